package civitas.lab.bot;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.CountDownLatch;

/** A bot that takes the first choice, or misbehaves as it is told. It runs in a process of its own. */
final class FirstBot {

    private FirstBot() {}

    public static void main(String[] args) throws IOException, InterruptedException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            boolean required = line.contains("\"required\":true");
            switch (args[0]) {
                case "plays" -> out.println(required ? "{\"id\":0}" : "{}");
                case "tells" -> {
                    Files.writeString(
                            Path.of(args[1]), line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
                    out.println(required ? "{\"id\":0}" : "{}");
                }
                case "dies" -> System.exit(3);
                case "lies" -> out.println("{\"id\":9999}");
                case "shrugs" -> out.println("{}");
                case "babbles" -> out.println("I like all of them");
                case "rambles" -> out.println("x".repeat(100_000));
                case "sleeps" -> new CountDownLatch(1).await();
                default -> throw new IllegalArgumentException(args[0]);
            }
        }
    }
}
