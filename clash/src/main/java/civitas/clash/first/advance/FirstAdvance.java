package civitas.clash.first.advance;

import civitas.clash.content.Advance;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.Category;
import civitas.kernel.Codes;
import java.util.Optional;

/** The advance that only this edition has. Its number is that of its place on the player board. */
public enum FirstAdvance implements Advance {
    /** Where Medicine stands in the later edition. */
    CHEMISTRY(BaseAdvance.MEDICINE);

    private final String code = Codes.of(this);
    private final BaseAdvance place;

    FirstAdvance(BaseAdvance place) {
        this.place = place;
    }

    @Override
    public int number() {
        return place.number();
    }

    @Override
    public Optional<Category> category() {
        return place.category();
    }

    @Override
    public String code() {
        return code;
    }
}
