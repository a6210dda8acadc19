package civitas.clash.card.civil;

import civitas.clash.board.Space;
import civitas.clash.card.Frontier;
import civitas.clash.city.PlaceUnit;
import civitas.clash.content.BaseUnit;
import civitas.clash.move.Exploring;
import civitas.clash.state.Act;
import civitas.clash.table.CivilEffect;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;

/** Explorer: reveals a region next to a region with an own city, or places a settler, or both in any order. */
final class Explorer implements CivilEffect {

    @Override
    public boolean isPossible(ClashTable table, int player) {
        return !Frontier.slots(table, player).isEmpty();
    }

    @Override
    public void perform(ClashTable table, int player) {
        table.push(new Expedition(player, true, true));
    }

    /**
     * Which part comes next.
     *
     * @param region whether a region may still be revealed
     * @param settler whether a settler may still be placed
     */
    record Expedition(int player, boolean region, boolean settler) implements Solo<ClashTable> {

        private PlaceUnit newSettler() {
            return new PlaceUnit(player, BaseUnit.SETTLER);
        }

        @Override
        public Phrase prompt(ClashTable table) {
            return Phrase.of("prompt.explorer");
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            if (region) {
                Frontier.list(table, player, out);
            }
            if (settler && PlaceUnit.isPossible(table, player, BaseUnit.SETTLER)) {
                newSettler().list(table, seat, out);
            }
            if (!region || !settler) {
                out.add(Act.DONE);
            }
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            if (choice.verb() == Act.EXPLORE) {
                table.push(new Expedition(player, false, settler));
                Exploring.byCard(table, player, Frontier.slot(table, choice.subject(Space.class)));
            } else if (choice.verb() == Act.PLACE) {
                table.push(new Expedition(player, region, false));
                newSettler().choose(table, seat, choice);
            }
        }
    }
}
