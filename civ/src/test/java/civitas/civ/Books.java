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
        return Rulebook.of(List.of(new BaseBox(), new MadeUp(voices)));
    }

    private record MadeUp(Consumer<Hooks> voices) implements CivBox {

        @Override
        public Box box() {
            return Box.expansion("made-up", "X", BaseBox.ID);
        }

        @Override
        public BoxContent content() {
            return new BoxContent("civitas/civ/nothing", List.of());
        }

        @Override
        public void contribute(Rulebook.Builder book) {
            voices.accept(book.hooks());
        }
    }
}
