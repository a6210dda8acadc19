package civitas.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import civitas.kernel.text.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;

class HookTest {

    private record Card(int number) implements Ability {
        @Override
        public String code() {
            return "card-" + number;
        }

        @Override
        public Phrase title() {
            return Phrase.NONE;
        }
    }

    private static final Card LAST = new Card(255);
    private static final Card FIRST = new Card(3);
    private static final Card MIDDLE = new Card(64);

    private static Hook<String> hook() {
        Hook<String> hook = new Hook<>();
        hook.join(LAST, "last");
        hook.join(FIRST, "first");
        hook.join(MIDDLE, "middle");
        hook.join(new Card(130), "third");
        return hook;
    }

    private static List<String> heard(Iterable<String> voices) {
        List<String> heard = new ArrayList<>();
        voices.forEach(heard::add);
        return heard;
    }

    @Test
    void abilitiesSpeakInTheOrderOfTheirNumbers() {
        assertThat(heard(hook().of(Numbers.range(0, Numbers.LIMIT))))
                .containsExactly("first", "middle", "third", "last");
        assertThat(heard(hook().of(Numbers.of(255, 64, 5)))).containsExactly("middle", "last");
        assertThat(heard(hook().of(Numbers.of(4, 65)))).isEmpty();
        assertThat(hook().isHeard(Numbers.of(4, 65))).isFalse();
        assertThat(hook().isHeard(Numbers.of(3))).isTrue();
    }

    @Test
    void voicesChangeANumberOneAfterTheOther() {
        Hook.Voices<String> voices = hook().of(Numbers.of(3, 64));
        assertThat(voices.number(1, (number, voice) -> 10 * number + voice.length()))
                .isEqualTo(156);
        assertThat(voices.result("", (text, voice) -> text + voice)).isEqualTo("firstmiddle");
        assertThat(hook().of(Numbers.NONE).number(7, (number, voice) -> 0)).isEqualTo(7);
        assertThat(hook().of(Numbers.NONE).result("same", (text, voice) -> voice))
                .isEqualTo("same");
    }

    @Test
    void anAbilityThatIsNotInForceIsSilent() {
        Numbers all = hook().joined();
        assertThat(heard(hook().of(Numbers.NONE, all, (player, ability) -> ability.number() != 64, 0)))
                .containsExactly("first", "third", "last");
        assertThat(heard(hook().of(Numbers.NONE, all, (player, ability) -> player > 0, 0)))
                .isEmpty();
    }

    @Test
    void tellsWhoseVoiceComesNext() {
        Hook.Walk<String> voices = hook().of(Numbers.of(64, 255)).iterator();
        assertThat(voices.ability()).isEqualTo(MIDDLE);
        assertThat(voices.next()).isEqualTo("middle");
        assertThat(voices.ability()).isEqualTo(LAST);
        assertThat(voices.next()).isEqualTo("last");
        assertThatThrownBy(voices::next).isInstanceOf(NoSuchElementException.class);
    }

    @Test
    void oneAbilityHasOneVoice() {
        Hook<String> hook = hook();
        assertThatThrownBy(() -> hook.join(FIRST, "again"))
                .hasMessage("card-3 and card-3 join one hook as number 3".replace("card-3", FIRST.toString()));
        assertThatThrownBy(() -> hook.replace(new Card(4), "x")).isInstanceOf(IllegalStateException.class);
        hook.replace(FIRST, "other");
        assertThat(hook.voice(FIRST)).isEqualTo("other");
        assertThat(hook.has(FIRST)).isTrue();
        assertThat(hook.has(new Card(4))).isFalse();
    }
}
