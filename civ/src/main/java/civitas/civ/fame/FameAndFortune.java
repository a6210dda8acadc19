package civitas.civ.fame;

import civitas.civ.content.Component;
import civitas.civ.content.facts.BoxContent;
import civitas.civ.fame.city.Markers;
import civitas.civ.fame.city.Metropolis;
import civitas.civ.fame.civilization.FameCivilizations;
import civitas.civ.fame.content.FameCivilization;
import civitas.civ.fame.content.FameEvent;
import civitas.civ.fame.content.FameLandmark;
import civitas.civ.fame.content.FameTech;
import civitas.civ.fame.content.FameWonder;
import civitas.civ.fame.event.FameEvents;
import civitas.civ.fame.invest.Investing;
import civitas.civ.fame.invest.Investment;
import civitas.civ.fame.invest.Investments;
import civitas.civ.fame.map.FameMap;
import civitas.civ.fame.people.GreatCard;
import civitas.civ.fame.people.GreatCards;
import civitas.civ.fame.people.GreatPersonCards;
import civitas.civ.fame.tech.FameTechs;
import civitas.civ.fame.wonder.FameWonders;
import civitas.civ.table.CivBox;
import civitas.civ.table.Rulebook;
import civitas.civ.table.Secrets;
import civitas.kernel.Box;
import civitas.kernel.Variant;
import java.util.List;
import java.util.stream.Stream;

/** The box Fame and Fortune, for up to five players. Rules: CV-01.03, CV-01.05, CV-01.09, CV-01.59, CV-02.32. */
public final class FameAndFortune implements CivBox {

    public static final String ID = "fame-and-fortune";

    private static final String BASE = "base";

    /** What the Seven Cities of Gold are worth, in investments or coin tokens (CV-16.25, CV-16.26). */
    private static final int RICHES = 2;

    /** Whether the Seven Cities of Gold are left out, instead of giving coins, without investments (question 53). */
    static final Variant POOR_CITIES = new Variant("seven-cities-without-investments", List.of("coins", "none"));

    /** The two modules that a group may leave out (CV-01.05), and open questions. */
    private static final List<Variant> VARIANTS = List.of(
            new Variant(GreatCards.MODULE, List.of("yes", "no")),
            new Variant(Investments.MODULE, List.of("yes", "no")),
            POOR_CITIES,
            Secrets.OTHER_TOKENS);

    @Override
    public Box box() {
        return Box.expansion(ID, "F", BASE)
                .upTo(5)
                .with(VARIANTS)
                .settling("rules")
                .settling("introductory")
                .inWordsOf(bundles());
    }

    private static List<String> bundles() {
        return Stream.of("box", "city", "civilization", "map", "cards", "people", "invest", "wonder", "tech", "event")
                .map(chapter -> "civitas/civ/fame/messages/" + chapter)
                .toList();
    }

    @Override
    public BoxContent content() {
        return new BoxContent("civitas/civ/fame/content", components());
    }

    private static List<Component> components() {
        return Stream.<Component[]>of(
                        FameCivilization.values(),
                        FameTech.values(),
                        FameWonder.values(),
                        FameEvent.values(),
                        FameLandmark.values(),
                        GreatCard.values(),
                        Investment.values())
                .flatMap(Stream::of)
                .toList();
    }

    @Override
    public void contribute(Rulebook.Builder book) {
        FameCivilizations.write(book);
        Markers.write(book);
        Metropolis.write(book, FameTech.AGRICULTURE);
        FameMap.write(book, Investing.free(RICHES));
        book.leaveOut(
                FameLandmark.SEVEN_CITIES_OF_GOLD,
                options -> !options.uses(Investments.MODULE) && options.otherwise(POOR_CITIES));
        GreatPersonCards.write(book);
        Investing.write(book);
        FameWonders.write(book);
        FameTechs.write(book);
        FameEvents.write(book);
    }
}
