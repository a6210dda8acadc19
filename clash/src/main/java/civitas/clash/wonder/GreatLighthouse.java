package civitas.clash.wonder;

import civitas.clash.board.Space;
import civitas.clash.board.SpaceSet;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Wonder;
import civitas.clash.table.Act;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hooks;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Question;
import civitas.kernel.text.Phrase;

/** Each activation of its city may bring a ship (OQ-35), and its owner names the first player (CC-12.28). */
final class GreatLighthouse {

    private GreatLighthouse() {}

    static void join(Hooks hooks) {
        hooks.afterActivate.join(Wonder.GREAT_LIGHTHOUSE, (table, player, city) -> {
            if (table.cities().has(city, Wonder.GREAT_LIGHTHOUSE)) {
                table.push(new LaunchShip(player));
            }
        });
        hooks.namesFirstPlayer.join(Wonder.GREAT_LIGHTHOUSE, (table, player) -> {});
    }

    /** Where the free ship is placed, if one is in supply once the activation has done its work. */
    record LaunchShip(int player) implements Question<ClashTable> {

        @Override
        public int asked(ClashTable table) {
            return 1 << player;
        }

        @Override
        public Phrase prompt(ClashTable table, int seat) {
            return Phrase.of("prompt.great-lighthouse");
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            if (table.unitsLeft(player, BaseUnit.SHIP) > 0) {
                SpaceSet sea = table.lands().sea();
                for (int space = sea.next(0); space >= 0; space = sea.next(space + 1)) {
                    if (!table.units().hasEnemy(player, space)) {
                        out.add(Act.PLACE, table.space(space));
                    }
                }
            }
            out.add(Act.PASS);
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            if (choice.verb() == Act.PLACE) {
                Space space = (Space) choice.subject();
                table.units().add(player, BaseUnit.SHIP, space.index(), 1);
                table.say("log.great-lighthouse", table.name(player), space);
            }
        }
    }
}
