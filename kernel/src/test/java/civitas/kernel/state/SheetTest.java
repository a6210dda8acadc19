package civitas.kernel.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import civitas.kernel.Dump;
import civitas.kernel.DumpReader;
import civitas.kernel.Numbers;
import java.util.Random;
import org.junit.jupiter.api.Test;

class SheetTest {

    private enum Mood {
        CALM,
        ANGRY
    }

    private static final class Notes extends Sheet {

        private static final Form FORM = new Form("notes");
        private static final Form.Count ACTIONS = FORM.count("actions", 3);
        private static final Form.Flag BEGUN = FORM.flag("begun");
        private static final Form.Row LOST = FORM.row("lost", 4, -1);
        private static final Form.Head FIRST = FORM.head();
        private static final Form.Value<Mood> MOOD = FORM.constant("mood", Mood.class, Mood.CALM);
        private static final Form.Value<Numbers> HAND = FORM.numbers("hand");

        Notes() {
            super(FORM);
        }

        private Notes(Notes other) {
            super(other);
        }

        Notes copy() {
            return new Notes(this);
        }

        void scribble(Random random) {
            set(ACTIONS, random.nextInt(5));
            set(BEGUN, random.nextBoolean());
            set(LOST, random.nextInt(4), random.nextInt(3) - 1);
            set(MOOD, random.nextBoolean() ? Mood.CALM : Mood.ANGRY);
            set(HAND, get(HAND).with(random.nextInt(200)));
        }
    }

    private static String text(Notes notes) {
        Dump dump = new Dump();
        notes.dump(dump);
        return dump.toString();
    }

    @Test
    void aBlankSheetSaysNothing() {
        Notes notes = new Notes();
        assertThat(text(notes)).isEmpty();
        assertThat(notes.get(Notes.ACTIONS)).isEqualTo(3);
        assertThat(notes.get(Notes.LOST, 2)).isEqualTo(-1);
        assertThat(notes.sum(Notes.LOST)).isEqualTo(-4);
        assertThat(notes.get(Notes.MOOD)).isEqualTo(Mood.CALM);
    }

    @Test
    void whatIsWrittenCanBeReadBack() {
        Notes notes = new Notes();
        notes.set(Notes.ACTIONS, 2);
        notes.set(Notes.BEGUN, true);
        notes.add(Notes.LOST, 1, 3);
        notes.set(Notes.MOOD, Mood.ANGRY);
        notes.set(Notes.HAND, Numbers.of(1, 70));
        assertThat(text(notes)).isEqualTo("""
                notes.actions 2
                notes.begun true
                notes.lost -1 2 -1 -1
                notes.mood ANGRY
                notes.hand 400000000000000002
                """);
    }

    @Test
    void copiesAreEqualAndIndependent() {
        Random random = new Random(9);
        Notes notes = new Notes();
        for (int round = 0; round < 200; round++) {
            notes.scribble(random);
            Notes copy = notes.copy();
            assertThat(copy).isEqualTo(notes).hasSameHashCodeAs(notes);
            String before = text(notes);
            copy.scribble(random);
            assertThat(text(notes)).isEqualTo(before);
            assertThat(copy.equals(notes)).isEqualTo(text(copy).equals(before));
            String after = text(copy);
            notes.scribble(random);
            assertThat(text(copy)).as("the original writes").isEqualTo(after);
            Notes read = new Notes();
            read.scribble(random);
            DumpReader in = new DumpReader(after);
            read.restore(in);
            assertThat(read).isEqualTo(copy);
        }
        notes.clear();
        assertThat(notes).isEqualTo(new Notes());
    }

    @Test
    void whatWasDeclaredFirstIsClearedTogether() {
        Notes notes = new Notes();
        notes.set(Notes.HAND, Numbers.of(5));
        Notes before = notes.copy();
        notes.set(Notes.ACTIONS, 2);
        notes.set(Notes.BEGUN, true);
        notes.set(Notes.LOST, 3, 7);
        notes.clear(Notes.FIRST);
        assertThat(notes).isEqualTo(before);
    }

    @Test
    void refusesFieldsThatCannotBeToldApart() {
        Form form = new Form("form");
        form.count("a");
        assertThatThrownBy(() -> form.flag("a")).hasMessage("form has two fields a");
        assertThatThrownBy(() -> form.flag("a b")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Notes().get(Notes.LOST, 4)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> new Notes().get(Notes.LOST, -1)).isInstanceOf(IndexOutOfBoundsException.class);
    }
}
