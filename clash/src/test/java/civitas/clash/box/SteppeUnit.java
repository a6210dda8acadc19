package civitas.clash.box;

import civitas.clash.content.UnitType;
import civitas.kernel.Codes;

/** Two more military units. Their numbers leave room for other boxes, so that sets with gaps are tried too. */
enum SteppeUnit implements UnitType {
    HORSEMAN,
    CHIEF;

    private static final int FIRST = 6;

    @Override
    public int number() {
        return FIRST + ordinal();
    }

    @Override
    public Role role() {
        return Role.MILITARY;
    }

    @Override
    public String code() {
        return Codes.of(this);
    }
}
