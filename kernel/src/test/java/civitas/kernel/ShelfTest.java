package civitas.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ShelfTest {

    private record Parcel(Box lid, String content) {}

    private final List<List<String>> bound = new ArrayList<>();

    private final Shelf<Parcel, List<String>> shelf = new Shelf<>(
            List.of(
                    new Parcel(Box.base("base", "B", 2, 4), "rules"),
                    new Parcel(Box.expansion("extra", "X", "base"), "people"),
                    new Parcel(Box.expansion("war", "W", "base"), "units")),
            Parcel::lid,
            parcels -> {
                List<String> book = parcels.stream().map(Parcel::content).toList();
                bound.add(book);
                return book;
            });

    @Test
    void aRulebookIsBoundOnceInTheOrderOfTheShelf() {
        List<String> book = shelf.book(shelf.set(List.of("war", "base")));
        assertThat(book).containsExactly("rules", "units");
        assertThat(shelf.book(shelf.set(List.of("base", "war")))).isSameAs(book);
        assertThat(bound).containsExactly(List.of("rules", "units"));
        shelf.book(shelf.set(List.of("base")));
        assertThat(bound).hasSize(2);
    }

    @Test
    void aBoxIsFoundByItsLid() {
        assertThat(shelf.boxes()).extracting(Box::id).containsExactly("base", "extra", "war");
        assertThat(shelf.of(shelf.boxes().get(1)).content()).isEqualTo("people");
    }

    @Test
    void whatDoesNotGoTogetherIsRefusedEveryTime() {
        for (int time = 0; time < 2; time++) {
            assertThatExceptionOfType(SetupException.class).isThrownBy(() -> shelf.set(List.of("extra")));
        }
        assertThat(bound).isEmpty();
    }
}
