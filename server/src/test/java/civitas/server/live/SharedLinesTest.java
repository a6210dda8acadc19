package civitas.server.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import civitas.server.Settings;
import civitas.server.api.Refused;
import civitas.server.store.PersonId;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Live connections are counted over all servers. */
class SharedLinesTest {

    private static final int MOST = 20;
    private static final Lines.Line ANNA = new Lines.Line(new PersonId("anna"), "10.0.0.1");

    private final Settings.Caps caps = new Settings.Caps(1, 1, 1, 1, MOST, 1000);
    private final Lines one = new Lines(caps);
    private final Lines other = new Lines(caps);

    @Test
    void whatAnotherServerHoldsCounts() {
        for (int i = 0; i < MOST - 1; i++) {
            other.open("session " + i, ANNA);
        }
        one.heldBy("https://other/", other.held());
        one.open("last", ANNA);
        assertThatThrownBy(() -> one.require(ANNA)).isInstanceOf(Refused.class);
        one.keepOnly(List.of("https://somebody/"));
        one.require(ANNA);
    }

    @Test
    void aConnectionIsCountedWhereItsClientIs() {
        Lines.Line carried = new Lines.Line(new PersonId("anna"), "10.0.0.1", Lines.Counted.ELSEWHERE);
        for (int i = 0; i < 2 * MOST; i++) {
            one.require(carried);
            one.open("carried " + i, carried);
        }
        assertThat(one.held()).isEmpty();
        one.close("carried 1");
        one.require(ANNA);
    }
}
