package civitas.civ.view;

import civitas.civ.content.BaseFamily;
import civitas.civ.content.Building;
import civitas.civ.content.CityMark;
import civitas.civ.content.Cost;
import civitas.civ.content.Government;
import civitas.civ.content.Landmark;
import civitas.civ.content.PaidAbility;
import civitas.civ.content.Phase;
import civitas.civ.content.Resource;
import civitas.civ.content.Tech;
import civitas.civ.content.Terrain;
import civitas.civ.content.UnitCard;
import civitas.civ.content.UnitKind;
import civitas.civ.content.UnitType;
import civitas.civ.content.Wonder;
import civitas.civ.content.facts.BuildingSpec;
import civitas.civ.content.facts.Constants;
import civitas.civ.content.facts.Content;
import civitas.civ.content.facts.LandmarkSpec;
import civitas.civ.content.facts.TechSpec;
import civitas.civ.content.facts.WonderSpec;
import civitas.civ.table.Rulebook;
import civitas.civ.view.CivFacts.AbilityFacts;
import civitas.civ.view.CivFacts.BuildingFacts;
import civitas.civ.view.CivFacts.CostFacts;
import civitas.civ.view.CivFacts.EventFacts;
import civitas.civ.view.CivFacts.GovernmentFacts;
import civitas.civ.view.CivFacts.LandmarkFacts;
import civitas.civ.view.CivFacts.PolicyFacts;
import civitas.civ.view.CivFacts.RankFacts;
import civitas.civ.view.CivFacts.TechFacts;
import civitas.civ.view.CivFacts.TrackFacts;
import civitas.civ.view.CivFacts.UnitFacts;
import civitas.civ.view.CivFacts.UnitTypeFacts;
import civitas.civ.view.CivFacts.UpgradeFacts;
import civitas.civ.view.CivFacts.WonderFacts;
import civitas.kernel.Codes;
import civitas.kernel.Thing;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Writes down what there is in a set of boxes. */
final class Facts {

    private final Rulebook book;
    private final Content content;
    private final Constants constants;

    Facts(Rulebook book) {
        this.book = book;
        this.content = book.content();
        this.constants = content.constants();
    }

    CivFacts all() {
        return new CivFacts(
                phases(),
                resources(),
                constants.maxTrade,
                IntStream.rangeClosed(1, Tech.LEVELS)
                        .mapToObj(constants::threshold)
                        .toList(),
                constants.coinsToWin,
                Tech.LEVELS,
                Arrays.stream(UnitType.values()).map(this::unitType).toList(),
                units(),
                content.techs().all().stream().map(this::tech).toList(),
                content.governments().all().stream().map(this::government).toList(),
                content.buildings().all().stream().map(this::building).toList(),
                content.wonders().all().stream().map(this::wonder).toList(),
                content.events().all().stream()
                        .map(event -> new EventFacts(
                                event.code(),
                                content.spec(event).level(),
                                content.spec(event).phase().code()))
                        .toList(),
                track(),
                content.policies().all().stream()
                        .map(policy -> new PolicyFacts(
                                policy.code(), content.spec(policy).reverse().code()))
                        .toList(),
                content.landmarks().all().stream().map(this::landmark).toList(),
                book.marks().stream().map(CityMark::code).toList());
    }

    private LandmarkFacts landmark(Landmark landmark) {
        LandmarkSpec spec = content.spec(landmark);
        return new LandmarkFacts(
                landmark.code(),
                spec.relic(),
                Sight.yields(spec.icons()),
                spec.anyResource(),
                spec.combat(),
                spec.defence(),
                spec.culture());
    }

    private static List<String> phases() {
        return Arrays.stream(Phase.values())
                .filter(phase -> phase.ordinal() <= Phase.RESEARCH.ordinal())
                .map(Phase::code)
                .toList();
    }

    private static List<String> resources() {
        return Arrays.stream(Resource.values())
                .filter(Resource::isOnMarket)
                .map(Resource::code)
                .toList();
    }

    private UnitTypeFacts unitType(UnitType type) {
        List<RankFacts> ranks = UnitCard.ranks(type).stream()
                .map(rank -> new RankFacts(rank, constants.unitCost(type, rank)))
                .toList();
        return new UnitTypeFacts(type.code(), ranks);
    }

    private List<UnitFacts> units() {
        List<UnitFacts> units = new ArrayList<>();
        for (int i = 0; i < content.unitKinds(); i++) {
            UnitKind kind = content.unitKind(i);
            units.add(new UnitFacts(kind.code(), kind.type().code(), kind.strength(), kind.health()));
        }
        return List.copyOf(units);
    }

    private TechFacts tech(Tech tech) {
        TechSpec spec = content.spec(tech);
        return new TechFacts(
                tech.code(),
                spec.level(),
                code(spec.building()),
                code(spec.government()),
                spec.upgrades().stream()
                        .map(upgrade -> new UpgradeFacts(upgrade.type().code(), upgrade.rank()))
                        .toList(),
                spec.speed(),
                spec.stack(),
                spec.cities(),
                spec.hand(),
                spec.coins(),
                Codes.of(spec.water()),
                spec.abilities().stream().map(Facts::ability).toList());
    }

    private static AbilityFacts ability(PaidAbility ability) {
        Cost cost = ability.cost();
        List<CostFacts> parts = new ArrayList<>();
        for (Resource resource : Resource.values()) {
            add(parts, resource.code(), (int)
                    cost.resources().stream().filter(resource::equals).count());
        }
        add(parts, "any", cost.any());
        add(parts, "trade", cost.trade());
        add(parts, "culture", cost.culture());
        return new AbilityFacts(ability.phase().code(), List.copyOf(parts));
    }

    private static void add(List<CostFacts> parts, String good, int count) {
        if (count > 0) {
            parts.add(new CostFacts(good, count));
        }
    }

    private GovernmentFacts government(Government government) {
        List<String> techs = content.techs().all().stream()
                .filter(tech -> content.spec(tech).government().equals(Optional.of(government)))
                .map(Tech::code)
                .toList();
        return new GovernmentFacts(government.code(), techs);
    }

    private BuildingFacts building(Building building) {
        BuildingSpec spec = content.spec(building);
        return new BuildingFacts(
                building.code(),
                spec.family().code(),
                spec.cost(),
                spec.terrain().map(Terrain::code).orElse(""),
                Sight.yields(spec.icons()),
                spec.combat(),
                spec.family() == BaseFamily.WALLS);
    }

    private WonderFacts wonder(Wonder wonder) {
        WonderSpec spec = content.spec(wonder);
        return new WonderFacts(
                wonder.code(),
                spec.era().code(),
                spec.cost(),
                spec.culture(),
                code(spec.discountTech()),
                spec.discountCost());
    }

    private List<TrackFacts> track() {
        return IntStream.rangeClosed(1, content.trackLength())
                .mapToObj(content::space)
                .map(space -> new TrackFacts(
                        space.culture(), space.trade(), space.event(), space.greatPerson(), space.victory()))
                .toList();
    }

    private static String code(Optional<? extends Thing> thing) {
        return thing.map(Thing::code).orElse("");
    }
}
