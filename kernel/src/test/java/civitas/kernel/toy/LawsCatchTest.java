package civitas.kernel.toy;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Chronicle;
import civitas.kernel.DumpReader;
import civitas.kernel.Game;
import civitas.kernel.GameLaws;
import civitas.kernel.Question;
import civitas.kernel.Scene;
import civitas.kernel.Seat;
import civitas.kernel.Setup;
import civitas.kernel.Viewer;
import civitas.kernel.text.Lexicon;
import civitas.kernel.text.Phrase;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** A law that never fails proves nothing: each is shown a game that breaks it. */
class LawsCatchTest {

    @Test
    void aViewThatShowsTheTopOfTheDeck() {
        ToyGame game = new ToyGame() {
            @Override
            public Object view(ToyTable table, Viewer viewer) {
                return List.of(super.view(table, viewer), table.deckSize > 0 ? table.deck[table.deckSize - 1] : 0);
            }
        };
        assertThat(broken(game)).contains("a view does not depend on what its seat may not know");
    }

    /** As it is if what one viewer may know is kept for the next one. */
    @Test
    void aSceneThatShowsEverybodyTheSame() {
        ToyGame game = new ToyGame() {
            @Override
            public Scene<ToyTable> scene(ToyTable table) {
                return new Frozen(view(table, Viewer.of(Seat.RED)));
            }
        };
        assertThat(broken(game))
                .containsExactly("whoever looks at a scene sees what they would see alone, whoever else has looked");
    }

    private record Frozen(Object seen) implements Scene<ToyTable> {

        @Override
        public Object view(Viewer viewer) {
            return seen;
        }

        @Override
        public Frozen next(ToyTable table) {
            return this;
        }
    }

    @Test
    void aDescriptionThatShowsAllHands() {
        ToyGame game = new ToyGame() {
            @Override
            public String describe(ToyTable table, Viewer viewer, Lexicon lexicon) {
                return super.describe(table, viewer, lexicon) + table.dump();
            }
        };
        assertThat(broken(game)).contains("a view does not depend on what its seat may not know");
    }

    @Test
    void anImaginingThatOnlyCopies() {
        ToyGame game = new ToyGame() {
            @Override
            public ToyTable imagine(ToyTable table, Seat seat, long seed) {
                return table.copy();
            }
        };
        assertThat(broken(game)).containsExactly("imagined tables can be played on, and are dealt anew");
    }

    /** As it is if a pile is shuffled without being sorted first. */
    @Test
    void anImaginingThatStartsFromTheTrueOrder() {
        ToyGame game = new ToyGame() {
            @Override
            public ToyTable imagine(ToyTable table, Seat seat, long seed) {
                ToyTable imagined = super.imagine(table, seat, seed);
                if (table.deckSize > 1 && table.deck[0] > table.deck[1]) {
                    byte first = imagined.deck[0];
                    imagined.deck[0] = imagined.deck[1];
                    imagined.deck[1] = first;
                }
                return imagined;
            }
        };
        assertThat(broken(game)).containsExactly("an imagined table does not depend on what its seat may not know");
    }

    @Test
    void aDealThatDependsOnTheLocale() {
        ToyGame game = new ToyGame() {
            @Override
            public ToyTable deal(Setup setup, Chronicle chronicle) {
                ToyTable table = super.deal(setup, chronicle);
                if (Locale.getDefault().getLanguage().equals("tr")) {
                    table.bank--;
                    table.coins[0]++;
                }
                return table;
            }
        };
        assertThat(broken(game)).containsExactly("same record, same table: also with another locale and time zone");
    }

    @Test
    void aDealThatIsNeverTheSame() {
        AtomicInteger deals = new AtomicInteger();
        ToyGame game = new ToyGame() {
            @Override
            public ToyTable deal(Setup setup, Chronicle chronicle) {
                ToyTable table = super.deal(setup, chronicle);
                table.redealt(deals.incrementAndGet());
                return table;
            }
        };
        assertThat(broken(game))
                .contains(
                        "same record, same table: also on several threads at once",
                        "saving and loading at any point gives an equal table that plays on equally");
    }

    @Test
    void aCoinThatIsLost() {
        ToyGame game = new ToyGame() {
            @Override
            public ToyTable deal(Setup setup, Chronicle chronicle) {
                ToyTable table = super.deal(setup, chronicle);
                table.bank--;
                return table;
            }
        };
        assertThat(broken(game)).contains("pieces are conserved and no limit is passed, after every choice");
    }

