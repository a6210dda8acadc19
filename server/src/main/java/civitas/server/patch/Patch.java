package civitas.server.patch;

import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JacksonSerializable;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.jsontype.TypeSerializer;

/**
 * The difference between two values as JSON shows them. It is found while it is written as JSON.
 *
 * <p>It is made of the two values alone, never of a guess at what a rule has touched: whoever has the first value and
 * applies the patch has the second one. So a patch tells nobody more than the two values would.
 *
 * <ul>
 *   <li>{@code [value]} puts a value in the place of the old one; {@code []} takes a key out of a map.
 *   <li>{@code {"name": patch, …}} changes properties of an object, or entries of a list by their index.
 *   <li>{@code {"+": [at, gone, value, …], …}} first takes entries out of a list and puts others in.
 * </ul>
 */
public final class Patch implements JacksonSerializable {

    private final @Nullable Object before;
    private final @Nullable Object after;

    private Patch(@Nullable Object before, @Nullable Object after) {
        this.before = before;
        this.after = after;
    }

    /** What makes the second value out of the first one. */
    public static Patch between(@Nullable Object before, @Nullable Object after) {
        return new Patch(before, after);
    }

    @Override
    public void serialize(JsonGenerator out, SerializationContext context) {
        new Differing(out, context).write(before, after);
    }

    /** What a patch is says the place it stands in. */
    @Override
    public void serializeWithType(JsonGenerator out, SerializationContext context, TypeSerializer type) {
        serialize(out, context);
    }
}
