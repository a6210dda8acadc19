package civitas.lab.bot;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A command that is asked one line and answers one line. What it writes to its error stream goes where ours goes. */
final class BotProcess implements AutoCloseable {

    /** No answer is longer. */
    private static final int LONGEST = 10_000;

    /** Whoever has said so much without being asked is not listened to any more. */
    private static final int MOST_UNASKED = 100;

    private static final Duration GRACE = Duration.ofSeconds(1);

    private final String name;
    private final Duration patience;
    private final Process process;
    private final Writer questions;

    /** Empty when there will be no more. */
    private final BlockingQueue<Optional<String>> answers = new LinkedBlockingQueue<>();

    BotProcess(List<String> command, Duration patience) {
        this.name = String.join(" ", command);
        this.patience = patience;
        try {
            process = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
        } catch (IOException e) {
            throw new BotFailure("the bot '" + name + "' cannot be started: " + e.getMessage(), e);
        }
        questions = new BufferedWriter(new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8));
        Thread.ofVirtual().name("bot").start(this::listen);
    }

    private void listen() {
        try (Reader in = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            StringBuilder line = new StringBuilder();
            for (int next = in.read(); next >= 0 && isBearable(line); next = in.read()) {
                if (next == '\n') {
                    answers.add(Optional.of(line.toString()));
                    line.setLength(0);
                } else {
                    line.append((char) next);
                }
            }
        } catch (IOException e) {
            answers.add(Optional.empty()); // it was closed while we listened
        }
        answers.add(Optional.empty());
    }

    private boolean isBearable(CharSequence line) {
        return line.length() <= LONGEST && answers.size() < MOST_UNASKED;
    }

    /** Asks, and waits for the answer as long as there is patience. */
    String ask(String question) {
        try {
            questions.write(question);
            questions.write('\n');
            questions.flush();
        } catch (IOException e) {
            throw ended(e);
        }
        try {
            Optional<String> answer = answers.poll(patience.toMillis(), TimeUnit.MILLISECONDS);
            if (answer == null) {
                throw new BotFailure("the bot '" + name + "' has not answered within " + patience.toMillis() + " ms");
            }
            return answer.orElseThrow(() -> ended(new IOException("no answer")));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new BotFailure("nobody waits for the bot '" + name + "' any more", e);
        }
    }

    private BotFailure ended(IOException problem) {
        try {
            String how = process.waitFor(GRACE.toMillis(), TimeUnit.MILLISECONDS)
                    ? "has ended with exit code " + process.exitValue()
                    : "has stopped listening, or says more than " + LONGEST
                            + " characters in a line, or too many lines";
            return new BotFailure("the bot '" + name + "' " + how, problem);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return new BotFailure("the bot '" + name + "' has ended", e);
        }
    }

    BotFailure lied(String answer, int choices) {
        return new BotFailure(
                "the bot '" + name + "' answered '" + (answer.length() > 80 ? answer.substring(0, 80) + "…" : answer)
                        + "'; an answer is {\"id\": N} with one of the " + choices + " choices");
    }

    /** Tells it that the game is over by closing the line; what does not go then is ended. */
    @Override
    public void close() {
        try (Writer line = questions) {
            line.flush();
        } catch (IOException e) {
            process.destroy(); // it was gone already
        }
        try {
            if (!process.waitFor(GRACE.toMillis(), TimeUnit.MILLISECONDS)) {
                process.destroyForcibly().waitFor();
            }
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
    }
}
