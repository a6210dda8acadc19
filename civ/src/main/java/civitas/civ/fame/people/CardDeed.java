package civitas.civ.fame.people;

import civitas.civ.content.Phase;
import civitas.civ.state.Act;
import civitas.civ.table.CivTable;
import civitas.civ.table.Hooks;
import civitas.civ.table.TurnHooks;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import java.util.EnumSet;
import java.util.Set;

/**
 * A card that its owner may use in his steps (CV-07.43).
 *
 * @param phases in whose steps
 * @param discards whether it is used up by that
 * @param possible whether it would do anything now (CV-03.28)
 */
record CardDeed(GreatCard self, Set<Phase> phases, boolean discards, Possible possible, Hooks.Effect effect)
        implements TurnHooks.Deed {

    private static final Set<Phase> ANY = EnumSet.allOf(Phase.class);

    /** Whether a card would do anything for its owner. */
    @FunctionalInterface
    interface Possible {
        boolean test(CivTable table, int player);
    }

    /** A card that is discarded in a step of a phase. */
    static CardDeed once(GreatCard self, Phase phase, Possible possible, Hooks.Effect effect) {
        return new CardDeed(self, EnumSet.of(phase), true, possible, effect);
    }

    /** A card that is discarded at any time, see {@link AnyTimeCards}. */
    static CardDeed anyTime(GreatCard self, Possible possible, Hooks.Effect effect) {
        return new CardDeed(self, ANY, true, possible, effect);
    }

    /** A card that is used once in each Start of Turn step. */
    static CardDeed everyTurn(GreatCard self, Possible possible, Hooks.Effect effect) {
        return new CardDeed(self, EnumSet.of(Phase.START_OF_TURN), false, possible, effect);
    }

    /**
     * A card that gives its owner something in each Start of Turn step, at the moment of his choice; lying face up it does so without being
     * asked when the step ends (CV-04.06).
     */
    static void income(Hooks hooks, GreatCard self, Possible possible, Hooks.Effect effect) {
        hooks.turn.deed.join(self, everyTurn(self, possible, effect));
        hooks.turn.endOfStart.join(self, (table, player) -> {
            if (GreatCards.of(table).isOpen(self)
                    && !table.player(player).hasUsed(self)
                    && possible.test(table, player)) {
                table.player(player).use(self);
                table.say("log.great-card.works", self, table.name(player));
                effect.run(table, player);
            }
        });
    }

    @Override
    public void list(CivTable table, int player, Choices out) {
        if (phases.contains(table.turn().phase()) && possible.test(table, player)) {
            out.add(Act.DEED, self);
        }
    }

    @Override
    public void begin(CivTable table, int player, Choice choice) {
        if (discards) {
            Cards.discard(table, player, self);
        } else {
            Cards.show(table, player, self);
        }
        effect.run(table, player);
    }
}
