package civitas.clash.content;

import civitas.kernel.text.Phrase;

/** The upper, civil half of an action card (CC-10.1). */
public interface Civil extends Component {

    @Override
    default Phrase title() {
        return Phrase.of("civil." + code() + ".name");
    }

    @Override
    default String kind() {
        return "civil";
    }
}
