package civitas.clash.content;

import civitas.kernel.text.Phrase;

/** An objective; every objective card shows an upper, mostly peaceful and a lower, mostly military one (CC-11.1). */
public interface Objective extends Component {

    @Override
    default Phrase title() {
        return Phrase.of("objective." + code() + ".name");
    }

    @Override
    default String kind() {
        return "objective";
    }
}
