package civitas.server.patch;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.server.api.Json;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class PatchTest {

    record City(String name, int size) {}

    record Land(
            List<City> cities,
            Map<String, Integer> goods,
            @Nullable String note,
            City capital) {}

    private static final City ROME = new City("Rome", 1);
    private static final City OSTIA = new City("Ostia", 2);
    private static final City VEII = new City("Veii", 3);
    private static final Land LAND = new Land(List.of(ROME, OSTIA), goods("food", 1, "ore", 2), null, ROME);

    private static Map<String, Integer> goods(String one, int n, String other, int m) {
        return new TreeMap<>(Map.of(one, n, other, m));
    }

    private static String patch(Object before, Object after) {
        return Json.write(Patch.between(before, after));
    }

    @Test
    void whatIsTheSameIsNotSaid() {
        Land twin =
                new Land(List.of(new City("Rome", 1), OSTIA), goods("food", 1, "ore", 2), null, new City("Rome", 1));
        assertThat(patch(LAND, twin)).isEqualTo("{}");
    }

    /** Also beside something that has changed. */
    @Test
    void listsThatStayEmptyAreNotSaid() {
        Land empty = new Land(List.of(), Map.of(), null, ROME);
        assertThat(patch(empty, new Land(List.of(), Map.of(), "war", ROME))).isEqualTo("{\"note\":[\"war\"]}");
        assertThat(patch(List.of(), List.of())).isEqualTo("{}");
    }

    @Test
    void propertiesAreChangedOneByOne() {
        Land now = new Land(List.of(ROME, new City("Ostia", 4)), LAND.goods(), "war", new City("Rome", 5));
        assertThat(patch(LAND, now))
                .isEqualTo("{\"cities\":{\"1\":{\"size\":[4]}},\"note\":[\"war\"],\"capital\":{\"size\":[5]}}");
        assertThat(patch(now, LAND)).contains("\"note\":[null]");
    }

    @Test
    void listsGrowAndShrinkInOnePlace() {
        Land more = new Land(List.of(ROME, VEII, OSTIA), LAND.goods(), null, ROME);
        assertThat(patch(LAND, more)).isEqualTo("{\"cities\":{\"+\":[1,0,{\"name\":\"Veii\",\"size\":3}]}}");
        assertThat(patch(more, LAND)).isEqualTo("{\"cities\":{\"+\":[1,1]}}");
        Land none = new Land(List.of(), LAND.goods(), null, ROME);
        assertThat(patch(LAND, none)).isEqualTo("{\"cities\":[[]]}");
    }

    @Test
    void keysOfMapsComeAndGo() {
        Land now = new Land(LAND.cities(), goods("food", 3, "wood", 1), null, ROME);
        assertThat(patch(LAND, now)).isEqualTo("{\"goods\":{\"food\":[3],\"wood\":[1],\"ore\":[]}}");
    }

    /** What differs lies at several depths, before and behind what does not. */
    @Test
    void namesAreSaidOnce() {
        Map<String, List<Land>> before = new TreeMap<>(Map.of("east", List.of(LAND, LAND), "west", List.of(LAND)));
        Land now = new Land(List.of(ROME, new City("Ostia", 4)), goods("food", 2, "ore", 2), null, VEII);
        Map<String, List<Land>> after = new TreeMap<>(Map.of("east", List.of(LAND, now), "west", List.of(now)));
        String change = "{\"cities\":{\"1\":{\"size\":[4]}},\"goods\":{\"food\":[2]},"
                + "\"capital\":{\"name\":[\"Veii\"],\"size\":[3]}}";
        assertThat(patch(before, after)).isEqualTo("{\"east\":{\"1\":" + change + "},\"west\":{\"0\":" + change + "}}");
        assertThat(Json.mapper().readTree(patch(before, after))).isNotNull();
    }
}
