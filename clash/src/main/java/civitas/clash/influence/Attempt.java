package civitas.clash.influence;

import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.influence.Influence.Kind;
import civitas.clash.pay.AfterPaying;
import civitas.clash.pay.Payments;
import civitas.clash.state.Purpose;
import civitas.clash.table.ClashTable;
import civitas.clash.table.InfluenceHooks;
import civitas.clash.table.Voices;
import civitas.kernel.Procedure;
import civitas.kernel.Thing;

/** One city tries to influence another. The boost of the range, if any, has been paid when the die is rolled. */
record Attempt(int player, Kind kind, int source, int target) implements AfterPaying {

    @Override
    public void paid(ClashTable table, Goods paid, Thing none) {
        roll(table);
    }

    /** A die and what abilities add; 5 or more succeeds, or may be reached with tokens (CC-4.121, CC-4.127). */
    void roll(ClashTable table) {
        table.say("log.influences", table.name(player), table.space(source), table.space(target));
        int number = table.content()
                .face(table.chance().roll(table.content().faces()))
                .number();
        int result = number + bonus(table);
        table.say("log.influence-roll", table.name(player), number, result, table.constants().influenceSuccess);
        if (result < table.constants().influenceSuccess && RollAgain.isOffered(table, this)) {
            table.push(new RollAgain(this, result));
        } else {
            judge(table, result);
        }
    }

    /** The roll counts. */
    void judge(ClashTable table, int result) {
        int needed = table.constants().influenceSuccess;
        if (result >= needed) {
            succeed(table);
        } else if (canBoost(table, needed - result)) {
            table.push(new BoostRoll(this, result));
        } else {
            fail(table);
        }
    }

    /** How many faces of the die succeed, in percent. */
    int odds(ClashTable table) {
        int needed = table.constants().influenceSuccess - bonus(table);
        int good = 0;
        for (int face = 0; face < table.content().faces(); face++) {
            good += table.content().face(face).number() >= needed ? 1 : 0;
        }
        return Math.round(100f * good / table.content().faces());
    }

    private int bonus(ClashTable table) {
        int sum = 0;
        for (Voices.Bonus voice : table.hooks().influence.influenceRoll.of(table.abilities(player))) {
            sum += voice.value(table, player);
        }
        return sum;
    }

    private boolean canBoost(ClashTable table, int missing) {
        return Targets.isBoostable(table, player, source, target)
                && Payments.most(table, player, Good.CULTURE, Purpose.OTHER) >= missing;
    }

    /** The action is spent (CC-4.125). */
    void fail(ClashTable table) {
        table.say("log.influence-fails", table.name(player), table.space(target));
    }

    void succeed(ClashTable table) {
        table.turn().influence();
        table.push(new React(player, source, target));
        switch (kind) {
            case NORMAL -> table.push(new ReplaceBuilding(player, source, target));
            case TAKEOVER -> Takeover.perform(table, player, target);
        }
    }

    /** Abilities that react to a success. */
    record React(int player, int source, int target) implements Procedure<ClashTable> {

        @Override
        public void run(ClashTable table) {
            for (InfluenceHooks.AfterInfluence voice :
                    table.hooks().influence.afterInfluence.of(table.abilities(player, source))) {
                voice.succeeded(table, player, source, target);
            }
        }
    }
}
