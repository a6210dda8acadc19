package civitas.clash.view;

import civitas.clash.content.facts.Content;
import civitas.clash.view.ClashView.BattleView;
import civitas.clash.view.ClashView.BlockadeView;
import civitas.clash.view.ClashView.BuildingView;
import civitas.clash.view.ClashView.CityView;
import civitas.clash.view.ClashView.Clock;
import civitas.clash.view.ClashView.DecksView;
import civitas.clash.view.ClashView.GoodsView;
import civitas.clash.view.ClashView.HandView;
import civitas.clash.view.ClashView.OfferView;
import civitas.clash.view.ClashView.PlayerView;
import civitas.clash.view.ClashView.SideView;
import civitas.clash.view.ClashView.SpaceView;
import civitas.clash.view.ClashView.TokenView;
import civitas.clash.view.ClashView.UnitsView;
import civitas.kernel.text.Lexicon;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A view as lines of text for a terminal. */
public final class TableText {

    private final ClashView view;
    private final Words words;
    private final StringBuilder text = new StringBuilder(4096);

    private TableText(ClashView view, Words words) {
        this.view = view;
        this.words = words;
    }

    /** {@code content} is what the codes of the view stand for. */
    public static String of(ClashView view, Content content, Lexicon lexicon) {
        TableText table = new TableText(view, new Words(content, lexicon));
        table.clock();
        table.map();
        table.players();
        table.decks();
        table.battle();
        table.offers();
        table.result();
        return table.text.toString();
    }

    private void line(String key, Object... args) {
        text.append(words.say(key, args)).append('\n');
    }

    private void detail(String key, Object... args) {
        text.append("  ");
        line(key, args);
    }

    private void clock() {
        Clock clock = view.clock();
        line("view.clock", clock.age(), clock.ages(), clock.round(), words.side(clock.first()));
        if (clock.over()) {
            line("view.over");
        } else if (!clock.active().isEmpty()) {
            line("view.active", words.side(clock.active()), clock.actionsLeft());
        }
    }

    // --- the board --------------------------------------------------------------------------------------------------

    /** The explored spaces with what is there; of the others only which regions they are. */
    private void map() {
        text.append('\n');
        line("view.map");
        Map<Integer, List<String>> unexplored = new TreeMap<>();
        for (SpaceView space : view.board()) {
            if (space.terrain().equals("unexplored")) {
                unexplored
                        .computeIfAbsent(space.region(), region -> new ArrayList<>())
                        .add(space.label());
            } else {
                space(space);
            }
        }
        unexplored.forEach((region, labels) -> detail("view.unexplored", region, String.join(", ", labels)));
    }

    private void space(SpaceView space) {
        List<String> parts = new ArrayList<>();
        parts.add(words.terrain(space.terrain()));
        if (space.exhausted()) {
            parts.add(words.say("view.exhausted"));
        }
        for (CityView city : view.cities()) {
            if (city.space().equals(space.label())) {
                parts.add(city(city));
            }
        }
        for (UnitsView units : view.units()) {
            if (units.space().equals(space.label())) {
                parts.add(words.side(units.owner()) + ": " + words.counts(units.units()));
                units.holds().forEach(hold -> parts.add(words.say("view.hold", words.counts(hold.units()))));
            }
        }
        for (TokenView token : view.tokens()) {
            if (token.space().equals(space.label())) {
                parts.add(words.source(token.source()) + " ×" + token.number());
            }
        }
        for (BlockadeView blockade : view.blockades()) {
            if (blockade.space().equals(space.label())) {
                parts.add(words.say("view.blockade", words.sides(blockade.seats())));
            }
        }
        text.append("  ")
                .append(space.label())
                .append(' ')
                .append(String.join("; ", parts))
                .append('\n');
    }

    private String city(CityView city) {
        List<String> structures = new ArrayList<>();
        for (BuildingView building : city.buildings()) {
            String name = words.building(building.building());
            structures.add(
                    building.colour().equals(city.owner()) ? name : name + " (" + words.side(building.colour()) + ")");
        }
        if (!city.wonders().isEmpty()) {
            structures.add(words.wonders(city.wonders()));
        }
        String head = words.say("view.city", words.side(city.owner()), words.mood(city.mood()), city.size());
        String body = structures.isEmpty() ? head : head + ": " + String.join(", ", structures);
        String port = city.port().isEmpty() ? body : body + ", " + words.say("view.port", city.port());
        return city.activations() == 0 ? port : port + ", " + words.say("view.activations", city.activations());
    }

    private void count(List<String> parts, String key, int number) {
        if (number > 0) {
            parts.add(words.say(key, number));
        }
    }

    private void players() {
        PlayerText players = new PlayerText(words);
        for (PlayerView player : view.players()) {
            text.append('\n').append(players.of(player));
        }
    }

    // --- the rest ---------------------------------------------------------------------------------------------------

    private void decks() {
        DecksView decks = view.decks();
        text.append('\n');
        line("view.decks", decks.actions(), decks.events(), decks.objectives(), decks.wonders());
        top("view.top-action", decks.discardedActions());
        top("view.top-event", decks.discardedEvents());
        if (!decks.openWonders().isEmpty()) {
            detail("view.open-wonders", words.wonders(decks.openWonders()));
        }
        if (view.lasting().pestilence()) {
            detail("view.pestilence");
        }
        view.lasting()
                .truces()
                .forEach(truce -> detail("view.truce", words.side(truce.by()), words.side(truce.with())));
        if (!view.looking().isEmpty()) {
            detail("view.looking", words.cards(view.looking()));
        }
    }

    private void top(String key, List<String> pile) {
        if (!pile.isEmpty()) {
            detail(key, words.card(pile.getLast()));
        }
    }

    private void battle() {
        BattleView battle = view.battle();
        if (battle.sides().isEmpty()) {
            return;
        }
        text.append('\n');
        line("view.battle", battle.space(), battle.round());
        for (SideView side : battle.sides()) {
            String force = words.counts(side.units());
            String card = side.card().isEmpty() ? words.say("view.face-down") : words.card(side.card());
            detail(
                    side.played() ? "view.battle-side-card" : "view.battle-side",
                    words.side(side.side()),
                    force.isEmpty() ? "–" : force,
                    side.value(),
                    side.losses(),
                    card);
        }
    }

    private void offers() {
        for (OfferView offer : view.offers()) {
            line(
                    "view.offer",
                    offer.code(),
                    words.side(offer.from()),
                    words.side(offer.to()),
                    side(offer.give(), offer.cards(), offer.named()),
                    side(offer.ask(), offer.wish(), List.of()));
        }
    }

    private String side(GoodsView goods, HandView cards, List<String> named) {
        List<String> parts = new ArrayList<>();
        if (!goods.equals(Sight.NO_GOODS)) {
            parts.add(words.goods(goods));
        }
        count(parts, "card-kind.action-card.count", cards.actions());
        count(parts, "card-kind.objective-card.count", cards.objectives());
        count(parts, "card-kind.wonder-card.count", cards.wonders());
        String all = parts.isEmpty() ? words.say("trade.nothing") : String.join(", ", parts);
        return named.isEmpty() ? all : all + " (" + words.cards(named) + ")";
    }

    private void result() {
        text.append('\n');
        if (!view.result().isEmpty()) {
            line("view.result", words.sides(view.result()));
        } else if (!view.deciding().asked().isEmpty()) {
            line("view.deciding", words.sides(view.deciding().asked()));
        }
    }
}
