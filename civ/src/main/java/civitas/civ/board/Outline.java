package civitas.civ.board;

import java.util.ArrayDeque;
import java.util.Deque;

/** The outer edge of a map; the squares around a gap inside it are no part of it (CV-02.33). */
final class Outline {

    private final Board board;
    private final int width;
    private final int height;
    private final boolean[] outside;

    /** Finds what lies outside by going around the map, one field beyond its borders. */
    Outline(Board board) {
        this.board = board;
        width = board.columns() + 2;
        height = board.rows() + 2;
        outside = new boolean[width * height];
        Deque<Integer> todo = new ArrayDeque<>();
        visit(0, 0, todo);
        while (!todo.isEmpty()) {
            int field = todo.pop();
            int x = field % width;
            int y = field / width;
            visit(x - 1, y, todo);
            visit(x + 1, y, todo);
            visit(x, y - 1, todo);
            visit(x, y + 1, todo);
        }
    }

    private void visit(int x, int y, Deque<Integer> todo) {
        if (x < 0 || y < 0 || x >= width || y >= height || outside[y * width + x] || isLand(x - 1, y - 1)) {
            return;
        }
        outside[y * width + x] = true;
        todo.push(y * width + x);
    }

    private boolean isLand(int x, int y) {
        return x >= 0 && y >= 0 && x < board.columns() && y < board.rows() && board.exists(y * board.columns() + x);
    }

    /** Whether one side of a square is the outside. */
    boolean has(int square) {
        int field = (square / board.columns() + 1) * width + square % board.columns() + 1;
        return board.exists(square)
                && (outside[field - 1] || outside[field + 1] || outside[field - width] || outside[field + width]);
    }
}
