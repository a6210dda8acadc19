package civitas.civ.fame.tech;

import civitas.civ.board.Square;
import civitas.civ.city.FreeBuilding;
import civitas.civ.city.Placing;
import civitas.civ.city.Sites;
import civitas.civ.content.Figure;
import civitas.civ.content.Phase;
import civitas.civ.content.UnitType;
import civitas.civ.fame.content.FameTech;
import civitas.civ.fame.people.FreeUnits;
import civitas.civ.state.Act;
import civitas.civ.state.Cities;
import civitas.civ.table.CivTable;
import civitas.civ.table.TurnHooks;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;

/** Plastics: an unlocked unit, figure or building for nothing at the start of each turn (CV-03.24, CV-14.24). */
final class Plastics implements TurnHooks.Deed {

    @Override
    public void list(CivTable table, int player, Choices out) {
        if (table.turn().phase() == Phase.START_OF_TURN) {
            Choices wares = new Choices();
            new Build(player).list(table, player, wares);
            if (!wares.isEmpty()) {
                out.add(Act.DEED, FameTech.PLASTICS);
            }
        }
    }

    @Override
    public void begin(CivTable table, int player, Choice choice) {
        table.push(new Build(player));
    }

    /** What is built; a building is chosen with its place afterwards. */
    record Build(int player) implements Solo<CivTable> {

        @Override
        public Phrase prompt(CivTable table) {
            return Phrase.of("prompt.plastics");
        }

        @Override
        public void list(CivTable table, int seat, Choices out) {
            for (int type = 0; type < UnitType.COUNT; type++) {
                UnitType unit = UnitType.of(type);
                if (table.player(player).rank(unit) > 0
                        && !table.market().units(unit).isExhausted()) {
                    out.add(Act.MUSTER, unit);
                }
            }
            for (Figure figure : Figure.values()) {
                if (table.figures().inReserve(player, figure) >= 0) {
                    listPlaces(table, figure, out);
                }
            }
            if (FreeBuilding.isPossible(table, player, Placing.unlocked(table, player))) {
                out.add(Act.BUILD_FREE, FameTech.PLASTICS);
            }
        }

        private void listPlaces(CivTable table, Figure figure, Choices out) {
            for (int marker = 0; marker < Cities.PER_PLAYER; marker++) {
                int city = Cities.of(player, marker);
                if (table.cities().exists(city)) {
                    for (int square : Sites.of(table, city)) {
                        if (Placing.mayPlace(table, player, square, figure)) {
                            out.add(Act.PLACE, figure, table.square(square));
                        }
                    }
                }
            }
        }

        @Override
        public void choose(CivTable table, int seat, Choice choice) {
            switch ((Act) choice.verb()) {
                case MUSTER -> FreeUnits.gain(table, player, choice.subject(UnitType.class));
                case PLACE -> {
                    Square square = choice.object(Square.class);
                    table.say("log.free-figure", table.name(player), choice.subject(), square);
                    Placing.put(table, player, square.index(), choice.subject(Figure.class));
                }
                default -> FreeBuilding.offer(table, player, Placing.unlocked(table, player), 1);
            }
        }
    }
}
