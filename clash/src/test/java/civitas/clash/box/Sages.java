package civitas.clash.box;

import civitas.clash.ClashGame;
import civitas.clash.content.Advance;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Category;
import civitas.clash.content.Civil;
import civitas.clash.content.Component;
import civitas.clash.content.EventKind;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.Objective;
import civitas.clash.content.Tactic;
import civitas.clash.content.facts.Components;
import civitas.clash.state.Battle;
import civitas.clash.table.ClashBox;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Maneuver;
import civitas.clash.table.Presence;
import civitas.clash.table.Rulebook;
import civitas.kernel.Ability;
import civitas.kernel.Box;
import civitas.kernel.Numbers;
import civitas.kernel.text.Phrase;
import java.util.Optional;

/** A made-up box: one new card of every family, an ability with a place, a replaced number and a replaced price. */
final class Sages implements ClashBox {

    static final String ID = "sages";

    /** Its advance and its sage come after all abilities of the base game. */
    private static final int FIRST_ABILITY = 56;

    enum NewAdvance implements Advance {
        SCHOLARSHIP;

        @Override
        public int number() {
            return FIRST_ABILITY;
        }

        /** It stands on no player board. */
        @Override
        public Optional<Category> category() {
            return Optional.empty();
        }

        @Override
        public String code() {
            return "scholarship";
        }
    }

    /** Like a leader: he helps where he is. */
    enum Sage implements Component, Ability {
        SAGE;

        @Override
        public int number() {
            return FIRST_ABILITY + 1;
        }

        @Override
        public String code() {
            return "sage";
        }

        @Override
        public Phrase title() {
            return Phrase.of("sage.name");
        }
    }

    enum NewCivil implements Civil {
        HARVEST;

        @Override
        public int number() {
            return 21;
        }

        @Override
        public String code() {
            return "harvest";
        }
    }

    enum NewTactic implements Tactic {
        AMBUSH;

        @Override
        public int number() {
            return 16;
        }

        @Override
        public String code() {
            return "ambush";
        }
    }

    enum NewEvent implements EventKind {
        WINDFALL;

        @Override
        public int number() {
            return 25;
        }

        @Override
        public String code() {
            return "windfall";
        }
    }

    enum NewObjective implements Objective {
        TREASURY;

        @Override
        public int number() {
            return 54;
        }

        @Override
        public String code() {
            return "treasury";
        }
    }

    @Override
    public Box lid() {
        return Box.expansion(ID, "S", ClashGame.MONUMENTAL);
    }

    @Override
    public String content() {
        return "/civitas/clash/sages";
    }

    @Override
    public Components components() {
        return Components.of(
                NewAdvance.values(),
                Sage.values(),
                NewCivil.values(),
                NewTactic.values(),
                NewEvent.values(),
                NewObjective.values());
    }

    @Override
    public void contribute(Rulebook book) {
        book.hooks()
                .collect
                .afterCollect
                .join(
                        NewAdvance.SCHOLARSHIP,
                        (table, player, city, collected, spaces) -> table.gain(player, Good.GOLD, 1));
        book.hooks()
                .collect
                .afterCollect
                .join(Sage.SAGE, (table, player, city, collected, spaces) -> table.gain(player, Good.IDEAS, 1));
        book.hooks()
                .battle
                .combatRoll
                .join(Sage.SAGE, (table, battle, role) -> battle.now().addBonus(role, 2, Sage.SAGE));
        book.join(new WhereSettlersAre());
        book.civil()
                .join(NewCivil.HARVEST, (table, player) -> table.gain(player, Goods.of(Good.FOOD, 1, Good.WOOD, 1)));
        book.tactics().join(NewTactic.AMBUSH, new Ambush());
        book.events().join(NewEvent.WINDFALL, (table, card, player) -> table.gain(player, Good.WOOD, card.amount()));
        book.goals()
                .join("gold", check -> (table, player) -> table.player(player).get(Good.GOLD) >= check.number("min"));
    }

    /** The sage of each player is with his settlers. */
    private record WhereSettlersAre() implements Presence {

        private static final Numbers SAGE = Numbers.of(Sage.SAGE.number());

        @Override
        public Numbers anywhere(ClashTable table, int player) {
            return table.units().total(player, BaseUnit.SETTLER) > 0 ? SAGE : Numbers.NONE;
        }

        @Override
        public Numbers at(ClashTable table, int player, int space) {
            return table.units().count(player, BaseUnit.SETTLER, space) > 0 ? SAGE : Numbers.NONE;
        }

        @Override
        public Numbers inBattle(ClashTable table, Battle battle, int role) {
            return role == Battle.DEFENDER ? at(table, battle.side(role), battle.space()) : Numbers.NONE;
        }
    }

    private record Ambush() implements Maneuver {

        @Override
        public void roll(ClashTable table, int role) {
            table.battle().now().addBonus(role, 3, NewTactic.AMBUSH);
        }
    }
}
