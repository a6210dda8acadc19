package civitas.civ.fame.people;

import civitas.civ.content.Phase;
import civitas.civ.table.Rulebook;

/** The module of great person cards (rules 7.5). */
public final class GreatPersonCards {

    private GreatPersonCards() {}

    public static void write(Rulebook.Builder book) {
        book.lay(GreatCards::new);
        book.personSupply(new CardSupply());
        book.watch(Losses::check);
        TurnUp turnUp = new TurnUp();
        book.offer(Phase.START_OF_TURN, turnUp);
        book.offer(Phase.CITY_MANAGEMENT, turnUp);
        book.offer(Phase.MOVEMENT, turnUp);
        AnyTimeCards anyTime = new AnyTimeCards();
        book.offer(Phase.TRADE, anyTime);
        book.offer(Phase.TRADE, turnUp);
        book.anyTime(anyTime);
        book.anyTime(turnUp);
        Artists.write(book);
        Builders.write(book);
        Generals.write(book);
        Humanitarians.write(book);
        Industrialists.write(book);
        Scientists.write(book);
    }
}
