package civitas.civ.stage;

import civitas.civ.content.Back;
import civitas.civ.content.Figure;
import civitas.civ.content.Resource;
import civitas.civ.content.UnitType;
import civitas.civ.content.Wealth;
import civitas.civ.content.facts.Content;
import civitas.civ.state.Act;
import civitas.civ.table.CivTable;
import civitas.kernel.Seat;
import civitas.kernel.Thing;
import civitas.kernel.scenario.Vocabulary;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The words of the codes of Civilization: verbs, and what choices are about at this table. */
final class Words {

    /** Numbers, fronts, trade offers such as {@code t3}, and groups such as {@code a2s1}. */
    private static final String AMOUNTS = "[0-9]+|t[1-9][0-9]*|a[0-9]+s[0-9]+";

    /**
     * What follows each verb, in this order. What a box adds to a verb it adds here;
     * a verb that is missing, such as one that asks for any one thing, goes with anything.
     */
    private static final String FORMS = """
            accept: offer
            advance:
            arts: square
            assign: square square
            attack: unit-kind front
            bomb: square
            build: square building
            build-figure: square figure
            build-free: square building
            build-unit: square unit-type
            build-wonder: square wonder
            decline:  | offer
            destroy: square building
            discard-event: culture-event
            discover: slot
            done:
            draw: unit-type
            forgo:
            found: square figure
            give-up:
            govern: government
            harvest: square resource
            heal: front
            keep:
            kill: figure seat | great-person
            kill-moving: figure seat
            kill-unit: seat
            land: square
            lock: square
            loot-culture: count
            loot-event: back
            loot-learn:
            loot-nothing:
            loot-resource: resource
            loot-token: back
            loot-trade: count
            move: square
            muster: unit-type
            no:
            obsolete: wonder
            offer:
            pass:
            pass-step:
            place: building square | figure square | great-person square | wonder square
            place-capital: square
            play-event: culture-event
            recall: offer
            reconsider: tech
            research: tech | tech tech
            sacrifice: square
            ship: square
            step: square
            stop:
            trade: seat
            withdraw:
            wound: front
            yes:
            """;

    private Words() {}

    static Vocabulary of(CivTable table) {
        return Vocabulary.of(Act.values(), FORMS, things(table), List.of("1", "t1", "a1s0", "a1s1"), AMOUNTS);
    }

    private static List<Thing> things(CivTable table) {
        List<Thing> things = new ArrayList<>(table.board().slots());
        for (int square = 0; square < table.board().size(); square++) {
            things.add(table.board().square(square));
        }
        for (int seat = 0; seat < table.seats(); seat++) {
            things.add(Seat.of(seat));
        }
        Content content = table.content();
        things.addAll(content.components());
        Stream.<Thing[]>of(UnitType.values(), Figure.values(), Resource.values(), Wealth.values(), Back.values())
                .forEach(all -> things.addAll(List.of(all)));
        things.addAll(content.tokenKinds());
        for (int kind = 0; kind < content.unitKinds(); kind++) {
            things.add(content.unitKind(kind));
        }
        return things;
    }
}
