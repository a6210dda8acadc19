package civitas.civ.civilization;

import civitas.civ.content.Tech;
import civitas.civ.content.UnitType;
import civitas.civ.content.facts.CivilizationSpec;
import civitas.civ.content.facts.TechSpec;
import civitas.civ.state.Act;
import civitas.civ.table.Bearing;
import civitas.civ.table.Bearing.Aspect;
import civitas.civ.table.CivTable;
import civitas.civ.table.ResearchHooks;
import civitas.civ.table.Supply;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Solo;
import civitas.kernel.Variant;
import civitas.kernel.text.Phrase;
import java.util.List;

/** Units from the start (CV-02.57), and a unit and a resource for every learned tech that upgrades or unlocks units. */
public record Armament(CivilizationSpec sheet) implements ResearchHooks.AfterLearn {

    /** Whether a tech that raises several types arms each of them, or one in all (question 65). */
    public static final Variant SEVERAL_TYPES = new Variant("several-unit-types", List.of("each", "one"));

    void start(CivTable table, int player) {
        for (UnitType type : sheet.start().units()) {
            draw(table, player, type);
        }
    }

    /** A unit is drawn, and a resource may be chosen by what it is. */
    @Override
    public Bearing bearing(CivTable table, int player) {
        return TakeResource.bearing(table).and(Bearing.changing(Aspect.SIGHT));
    }

    @Override
    public void run(CivTable table, int player, Tech tech) {
        List<TechSpec.Upgrade> upgrades = table.content().spec(tech).upgrades();
        if (upgrades.isEmpty()) {
            return;
        }
        for (int i = 0; i < sheet.gifts().resourcesOfTechs(); i++) {
            TakeResource.ask(table, player);
        }
        List<UnitType> types = upgrades.stream()
                .filter(upgrade -> upgrades.size() == 1 || raises(table, player, tech, upgrade))
                .map(TechSpec.Upgrade::type)
                .toList();
        if (types.size() > 1 && table.rules().options().otherwise(SEVERAL_TYPES)) {
            table.push(new ChooseType(player, types, sheet.gifts().unitsOfTechs()));
            return;
        }
        for (UnitType type : types) {
            arm(table, player, type, sheet.gifts().unitsOfTechs());
        }
    }

    /** Which of several types is armed (question 65). */
    record ChooseType(int player, List<UnitType> types, int units) implements Solo<CivTable> {

        ChooseType {
            types = List.copyOf(types);
        }

        @Override
        public Phrase prompt(CivTable table) {
            return Phrase.of("prompt.arm");
        }

        @Override
        public void list(CivTable table, int seat, Choices out) {
            for (UnitType type : types) {
                out.add(Act.CHOOSE, type);
            }
        }

        @Override
        public void choose(CivTable table, int seat, Choice choice) {
            arm(table, player, choice.subject(UnitType.class), units);
        }
    }

    private static void arm(CivTable table, int player, UnitType type, int units) {
        for (int i = 0; i < units; i++) {
            draw(table, player, type);
        }
    }

    /** Of several types only those are armed that no tech had raised as high before (CV-09.35). */
    private static boolean raises(CivTable table, int player, Tech tech, TechSpec.Upgrade upgrade) {
        for (long rest = table.player(player).techs() & ~tech.mask(); rest != 0; rest &= rest - 1) {
            Tech other = table.content().techs().get(Long.numberOfTrailingZeros(rest));
            for (TechSpec.Upgrade earlier : table.content().spec(other).upgrades()) {
                if (earlier.type() == upgrade.type() && earlier.rank() >= upgrade.rank()) {
                    return false;
                }
            }
        }
        return true;
    }

    /** An empty deck gives nothing (CV-03.25). */
    private static void draw(CivTable table, int player, UnitType type) {
        if (Supply.drawUnit(table, player, type)) {
            table.say("log.free-unit", table.name(player), type);
        }
    }
}
