package civitas.lab;

import civitas.kernel.toy.ToyGame;
import civitas.kernel.toy.ToyStage;
import civitas.kernel.toy.ToyTable;
import java.util.List;

/** The toy game, ready to be played. */
public final class Toy {

    public static final Playable<ToyTable> PLAYABLE = new Playable<>(new ToyGame(), ToyGame::worth, new ToyStage());
    public static final Shelf SHELF = new Shelf(List.of(PLAYABLE));

    private Toy() {}
}
