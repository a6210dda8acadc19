package civitas.app;

import java.io.PrintWriter;
import java.util.List;

/** Rows of words and figures for a terminal. */
final class TextTable {

    private TextTable() {}

    /** Names to the left in the first column, figures to the right in all others. */
    static void print(PrintWriter out, List<List<String>> rows) {
        print(out, rows, 1);
    }

    /** Names to the left in the first columns, figures to the right in all others. */
    static void print(PrintWriter out, List<List<String>> rows, int names) {
        for (List<String> row : rows) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < row.size(); column++) {
                int at = column;
                int width = rows.stream()
                        .mapToInt(cells -> cells.get(at).length())
                        .max()
                        .orElse(0);
                String cell = row.get(column);
                String padding = " ".repeat(width - cell.length());
                line.append(column == 0 ? "" : "  ").append(column < names ? cell + padding : padding + cell);
            }
            out.println(line.toString().stripTrailing());
        }
    }
}
