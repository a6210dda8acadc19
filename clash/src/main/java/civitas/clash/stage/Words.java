package civitas.clash.stage;

import civitas.clash.content.CardKind;
import civitas.clash.content.Category;
import civitas.clash.content.Good;
import civitas.clash.content.Mood;
import civitas.clash.content.facts.Content;
import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.kernel.Seat;
import civitas.kernel.Thing;
import civitas.kernel.scenario.Vocabulary;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The words of the codes of Clash of Cultures: verbs, and what choices are about at this table. */
final class Words {

    /**
     * What follows each verb, in this order. What a box adds to a verb it adds here;
     * a verb that is missing, such as one that asks for any one thing, goes with anything.
     */
    private static final String FORMS = """
            accept: offer
            advance: advance
            bury: building space
            bury-city: space
            change: category
            collect: space
            complete: objective-card objective
            construct: building space
            decline: offer
            discard: action-card good | event-card good
            done:
            end-turn:
            explore: space
            fight-on:
            found: space
            from: space
            gather: space good
            go: space
            improve: space | space count
            improve-mood:
            influence:
            keep:
            lead: space space
            main-action:
            march: space space
            move:
            no:
            offer:
            pass:
            place: space
            port: space
            raze: space
            recall: offer
            recruit: space
            relocate: space
            remove: unit space
            retreat:
            return: objective-card
            road: space | space space
            stay: space
            tactic: action-card
            target: space | space goods
            trade: seat
            turn:
            withdraw:
            worsen: space
            yes:
            """;

    private Words() {}

    static Vocabulary of(ClashTable table) {
        return Vocabulary.of(Act.values(), FORMS, things(table), others(), amounts(table));
    }

    private static List<Thing> things(ClashTable table) {
        List<Thing> things = new ArrayList<>(table.board().spaces());
        for (int seat = 0; seat < table.seats(); seat++) {
            things.add(Seat.of(seat));
        }
        Stream.<Thing[]>of(Good.values(), CardKind.values(), Category.values())
                .forEach(all -> things.addAll(List.of(all)));
        Content content = table.content();
        things.addAll(content.components().all());
        things.addAll(content.actionCards());
        things.addAll(content.eventCards());
        things.addAll(content.objectiveCards());
        return things;
    }

    /** Words that are no pieces: all units of a group, what Siegecraft takes away; and prices as patterns find them. */
    private static List<String> others() {
        List<String> words = new ArrayList<>(List.of("all", "nothing", "fortress-die", "fortress-cancel"));
        Stream.of(Mood.values()).map(Mood::code).forEach(words::add);
        for (Good one : Good.values()) {
            for (int amount = 1; amount <= 9; amount++) {
                words.add(amount + one.code());
                for (Good other : Good.values()) {
                    words.add("1" + one.code() + "+" + amount + other.code());
                }
            }
        }
        return words;
    }

    /** Prices such as {@code 1food+2ore}, numbers, trade offers such as {@code t3}, and units with what they have done. */
    private static String amounts(ClashTable table) {
        String good = "[1-9][0-9]*(" + codes(List.of(Good.values())) + ")";
        String tired = "(" + codes(table.roster().all()) + ")(-(moved|fought|mountain|forest|plains))+";
        return good + "(\\+" + good + ")*|[0-9]+|t[1-9][0-9]*|" + tired;
    }

    private static String codes(List<? extends Thing> things) {
        return things.stream().map(Thing::code).collect(Collectors.joining("|"));
    }
}
