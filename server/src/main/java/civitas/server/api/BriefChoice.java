package civitas.server.api;

import civitas.kernel.Question;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.annotation.JsonSerialize;

/**
 * How a {@link ChoiceInfo} is written in patches: without what says nothing. Long updates are lists of choices, and of most of
 * them there is nothing to say but what they are.
 */
interface BriefChoice {

    @JsonInclude(JsonInclude.Include.NON_EMPTY)
    List<Thing> things();

    @JsonInclude(JsonInclude.Include.NON_EMPTY)
    String loss();

    @JsonInclude(JsonInclude.Include.NON_EMPTY)
    List<Amount> price();

    @JsonInclude(JsonInclude.Include.NON_DEFAULT)
    boolean reveals();

    @JsonInclude(JsonInclude.Include.NON_EMPTY)
    @JsonSerialize(using = Odds.class)
    int odds();

    @JsonInclude(JsonInclude.Include.NON_DEFAULT)
    boolean fight();

    /** Odds of which nothing can be said are as good as none. */
    final class Odds extends ValueSerializer<Integer> {

        @Override
        public void serialize(Integer odds, JsonGenerator out, SerializationContext context) {
            out.writeNumber(odds);
        }

        @Override
        public boolean isEmpty(SerializationContext context, Integer odds) {
            return odds == Question.UNKNOWN;
        }
    }
}
