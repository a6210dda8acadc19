package civitas.clash.civilizations.event;

import civitas.clash.board.Space;
import civitas.clash.civilizations.content.ExpansionEvent;
import civitas.clash.content.EventCard;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.Wonder;
import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.clash.table.TurnOffer;
import civitas.clash.wonder.BuildWonder;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;
import java.util.Set;

/**
 * Great Architect: lies before a player until he is used for a wonder, which costs 3 culture tokens less and does not need the
 * advance its card names. Rules: CC-9.36.
 */
final class GreatArchitect implements TurnOffer {

    private static final int TOKENS = 3;

    static void taken(ClashTable table, int player) {
        Happenings.of(table).setArchitect(player);
    }

    private static Goods price(Goods normal) {
        return normal.plus(Good.CULTURE, -Math.min(TOKENS, normal.get(Good.CULTURE)));
    }

    private static EventCard card(ClashTable table) {
        return table.content().eventCards().stream()
                .filter(card -> card.event() == ExpansionEvent.GREAT_ARCHITECT)
                .findFirst()
                .orElseThrow();
    }

    @Override
    public Set<Act> verbs() {
        return Set.of(Act.EMPLOY);
    }

    @Override
    public void list(ClashTable table, int player, Choices out) {
        if (Happenings.of(table).hasArchitect(player)) {
            Choices sites = new Choices();
            BuildWonder.listWith(table, player, GreatArchitect::price, sites);
            if (!sites.isEmpty()) {
                out.add(Act.EMPLOY, card(table));
            }
        }
    }

    @Override
    public void begin(ClashTable table, int player, Choice choice) {
        table.push(new Site(player));
    }

    /** Which wonder where. */
    record Site(int player) implements Solo<ClashTable> {

        @Override
        public Phrase prompt(ClashTable table) {
            return Phrase.of("prompt.great-architect");
        }

        @Override
        public void list(ClashTable table, int seat, Choices out) {
            BuildWonder.listWith(table, player, GreatArchitect::price, out);
        }

        @Override
        public void choose(ClashTable table, int seat, Choice choice) {
            EventCard card = card(table);
            Happenings.of(table).setArchitect(-1);
            table.lasting().release(card.number());
            table.eventDeck().discard(card.number());
            table.say("log.great-architect", table.name(player));
            Wonder wonder = choice.subject(Wonder.class);
            int city = choice.object(Space.class).index();
            BuildWonder.begin(
                    table,
                    player,
                    wonder,
                    city,
                    price(table.content().spec(wonder).cost()));
        }
    }
}
