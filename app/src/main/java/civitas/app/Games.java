package civitas.app;

import civitas.civ.CivEvaluation;
import civitas.civ.CivGame;
import civitas.civ.stage.CivStage;
import civitas.clash.ClashEvaluation;
import civitas.clash.ClashGame;
import civitas.clash.stage.ClashStage;
import civitas.lab.Playable;
import civitas.lab.Shelf;
import java.util.List;

/** The games that Civitas knows. */
final class Games {

    /** A new game is one line here. */
    static final Shelf SHELF = new Shelf(List.of(
            new Playable<>(new ClashGame(), new ClashEvaluation(), new ClashStage()),
            new Playable<>(new CivGame(), new CivEvaluation(), new CivStage())));

    private Games() {}
}
