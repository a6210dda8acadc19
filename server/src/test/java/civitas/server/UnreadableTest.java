package civitas.server;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.server.api.Json;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What no client library would send: a sentence for whoever sent it, and not a word in the log. */
class UnreadableTest extends ServerTest {

    private static final String POST = "POST /api/guest HTTP/1.1\r\nHost: localhost\r\nX-Civitas: 1\r\n";
    private static final String UPGRADE = String.join(
            "\r\n",
            "Host: localhost",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: a",
            "",
            "");

    private static final List<String> STRANGE = List.of(
            get("/api/tables/%u0041"),
            get("/%u0041"),
            get("/%zz"),
            get("/x%00"),
            get("/a%2fb"),
            get("/api/games?lang=%u0041"),
            get("/api/games?lang=%zz&lang=%ff"),
            get("/api/tables?scope=%ff&before=%"),
            get("/a//b"),
            get("/a/../b"),
            get("/../../etc/passwd"),
            get("/a;b=c/d"),
            get("*"),
            get("http://[::/"),
            get("/" + "a/".repeat(240)),
            get("/a".repeat(7_000)),
            get("/api" + "/a".repeat(3_000)),
            get("/" + "a".repeat(7_000) + ".js"),
            get("/api/games?" + "a&".repeat(3_500)),
            POST + "Content-Type: application/json; charset=nonsense\r\nContent-Length: 2\r\n\r\n{}",
            POST + "Content-Type: application/json; charset=\"\r\nContent-Length: 2\r\n\r\n{}",
            POST + "Content-Type: application/json; charset=\r\nContent-Length: 2\r\n\r\n{}",
            POST + "Content-Type: application/json; charset=windows-1251\r\nContent-Length: 2\r\n\r\n{}",
            POST + "Content-Type: multipart/form-data\r\nContent-Length: 2\r\n\r\n{}",
            POST + "Content-Type: \r\nContent-Length: 2\r\n\r\n{}",
            POST + "Content-Encoding: gzip\r\nContent-Length: 2\r\n\r\n{}",
            POST + "Cookie: civitas_session=\"a; b=c; $Version=1\r\nContent-Length: 2\r\n\r\n{}",
            POST + "Transfer-Encoding: chunked\r\n\r\nzz\r\n",
            POST + "Content-Length: -5\r\n\r\n",
            POST + "Expect: the unexpected\r\nContent-Length: 2\r\n\r\n{}",
            "GET /api/games HTTP/1.1\r\n\r\n",
            "GET /api/games?lang=ru HTTP/1.1\r\nHost: localhost\r\nContent-Type: a/b; charset=none\r\n\r\n",
            "GET /api/games HTTP/1.1\r\nHost: localhost\r\nRange: bytes=0-1,5-\r\nIf-Modified-Since: never\r\n\r\n",
            "GET /api/games HTTP/1.1\r\nHost: localhost\r\nX: " + "de,".repeat(8_000) + "\r\n\r\n",
            "GET /api/games HTTP/1.1\r\nHost: localhost\r\n" + "X: y\r\n".repeat(2_500) + "\r\n",
            "GET /api/games HTTP/1.1\r\nHost: localhost\r\nX: " + "de,".repeat(30_000) + "\r\n\r\n",
            get("/a".repeat(40_000)),
            POST + "Content-Type: a/b; charset=none\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
            POST + "Content-Type: a/b; charset=none\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
            "GET /api/tables/%u0041/live HTTP/1.1\r\n" + UPGRADE,
            "GET /api/tables/none/live?seat=mauve HTTP/1.1\r\n" + UPGRADE,
            "GET /api/lobby" + "/a".repeat(3_000) + " HTTP/1.1\r\n" + UPGRADE,
            "CONNECT localhost:80 HTTP/1.1\r\nHost: localhost\r\n\r\n",
            "TRACE / HTTP/1.1\r\nHost: localhost\r\n\r\n",
            "nonsense\r\n\r\n",
            "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n");

    @Test
    void nothingThatIsSentIsOurFault() throws IOException {
        try (Overheard log = new Overheard()) {
            for (String request : STRANGE) {
                assertThat(Spoken.ask(server.port(), request).status())
                        .as(request.substring(0, Math.min(120, request.length())))
                        .isLessThan(500);
            }
            assertThat(log.complaints()).isEmpty();
        }
    }

    @Test
    void whatCannotBeReadIsExplained() throws IOException {
        explained(get("/api/tables/%u0041"), 400, "The address or the headers");
        explained(get("/a".repeat(3_900)), 414, "The address or the headers");
        explained(get("/a".repeat(7_000)), 414, "The address or the headers");
        explained(get("/api/games?" + "a&".repeat(3_500)), 414, "The address or the headers");
        explained(
                POST + "Content-Type: application/json; charset=nonsense\r\nContent-Length: 2\r\n\r\n{}",
                415,
                "Send UTF-8.");
        explained(
                POST + "Accept-Language: de, RU-ru;q=0.9, en;q=0.5\r\nContent-Type: a/b; charset=x-none\r\n\r\n",
                415,
                "Присылайте UTF-8.");
    }

    /** A client that is still sending its body when it is refused must not lose the answer, nor its connection. */
    @Test
    void whoeverIsRefusedIsHeardOut() throws IOException {
        String length = "Content-Length: 900000\r\n\r\n";
        for (String head : List.of(
                "POST /api/tables/" + "a".repeat(3_000) + " HTTP/1.1\r\nHost: localhost\r\n",
                "POST /api/tables/" + "a".repeat(30_000) + " HTTP/1.1\r\nHost: localhost\r\n",
                "POST /api/tables/%u0041 HTTP/1.1\r\nHost: localhost\r\n",
                "POST /api/tables/a%2fb HTTP/1.1\r\nHost: localhost\r\n",
                POST + "Content-Type: a/b; charset=none\r\n",
                POST + "X: " + "a".repeat(30_000) + "\r\n")) {
            try (Spoken spoken = new Spoken(server.port())) {
                spoken.send(head + length);
                spoken.send("x".repeat(900_000));
                assertThat(spoken.answer().status())
                        .as(head.substring(0, Math.min(120, head.length())))
                        .isBetween(400, 499);
                spoken.send(get("/health"));
                assertThat(spoken.answer().status()).isEqualTo(200);
            }
        }
    }

    /** What cannot even be taken apart ends the connection, and says so: nobody sends his next request into the void. */
    @Test
    void whatCannotBeTakenApartEndsTheConnection() throws IOException {
        for (String request : List.of(get("/%zz"), get("/a".repeat(40_000)), POST + "Content-Length: -5\r\n\r\n")) {
            assertThat(Spoken.ask(server.port(), request).head())
                    .as(request.substring(0, Math.min(120, request.length())))
                    .containsIgnoringCase("connection: close");
        }
    }

    private void explained(String request, int status, String words) throws IOException {
        Spoken.Answer answer = Spoken.ask(server.port(), request);
        assertThat(answer.status()).isEqualTo(status);
        assertThat(Json.mapper().readTree(answer.body()).path("code").asString())
                .isEqualTo("invalid");
        assertThat(answer.body()).contains(words);
    }

    private static String get(String path) {
        return "GET " + path + " HTTP/1.1\r\nHost: localhost\r\n\r\n";
    }
}
