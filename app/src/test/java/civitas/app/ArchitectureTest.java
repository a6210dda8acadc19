package civitas.app;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The shape of the house: who may know whom. The picture is in the design's first section. */
class ArchitectureTest {

    /** Each module (= package below {@code civitas}) and the modules it may use besides itself. */
    private static final Map<String, Set<String>> MAY_USE = Map.of(
            "kernel", Set.of(),
            "clash", Set.of("kernel"),
            "civ", Set.of("kernel"),
            "agents", Set.of("kernel"),
            "lab", Set.of("kernel", "agents"),
            "server", Set.of("kernel", "agents"),
            "cluster", Set.of("server"),
            "app", Set.of("kernel", "clash", "civ", "agents", "lab", "server", "cluster"));

    private static final JavaClasses CIVITAS = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("civitas");

    static Stream<String> modules() {
        return MAY_USE.keySet().stream().sorted();
    }

    @Test
    void everyModuleHasItsPlaceInTheHouse() {
        Set<String> found = new TreeSet<>();
        for (JavaClass type : CIVITAS) {
            found.add(type.getPackageName().split("\\.")[1]);
        }
        assertThat(MAY_USE.keySet())
                .as("a new module: say in MAY_USE what it may use")
                .containsAll(found);
    }

    /** Inside a game: content, then what lies on the table, then the table with its hooks, then the chapters, then the turn, then the box that joins them. */
    @ParameterizedTest
    @ValueSource(strings = {"clash", "civ"})
    void noPackagesOfAGameFormACycle(String game) {
        slices().matching("civitas." + game + ".(**)").should().beFreeOfCycles().check(CIVITAS);
        layer(game, "content");
        layer(game, "state", "content", "board");
        layer(game, "table", "content", "board", "state");
    }

    private static void layer(String game, String name, String... below) {
        String[] known = Stream.concat(Stream.of(name), Stream.of(below))
                .map(layer -> "civitas." + game + "." + layer + "..")
                .toArray(String[]::new);
        noClasses()
                .that()
                .resideInAPackage("civitas." + game + "." + name + "..")
                .should()
                .dependOnClassesThat(resideInAPackage("civitas." + game + "..").and(not(resideInAnyPackage(known))))
                .check(CIVITAS);
    }

    @ParameterizedTest
    @MethodSource("modules")
    void dependenciesPointDownwards(String module) {
        Set<String> allowed = MAY_USE.getOrDefault(module, Set.of());
        List<String> packages = Stream.concat(
                        Stream.of(module), allowed.stream().sorted())
                .map(ArchitectureTest::packagesOf)
                .toList();
        DescribedPredicate<JavaClass> foreign = describe(
                "belong to other modules of civitas",
                resideInAPackage("civitas..").and(not(resideInAnyPackage(packages.toArray(String[]::new)))));
        noClasses()
                .that()
                .resideInAPackage(packagesOf(module))
                .should()
                .dependOnClassesThat(foreign)
                .because(module + " may use " + (allowed.isEmpty() ? "nothing" : new TreeSet<>(allowed)))
                .allowEmptyShould(true)
                .check(CIVITAS);
    }

    @Test
    void onlyTheCommandTalksToTheTerminal() {
        noClasses()
                .that()
                .resideOutsideOfPackage(packagesOf("app"))
                .should(ACCESS_STANDARD_STREAMS)
                .because("rules, agents and the lab never know who asks")
                .check(CIVITAS);
    }

    @Test
    void everyPackageIsNullMarked() {
        classes().should(liveInANullMarkedPackage()).check(CIVITAS);
    }

    private static ArchCondition<JavaClass> liveInANullMarkedPackage() {
        return new ArchCondition<>("live in a package whose package-info.java says @NullMarked") {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                boolean marked = type.getPackage().isAnnotatedWith(NullMarked.class);
                events.add(new SimpleConditionEvent(
                        type, marked, type.getPackageName() + " has no @NullMarked (" + type.getName() + ")"));
            }
        };
    }

    private static String packagesOf(String module) {
        return "civitas." + module + "..";
    }
}
