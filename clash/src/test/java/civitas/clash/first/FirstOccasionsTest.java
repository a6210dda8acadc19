package civitas.clash.first;

import civitas.clash.objective.OccasionsContract;

/** The objectives that mean the same in the first edition, tried with its rules. */
class FirstOccasionsTest extends OccasionsContract {

    FirstOccasionsTest() {
        super(First.fresh());
    }
}
