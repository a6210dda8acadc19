package civitas.civ;

import civitas.civ.ability.CancellingAbilities;
import civitas.civ.ability.InterruptingAbilities;
import civitas.civ.ability.TechAbilities;
import civitas.civ.ability.battle.BattleTechs;
import civitas.civ.battle.Battles;
import civitas.civ.civilization.CivilizationAbilities;
import civitas.civ.content.BaseBuilding;
import civitas.civ.content.BaseCivilization;
import civitas.civ.content.BaseEvent;
import civitas.civ.content.BaseFamily;
import civitas.civ.content.BaseGovernment;
import civitas.civ.content.BasePerson;
import civitas.civ.content.BaseTech;
import civitas.civ.content.BaseWonder;
import civitas.civ.content.Component;
import civitas.civ.content.facts.BoxContent;
import civitas.civ.culture.GreatPeople;
import civitas.civ.culture.HandLimit;
import civitas.civ.culture.RandomPeople;
import civitas.civ.culture.event.BaseEvents;
import civitas.civ.culture.event.Gifts;
import civitas.civ.government.GovernmentAbilities;
import civitas.civ.move.Stacking;
import civitas.civ.table.CivBox;
import civitas.civ.table.Rulebook;
import civitas.civ.wonder.WonderAbilities;
import civitas.kernel.Box;
import civitas.kernel.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The base box: with it every game begins. */
public final class BaseBox implements CivBox {

    public static final String ID = "base";

    private static final List<Variant> VARIANTS = List.of(
            new Variant("civilizations", List.of("random", "choose")),
            Variant.flag("introductory"),
            new Variant("rules", List.of("base", "revised")),
            new Variant("negotiation", List.of("yes", "no")),
            new Variant("blockaded-combat-bonus", List.of("none", "counts")),
            new Variant("saved-units", List.of("killed", "survive")),
            new Variant("extra-production", List.of("turn", "once")));

    @Override
    public Box box() {
        return Box.base(ID, "B", 2, 4).with(VARIANTS).inWordsOf(bundles());
    }

    /** One bundle for the components, one for each chapter's choices, prompts and log lines. */
    private static List<String> bundles() {
        List<String> names = new ArrayList<>(List.of("civitas/kernel/messages/kernel"));
        for (String chapter : List.of(
                "content",
                "turn",
                "setup",
                "start",
                "government",
                "civilization",
                "trade",
                "city",
                "wonder",
                "culture",
                "move",
                "research",
                "ability",
                "battle",
                "view")) {
            names.add("civitas/civ/messages/" + chapter);
        }
        return names;
    }

    @Override
    public BoxContent content() {
        List<Component> components = Stream.<Component[]>of(
                        BaseTech.values(),
                        BaseWonder.values(),
                        BaseBuilding.values(),
                        BaseFamily.values(),
                        BaseCivilization.values(),
                        BaseGovernment.values(),
                        BaseEvent.values(),
                        BasePerson.values())
                .flatMap(Stream::of)
                .toList();
        return new BoxContent("civitas/civ/content", components);
    }

    @Override
    public void contribute(Rulebook.Builder book) {
        TechAbilities.write(book);
        BattleTechs.write(book);
        WonderAbilities.write(book);
        GovernmentAbilities.write(book);
        CivilizationAbilities.write(book);
        book.watch(HandLimit::checkAll);
        book.watch(Stacking::checkAll);
        Offers.write(book);
        book.personSupply(new RandomPeople());
        book.attack(Battles::attack);
        book.resourceCards(new Gifts());
        book.canceller(new CancellingAbilities());
        book.interrupter(new InterruptingAbilities());
        book.token("great-person", (table, player, square) -> GreatPeople.gain(table, player));
        BaseEvents.write(book);
        RestingSteps.write(book.steps());
    }
}
