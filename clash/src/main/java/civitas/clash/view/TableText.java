package civitas.clash.view;

import civitas.kernel.text.Lexicon;

/** A view as lines of text for a terminal. */
public final class TableText {

    private TableText() {}

    public static String of(ClashView view, Lexicon lexicon) {
        return view.toString();
    }
}
