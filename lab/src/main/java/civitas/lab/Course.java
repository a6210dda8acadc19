package civitas.lab;

import civitas.kernel.Choice;
import civitas.kernel.Game;
import civitas.kernel.Seat;
import civitas.kernel.Setup;
import civitas.kernel.Table;
import civitas.kernel.match.GameRecord;
import civitas.kernel.match.Match;
import civitas.kernel.scenario.Node;
import civitas.kernel.scenario.Stage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A game in a {@link GameLoop}: the table, who began, and the choices so far. */
public final class Course<T extends Table<T>> {

    private final Game<T> game;
    private final Setup setup;
    private final T table;
    private final Optional<Usage> usage;
    private Seat beginner;
    private final List<Ply> plies = new ArrayList<>(1024);

    private record Ply(int seat, Choice choice) {}

    Course(Game<T> game, Setup setup, T table, Optional<Usage> usage) {
        this.usage = usage;
        this.game = game;
        this.setup = setup;
        this.table = table;
        this.beginner = game.beginner(table);
    }

    void choose(int seat, Choice choice) {
        plies.add(new Ply(seat, choice));
        if (usage.isPresent()) {
            usage.get().chosen(choice);
        }
        table.choose(seat, choice);
    }

    /** Makes choices that were made before. */
    void repeat(List<GameRecord.Entry> entries) {
        for (GameRecord.Entry entry : entries) {
            int seat = entry.seat().index();
            choose(
                    seat,
                    table.choices(seat).stream()
                            .filter(choice -> choice.code().equals(entry.code()))
                            .findFirst()
                            .orElseThrow(() -> new IllegalStateException(entry.seat()
                                            .code() + " cannot choose '" + entry.code() + "' as the opening does")));
        }
    }

    /** Puts the table into a position before anything was chosen. */
    void arrange(Stage<T> stage, Node position) {
        stage.arrange(table, position);
        table.settle();
        game.audit(table);
        beginner = game.beginner(table);
    }

    public T table() {
        return table;
    }

    /** Who had the first turn. */
    public Seat beginner() {
        return beginner;
    }

    public int plies() {
        return plies.size();
    }

    public GameRecord record() {
        return record(Match.fingerprint(game, table));
    }

    /** The record of a game whose last choice failed: the table is half changed, so it has no fingerprint. */
    GameRecord recordOfFailure() {
        return record("failed");
    }

    private GameRecord record(String fingerprint) {
        List<GameRecord.Entry> entries = new ArrayList<>(plies.size());
        for (Ply ply : plies) {
            entries.add(new GameRecord.Entry(Seat.of(ply.seat()), ply.choice().code()));
        }
        return new GameRecord(setup, game.rulesVersion(), entries, fingerprint);
    }
}
