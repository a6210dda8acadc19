package civitas.lab;

import java.util.List;
import java.util.Optional;

/** The games that can be played. */
public record Shelf(List<Playable<?>> games) {

    public Shelf {
        games = List.copyOf(games);
    }

    public Optional<Playable<?>> find(String id) {
        for (Playable<?> playable : games) {
            if (playable.id().equals(id)) {
                return Optional.of(playable);
            }
        }
        return Optional.empty();
    }

    public List<String> ids() {
        return games.stream().<String>map(Playable::id).toList();
    }
}
