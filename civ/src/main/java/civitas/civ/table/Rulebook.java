package civitas.civ.table;

import civitas.civ.board.Layouts;
import civitas.civ.content.BoxContent;
import civitas.civ.content.Content;
import civitas.civ.content.ContentFiles;
import civitas.kernel.StepBook;
import java.util.List;

/** The rules of one box set, put together once: all tables with these boxes share it. */
public final class Rulebook {

    private final Content content;
    private final Layouts layouts;
    private final Hooks hooks;
    private final StepBook<CivTable> steps;

    private Rulebook(Builder builder) {
        content = builder.content;
        layouts = builder.layouts;
        hooks = builder.hooks;
        steps = builder.steps;
    }

    /** The rulebook of some boxes, base first. */
    public static Rulebook of(List<CivBox> boxes) {
        Builder builder = new Builder(boxes.stream().map(CivBox::content).toList());
        boxes.forEach(box -> box.contribute(builder));
        return new Rulebook(builder);
    }

    public Content content() {
        return content;
    }

    /** The maps by number of players. */
    public Layouts layouts() {
        return layouts;
    }

    public Hooks hooks() {
        return hooks;
    }

    /** The steps that can be read back from a dump. */
    public StepBook<CivTable> steps() {
        return steps;
    }

    /** What boxes write into. */
    public static final class Builder {

        private final Content content;
        private final Layouts layouts;
        private final Hooks hooks = new Hooks();
        private final StepBook<CivTable> steps = new StepBook<>();

        private Builder(List<BoxContent> boxes) {
            content = new Content(boxes);
            layouts = new Layouts(new ContentFiles(boxes));
        }

        public Content content() {
            return content;
        }

        public Hooks hooks() {
            return hooks;
        }

        public StepBook<CivTable> steps() {
            return steps;
        }
    }
}
