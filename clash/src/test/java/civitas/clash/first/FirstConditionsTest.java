package civitas.clash.first;

import civitas.clash.objective.ConditionsContract;

/** The objectives that mean the same in the first edition, tried with its rules. */
class FirstConditionsTest extends ConditionsContract {

    FirstConditionsTest() {
        super(First.fresh());
    }
}
