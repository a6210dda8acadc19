package civitas.civ;

import civitas.civ.content.Component;
import civitas.civ.content.facts.BoxContent;
import civitas.civ.content.facts.Content;
import civitas.civ.fame.FameAndFortune;
import civitas.civ.table.CivBox;
import civitas.civ.table.Hooks;
import civitas.civ.table.Rulebook;
import civitas.civ.wisdom.WisdomAndWarfare;
import civitas.kernel.Box;
import java.util.List;
import java.util.function.Consumer;

/** Rulebooks for tests. */
public final class Books {

    /** All boxes there are, those too that are not offered yet. */
    public static final List<CivBox> SHELF = List.of(new BaseBox(), new FameAndFortune(), new WisdomAndWarfare());

    private static final Rulebook WISDOM = Rulebook.of(List.of(new BaseBox(), new WisdomAndWarfare()));

    private static final Rulebook BASE = Rulebook.of(List.of(new BaseBox()));

    private Books() {}

    /** The rulebook of the base box, which all tests share. */
    public static Rulebook base() {
        return BASE;
    }

    /** The rulebook of the base box with Wisdom and Warfare, which all tests share. */
    public static Rulebook wisdom() {
        return WISDOM;
    }

    /** Another rulebook of the base box, for a test that lets abilities speak at its table. */
    public static Rulebook own() {
        return Rulebook.of(List.of(new BaseBox()));
    }

    /** The components of the base box. */
    public static Content content() {
        return BASE.content();
    }

    /** The base box, where more abilities speak than their cards say. */
    public static Rulebook with(Consumer<Hooks> voices) {
        Rulebook book = own();
        voices.accept(book.hooks());
        return book;
    }

    /** The base box and a box of a test, see {@link #madeUp}. */
    public static Rulebook with(String box) {
        return Rulebook.of(List.of(new BaseBox(), madeUp(Box.expansion(box, "X", BaseBox.ID))));
    }

    /** A box of a test; its content files lie in a directory of its name among the resources of the tests. */
    public static CivBox madeUp(Box box) {
        return new MadeUp(box, List.of(), book -> {});
    }

    /**
     * A box of a test with content files as {@link #madeUp(Box)} has.
     *
     * @param components the constants of its enums
     * @param cards what it contributes
     */
    public record MadeUp(Box box, List<Component> components, Consumer<Rulebook.Builder> cards) implements CivBox {

        @Override
        public BoxContent content() {
            return new BoxContent("civitas/civ/" + box.id(), components);
        }

        @Override
        public void contribute(Rulebook.Builder book) {
            cards.accept(book);
        }
    }
}
