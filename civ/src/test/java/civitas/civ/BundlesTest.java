package civitas.civ;

import civitas.civ.state.Act;
import civitas.kernel.BundleLaws;

class BundlesTest extends BundleLaws {

    BundlesTest() {
        super(
                new CivGame(Books.SHELF),
                Act.values(),
                "log",
                "prompt",
                "refusal",
                "reason",
                "why",
                "loss",
                "view",
                "text");
    }
}
