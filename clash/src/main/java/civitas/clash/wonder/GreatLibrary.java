package civitas.clash.wonder;

import civitas.clash.content.Advance;
import civitas.clash.content.Category;
import civitas.clash.content.Wonder;
import civitas.clash.table.Act;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hooks;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Numbers;
import civitas.kernel.Question;
import civitas.kernel.text.Phrase;

/** Once per turn its owner uses an advance that he lacks until the end of the turn (CC-12.31, CC-12.32, OQ-36). */
final class GreatLibrary implements Hooks.Deed {

    /** The advances of the board, except those of governments. */
    private static final Numbers NAMEABLE = nameable();

    private GreatLibrary() {}

    static void join(Hooks hooks) {
        hooks.deed.join(Wonder.GREAT_LIBRARY, new GreatLibrary());
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

    @Override
    public boolean isAction() {
        return false;
    }

    @Override
    public boolean isPossible(ClashTable table, int player) {
        return !table.turn().hasUsed(Wonder.GREAT_LIBRARY)
                && !lacking(table, player).isEmpty();
    }

    @Override
    public void perform(ClashTable table, int player) {
        table.turn().use(Wonder.GREAT_LIBRARY);
        table.push(new Consult(player));
    }

    /** Which advance. Nothing is gained: no token, no card, no event. */
    record Consult(int player) implements Question<ClashTable> {

        @Override
        public int asked(ClashTable table) {
            return 1 << player;
        }

        @Override
        public Phrase prompt(ClashTable table, int seat) {
            return Phrase.of("prompt.great-library");
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            Numbers advances = lacking(table, player);
            for (int number = advances.next(0); number >= 0; number = advances.next(number + 1)) {
                out.add(Act.CHOOSE, table.content().advance(number));
            }
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            Advance advance = (Advance) choice.subject();
            table.player(player).borrow(Numbers.of(advance.number()));
            table.say("log.great-library", table.name(player), advance);
        }
    }
}
