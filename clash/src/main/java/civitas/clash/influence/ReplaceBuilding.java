package civitas.clash.influence;

import civitas.clash.content.Building;
import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.clash.table.InfluenceHooks;
import civitas.kernel.Ability;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Hook;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;

/**
 * Which building takes the player's colour; the old piece goes back to its owner's supply (CC-4.122, CC-4.123).
 *
 * <p>Rules: CC-4.124.
 */
record ReplaceBuilding(int player, int source, int city) implements Solo<ClashTable> {

    @Override
    public Phrase prompt(ClashTable table) {
        return Phrase.of("prompt.influence-building", table.space(city));
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        int eligible = Targets.eligible(table, player, city);
        for (Building building : table.content().buildings().all()) {
            if ((eligible >> building.number() & 1) != 0) {
                out.add(Act.CHOOSE, building);
            }
        }
        Hook.Walk<InfluenceHooks.InfluenceTarget> walk = table.hooks()
                .influence
                .influenceTarget
                .of(table.abilities(player))
                .iterator();
        while (walk.hasNext()) {
            Ability ability = walk.ability();
            if (walk.next().spaces(table, player).has(city)) {
                out.add(Act.CHOOSE, ability);
            }
        }
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        if (choice.subject() instanceof Ability ability
                && table.hooks().influence.influenceTarget.has(ability)) {
            table.hooks().influence.influenceTarget.voice(ability).succeed(table, player, source, city);
            return;
        }
        Building building = choice.subject(Building.class);
        table.cities().setBuilding(city, building, player);
        table.say("log.influence-succeeds", table.name(player), building, table.space(city));
    }
}
