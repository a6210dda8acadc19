package civitas.clash.civilizations.people;

import civitas.clash.civilizations.content.Civilization;
import civitas.clash.civilizations.content.Leader;
import civitas.clash.content.Component;
import civitas.clash.table.Belonging;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Rulebook;
import civitas.kernel.Numbers;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** What everybody sees of a player's people, and what positions say about it. Rules: CC-2.20. */
public final class Belongings {

    private Belongings() {}

    public static void join(Rulebook book) {
        book.join(Belonging.one(
                Belonging.FACTION,
                (table, player, viewer) -> codes(Peoples.of(table).civilization(player)),
                Belongings::setCivilization));
        book.join(Belonging.one(
                "leader",
                (table, player, viewer) -> codes(Peoples.of(table).leader(player)),
                (table, player, codes) -> Peoples.of(table).crown(player, find(Leader.values(), codes.getFirst()))));
        book.join(Belonging.many(
                "leader-cards",
                (table, player, viewer) -> leaders(Peoples.of(table).cards(player)),
                (table, player, codes) -> Peoples.of(table).setCards(player, numbers(codes))));
        book.join(Belonging.many(
                "killed-leaders",
                (table, player, viewer) -> leaders(Peoples.of(table).killed(player)),
                (table, player, codes) -> Peoples.of(table).setKilled(player, numbers(codes))));
        book.join(Belonging.shown(
                "lost-leaders",
                (table, player, viewer) -> leaders(Peoples.of(table).lost(player))));
    }

    private static List<String> codes(Optional<? extends Component> component) {
        return component.map(found -> List.of(found.code())).orElse(List.of());
    }

    private static List<String> leaders(Numbers cards) {
        List<String> codes = new ArrayList<>();
        for (int card = cards.next(0); card >= 0; card = cards.next(card + 1)) {
            codes.add(Leader.of(card).code());
        }
        return codes;
    }

    private static Numbers numbers(List<String> codes) {
        Numbers cards = Numbers.NONE;
        for (String code : codes) {
            cards = cards.with(find(Leader.values(), code).number());
        }
        return cards;
    }

    /** A civilization that somebody else plays changes hands with his own. */
    private static void setCivilization(ClashTable table, int player, List<String> codes) {
        Civilization wanted = find(Civilization.values(), codes.getFirst());
        Optional<Civilization> former = Peoples.of(table).civilization(player);
        for (int other = 0; other < table.seats(); other++) {
            if (other != player && Peoples.of(table).plays(other, wanted) && former.isPresent()) {
                give(table, other, former.get());
            }
        }
        give(table, player, wanted);
    }

    private static void give(ClashTable table, int player, Civilization civilization) {
        DealingPeoples.give(table, player, civilization);
        table.setAdvances(player, table.player(player).advances());
    }

    private static <C extends Component> C find(C[] all, String code) {
        return Arrays.stream(all)
                .filter(component -> component.code().equals(code))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no '" + code + "'"));
    }
}
