package civitas.clash.wonder;

import civitas.clash.ask.Ask;
import civitas.clash.content.Category;
import civitas.clash.content.Wonder;
import civitas.clash.pay.AbilityDeed;
import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hooks;
import civitas.kernel.Numbers;
import civitas.kernel.ask.Inquiry;

/** Once per turn its owner uses an advance that he lacks until the end of the turn (CC-12.31, CC-12.32, OQ-36). */
final class GreatLibrary {

    /** The advances of the board, except those of governments. */
    private static final Numbers NAMEABLE = nameable();

    /** Which advance. Nothing is gained: no token, no card, no event. */
    private static final Inquiry<ClashTable, Integer> CONSULT = Ask.advance(Act.CHOOSE, "prompt.great-library")
            .from((table, player, out) -> Ask.each(table, lacking(table, player), out))
            .then((table, player, advance) -> {
                table.player(player).borrow(Numbers.of(advance.number()));
                table.say("log.great-library", table.name(player), advance);
            });

    private GreatLibrary() {}

    static void join(Hooks hooks) {
        hooks.turn.deed.join(
                Wonder.GREAT_LIBRARY,
                AbilityDeed.free(Wonder.GREAT_LIBRARY)
                        .oncePerTurn()
                        .when((table, player) -> !lacking(table, player).isEmpty())
                        .asks(CONSULT));
    }

    private static Numbers nameable() {
        Numbers nameable = Numbers.NONE;
        for (Category category : Category.values()) {
            nameable = category.isGovernment() ? nameable : nameable.or(category.advances());
        }
        return nameable;
    }

    private static Numbers lacking(ClashTable table, int player) {
        return NAMEABLE.minus(table.player(player).advances());
    }
}
