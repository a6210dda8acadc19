package civitas.kernel.state;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.kernel.Dump;
import civitas.kernel.DumpReader;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class MemoryTest {

    private record Card(String code) implements Thing {
        @Override
        public Phrase title() {
            return Phrase.NONE;
        }
    }

    private static String text(Memory memory) {
        Dump dump = new Dump();
        memory.dump("memory", dump);
        return dump.toString();
    }

    @Test
    void remembersAsAMapDoes() {
        Random random = new Random(11);
        Memory memory = new Memory();
        Map<Card, Map<Integer, Integer>> map = new HashMap<>();
        for (int round = 0; round < 3_000; round++) {
            Card card = new Card("card-" + random.nextInt(6));
            int seat = random.nextInt(4);
            int number = random.nextInt(3);
            memory.set(card, seat, number);
            map.computeIfAbsent(card, any -> new HashMap<>()).put(seat, number);
            Card other = new Card("card-" + random.nextInt(6));
            assertThat(memory.get(other, seat))
                    .isEqualTo(map.getOrDefault(other, Map.of()).getOrDefault(seat, 0));
            Memory read = new Memory();
            read.mark(new Card("something"), 3);
            read.restore("memory", new DumpReader(text(memory)));
            assertThat(text(read)).isEqualTo(text(memory));
        }
    }

    @Test
    void theOrderOfWritingLeavesNoTrace() {
        Memory one = new Memory();
        one.mark(new Card("b"), 1);
        one.add(new Card("a"), 2, 5);
        one.add(new Card("a"), 0, 1);
        Memory other = new Memory();
        other.mark(new Card("c"), 0);
        other.add(new Card("a"), 0, 1);
        other.add(new Card("a"), 2, 2);
        other.mark(new Card("b"), 1);
        other.add(new Card("a"), 2, 3);
        other.set(new Card("c"), 0, 0);
        assertThat(text(one))
                .isEqualTo("memory a 0 1\nmemory a 2 5\nmemory b 1 1\n")
                .isEqualTo(text(other));
    }

    @Test
    void copiesAreIndependent() {
        Memory memory = new Memory();
        Card card = new Card("a");
        memory.mark(card, 0);
        Memory copy = memory.copy();
        copy.add(card, 0, 1);
        copy.mark(card, 1);
        assertThat(text(memory)).isEqualTo("memory a 0 1\n");
        memory.clear();
        assertThat(memory.has(card, 0)).isFalse();
        assertThat(copy.get(card, 0)).isEqualTo(2);
        assertThat(copy.has(card, 1)).isTrue();
    }

    @Test
    void aSeatIsForgottenAlone() {
        Memory memory = new Memory();
        memory.mark(new Card("a"), 0);
        memory.mark(new Card("a"), 1);
        memory.mark(new Card("b"), 0);
        memory.forget(0);
        assertThat(text(memory)).isEqualTo("memory a 1 1\n");
        memory.forget(1);
        assertThat(memory.isEmpty()).isTrue();
    }
}
