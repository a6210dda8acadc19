package civitas.clash.content;

import civitas.kernel.text.Phrase;

/** What an event card tells (its text); cards of one name may differ in symbol and amount. */
public interface EventKind extends Component {

    @Override
    default Phrase title() {
        return Phrase.of("event." + code() + ".name");
    }

    @Override
    default String kind() {
        return "event";
    }
}
