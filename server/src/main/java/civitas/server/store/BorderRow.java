package civitas.server.store;

import java.util.Optional;

/**
 * Where a running table crossed over to other rules.
 *
 * @param came the rules it came from
 * @param went the rules it goes on under
 * @param ply how many choices had been made; nobody can take back any of them
 * @param taken how many choices had to be taken back to go on
 * @param base what the table was, if its record alone does not say so any more; then the record counts from there
 */
public record BorderRow(int came, int went, int ply, int taken, Optional<SnapshotRow> base) {}