    @Test
    void aChoiceThatCannotBeCarriedOut() {
        assertThat(broken(interrupted(seat -> new Trap(seat, "trap", false))))
                .contains("every listed choice can be carried out, and the game goes on after it");
    }

    @Test
    void aRevelationThatNobodyMarked() {
        assertThat(broken(interrupted(seat -> new Peek(seat))))
                .containsExactly(
                        "what a choice tells a seat does not depend on what the seat may not know, unless it reveals"
                                + " it");
    }

    @Test
    void aChoiceWithoutWords() {
        assertThat(broken(interrupted(seat -> new Trap(seat, "wordless", true))))
                .containsExactly("everything that is said can be said in every language");
    }

    @Test
    void aCopyThatSharesSomething() {
        assertThat(broken(interrupted(seat -> new Shared(seat, new Tally()))))
                .contains("a copy shares nothing that changes");
    }

    @Test
    void anUndoThatLeavesSomethingBehind() {
        AtomicInteger outside = new AtomicInteger();
        assertThat(broken(interrupted(seat -> new Outside(seat, outside))))
                .contains("undo restores the table exactly, and is free only back to the last revelation");
    }

    @Test
    void aRefusalThatChangesTheTable() {
        assertThat(broken(interrupted(seat -> new Meter(seat))))
                .contains("anything not listed is refused and changes nothing");
    }

    @Test
    void aGameThatNeverEnds() {
        assertThat(broken(interrupted(seat -> new Circle(seat))))
                .contains("somebody can always choose, and every game ends");
    }

    @Test
    void aGameInWhichNobodyIsAskedAnyMore() {
        assertThat(broken(interrupted(seat -> new Silence(seat))))
                .contains("every listed choice can be carried out, and the game goes on after it");
    }

    @Test
    void aTableThatComesBackPoorer() {
        ToyGame game = new ToyGame() {
            @Override
            public ToyTable restore(Setup setup, DumpReader dump) {
                ToyTable table = super.restore(setup, dump);
                table.bank += table.coins[0];
                table.coins[0] = 0;
                return table;
            }
        };
        assertThat(broken(game))
                .containsExactlyInAnyOrder(
                        "a table that can be written down is read back equal",
                        "a match goes on from a snapshot as if all its choices had been made again");
    }

    /** A counter that all copies of a table have in common. */
    private static final class Tally {
        private int number;

        @Override
        public String toString() {
            return Integer.toString(number);
        }
    }

    /** Counts its choices on something that copies share. */
    private record Shared(int seat, Tally tally) implements Question<ToyTable> {
        @Override
        public int asked(ToyTable table) {
            return 1 << seat;
        }

        @Override
        public Phrase prompt(ToyTable table, int asked) {
            return Phrase.of("toy.over");
        }

        @Override
        public void list(ToyTable table, int asked, Choices out) {
            out.add(ToyVerb.DONE);
            out.add(ToyVerb.DRAW);
        }

        @Override
        public void choose(ToyTable table, int asked, Choice choice) {
            tally.number++;
        }
    }

    /** Pays by a number that is kept outside the table, so that replaying does not bring it back. */
    private record Outside(int seat, AtomicInteger number) implements Question<ToyTable> {
        @Override
        public int asked(ToyTable table) {
            return 1 << seat;
        }

        @Override
        public Phrase prompt(ToyTable table, int asked) {
            return Phrase.of("toy.over");
        }

        @Override
        public void list(ToyTable table, int asked, Choices out) {
            out.add(ToyVerb.DONE);
            out.add(ToyVerb.DRAW);
        }

        @Override
        public void choose(ToyTable table, int asked, Choice choice) {
            table.earn(seat, number.incrementAndGet() % 3);
        }

        @Override
        public String toString() {
            return "Outside[" + seat + "]";
        }
    }

    /** Pays whoever looks at the choices: looking changes the table. */
    private record Meter(int seat) implements Question<ToyTable> {
        @Override
        public int asked(ToyTable table) {
            return (1 << table.seats()) - 1;
        }

        @Override
        public Phrase prompt(ToyTable table, int asked) {
            return Phrase.of("toy.over");
        }

        @Override
        public void list(ToyTable table, int asked, Choices out) {
            table.earn(asked, 1);
            out.add(ToyVerb.DONE);
            out.add(ToyVerb.DRAW);
        }

        @Override
        public void choose(ToyTable table, int asked, Choice choice) {
            table.say("toy.over");
        }
    }

