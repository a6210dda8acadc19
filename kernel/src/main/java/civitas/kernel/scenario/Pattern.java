package civitas.kernel.scenario;

import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A text in which {@code *} stands for anything. */
public record Pattern(String text) {

    public boolean matches(String candidate) {
        String regex = Stream.of(text.split("\\*", -1))
                .map(java.util.regex.Pattern::quote)
                .collect(Collectors.joining(".*"));
        return java.util.regex.Pattern.compile(regex, java.util.regex.Pattern.DOTALL)
                .matcher(candidate)
                .matches();
    }
}
