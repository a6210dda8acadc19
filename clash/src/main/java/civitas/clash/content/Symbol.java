package civitas.clash.content;

import civitas.kernel.text.Phrase;

/** The symbol of an event card (CC-9.23 to CC-9.29), resolved before the text. */
public interface Symbol extends Component {

    @Override
    default String kind() {
        return "symbol";
    }

    @Override
    default Phrase title() {
        return Phrase.of("symbol." + code() + ".name");
    }
}
