package civitas.kernel;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Names the rules of the specification that a test proves; {@code civitas rules} counts them in the test sources. */
@Retention(RetentionPolicy.SOURCE)
@Target({ElementType.TYPE, ElementType.METHOD})
public @interface Rule {

    /** Rule ids, such as {@code CC-7.12}. */
    String[] value();
}
