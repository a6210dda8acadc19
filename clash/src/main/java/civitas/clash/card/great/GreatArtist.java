package civitas.clash.card.great;

import civitas.clash.board.Space;
import civitas.clash.board.SpaceSet;
import civitas.clash.city.Moods;
import civitas.clash.content.Mood;
import civitas.clash.table.Act;
import civitas.clash.table.CivilEffect;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Question;
import civitas.kernel.text.Phrase;

/** Great Artist: one city of the player becomes happy, whatever its mood was. */
final class GreatArtist implements CivilEffect {

    @Override
    public void perform(ClashTable table, int player) {
        table.push(new Delight(player));
    }

    /** Which city; nothing happens if all are happy. */
    record Delight(int player) implements Question<ClashTable> {

        @Override
        public int asked(ClashTable table) {
            return 1 << player;
        }

        @Override
        public Phrase prompt(ClashTable table, int seat) {
            return Phrase.of("prompt.great-artist");
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            SpaceSet cities = table.cities().of(player);
            for (int city = cities.next(0); city >= 0; city = cities.next(city + 1)) {
                if (Moods.canImprove(table, city)) {
                    out.add(Act.CHOOSE, table.space(city));
                }
            }
            if (out.isEmpty()) {
                out.add(Act.PASS);
            }
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            if (choice.verb() == Act.CHOOSE) {
                Moods.set(table, ((Space) choice.subject()).index(), Mood.HAPPY);
            }
        }
    }
}