    /** Asks the same again and again. */
    private record Circle(int seat) implements Question<ToyTable> {
        @Override
        public int asked(ToyTable table) {
            return 1 << seat;
        }

        @Override
        public Phrase prompt(ToyTable table, int asked) {
            return Phrase.of("toy.over");
        }

        @Override
        public void list(ToyTable table, int asked, Choices out) {
            out.add(ToyVerb.DONE);
            out.add(ToyVerb.DRAW);
        }

        @Override
        public void choose(ToyTable table, int asked, Choice choice) {
            table.push(this);
        }
    }

    /** One of its choices leaves the table without anything to do. */
    private record Silence(int seat) implements Question<ToyTable> {
        @Override
        public int asked(ToyTable table) {
            return 1 << seat;
        }

        @Override
        public Phrase prompt(ToyTable table, int asked) {
            return Phrase.of("toy.over");
        }

        @Override
        public void list(ToyTable table, int asked, Choices out) {
            out.add(ToyVerb.DONE);
            out.add(ToyVerb.DRAW);
        }

        @Override
        public void choose(ToyTable table, int asked, Choice choice) {
            if (choice.verb() == ToyVerb.DRAW) {
                table.startOver();
            }
        }
    }

    /** Two choices; one of them is good, the other may be a trap. */
    private record Trap(int seat, String word, boolean harmless) implements Question<ToyTable> {
        @Override
        public int asked(ToyTable table) {
            return 1 << seat;
        }

        @Override
        public Phrase prompt(ToyTable table, int asked) {
            return Phrase.of("toy.over");
        }

        @Override
        public void list(ToyTable table, int asked, Choices out) {
            out.add(ToyVerb.DONE);
            out.add(() -> word);
        }

        @Override
        public void choose(ToyTable table, int asked, Choice choice) {
            if (choice.verb() != ToyVerb.DONE && !harmless) {
                throw new IllegalStateException("it was a trap");
            }
        }
    }

    /** Looks at a card of the deck without saying that something was revealed. */
    private record Peek(int seat) implements Question<ToyTable> {
        @Override
        public int asked(ToyTable table) {
            return 1 << seat;
        }

        @Override
        public Phrase prompt(ToyTable table, int asked) {
            return Phrase.of("toy.over");
        }

        @Override
        public void list(ToyTable table, int asked, Choices out) {
            out.add(ToyVerb.DONE);
            out.add(ToyVerb.DRAW);
        }

        @Override
        public void choose(ToyTable table, int asked, Choice choice) {
            table.whisper(1 << seat, Phrase.of("toy.draw.own", Card.of(table.deck[0])), Phrase.NONE);
        }
    }

    private interface Interruption {
        Question<ToyTable> of(int seat);
    }

    /** The toy game with a question before the first bid. */
    private static ToyGame interrupted(Interruption interruption) {
        return new ToyGame() {
            @Override
            public ToyTable deal(Setup setup, Chronicle chronicle) {
                ToyTable table = super.deal(setup, chronicle);
                for (int seat = 0; seat < table.seats(); seat++) {
                    table.push(interruption.of(seat));
                }
                return table;
            }
        };
    }

    /** The names of the laws that a game breaks. */
    private static List<String> broken(ToyGame game) {
        return Stream.<Class<?>>iterate(GameLaws.class, type -> type != Object.class, Class::getSuperclass)
                .flatMap(type -> Stream.of(type.getDeclaredMethods()))
                .filter(method -> method.isAnnotationPresent(TestFactory.class))
                .filter(method -> fails(new Laws(game), method))
                .map(method -> method.getAnnotation(DisplayName.class).value().replaceFirst("^\\d\\. ", ""))
                .toList();
    }

    private static boolean fails(Laws laws, Method law) {
        law.setAccessible(true);
        try {
            for (Object test : ((Stream<?>) law.invoke(laws)).toList()) {
                ((DynamicTest) test).getExecutable().execute();
            }
            return false;
        } catch (ReflectiveOperationException e) {
            throw new LinkageError(e.getMessage(), e);
        } catch (Throwable e) {
            return true;
        }
    }

    private static final class Laws extends GameLaws<ToyTable> {

        private final ToyGame game;

        Laws(ToyGame game) {
            this.game = game;
        }

        @Override
        protected Game<ToyTable> game() {
            return game;
        }

        @Override
        protected List<Setup> setups() {
            return List.of(Setup.of("toy", List.of("base"), Map.of(), 3, 5));
        }
    }
}
