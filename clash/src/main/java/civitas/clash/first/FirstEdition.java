package civitas.clash.first;

import civitas.clash.aboard.ShipByShip;
import civitas.clash.city.BuildingAbilities;
import civitas.clash.combat.PieceAbilities;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseBuilding;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Component;
import civitas.clash.content.facts.BaseSide;
import civitas.clash.content.facts.Components;
import civitas.clash.edition.RestingSteps;
import civitas.clash.edition.TurnActions;
import civitas.clash.edition.Words;
import civitas.clash.event.EventSymbols;
import civitas.clash.first.advance.FirstAdvance;
import civitas.clash.first.advance.FirstAdvances;
import civitas.clash.first.barbarian.Attack;
import civitas.clash.first.barbarian.Frontier;
import civitas.clash.first.barbarian.Spoils;
import civitas.clash.first.content.FirstSymbol;
import civitas.clash.first.progress.Belongings;
import civitas.clash.first.progress.Levels;
import civitas.clash.first.progress.OpenWonders;
import civitas.clash.first.progress.Scale;
import civitas.clash.first.progress.Scales;
import civitas.clash.table.ClashBox;
import civitas.clash.table.Edition;
import civitas.clash.table.Rulebook;
import civitas.kernel.Box;
import civitas.kernel.Variant;
import java.util.ArrayList;
import java.util.List;

/**
 * Clash of Cultures as it was in 2012: a sibling of the Monumental Edition on the same parts. What is the same is taken over, and
 * wherever the editions differ this one writes a part of its own into the book.
 */
public final class FirstEdition implements ClashBox {

    public static final String ID = "first-edition";

    private static final List<Variant> VARIANTS = List.of(
            new Variant("events", List.of("normal", "none", "optional")),
            new Variant("length", List.of("normal", "short", "random-end", "wonder-end")),
            new Variant("raze-last-city", List.of("yes", "no")),
            new Variant("trading", List.of("yes", "no")));

    private static final Box LID = Box.base(ID, "1", 2, 4)
            .without("monumental")
            .with(VARIANTS)
            .inWordsOf(Words.and(
                    "civitas/clash/first/messages/box",
                    "civitas/clash/first/messages/board",
                    "civitas/clash/first/messages/cards"));

    @Override
    public Box lid() {
        return LID;
    }

    @Override
    public String content() {
        return "/civitas/clash/first/content";
    }

    /** Its own files lie over those of the Monumental Edition, as far as they are not there instead of them. */
    @Override
    public List<String> contents() {
        return List.of("/civitas/clash/content", content());
    }

    @Override
    public Components components() {
        return pieces().and(FirstCards.components());
    }

    private static Components pieces() {
        List<Component> board = new ArrayList<>(List.of(BaseAdvance.values()));
        board.remove(BaseAdvance.MEDICINE);
        return Components.of(
                        BaseUnit.values(),
                        BaseBuilding.values(),
                        BaseSide.values(),
                        FirstAdvance.values(),
                        Scale.values())
                .and(new Components(board));
    }

    @Override
    public void contribute(Rulebook book) {
        book.lay(Scales::new);
        book.play(new Edition(new Levels(book.content()), new OpenWonders(), new Frontier(), new ShipByShip()));
        Belongings.join(book);
        RestingSteps.join(book.restingSteps());
        TurnActions.join(book.offers());
        FirstAdvances.join(book.hooks());
        BuildingAbilities.join(book.hooks());
        PieceAbilities.fortify(book.hooks());
        book.hooks().battle.spoils.join(BaseSide.BARBARIANS, Spoils::share);
        book.symbols().join(FirstSymbol.BARBARIANS_ATTACK, Attack::begin);
        EventSymbols.join(book.symbols());
        FirstCards.join(book);
    }
}
