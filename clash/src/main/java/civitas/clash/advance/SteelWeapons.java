package civitas.clash.advance;

import civitas.clash.content.BaseAdvance;
import civitas.clash.content.Goods;
import civitas.clash.content.facts.CombatNumbers;
import civitas.clash.pay.Payments;
import civitas.clash.state.Act;
import civitas.clash.state.Battle;
import civitas.clash.state.Licence;
import civitas.clash.state.Purpose;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Question;
import civitas.kernel.text.Phrase;

/**
 * Before a land battle a side may pay for a bonus in every round, smaller if the enemy has steel too (CC-7.38).
 *
 * <p>Rules: CC-7.39, CC-7.43.
 */
record SteelWeapons(int role) implements Question<ClashTable> {

    /** For nothing nobody needs to be asked (CC-7.40). */
    static void prepare(ClashTable table, Battle battle, int role) {
        if (battle.isSea()) {
            return;
        }
        SteelWeapons steel = new SteelWeapons(role);
        int player = battle.side(role);
        if (table.may(player, Licence.FREE_STEEL) && !steel.meetsSteel(table)) {
            steel.use(table);
        } else if (Payments.canPay(table, player, price(table), Purpose.OTHER)) {
            table.push(steel);
        }
    }

    private static Goods price(ClashTable table) {
        return table.constants().combat.steelCost();
    }

    /** Whether the enemy has Steel Weapons, used or not; barbarians have none (CC-7.41). */
    private boolean meetsSteel(ClashTable table) {
        return table.may(table.battle().side(Battle.other(role)), Licence.STEEL_WEAPONS);
    }

    private int bonus(ClashTable table) {
        CombatNumbers numbers = table.constants().combat;
        return meetsSteel(table) ? numbers.steelAgainstSteel() : numbers.steelBonus();
    }

    private void use(ClashTable table) {
        table.battle().addLasting(role, bonus(table), BaseAdvance.STEEL_WEAPONS);
        table.say("log.steel-weapons", table.name(table.battle().side(role)), BaseAdvance.STEEL_WEAPONS, bonus(table));
    }

    @Override
    public int asked(ClashTable table) {
        return 1 << table.battle().side(role);
    }

    @Override
    public Phrase prompt(ClashTable table, int seat) {
        return Phrase.of("prompt.steel-weapons", BaseAdvance.STEEL_WEAPONS, bonus(table));
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        for (Goods payment : Payments.list(table, seat, price(table), Purpose.OTHER)) {
            out.add(Act.PAY, payment);
        }
        out.add(Act.PASS);
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        if (choice.subject() instanceof Goods payment) {
            table.player(seat).spend(payment);
            table.say("log.pays", table.name(seat), payment);
            use(table);
        }
    }
}
