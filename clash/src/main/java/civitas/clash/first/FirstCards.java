package civitas.clash.first;

import civitas.clash.card.great.GreatPeople;
import civitas.clash.content.BaseCivil;
import civitas.clash.content.BaseEvent;
import civitas.clash.content.BaseObjective;
import civitas.clash.content.BaseSymbol;
import civitas.clash.content.BaseTactic;
import civitas.clash.content.Component;
import civitas.clash.content.Wonder;
import civitas.clash.content.facts.Components;
import civitas.clash.event.EventTexts;
import civitas.clash.first.card.FirstCivilEffects;
import civitas.clash.first.content.FirstCivil;
import civitas.clash.first.content.FirstSymbol;
import civitas.clash.first.objective.FirstGoals;
import civitas.clash.first.tactic.FirstTactics;
import civitas.clash.first.wonder.FirstWonders;
import civitas.clash.table.Rulebook;
import java.util.List;
import java.util.Set;

/**
 * The decks and the wonders of the first edition. Most cards are those of the Monumental Edition under the rules of 2012, because
 * the printed ones are not known; each row of the content files says how far its card is attested.
 */
final class FirstCards {

    /** What the other edition has and this one has not. */
    private static final Set<Component> ELSEWHERE =
            Set.of(BaseCivil.INSPIRATION, BaseCivil.TEACH_US, Wonder.GREAT_ARENA, BaseSymbol.BARBARIANS_MOVE);

    private FirstCards() {}

    static Components components() {
        List<Component> all = Components.of(
                        Wonder.values(),
                        BaseCivil.values(),
                        FirstCivil.values(),
                        BaseTactic.values(),
                        BaseSymbol.values(),
                        FirstSymbol.values(),
                        BaseEvent.values(),
                        BaseObjective.values())
                .all();
        return new Components(
                all.stream().filter(card -> !ELSEWHERE.contains(card)).toList());
    }

    /** What they do. */
    static void join(Rulebook book) {
        FirstWonders.join(book.hooks());
        FirstCivilEffects.join(book);
        FirstTactics.join(book.tactics());
        EventTexts.join(book);
        GreatPeople.join(book);
        FirstGoals.join(book);
    }
}
