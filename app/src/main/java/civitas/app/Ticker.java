package civitas.app;

import civitas.lab.Simulation;
import java.io.Console;
import java.io.PrintWriter;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** Shows how far a simulation has come: a bar on a terminal, a line now and then elsewhere. */
abstract sealed class Ticker implements Simulation.Progress, AutoCloseable {

    static Ticker start(int games, PrintWriter err) {
        boolean terminal = Optional.ofNullable(System.console())
                .filter(Console::isTerminal)
                .isPresent();
        return terminal ? new Bar(games) : new Lines(games, err);
    }

    @Override
    public abstract void close();

    private static final class Bar extends Ticker {

        private final ProgressBar bar;

        Bar(int games) {
            bar = new ProgressBarBuilder()
                    .setTaskName("games")
                    .setInitialMax(games)
                    .setStyle(ProgressBarStyle.UNICODE_BLOCK)
                    .setUpdateIntervalMillis(200)
                    .clearDisplayOnFinish()
                    .build();
        }

        @Override
        public void gameFinished() {
            bar.step();
        }

        @Override
        public void close() {
            bar.close();
        }
    }

    /** Ten lines in all. */
    static final class Lines extends Ticker {

        private final int games;
        private final PrintWriter err;
        private final AtomicInteger finished = new AtomicInteger();

        Lines(int games, PrintWriter err) {
            this.games = games;
            this.err = err;
        }

        @Override
        public void gameFinished() {
            int now = finished.incrementAndGet();
            if (games >= 10 && now * 10L / games > (now - 1) * 10L / games) {
                err.println(now + " of " + games + " games");
                err.flush();
            }
        }

        @Override
        public void close() {
            err.flush();
        }
    }
}
