package civitas.clash.government;

import civitas.clash.content.Advance;
import civitas.clash.content.Category;
import civitas.clash.state.Act;
import civitas.clash.state.Player;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Numbers;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;
import java.util.Optional;

/**
 * Changing government (CC-13.12, CC-13.13): all markers of the old one go to the new one, which must have one on its top
 * advance. Nothing is gained: no tokens, no "immediately" effects, no event. A price is the caller's affair.
 */
public final class Governments {

    /** The advances of all governments. */
    private static final Numbers ALL =
            Category.DEMOCRACY.advances().or(Category.AUTOCRACY.advances()).or(Category.THEOCRACY.advances());

    private Governments() {}

    /** Whether the advance that a category's top one requires is owned. */
    public static boolean meetsRequirement(ClashTable table, Player player, Category category) {
        Optional<Advance> required = table.content().spec(category.top()).requires();
        return required.isEmpty() || player.owns(required.get());
    }

    /** Whether the player has a government: what is asked all the time, and mostly answered with no. */
    public static boolean has(Player player) {
        return player.advances().meets(ALL);
    }

    /** The government the player has advances of. */
    public static Optional<Category> of(Player player) {
        if (!has(player)) {
            return Optional.empty();
        }
        for (int c = Category.DEMOCRACY.ordinal(); c <= Category.THEOCRACY.ordinal(); c++) {
            if (player.advanceCount(Category.of(c)) > 0) {
                return Optional.of(Category.of(c));
            }
        }
        return Optional.empty();
    }

    /** Whether the player has a government and fulfils the requirement of another one. */
    public static boolean canChange(ClashTable table, int player) {
        for (int c = Category.DEMOCRACY.ordinal(); c <= Category.THEOCRACY.ordinal(); c++) {
            if (isOpen(table, player, Category.of(c))) {
                return true;
            }
        }
        return false;
    }

    /** Asks whether and to which government the player changes, if he can. */
    public static void ask(ClashTable table, int player) {
        if (canChange(table, player)) {
            table.push(new ChangeGovernment(player, true));
        }
    }

    /** Makes the player change, if he can. */
    public static void force(ClashTable table, int player) {
        if (canChange(table, player)) {
            table.push(new ChangeGovernment(player, false));
        }
    }

    private static boolean isOpen(ClashTable table, int player, Category government) {
        Player p = table.player(player);
        var present = of(p);
        return present.isPresent() && present.get() != government && meetsRequirement(table, p, government);
    }

    /** Whether an advance begins another government than the one a player has (CC-4.19). */
    public static boolean isAnother(Player player, Advance advance) {
        return advance.category().filter(Category::isGovernment).isPresent()
                && has(player)
                && !of(player).equals(advance.category());
    }

    /** All markers of the present government go to another one; nothing is added (CC-4.19, CC-4.20). */
    public static void turnTo(ClashTable table, int player, Category government) {
        change(table, player, of(table.player(player)).orElseThrow(), government);
    }

    private static void change(ClashTable table, int player, Category from, Category to) {
        Player p = table.player(player);
        int markers = p.advanceCount(from);
        table.say("log.changes-government", table.name(player), to);
        table.setAdvances(
                player, p.advances().minus(from.advances()).with(to.top().number()));
        tell(table, player, to.top());
        placeRest(table, player, to, markers - 1);
    }

    private static void placeRest(ClashTable table, int player, Category government, int left) {
        if (left == Category.SIZE - 1) {
            for (int place = 1; place < Category.SIZE; place++) {
                mark(table, player, government.at(place));
            }
        } else if (left > 0) {
            table.push(new PlaceMarker(player, government, left));
        }
    }

    private static void mark(ClashTable table, int player, Advance advance) {
        Player p = table.player(player);
        table.setAdvances(player, p.advances().with(advance.number()));
        tell(table, player, advance);
    }

    private static void tell(ClashTable table, int player, Advance advance) {
        table.say("log.marks-advance", table.name(player), advance);
        if (table.hooks().advance.whenMarked.has(advance)) {
            table.hooks().advance.whenMarked.voice(advance).run(table, player);
        }
        table.dropSurplus(player);
    }

    /** Which government; one who need not change may pass. */
    record ChangeGovernment(int player, boolean optional) implements Solo<ClashTable> {

        @Override
        public Phrase prompt(ClashTable table) {
            return Phrase.of(optional ? "prompt.change-government" : "prompt.must-change-government");
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            for (int c = Category.DEMOCRACY.ordinal(); c <= Category.THEOCRACY.ordinal(); c++) {
                if (isOpen(table, player, Category.of(c))) {
                    out.add(Act.CHANGE, Category.of(c));
                }
            }
            if (optional) {
                out.add(Act.PASS);
            }
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            if (choice.verb() == Act.CHANGE) {
                Category present = of(table.player(player)).orElseThrow();
                change(table, player, present, choice.subject(Category.class));
            }
        }
    }

    /** The markers that are not on the top advance go anywhere in the government, one by one. */
    record PlaceMarker(int player, Category government, int left) implements Solo<ClashTable> {

        @Override
        public Phrase prompt(ClashTable table) {
            return Phrase.of("prompt.place-marker", government, left);
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            for (int place = 1; place < Category.SIZE; place++) {
                if (!table.player(player).owns(government.at(place))) {
                    out.add(Act.CHOOSE, government.at(place));
                }
            }
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            mark(table, player, choice.subject(Advance.class));
            placeRest(table, player, government, left - 1);
        }
    }
}
