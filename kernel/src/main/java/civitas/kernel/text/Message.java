package civitas.kernel.text;

import com.ibm.icu.text.MessageFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One message of a bundle, ready to be said on any thread.
 *
 * <p>Most messages only put texts into gaps; that is done here, because it is needed thousands of times a second. The
 * others (plurals, choices, large numbers) are left to ICU. ICU's formats are expensive to make and serve one thread at
 * a time, so those not in use wait in a queue; a thread-local would make them anew for every virtual thread.
 */
final class Message {

    private static final Pattern PLAIN = Pattern.compile("(?:[^{}']++|\\{\\d})*+");
    private static final Pattern GAP = Pattern.compile("\\{(\\d)}");
    private static final Pattern BENT = Pattern.compile("\\{(\\d)~([a-z]+)}");
    private static final Pattern NUMBERED = Pattern.compile("\\{(\\d)");
    private static final int GROUPED_FROM = 1000;

    /** An argument in another form than its own, and the gap it fills: one behind those of all plain arguments. */
    record Bent(int arg, String form, int gap) {}

    private final String pattern;
    private final Locale locale;
    private final List<Bent> bent = new ArrayList<>();

    /** The text before each gap and after the last one; empty if the pattern is more than gaps. */
    private final List<String> texts = new ArrayList<>();

    private final List<Integer> gaps = new ArrayList<>();
    private final Queue<MessageFormat> idle = new ConcurrentLinkedQueue<>();

    Message(String written, Locale locale) {
        this.locale = locale;
        this.pattern = withoutForms(written);
        if (PLAIN.matcher(pattern).matches()) {
            takeApart();
        }
    }

    /** ICU does not know forms: each becomes an argument of its own. */
    private String withoutForms(String written) {
        int behind = NUMBERED.matcher(written)
                .results()
                .mapToInt(number -> Integer.parseInt(number.group(1)) + 1)
                .max()
                .orElse(0);
        return BENT.matcher(written).replaceAll(found -> {
            int gap = behind + bent.size();
            bent.add(new Bent(Integer.parseInt(found.group(1)), found.group(2), gap));
            return "{" + gap + "}";
        });
    }

    private void takeApart() {
        Matcher gap = GAP.matcher(pattern);
        int from = 0;
        while (gap.find()) {
            texts.add(pattern.substring(from, gap.start()));
            gaps.add(Integer.parseInt(gap.group(1)));
            from = gap.end();
        }
        texts.add(pattern.substring(from));
    }

    String pattern() {
        return pattern;
    }

    /** In the order of their gaps. */
    List<Bent> bent() {
        return bent;
    }

    String say(Object[] args) {
        return isPlain(args) ? fillIn(args) : format(args);
    }

    /** Numbers from a thousand on are written differently in each language. */
    private boolean isPlain(Object[] args) {
        for (Object arg : args) {
            boolean small = arg instanceof Integer number && number > -GROUPED_FROM && number < GROUPED_FROM;
            if (!(arg instanceof String) && !small) {
                return false;
            }
        }
        return !texts.isEmpty();
    }

    private String fillIn(Object[] args) {
        if (gaps.isEmpty()) {
            return pattern;
        }
        StringBuilder out = new StringBuilder(texts.getFirst());
        for (int i = 0; i < gaps.size(); i++) {
            int gap = gaps.get(i);
            if (gap < args.length) {
                out.append(args[gap]);
            } else {
                out.append('{').append(gap).append('}');
            }
            out.append(texts.get(i + 1));
        }
        return out.toString();
    }

    private String format(Object[] args) {
        MessageFormat waiting = idle.poll();
        MessageFormat format = waiting == null ? new MessageFormat(pattern, locale) : waiting;
        String text = format.format(args);
        idle.add(format);
        return text;
    }
}
