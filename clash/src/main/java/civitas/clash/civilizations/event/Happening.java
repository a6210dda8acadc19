package civitas.clash.civilizations.event;

import civitas.clash.card.great.Patronage;
import civitas.clash.civilizations.content.ExpansionEvent;
import civitas.clash.civilizations.people.Peoples;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.EventCard;
import civitas.clash.content.EventKind;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.table.Award;
import civitas.clash.table.ClashTable;
import civitas.clash.table.EventHooks;
import civitas.clash.table.EventText;
import civitas.clash.table.Hooks;
import civitas.clash.table.PlayerToken;
import civitas.clash.table.Rulebook;
import civitas.clash.table.TurnOrder;
import java.util.Set;

/** What the texts of the expansion's events do. */
public final class Happening {

    private static final int HALVES_PER_MARKER = 2;

    private Happening() {}

    public static void join(Rulebook book) {
        book.lay(Happenings::new);
        book.events().join(ExpansionEvent.UPRISING, Uprising::befall);
        book.events().join(ExpansionEvent.ENVOY, Envoy::befall);
        book.events().join(ExpansionEvent.SOLAR_ECLIPSE, SolarEclipse::befall);
        book.events().join(ExpansionEvent.TROJAN_HORSE, TrojanHorse::befall);
        book.events().join(ExpansionEvent.GUILLOTINE, Guillotine::befall);
        book.events().join(ExpansionEvent.ANARCHY, Anarchy::befall);
        book.events().join(ExpansionEvent.SCIENTIFIC_TRADE, Prosperity::science);
        book.events().join(ExpansionEvent.FLOURISHING_TRADE, Prosperity::trade);
        book.events().join(ExpansionEvent.ERA_OF_STABILITY, Prosperity::stability);
        book.events().join(ExpansionEvent.REFORMATION, Reformation::befall);
        book.events().join(ExpansionEvent.PANDEMICS, Pandemics::befall);
        book.events().join(ExpansionEvent.BLACK_DEATH, BlackDeath::befall);
        book.events().join(ExpansionEvent.FAMINE_VERMIN, Vermin::befall);
        book.events().join(ExpansionEvent.FAMINE_DROUGHT, Drought::befall);
        book.events().join(ExpansionEvent.FIRE, Fire::befall);
        book.events().join(ExpansionEvent.SUCCESSFUL_YEAR, Happening::successfulYear);
        people(book);
        protect(book.hooks(), BaseAdvance.IRRIGATION, ExpansionEvent.FAMINE_VERMIN, ExpansionEvent.FAMINE_DROUGHT);
        protect(book.hooks(), BaseAdvance.SANITATION, ExpansionEvent.PANDEMICS);
        book.join(new SolarEclipse());
        book.join(new TrojanHorse());
        book.join(new Envoy.OpenCard());
        book.provide(Anarchy::provide);
        tokens(book);
        book.join(Award.of("events", (table, player) -> Happenings.of(table).anarchy(player) * HALVES_PER_MARKER));
    }

    /** What lies before players because of events. */
    private static void tokens(Rulebook book) {
        book.join(new PlayerToken(
                ExpansionEvent.ANARCHY, (table, player) -> Happenings.of(table).anarchy(player)));
        book.join(PlayerToken.one(
                ExpansionEvent.GREAT_ARCHITECT,
                (table, player) -> Happenings.of(table).hasArchitect(player)));
        book.join(PlayerToken.one(
                ExpansionEvent.GREAT_DIPLOMAT,
                (table, player) -> Happenings.of(table).diplomat() == player
                        || Happenings.of(table).partner() == player));
        book.join(PlayerToken.one(
                ExpansionEvent.GREAT_SEER,
                (table, player) -> Happenings.of(table).foreseen(player) != 0));
        book.join(PlayerToken.one(
                ExpansionEvent.GUILLOTINE, (table, player) -> Peoples.of(table).isBanned(player)));
    }

    /** An advance protects its owner from more events than before (CC-9.16). */
    private static void protect(Hooks hooks, BaseAdvance advance, ExpansionEvent... events) {
        EventHooks.Immunity before = hooks.event.immunity.voice(advance);
        Set<EventKind> more = Set.of(events);
        hooks.event.immunity.replace(advance, event -> before.against(event) || more.contains(event));
    }

    private static void people(Rulebook book) {
        EventText offered = Patronage::befall;
        book.events().join(ExpansionEvent.GREAT_ARCHITECT, offered);
        book.fixtures().join(ExpansionEvent.GREAT_ARCHITECT, GreatArchitect::taken);
        book.offers().join(new GreatArchitect());
        book.events().join(ExpansionEvent.GREAT_ATHLETE, offered);
        book.people().join(ExpansionEvent.GREAT_ATHLETE, new GreatAthlete());
        book.events().join(ExpansionEvent.GREAT_DIPLOMAT, offered);
        book.fixtures().join(ExpansionEvent.GREAT_DIPLOMAT, GreatDiplomat::taken);
        book.offers().join(new GreatDiplomat());
        book.join(new Peace());
        book.events().join(ExpansionEvent.GREAT_SEER, offered);
        book.people().join(ExpansionEvent.GREAT_SEER, new GreatSeer());
        book.join(GreatSeer::draws);
    }

    /** Whoever has the fewest cities gets food for every city he is behind; if all have as many, everybody gets one. */
    private static void successfulYear(ClashTable table, EventCard card, int drawer) {
        int most = 0;
        int fewest = Integer.MAX_VALUE;
        for (int player = 0; player < table.seats(); player++) {
            most = Math.max(most, table.cities().count(player));
            fewest = Math.min(fewest, table.cities().count(player));
        }
        for (int player : TurnOrder.from(table, drawer)) {
            if (table.cities().count(player) == fewest) {
                int kept = table.gain(player, Good.FOOD, most == fewest ? 1 : most - fewest);
                table.say("log.gains", table.name(player), Goods.of(Good.FOOD, kept));
            }
        }
    }
}
