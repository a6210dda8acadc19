package civitas.server.room;

import civitas.server.store.PersonId;
import civitas.server.store.TableId;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Queue;

/**
 * Work that waits for a thread, taken fairly: whoever has used the least time is next, and among a person's tables the one
 * that has waited longest. A hundred tables of one person together get as much as the one table of another.
 *
 * <p>Time used is counted from the moment somebody comes: those who were quiet have saved nothing up, and cannot take all
 * threads for as long as they were away. It is the idea of Linux's completely fair scheduler, with people for processes.
 */
final class FairQueue {

    /** What waits, by the table it belongs to; the tables in the order in which they are served. */
    private final Map<PersonId, LinkedHashMap<TableId, Queue<Runnable>>> waiting = new LinkedHashMap<>();

    private final Map<PersonId, Account> accounts = new HashMap<>();

    /** The time used by whoever was served last: where newcomers begin. */
    private long clock;

    private int size;
    private boolean closed;

    /** What a person has used, and how much of theirs is being done. */
    private static final class Account {
        private long used;
        private int busy;

        Account(long used) {
            this.used = used;
        }
    }

    /** Something to do, and for whom. */
    record Job(PersonId person, Runnable work) {}

    synchronized void add(PersonId person, TableId table, Runnable work) {
        if (closed) {
            return;
        }
        accounts.computeIfAbsent(person, p -> new Account(clock));
        waiting.computeIfAbsent(person, p -> new LinkedHashMap<>())
                .computeIfAbsent(table, t -> new ArrayDeque<>())
                .add(work);
        size++;
        notifyAll();
    }

    /** The next job; waits for one. Whoever takes it says afterwards how long it took. */
    synchronized Job take() throws InterruptedException {
        while (size == 0) {
            wait();
        }
        PersonId next = next();
        Account account = account(next);
        clock = Math.max(clock, account.used);
        account.busy++;
        return new Job(next, remove(next));
    }

    private PersonId next() {
        PersonId best = PersonId.NOBODY;
        long least = Long.MAX_VALUE;
        for (PersonId person : waiting.keySet()) {
            long used = account(person).used;
            if (used < least) {
                best = person;
                least = used;
            }
        }
        return best;
    }

    private Runnable remove(PersonId person) {
        LinkedHashMap<TableId, Queue<Runnable>> tables = waiting.getOrDefault(person, new LinkedHashMap<>());
        Map.Entry<TableId, Queue<Runnable>> first = tables.pollFirstEntry();
        Runnable work = first.getValue().remove();
        if (!first.getValue().isEmpty()) {
            tables.put(first.getKey(), first.getValue());
        }
        waiting.remove(person);
        if (!tables.isEmpty()) {
            waiting.put(person, tables);
        }
        size--;
        return work;
    }

    /** A job is done. Whoever has nothing more to do is forgotten once they are no longer ahead of the others. */
    synchronized void done(Job job, long nanos) {
        Account account = account(job.person);
        account.used += Math.max(1, nanos);
        account.busy--;
        accounts.entrySet()
                .removeIf(entry -> entry.getValue().busy == 0
                        && entry.getValue().used <= clock
                        && !waiting.containsKey(entry.getKey()));
    }

    private Account account(PersonId person) {
        return accounts.computeIfAbsent(person, p -> new Account(clock));
    }

    synchronized int size() {
        return size;
    }

    /** Forgets all that waits, and takes nothing more. */
    synchronized void close() {
        closed = true;
        waiting.clear();
        size = 0;
    }
}
