package civitas.civ.wisdom;

import civitas.civ.BaseBox;
import civitas.civ.battle.Battles;
import civitas.civ.civilization.Armament;
import civitas.civ.content.Component;
import civitas.civ.content.facts.BoxContent;
import civitas.civ.table.CivBox;
import civitas.civ.table.Rulebook;
import civitas.civ.wisdom.city.WisdomCities;
import civitas.civ.wisdom.civilization.WisdomCivilizations;
import civitas.civ.wisdom.content.WisdomBuilding;
import civitas.civ.wisdom.content.WisdomCivilization;
import civitas.civ.wisdom.content.WisdomEvent;
import civitas.civ.wisdom.content.WisdomFamily;
import civitas.civ.wisdom.content.WisdomLandmark;
import civitas.civ.wisdom.content.WisdomPolicy;
import civitas.civ.wisdom.content.WisdomTech;
import civitas.civ.wisdom.content.WisdomWonder;
import civitas.civ.wisdom.event.WisdomEvents;
import civitas.civ.wisdom.government.WisdomGovernments;
import civitas.civ.wisdom.map.WisdomMap;
import civitas.civ.wisdom.policy.WisdomPolicies;
import civitas.civ.wisdom.start.Tallies;
import civitas.civ.wisdom.tech.WisdomTechs;
import civitas.civ.wisdom.wonder.WisdomWonders;
import civitas.kernel.Box;
import civitas.kernel.Variant;
import java.util.List;
import java.util.stream.Stream;

/**
 * Wisdom and Warfare, an expansion (CV-01.01). It brings no fifth seat (CV-01.04); its unit cards replace those of the base
 * box (CV-02.07), and its tokens are laid with theirs (CV-01.56).
 */
public final class WisdomAndWarfare implements CivBox {

    public static final String ID = "wisdom-and-warfare";

    /** Open questions that a table may answer otherwise than recommended. */
    private static final List<Variant> QUESTIONS =
            List.of(WisdomGovernments.COMMUNIST_PROGRAMS, Armament.SEVERAL_TYPES, Battles.BARBARIANS_DRIVEN_BACK);

    private static final List<String> CHAPTERS = List.of("content", "war", "peace");

    @Override
    public Box box() {
        return Box.expansion(ID, "W", BaseBox.ID)
                .with(QUESTIONS)
                .settling("rules")
                .settling("introductory")
                .inWordsOf(CHAPTERS.stream()
                        .map(chapter -> "civitas/civ/wisdom/messages/" + chapter)
                        .toList());
    }

    @Override
    public BoxContent content() {
        List<Component> components = Stream.<Component[]>of(
                        WisdomTech.values(),
                        WisdomWonder.values(),
                        WisdomCivilization.values(),
                        WisdomLandmark.values(),
                        WisdomPolicy.values(),
                        WisdomBuilding.values(),
                        WisdomFamily.values(),
                        WisdomEvent.values())
                .flatMap(Stream::of)
                .toList();
        return new BoxContent("civitas/civ/wisdom/content", components);
    }

    @Override
    public void contribute(Rulebook.Builder book) {
        Tallies.write(book);
        WisdomGovernments.write(book);
        WisdomCivilizations.write(book);
        WisdomTechs.write(book);
        WisdomWonders.write(book);
        WisdomMap.write(book);
        WisdomPolicies.write(book);
        WisdomCities.write(book);
        WisdomEvents.write(book);
    }
}
