package civitas.clash.civilizations.event;

import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.table.Act;
import civitas.clash.table.CivilEffect;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;

/** Great Athlete: any number of culture tokens become mood tokens, or the other way round. */
final class GreatAthlete implements CivilEffect {

    @Override
    public void perform(ClashTable table, int player) {
        table.push(new Change(player));
    }

    /** How many tokens of which kind are given. */
    record Change(int player) implements Solo<ClashTable> {

        @Override
        public Phrase prompt(ClashTable table) {
            return Phrase.of("prompt.great-athlete");
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            for (Good token : new Good[] {Good.CULTURE, Good.MOOD}) {
                for (int number = 1; number <= table.player(player).get(token); number++) {
                    out.add(Act.GIVE, Goods.of(token, number));
                }
            }
            out.add(Act.PASS);
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            if (choice.verb() == Act.PASS) {
                return;
            }
            Goods given = (Goods) choice.subject();
            Good other = given.get(Good.CULTURE) > 0 ? Good.MOOD : Good.CULTURE;
            Goods got = Goods.of(other, given.get(Good.CULTURE) + given.get(Good.MOOD));
            table.player(player).spend(given);
            table.gain(player, got);
            table.say("log.turns-tokens", table.name(player), given, got);
        }
    }
}
