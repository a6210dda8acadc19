package civitas.civ;

import civitas.civ.content.BoxContent;
import civitas.civ.content.Content;
import civitas.civ.table.CivBox;
import civitas.civ.table.Hooks;
import civitas.civ.table.Rulebook;
import civitas.kernel.Box;
import java.util.List;
import java.util.function.Consumer;

/** Rulebooks for tests. */
public final class Books {

    private static final Rulebook BASE = Rulebook.of(List.of(new BaseBox()));

    private Books() {}

    /** The rulebook of the base box, which all tests share. */
    public static Rulebook base() {
        return BASE;
    }

    /** Another rulebook of the base box, for a test that lets abilities speak at its table. */
    public static Rulebook own() {
        return Rulebook.of(List.of(new BaseBox()));
    }

    /** The components of the base box. */
    public static Content content() {
        return BASE.content();
    }

    /** The base box and a box of a test that only makes abilities speak. */
    public static Rulebook with(Consumer<Hooks> voices) {
        return Rulebook.of(List.of(new BaseBox(), new MadeUp(Box.expansion("nothing", "X", BaseBox.ID), voices)));
    }

    /** The base box and a box of a test, see {@link #madeUp}. */
    public static Rulebook with(String box) {
        return Rulebook.of(List.of(new BaseBox(), madeUp(Box.expansion(box, "X", BaseBox.ID))));
    }

    /** A box of a test; its content files lie in a directory of its name among the resources of the tests. */
    public static CivBox madeUp(Box box) {
        return new MadeUp(box, hooks -> {});
    }

    private record MadeUp(Box box, Consumer<Hooks> voices) implements CivBox {

        @Override
        public BoxContent content() {
            return new BoxContent("civitas/civ/" + box.id(), List.of());
        }

        @Override
        public void contribute(Rulebook.Builder book) {
            voices.accept(book.hooks());
        }
    }
}
