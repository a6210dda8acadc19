package civitas.clash.advance;

import civitas.clash.content.BaseAdvance;
import civitas.clash.content.CombatNumbers;
import civitas.clash.content.Goods;
import civitas.clash.pay.AfterPaying;
import civitas.clash.pay.Pay;
import civitas.clash.pay.Payments;
import civitas.clash.state.Act;
import civitas.clash.state.Battle;
import civitas.clash.state.Purpose;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Question;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/** Before cards and dice an attacker may pay to switch off parts of the fortress (CC-7.36, CC-7.37). */
record Siegecraft(int player) implements Question<ClashTable> {

    /** What a fortress does for its defender. */
    enum Part implements Thing {
        FORTRESS_DIE("fortress-die"),
        FORTRESS_CANCEL("fortress-cancel");

        private final String code;

        Part(String code) {
            this.code = code;
        }

        Goods price(CombatNumbers numbers) {
            return switch (this) {
                case FORTRESS_DIE -> numbers.siegeNoDie();
                case FORTRESS_CANCEL -> numbers.siegeNoCancel();
            };
        }

        boolean works(Battle battle) {
            return switch (this) {
                case FORTRESS_DIE -> battle.hasFortressDie();
                case FORTRESS_CANCEL -> battle.hasFortressCancel();
            };
        }

        void disable(Battle battle) {
            switch (this) {
                case FORTRESS_DIE -> battle.setFortressDie(false);
                case FORTRESS_CANCEL -> battle.setFortressCancel(false);
            }
        }

        @Override
        public String code() {
            return code;
        }

        @Override
        public Phrase title() {
            return Phrase.of("battle." + code);
        }
    }

    static void prepare(ClashTable table, Battle battle, int role) {
        if (role == Battle.ATTACKER && battle.hasFortress()) {
            new Siegecraft(battle.side(role)).ask(table);
        }
    }

    private void ask(ClashTable table) {
        for (Part part : Part.values()) {
            if (canDisable(table, part)) {
                table.push(this);
                return;
            }
        }
    }

    private boolean canDisable(ClashTable table, Part part) {
        return part.works(table.battle())
                && Payments.canPay(table, player, part.price(table.constants().combat), Purpose.OTHER);
    }

    @Override
    public int asked(ClashTable table) {
        return 1 << player;
    }

    @Override
    public Phrase prompt(ClashTable table, int seat) {
        return Phrase.of("prompt.siegecraft", BaseAdvance.SIEGECRAFT);
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        for (Part part : Part.values()) {
            if (canDisable(table, part)) {
                out.add(Act.DISABLE, part, part.price(table.constants().combat));
            }
        }
        out.add(Act.PASS);
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        if (choice.subject() instanceof Part part) {
            table.push(Pay.of(player, part.price(table.constants().combat), Purpose.OTHER, new Disabled(player, part)));
        }
    }

    /** One part was paid for; the other may follow. */
    record Disabled(int player, Part part) implements AfterPaying {

        @Override
        public void paid(ClashTable table, Goods paid, Thing source) {
            part.disable(table.battle());
            table.say("log.siegecraft", table.name(player), BaseAdvance.SIEGECRAFT, part);
            new Siegecraft(player).ask(table);
        }
    }
}
