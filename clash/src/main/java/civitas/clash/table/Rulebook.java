package civitas.clash.table;

import civitas.clash.board.Board;
import civitas.clash.board.Layouts;
import civitas.clash.board.SpaceSet;
import civitas.clash.content.Advance;
import civitas.clash.content.CardKind;
import civitas.clash.content.Civil;
import civitas.clash.content.EventKind;
import civitas.clash.content.Symbol;
import civitas.clash.content.Tactic;
import civitas.clash.content.facts.Components;
import civitas.clash.content.facts.Constants;
import civitas.clash.content.facts.Content;
import civitas.clash.content.facts.ContentFiles;
import civitas.clash.state.BoxSheet;
import civitas.clash.state.Effects;
import civitas.clash.state.Faction;
import civitas.clash.state.Implication;
import civitas.kernel.StepBook;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The rules of a set of boxes: what there is, its numbers, and what every piece and card does. Written once, when the boxes
 * {@linkplain ClashBox#contribute contribute} to it, and read by all tables with these boxes.
 */
public final class Rulebook {

    private final List<String> boxes;
    private final Content content;
    private final Constants constants;
    private final Layouts layouts;
    private final Hooks hooks = new Hooks();
    private final List<Presence> presences = new ArrayList<>();
    private final List<Supplier<BoxSheet>> sheets = new ArrayList<>();
    private final List<Opening> openings = new ArrayList<>();
    private final List<Omen> omens = new ArrayList<>();
    private final List<Watch> watches = new ArrayList<>();
    private final List<Toll> tolls = new ArrayList<>();
    private final List<Waiting> waiting = new ArrayList<>();
    private final List<Markers> markers = new ArrayList<>();
    private final Effects<EventKind, Voices.Effect> fixtures = new Effects<>();
    private final List<Belonging> belongings = new ArrayList<>();
    private final List<SpaceToken> tokens = new ArrayList<>();
    private final List<PlayerToken> playerTokens = new ArrayList<>();
    private final List<Faction> factions = new ArrayList<>();
    private final List<Award> awards = new ArrayList<>();
    private final List<Companions> companions = new ArrayList<>();
    private final List<Implication> implications = new ArrayList<>();
    private final List<Custody> custodies = new ArrayList<>();
    private final List<AfterTrade> afterTrade = new ArrayList<>();
    private final Offers offers = new Offers();
    private final Effects<Civil, CivilEffect> civil = new Effects<>();
    private final Effects<Symbol, Voices.Effect> symbols = new Effects<>();
    private final Effects<EventKind, EventText> events = new Effects<>();
    private final Effects<EventKind, CivilEffect> people = new Effects<>();
    private final Effects<Tactic, Maneuver> tactics = new Effects<>();
    private final List<Ban> bans = new ArrayList<>();
    private final Goals goals = new Goals();
    private final List<AfterCapture> afterCapture = new ArrayList<>();
    private final List<CityLost> cityLost = new ArrayList<>();
    private final StepBook<ClashTable> restingSteps = new StepBook<>();
    private @Nullable Edition edition;

    private Rulebook(List<String> boxes, ContentFiles files, Components components) {
        this.boxes = boxes;
        content = new Content(files, components);
        constants = new Constants(content);
        layouts = new Layouts(files);
    }

    /** The book that these boxes write together, in this order. */
    public static Rulebook of(List<ClashBox> boxes) {
        Rulebook book = new Rulebook(
                boxes.stream().map(box -> box.lid().id()).toList(),
                new ContentFiles(
                        boxes.stream().flatMap(box -> box.contents().stream()).toList()),
                boxes.stream().map(ClashBox::components).reduce(Components.NONE, Components::and));
        boxes.forEach(box -> box.contribute(book));
        book.goals.read(book.content);
        book.check();
        return book;
    }

    /** A card that does nothing would be noticed by players only. */
    private void check() {
        content.actionCards().forEach(card -> {
            civil.of(card.civil());
            tactics.of(card.tactic());
        });
        content.eventCards().forEach(card -> {
            card.symbol().ifPresent(symbols::of);
            events.of(card.event());
        });
    }

    /** The ids of the boxes, in their order. */
    public List<String> boxes() {
        return boxes;
    }

    public Content content() {
        return content;
    }

    public Constants constants() {
        return constants;
    }

    /** Says what the edition is made of; the boxes of a set have one edition between them. */
    public void play(Edition parts) {
        edition = parts;
    }

    /** What differs between editions. */
    public Edition edition() {
        return Objects.requireNonNull(edition, "no box of the set is an edition");
    }

    public Board board(int seats) {
        return layouts.forPlayers(seats);
    }

    /** Where abilities have a say. */
    public Hooks hooks() {
        return hooks;
    }

    /** Says where abilities are that have a place. */
    public void join(Presence presence) {
        presences.add(presence);
    }

    /** Says which abilities bring the use of others. */
    public void implies(Implication implication) {
        implications.add(implication);
    }

    /** Adds somebody who looks after something whenever anything has happened. */
    public void join(Watch watch) {
        watches.add(watch);
    }

    public List<Watch> watches() {
        return watches;
    }

    /** Says which pieces are neither on the board nor in a supply. */
    public void custody(Custody custody) {
        custodies.add(custody);
    }

    public List<Custody> custodies() {
        return custodies;
    }

    /** Adds what may follow when somebody has used his trade routes with named cities. */
    public void afterTrade(AfterTrade reaction) {
        afterTrade.add(reaction);
    }

    /** A player has used trade routes with these cities. */
    public void traded(ClashTable table, int player, SpaceSet cities) {
        afterTrade.forEach(reaction -> reaction.traded(table, player, cities));
    }

    public boolean namesRoutes() {
        return !afterTrade.isEmpty();
    }

    List<Implication> implications() {
        return implications;
    }

    List<Presence> presences() {
        return presences;
    }

    /** Lays a sheet of a box beside every table: what its cards and pieces keep that no other box knows of. */
    public void lay(Supplier<BoxSheet> blank) {
        sheets.add(blank);
    }

    List<Supplier<BoxSheet>> sheets() {
        return sheets;
    }

    /** Adds what a box does while a table is laid out. */
    public void join(Opening opening) {
        openings.add(opening);
    }

    public List<Opening> openings() {
        return Collections.unmodifiableList(openings);
    }

    /** Adds what has a say in every battle. */
    public void join(Omen omen) {
        omens.add(omen);
    }

    public List<Omen> omens() {
        return omens;
    }

    /** Says that some attacks cost something. */
    public void join(Toll toll) {
        tolls.add(toll);
    }

    public List<Toll> tolls() {
        return tolls;
    }

    /** Says where cards come from besides the decks. */
    public void join(Waiting cards) {
        waiting.add(cards);
    }

    /** Whether a card of this kind that waits for a player has been given to him, or is offered to him. */
    public boolean isWaiting(ClashTable table, int player, CardKind kind) {
        for (Waiting cards : waiting) {
            if (cards.draws(table, player, kind)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a card lay open somewhere beside the decks and was given up. */
    public boolean givesUp(ClashTable table, CardKind kind, int card) {
        for (Waiting cards : waiting) {
            if (cards.givesUp(table, kind, card)) {
                return true;
            }
        }
        return false;
    }

    /** Says where markers come from besides the event track. */
    public void provide(Markers source) {
        markers.add(source);
    }

    /** Whether an advance is marked from somewhere else than the event track; the marker is taken. */
    public boolean isMarkedElsewhere(ClashTable table, int player, Advance advance) {
        for (Markers source : markers) {
            if (source.provide(table, player, advance)) {
                return true;
            }
        }
        return false;
    }

    /** What happens when a great person is taken who does not go into the hand, but is laid before his patron (CC-9.36). */
    public Effects<EventKind, Voices.Effect> fixtures() {
        return fixtures;
    }

    /** Adds what players have besides what everybody has. */
    public void join(Belonging belonging) {
        belongings.add(belonging);
    }

    public List<Belonging> belongings() {
        return Collections.unmodifiableList(belongings);
    }

    /** Adds tokens that lie on spaces. */
    public void join(SpaceToken token) {
        tokens.add(token);
    }

    public List<SpaceToken> tokens() {
        return Collections.unmodifiableList(tokens);
    }

    /** Adds tokens that lie before players. */
    public void join(PlayerToken token) {
        playerTokens.add(token);
    }

    public List<PlayerToken> playerTokens() {
        return Collections.unmodifiableList(playerTokens);
    }

    /** Introduces a people that can be played. */
    public void introduce(Faction faction) {
        factions.add(faction);
    }

    public List<Faction> factions() {
        return Collections.unmodifiableList(factions);
    }

    /** Adds points. */
    public void join(Award award) {
        awards.add(award);
    }

    public List<Award> awards() {
        return Collections.unmodifiableList(awards);
    }

    /** Says which advances come with others. */
    public void accompany(Companions advances) {
        companions.add(advances);
    }

    List<Companions> companions() {
        return companions;
    }

    /** What can be done between actions. */
    public Offers offers() {
        return offers;
    }

    /** What the upper halves of action cards do. */
    public Effects<Civil, CivilEffect> civil() {
        return civil;
    }

    /** What the symbols of events do, for the player who drew the card. */
    public Effects<Symbol, Voices.Effect> symbols() {
        return symbols;
    }

    /** What the texts of events do. */
    public Effects<EventKind, EventText> events() {
        return events;
    }

    /** What great people do besides teaching an advance. */
    public Effects<EventKind, CivilEffect> people() {
        return people;
    }

    /** What the lower halves of action cards do. */
    public Effects<Tactic, Maneuver> tactics() {
        return tactics;
    }

    /** Adds something that can keep players from constructing. */
    public void join(Ban ban) {
        bans.add(ban);
    }

    public List<Ban> bans() {
        return bans;
    }

    /** Adds what may follow a capture. */
    public void afterCapture(AfterCapture reaction) {
        afterCapture.add(reaction);
    }

    /** A player has captured a city of another player. */
    public void captured(ClashTable table, int player, int formerOwner) {
        afterCapture.forEach(reaction -> reaction.captured(table, player, formerOwner));
    }

    /** Adds what goes with a city that its owner loses. */
    public void whenCityLost(CityLost reaction) {
        cityLost.add(reaction);
    }

    /** A city is about to change hands or to leave the board. */
    public void cityLost(ClashTable table, int city) {
        cityLost.forEach(reaction -> reaction.lost(table, city));
    }

    /** What objectives ask for. */
    public Goals goals() {
        return goals;
    }

    /** The steps that can wait while a table is at rest. */
    public StepBook<ClashTable> restingSteps() {
        return restingSteps;
    }
}
