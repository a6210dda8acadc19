package civitas.civ.table;

import civitas.civ.content.Boon;

/** Adds up what cards promise their owner. */
@FunctionalInterface
public interface Promises {
    void add(Boon boon, double amount);
}
