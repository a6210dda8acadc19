package civitas.lab.bot;

import civitas.agents.Agent;
import civitas.agents.Budget;
import civitas.agents.Situation;
import civitas.kernel.Choice;
import civitas.kernel.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Plays a seat as a bot says. It is told what its seat may see and choose from, and nothing else; the line is described in
 * {@code docs/agents.md}.
 *
 * @param <T> the game's table
 */
final class BotAgent<T extends Table<T>> implements Agent<T>, Outsider {

    private static final JsonMapper JSON = new JsonMapper();

    private final Supplier<BotProcess> start;
    private final long seed;
    private Optional<BotProcess> started = Optional.empty();
    private int asked;

    /** @param start called when there is something to ask, once */
    BotAgent(Supplier<BotProcess> start, long seed) {
        this.start = start;
        this.seed = seed;
    }

    private BotProcess bot() {
        started = started.or(() -> Optional.of(start.get()));
        return started.orElseThrow();
    }

    @Override
    public Choice decide(Situation<T> situation, Budget budget) {
        List<Choice> choices = situation.choices();
        String answer = bot().ask(question(situation, choices, true));
        return chosen(answer, choices).orElseThrow(() -> bot().lied(answer, choices.size()));
    }

    @Override
    public Optional<Choice> speak(Situation<T> situation, Budget budget) {
        List<Choice> choices = situation.choices();
        return choices.isEmpty() ? Optional.empty() : chosen(bot().ask(question(situation, choices, false)), choices);
    }

    private String question(Situation<T> situation, List<Choice> choices, boolean required) {
        List<Map<String, Object>> listed = new ArrayList<>();
        for (Choice choice : choices) {
            listed.add(Map.of(
                    "id", listed.size(),
                    "code", choice.code(),
                    "verb", choice.verb().code()));
        }
        Map<String, Object> question = new LinkedHashMap<>();
        question.put("number", asked++);
        question.put("game", situation.game().id());
        question.put("seat", situation.seat().code());
        question.put("seats", situation.seats());
        question.put("seed", seed);
        question.put("required", required);
        question.put("choices", listed);
        question.put("view", situation.view());
        return JSON.writeValueAsString(question);
    }

    /** Nothing where it has nothing to say; what is no answer at all is a lie. */
    private Optional<Choice> chosen(String answer, List<Choice> choices) {
        JsonNode id;
        try {
            id = JSON.readTree(answer).path("id");
        } catch (JacksonException e) {
            throw bot().lied(answer, choices.size());
        }
        if (id.isMissingNode() || id.isNull()) {
            return Optional.empty();
        }
        if (!id.isInt() || id.intValue() < 0 || id.intValue() >= choices.size()) {
            throw bot().lied(answer, choices.size());
        }
        return Optional.of(choices.get(id.intValue()));
    }

    @Override
    public void dismiss() {
        started.ifPresent(BotProcess::close);
    }
}
