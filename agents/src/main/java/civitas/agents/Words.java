package civitas.agents;

import civitas.kernel.Choice;
import civitas.kernel.trade.Proposal;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The verbs by which agents know talk and the ends of turns; every game calls them so. */
final class Words {

    static final String TRADE = "trade";
    static final String GIVE = "give";
    static final String ASK = "ask";
    static final String OFFER = "offer";
    static final String WITHDRAW = "withdraw";
    static final String ACCEPT = "accept";
    static final String DECLINE = "decline";
    static final String RECALL = "recall";
    private static final String SHOW = "show";

    /** What begins talk or takes a word back. An agent says these only as part of a plan. */
    private static final Set<String> TALK = Set.of(TRADE, RECALL, SHOW, WITHDRAW);

    private static final Set<String> ENDS = Set.of("end-turn", "done");

    private Words() {}

    static String verb(Choice choice) {
        return choice.verb().code();
    }

    static boolean says(Choice choice, String verb) {
        return verb(choice).equals(verb);
    }

    /** Whether a choice is about an offer that lies on the table. */
    static boolean isAnswer(Choice choice) {
        return choice.subject() instanceof Proposal && !says(choice, RECALL);
    }

    /** Whether an offer has been accepted and what was asked for is being picked. */
    static boolean isPicking(List<Choice> choices) {
        return first(choices, GIVE).isPresent() && first(choices, WITHDRAW).isEmpty();
    }

    /** Whether a choice ends a turn, or an action that could go on. */
    static boolean ends(Choice choice) {
        return ENDS.contains(verb(choice));
    }

    static boolean isTalk(Choice choice) {
        return TALK.contains(verb(choice)) || isAnswer(choice);
    }

    static List<Choice> withoutTalk(List<Choice> choices) {
        List<Choice> left = choices.stream().filter(choice -> !isTalk(choice)).toList();
        return left.isEmpty() ? choices : left;
    }

    static Optional<Choice> first(List<Choice> choices, String verb) {
        return choices.stream().filter(choice -> says(choice, verb)).findFirst();
    }
}
