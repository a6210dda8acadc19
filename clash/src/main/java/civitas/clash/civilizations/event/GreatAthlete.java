package civitas.clash.civilizations.event;

import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.pay.Tokens;
import civitas.clash.state.Act;
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
        table.push(new Change(player, Good.CULTURE.mask() | Good.MOOD.mask()));
    }

    /**
     * How many tokens of which kind are given. What stands for a token is given singly, and more of the same kind after it.
     *
     * @param kinds the kinds that may still be given, as a mask
     */
    record Change(int player, int kinds) implements Solo<ClashTable> {

        @Override
        public Phrase prompt(ClashTable table) {
            return Phrase.of("prompt.great-athlete");
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            for (Good token : Tokens.KINDS) {
                if ((kinds & token.mask()) != 0) {
                    for (int number = 1; number <= table.player(player).get(token); number++) {
                        out.add(Act.GIVE, Goods.of(token, number));
                    }
                    Tokens.listSpares(table, player, token, out);
                }
            }
            out.add(Act.PASS);
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            if (choice.verb() == Act.PASS) {
                return;
            }
            if (choice.subject() instanceof Good token) {
                change(table, Goods.of(token, 1));
                table.push(new Change(player, token.mask()));
                Tokens.spend(table, player, choice);
                return;
            }
            Goods given = choice.subject(Goods.class);
            table.player(player).spend(given);
            change(table, given);
        }

        private void change(ClashTable table, Goods given) {
            Good other = given.get(Good.CULTURE) > 0 ? Good.MOOD : Good.CULTURE;
            Goods got = Goods.of(other, given.get(Good.CULTURE) + given.get(Good.MOOD));
            table.gain(player, got);
            table.say("log.turns-tokens", table.name(player), given, got);
        }
    }
}
