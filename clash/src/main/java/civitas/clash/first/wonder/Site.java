package civitas.clash.first.wonder;

import civitas.clash.content.Wonder;
import civitas.clash.table.ClashTable;

/** Where a wonder stands. */
final class Site {

    private Site() {}

    static int of(ClashTable table, Wonder wonder) {
        for (int space = 0; space < table.board().size(); space++) {
            if (table.cities().has(space, wonder)) {
                return space;
            }
        }
        throw new IllegalStateException(wonder.code() + " stands nowhere");
    }
}
