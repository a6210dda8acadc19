package civitas.clash.box;

import civitas.clash.content.Building;
import civitas.kernel.Codes;

/** One more building. */
enum SteppeBuilding implements Building {
    STABLE;

    private static final int FIRST = 7;

    @Override
    public int number() {
        return FIRST + ordinal();
    }

    @Override
    public String code() {
        return Codes.of(this);
    }
}
