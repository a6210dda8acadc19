package civitas.clash.advance;

import civitas.clash.ask.Ask;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.Goods;
import civitas.clash.content.facts.CombatNumbers;
import civitas.clash.pay.Pay;
import civitas.clash.pay.Payments;
import civitas.clash.state.Act;
import civitas.clash.state.Battle;
import civitas.clash.state.Purpose;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choices;
import civitas.kernel.Codes;
import civitas.kernel.Procedure;
import civitas.kernel.Thing;
import civitas.kernel.ask.Inquiry;
import civitas.kernel.text.Phrase;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Predicate;

/** Before cards and dice an attacker may pay to switch off parts of the fortress (CC-7.36, CC-7.37). */
final class Siegecraft {

    private static final Inquiry<ClashTable, Integer> QUESTION = Ask.free("prompt.siegecraft")
            .saying((table, player) -> List.of(BaseAdvance.SIEGECRAFT))
            .list((table, player, out) -> {
                list(table, player, out);
                out.add(Act.PASS);
            })
            .then((table, player, choice) -> {
                if (choice.subject() instanceof Part part) {
                    Pay.before(table, player, part.price(table), new Disable(player, part));
                }
            });

    private Siegecraft() {}

    /** What a fortress does for its defender. */
    enum Part implements Thing {
        FORTRESS_DIE(CombatNumbers::siegeNoDie, Battle::hasFortressDie, Battle::setFortressDie),
        FORTRESS_CANCEL(CombatNumbers::siegeNoCancel, Battle::hasFortressCancel, Battle::setFortressCancel);

        private final String code = Codes.of(this);
        private final Function<CombatNumbers, Goods> price;
        private final Predicate<Battle> works;
        private final BiConsumer<Battle, Boolean> setting;

        Part(Function<CombatNumbers, Goods> price, Predicate<Battle> works, BiConsumer<Battle, Boolean> setting) {
            this.price = price;
            this.works = works;
            this.setting = setting;
        }

        private Goods price(ClashTable table) {
            return price.apply(table.constants().combat);
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
            ask(table, battle.side(role));
        }
    }

    private static void ask(ClashTable table, int player) {
        Choices parts = new Choices();
        list(table, player, parts);
        if (!parts.isEmpty()) {
            QUESTION.ask(table, player);
        }
    }

    private static void list(ClashTable table, int player, Choices out) {
        for (Part part : Part.values()) {
            Goods price = part.price(table);
            if (part.works.test(table.battle()) && Payments.canPay(table, player, price, Purpose.OTHER)) {
                out.add(Act.DISABLE, part, price);
            }
        }
    }

    /** One part was paid for; the other may follow. */
    private record Disable(int player, Part part) implements Procedure<ClashTable> {

        @Override
        public void run(ClashTable table) {
            part.setting.accept(table.battle(), false);
            table.say("log.siegecraft", table.name(player), BaseAdvance.SIEGECRAFT, part);
            ask(table, player);
        }
    }
}
