package civitas.clash;

import civitas.clash.advance.Advances;
import civitas.clash.advance.EventTrack;
import civitas.clash.barbarian.Borderlands;
import civitas.clash.card.civil.CivilEffects;
import civitas.clash.card.great.GreatPeople;
import civitas.clash.city.BuildingAbilities;
import civitas.clash.combat.PieceAbilities;
import civitas.clash.combat.tactic.Tactics;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.BaseCivil;
import civitas.clash.content.BaseEvent;
import civitas.clash.content.BaseObjective;
import civitas.clash.content.BaseSymbol;
import civitas.clash.content.BaseTactic;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Wonder;
import civitas.clash.content.facts.BaseSide;
import civitas.clash.content.facts.Components;
import civitas.clash.edition.RestingSteps;
import civitas.clash.edition.TurnActions;
import civitas.clash.edition.Words;
import civitas.clash.event.EventSymbols;
import civitas.clash.event.EventTexts;
import civitas.clash.objective.Objectives;
import civitas.clash.table.ClashBox;
import civitas.clash.table.Edition;
import civitas.clash.table.Rulebook;
import civitas.clash.table.Stowing;
import civitas.clash.wonder.WonderAbilities;
import civitas.clash.wonder.WonderHands;
import civitas.kernel.Box;
import civitas.kernel.Variant;
import java.util.List;

/** The Monumental Edition without expansions. */
public final class Monumental implements ClashBox {

    public static final String ID = "monumental";

    private static final List<Variant> VARIANTS = List.of(
            new Variant("events", List.of("normal", "none", "optional")),
            new Variant("length", List.of("normal", "short", "random-end", "wonder-end")),
            new Variant("wonders", List.of("hidden", "open")),
            new Variant("initial-settler", List.of("adjacent", "city")),
            new Variant("change-government-price", List.of("none", "tokens")),
            new Variant("raze-last-city", List.of("yes", "no")),
            new Variant("trading", List.of("yes", "no")));

    private static final Box LID = Box.base(ID, "M", 2, 4).with(VARIANTS).inWordsOf(Words.and());

    @Override
    public Box lid() {
        return LID;
    }

    @Override
    public String content() {
        return "/civitas/clash/content";
    }

    @Override
    public Components components() {
        return Components.of(
                BaseUnit.values(),
                BaseBuilding.values(),
                BaseSide.values(),
                BaseAdvance.values(),
                Wonder.values(),
                BaseCivil.values(),
                BaseTactic.values(),
                BaseSymbol.values(),
                BaseEvent.values(),
                BaseObjective.values());
    }

    @Override
    public void contribute(Rulebook book) {
        book.play(new Edition(new EventTrack(), new WonderHands(), new Borderlands(), Stowing.TOGETHER));
        RestingSteps.join(book.restingSteps());
        TurnActions.join(book.offers());
        Advances.join(book.hooks());
        WonderAbilities.join(book.hooks());
        BuildingAbilities.join(book.hooks());
        PieceAbilities.join(book.hooks(), book.content());
        CivilEffects.join(book);
        Tactics.join(book.tactics());
        EventSymbols.join(book.symbols());
        EventTexts.join(book);
        GreatPeople.join(book);
        Objectives.join(book.goals());
    }
}
