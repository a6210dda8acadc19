package civitas.civ.city;

import civitas.civ.board.Square;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/**
 * Something a particular city could build or harvest, for people who point at it on the screen of that city.
 *
 * @param center the square of the city
 */
public record InCity(Square center, Thing what) implements Thing {

    public static final String KIND = "in-city";

    @Override
    public String code() {
        return center.code() + ":" + what.kind() + ":" + what.code();
    }

    @Override
    public Phrase title() {
        return what.title();
    }

    @Override
    public String kind() {
        return KIND;
    }
}
