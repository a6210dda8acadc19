package civitas.civ.fame.people;

import civitas.civ.battle.AbilityEffects;
import civitas.civ.battle.BattleMuster;
import civitas.civ.content.Phase;
import civitas.civ.state.Act;
import civitas.civ.state.Battle;
import civitas.civ.table.BattleHooks;
import civitas.civ.table.CivTable;
import civitas.civ.table.Rulebook;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Solo;
import civitas.kernel.Weight;
import civitas.kernel.text.Phrase;

/** Great generals. */
final class Generals {

    private static final int ZHUKOV_WOUNDS = 1;

    private Generals() {}

    static void write(Rulebook.Builder book) {
        // right after the unit that killed was played, before its owner can do anything else (CV-10.37)
        book.card(
                GreatCard.GEORGY_ZHUKOV,
                (hooks, self) -> hooks.battle.afterKill.join(
                        self, (table, player) -> table.push(new AbilityEffects.Wounding(player, ZHUKOV_WOUNDS))));
        book.card(
                GreatCard.HANNIBAL,
                (hooks, self) -> hooks.turn.deed.join(
                        self,
                        CardDeed.once(
                                self, Phase.CITY_MANAGEMENT, Regrouping.CARD::isPossible, Regrouping.CARD::begin)));
        int bonus = book.content().spec(GreatCard.LEONIDAS).get("combatBonus");
        book.card(
                GreatCard.LEONIDAS,
                (hooks, self) ->
                        hooks.battle.combat.join(self, (table, player) -> isOutnumbered(table, player) ? bonus : 0));
        int price = book.content().spec(GreatCard.SUN_TZU).get("price");
        book.card(GreatCard.SUN_TZU, (hooks, self) -> hooks.battle.battleTurn.join(self, new Patience(price)));
        book.hooks(hooks -> {
            hooks.battle.afterForces.join(Holder.CARDS, Generals::ask);
            hooks.battle.combat.join(Holder.CARDS, Generals::faith);
            hooks.turn.beforePhase.join(Holder.CARDS, Generals::askForFirst);
        });
    }

    /** A defender whose battle force has fewer units than the enemy's (CV-10.38). */
    private static boolean isOutnumbered(CivTable table, int player) {
        Battle battle = table.battle();
        return battle.isActive()
                && battle.player(Battle.DEFENDER) == player
                && battle.isPlayer(Battle.DEFENDER)
                && Long.bitCount(battle.hand(Battle.DEFENDER)) < Long.bitCount(battle.hand(Battle.ATTACKER));
    }

    /** The culture of a defender who trusted in Joan of Arc in this battle. */
    private static int faith(CivTable table, int player) {
        Battle battle = table.battle();
        return battle.isActive()
                        && battle.player(Battle.DEFENDER) == player
                        && battle.hasUsed(Battle.DEFENDER, GreatCard.JOAN_OF_ARC)
                ? table.player(player).culture()
                : 0;
    }

    private static boolean seemsAble(CivTable table, int player) {
        return GreatCards.of(table).hides(player, GreatCard.LEONIDAS.type())
                && table.inspires(player, GreatCard.LEONIDAS.type());
    }

    private static void ask(CivTable table, int player) {
        if (seemsAble(table, player)) {
            table.push(new StartOfBattle(player));
        }
    }

    /** Cards for the start of a battle, once the battle forces are drawn. */
    record StartOfBattle(int player) implements Solo<CivTable> {

        @Override
        public Phrase prompt(CivTable table) {
            return Phrase.of(
                    "prompt.great-card.battle", table.square(table.battle().square()));
        }

        @Override
        public void list(CivTable table, int seat, Choices out) {
            GreatCards cards = GreatCards.of(table);
            Battle battle = table.battle();
            boolean defends = battle.side(player) == Battle.DEFENDER;
            if (cards.holds(player, GreatCard.GUSTAVUS_ADOLPHUS) && BattleMuster.isPossible(table, player)) {
                out.add(Act.DEED, GreatCard.GUSTAVUS_ADOLPHUS);
            }
            if (cards.holds(player, GreatCard.JOAN_OF_ARC) && defends) {
                out.add(Act.DEED, GreatCard.JOAN_OF_ARC);
            }
            for (GreatCard card : cards.hiddenOf(player)) {
                if (card.isLasting() && card.type().equals(GreatCard.LEONIDAS.type())) {
                    out.add(Act.TURN_UP, card);
                }
            }
            out.add(Act.PASS);
        }

        @Override
        public void choose(CivTable table, int seat, Choice choice) {
            if (choice.verb() == Act.PASS) {
                return;
            }
            GreatCard card = choice.subject(GreatCard.class);
            if (choice.verb() == Act.TURN_UP) {
                Cards.show(table, player, card);
            } else {
                Cards.discard(table, player, card);
            }
            ask(table, player);
            if (card == GreatCard.JOAN_OF_ARC) {
                table.battle().use(Battle.DEFENDER, card);
            } else if (card == GreatCard.GUSTAVUS_ADOLPHUS) {
                BattleMuster.replace(table, player);
            }
        }

        @Override
        public boolean answersItself(CivTable table) {
            return false;
        }

        @Override
        public Weight weight(Choice choice) {
            return choice.verb() == Act.PASS ? Weight.SILENT : Weight.OPEN;
        }
    }

    // --- Khalid ibn al-Walid ----------------------------------------------------------------------------------------

    private static void askForFirst(CivTable table, int player) {
        if (table.turn().first() != player && seemsAble(table, player)) {
            table.push(new BecomeFirst(player));
        }
    }

    /** Whoever becomes first player begins this phase and the later ones of the turn (CV-03.31). */
    record BecomeFirst(int player) implements Solo<CivTable> {

        @Override
        public Phrase prompt(CivTable table) {
            return Phrase.of("prompt.become-first", table.turn().phase());
        }

        @Override
        public void list(CivTable table, int seat, Choices out) {
            if (GreatCards.of(table).holds(player, GreatCard.KHALID_IBN_AL_WALID)) {
                out.add(Act.DEED, GreatCard.KHALID_IBN_AL_WALID);
            }
            out.add(Act.PASS);
        }

        @Override
        public void choose(CivTable table, int seat, Choice choice) {
            if (choice.verb() == Act.DEED) {
                Cards.discard(table, player, GreatCard.KHALID_IBN_AL_WALID);
                table.turn().setFirst(player);
                table.say("log.become-first", table.name(player));
            }
        }

        @Override
        public boolean answersItself(CivTable table) {
            return false;
        }

        @Override
        public Weight weight(Choice choice) {
            return choice.verb() == Act.PASS ? Weight.SILENT : Weight.OPEN;
        }
    }

    // --- Sun Tzu ----------------------------------------------------------------------------------------------------

    /** Trade is paid to pass the battle turn instead of playing a unit, once per battle. */
    private record Patience(int price) implements BattleHooks.BattleDeed {

        @Override
        public boolean possible(CivTable table, int player) {
            Battle battle = table.battle();
            return !battle.hasPlayed()
                    && battle.turn() == battle.side(player)
                    && table.player(player).trade() >= price;
        }

        @Override
        public void resolve(CivTable table, int player) {
            Cards.show(table, player, GreatCard.SUN_TZU);
            table.addTrade(player, -price);
            table.say("log.battle.pass", table.name(player), price);
            BattleMuster.passTurn(table);
        }
    }
}
