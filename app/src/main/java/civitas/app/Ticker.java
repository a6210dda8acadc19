package civitas.app;

import civitas.lab.Simulation;
import java.io.Console;
import java.io.PrintWriter;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** Shows how far some work has come: a bar on a terminal, a line now and then elsewhere. */
abstract sealed class Ticker implements Simulation.Progress, AutoCloseable {

    static Ticker start(int games, PrintWriter err) {
        return start(games, "games", err);
    }

    /** @param what is counted */
    static Ticker start(int number, String what, PrintWriter err) {
        boolean terminal = Optional.ofNullable(System.console())
                .filter(Console::isTerminal)
                .isPresent();
        return terminal ? new Bar(number, what) : new Lines(number, what, err);
    }

    private int reached;

    /** So much of all is done; for work that is measured in percent, from one thread. */
    final void reached(double part) {
        for (; reached < Math.floor(100 * part); reached++) {
            gameFinished();
        }
    }

    /** So many games more. */
    final void gamesFinished(int games) {
        for (int i = 0; i < games; i++) {
            gameFinished();
        }
    }

    @Override
    public abstract void close();

    private static final class Bar extends Ticker {

        private final ProgressBar bar;

        Bar(int games, String what) {
            bar = new ProgressBarBuilder()
                    .setTaskName(what)
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
        private final String what;
        private final PrintWriter err;
        private final AtomicInteger finished = new AtomicInteger();

        Lines(int games, String what, PrintWriter err) {
            this.games = games;
            this.what = what;
            this.err = err;
        }

        @Override
        public void gameFinished() {
            int now = finished.incrementAndGet();
            if (games >= 10 && now * 10L / games > (now - 1) * 10L / games) {
                err.println(now + " of " + games + " " + what);
                err.flush();
            }
        }

        @Override
        public void close() {
            err.flush();
        }
    }
}
