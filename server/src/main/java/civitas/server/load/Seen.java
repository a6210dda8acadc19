package civitas.server.load;

import java.util.ArrayList;
import java.util.List;

/**
 * What a bot needs of a state message. The messages are long and come by the thousand, so they are searched rather than
 * parsed: measuring must not cost more than serving.
 *
 * @param ply -1 if the message is no state
 * @param codes the legal choices, if the game waits for this seat
 */
public record Seen(int ply, List<String> codes, boolean over) {

    private static final String CODE = "{\"code\":\"";
    private static final Seen NOTHING = new Seen(-1, List.of(), false);

    public static Seen in(CharSequence text) {
        String message = text.toString();
        if (!message.startsWith("{\"type\":\"state\"")) {
            return NOTHING;
        }
        int decisions = message.indexOf("\"decisions\":[");
        int waiting = message.indexOf("],\"waitingFor\":[", decisions);
        int seat = message.lastIndexOf(",\"seat\":\"", message.indexOf("\"view\":"));
        int ply = message.lastIndexOf("\"ply\":", seat);
        if (decisions < 0 || waiting < 0 || seat < 0 || ply < 0) {
            throw new IllegalStateException("not understood: " + message.substring(0, Math.min(500, message.length())));
        }
        List<String> codes = new ArrayList<>();
        boolean required = message.startsWith("\"required\":true", message.indexOf("\"required\":", decisions));
        int at = message.indexOf(CODE, decisions);
        while (required && at >= 0 && at < waiting) {
            int end = message.indexOf('"', at + CODE.length());
            codes.add(message.substring(at + CODE.length(), end));
            at = message.indexOf(CODE, end);
        }
        return new Seen(Integer.parseInt(message.substring(ply + 6, seat)), codes, message.contains("\"over\":true}}"));
    }
}
