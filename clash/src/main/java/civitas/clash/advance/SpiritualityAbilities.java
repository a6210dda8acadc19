package civitas.clash.advance;

import civitas.clash.content.Advance;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.Building;
import civitas.clash.content.Category;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.state.Purpose;
import civitas.clash.table.AdvanceHooks;
import civitas.clash.table.CityHooks;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hooks;
import java.util.List;

/** Myths, Rituals, Priesthood, State Religion. */
final class SpiritualityAbilities {

    private static final Goods ONE_MOOD = Goods.of(Good.MOOD, 1);

    private SpiritualityAbilities() {}

    /** Those that do the same in every edition. */
    static void common(Hooks hooks) {
        hooks.event.moodInsurance.join(BaseAdvance.MYTHS, (table, player) -> ONE_MOOD);
        hooks.advance.waiver.join(BaseAdvance.PRIESTHOOD, new Priesthood());
        hooks.city.buildingPrice.join(BaseAdvance.STATE_RELIGION, new StateReligion());
    }

    static void join(Hooks hooks) {
        common(hooks);
        // CC-4.110: in an Improve mood action every resource may stand in for a mood token.
        hooks.turn.substitute.join(
                BaseAdvance.RITUALS,
                (table, player, purpose, good) -> purpose.is(Purpose.Kind.IMPROVE_MOOD) && good == Good.MOOD
                        ? (1 << Good.GOLD.ordinal() + 1) - 1
                        : 0);
    }

    /** Once per turn a Science advance costs nothing. */
    private static final class Priesthood implements AdvanceHooks.Waiver {

        @Override
        public boolean covers(ClashTable table, int player, Advance advance) {
            return advance.isIn(Category.SCIENCE) && !table.turn().hasUsed(BaseAdvance.PRIESTHOOD);
        }

        @Override
        public boolean isOncePerTurn() {
            return true;
        }

        @Override
        public void used(ClashTable table, int player) {
            table.turn().use(BaseAdvance.PRIESTHOOD);
        }
    }

    /** Once per turn a temple costs no food (CC-4.87). */
    private static final class StateReligion implements CityHooks.BuildingPrice {

        @Override
        public List<Goods> prices(ClashTable table, int player, int city, Building building, Goods price) {
            boolean waived = building == BaseBuilding.TEMPLE && !table.turn().hasUsed(BaseAdvance.STATE_RELIGION);
            return waived ? List.of(price.plus(Good.FOOD, -price.get(Good.FOOD))) : List.of();
        }

        @Override
        public void used(ClashTable table, int player, Goods paid) {
            table.turn().use(BaseAdvance.STATE_RELIGION);
        }
    }
}
