package civitas.server.patch;

import civitas.server.api.Json;
import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.BeanProperty;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.jsonFormatVisitors.JsonFormatVisitorWrapper;
import tools.jackson.databind.jsonFormatVisitors.JsonObjectFormatVisitor;

/**
 * The properties that JSON shows of a class, under the names it shows them by. Asked of the mapper that writes them, so a
 * patch can never speak of anything else than what was sent.
 *
 * @param properties none for what is written as one value, such as a text or a number
 */
record Shape(List<Property> properties) {

    private static final ClassValue<Shape> SHAPES = new ClassValue<>() {
        @Override
        protected Shape computeValue(Class<?> type) {
            return read(type);
        }
    };

    /** @param getter reads it from a value of the class */
    record Property(String name, Function<Object, @Nullable Object> getter) {

        @Nullable
        Object of(Object value) {
            return getter.apply(value);
        }
    }

    static Shape of(Class<?> type) {
        return SHAPES.get(type);
    }

    boolean isPlain() {
        return properties.isEmpty();
    }

    private static Shape read(Class<?> type) {
        List<Property> found = new ArrayList<>();
        Json.mapper().acceptJsonFormatVisitor(type, new JsonFormatVisitorWrapper.Base() {
            @Override
            public JsonObjectFormatVisitor expectObjectFormat(JavaType ignored) {
                return new JsonObjectFormatVisitor.Base(getContext()) {
                    @Override
                    public void property(BeanProperty property) {
                        found.add(new Property(property.getName(), getter(property)));
                    }

                    @Override
                    public void optionalProperty(BeanProperty property) {
                        property(property);
                    }
                };
            }
        });
        return new Shape(List.copyOf(found));
    }

    /**
     * What calls the accessor of a record as compiled code would: patches read thousands of properties for every choice, and
     * a reflective call costs ten times as much.
     */
    @SuppressWarnings("unchecked") // the call site makes what it was asked for
    private static Function<Object, @Nullable Object> getter(BeanProperty property) {
        try {
            Method accessor = (Method) property.getMember().getAnnotated();
            MethodHandles.Lookup lookup =
                    MethodHandles.privateLookupIn(accessor.getDeclaringClass(), MethodHandles.lookup());
            MethodHandle handle = lookup.unreflect(accessor);
            return (Function<Object, @Nullable Object>) LambdaMetafactory.metafactory(
                            lookup,
                            "apply",
                            MethodType.methodType(Function.class),
                            MethodType.methodType(Object.class, Object.class),
                            handle,
                            handle.type().wrap())
                    .getTarget()
                    .invoke();
        } catch (Throwable e) { // what a method handle may throw
            throw new IllegalStateException(property.getFullName() + " cannot be read", e);
        }
    }
}
