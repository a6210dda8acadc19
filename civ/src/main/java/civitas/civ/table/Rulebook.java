package civitas.civ.table;

import civitas.civ.board.Layouts;
import civitas.civ.content.Ability;
import civitas.civ.content.CityMark;
import civitas.civ.content.CultureEvent;
import civitas.civ.content.Landmark;
import civitas.civ.content.Phase;
import civitas.civ.content.TokenKind;
import civitas.civ.content.facts.BoxContent;
import civitas.civ.content.facts.Content;
import civitas.civ.content.facts.ContentFiles;
import civitas.civ.state.Act;
import civitas.kernel.StepBook;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * The rules of one box set, put together once: what there is, what may be done when, and what cards do. All tables with
 * these boxes share it.
 */
public final class Rulebook {

    private final List<String> boxes;
    private final Content content;
    private final Layouts layouts;
    private final Hooks hooks;
    private final Map<Phase, List<Offer>> offers;
    private final Map<Phase, Map<Act, Offer>> offersByVerb = new EnumMap<>(Phase.class);
    private final List<AnyTime> anyTime;
    private final List<Canceller> cancellers;
    private final List<Interrupter> interrupters;
    private final List<BeforeForces> preparers;
    private final Map<CultureEvent, EventPlay> plays;
    private final Map<String, TokenEffect> tokens;
    private final List<CityMark> marks;
    private final Map<Landmark, Hooks.Effect> rewards;
    private final Map<Landmark, Predicate<Rules.Options>> absences;
    private final Attack attack;
    private final List<BoxSheet.Maker> sheets;
    private final PersonSupply personSupply;
    private final ResourceCards resourceCards;
    private final StepBook<CivTable> steps;

    private Rulebook(List<String> boxes, Builder builder) {
        this.boxes = boxes;
        content = builder.content;
        layouts = builder.layouts;
        hooks = builder.hooks;
        offers = builder.offers;
        offers.forEach((phase, all) -> offersByVerb.put(phase, byVerb(all)));
        anyTime = List.copyOf(builder.anyTime);
        cancellers = List.copyOf(builder.cancellers);
        interrupters = List.copyOf(builder.interrupters);
        preparers = List.copyOf(builder.preparers);
        plays = Map.copyOf(builder.plays);
        tokens = Map.copyOf(builder.tokens);
        marks = List.copyOf(builder.marks);
        sheets = List.copyOf(builder.sheets);
        personSupply = said(builder.personSupply, "how great people are gained");
        rewards = Map.copyOf(builder.rewards);
        absences = Map.copyOf(builder.absences);
        attack = said(builder.attack, "how to attack");
        resourceCards = said(builder.resourceCards, "which cards stand for resources");
        steps = builder.steps;
    }

    private static <V> V said(Optional<V> rule, String what) {
        return rule.orElseThrow(() -> new IllegalStateException("no box says " + what));
    }

    /** The rulebook of some boxes, base first. */
    public static Rulebook of(List<CivBox> boxes) {
        Builder builder = new Builder(boxes.stream().map(CivBox::content).toList());
        boxes.forEach(box -> box.contribute(builder));
        builder.cards.values().forEach(Runnable::run);
        return new Rulebook(boxes.stream().map(box -> box.box().id()).toList(), builder);
    }

    /** The ids of the boxes, in their order. */
    public List<String> boxes() {
        return boxes;
    }

    public Content content() {
        return content;
    }

    /** The maps by number of players. */
    public Layouts layouts() {
        return layouts;
    }

    public Hooks hooks() {
        return hooks;
    }

    /** What a player may do in his step of a phase, in the order of the rulebook. */
    public List<Offer> offers(Phase phase) {
        List<Offer> found = offers.get(phase);
        if (found == null) {
            throw new IllegalArgumentException("no steps in phase " + phase);
        }
        return found;
    }

    /** The offer of a phase whose choices begin with a verb. */
    public Offer offer(Phase phase, Act verb) {
        Map<Act, Offer> all = offersByVerb.get(phase);
        Offer offer = all == null ? null : all.get(verb);
        if (offer == null) {
            throw new IllegalArgumentException("nothing begins with " + verb.code() + " in " + phase);
        }
        return offer;
    }

    /** The first offer of each verb. */
    private static Map<Act, Offer> byVerb(List<Offer> offers) {
        Map<Act, Offer> found = new EnumMap<>(Act.class);
        offers.forEach(offer -> offer.verbs().forEach(verb -> found.putIfAbsent(verb, offer)));
        return found;
    }

    /** What may be done at any time, in the steps of others too. */
    public List<AnyTime> anyTime() {
        return anyTime;
    }

    /** All ways to cancel something. */
    public List<Canceller> cancellers() {
        return cancellers;
    }

    /** All ways to interrupt a movement. */
    public List<Interrupter> interrupters() {
        return interrupters;
    }

    /** Everything that can be done before battle forces are drawn. */
    public List<BeforeForces> preparers() {
        return preparers;
    }

    /** What an event of a phase or of a battle does; gifts and cancelling events are not played by themselves. */
    public EventPlay play(CultureEvent event) {
        EventPlay play = plays.get(event);
        if (play == null) {
            throw new IllegalArgumentException(event + " is not played by itself");
        }
        return play;
    }

    /** What a hut or village token does when it is taken; one without an effect is kept. */
    public Optional<TokenEffect> effect(TokenKind token) {
        return Optional.ofNullable(tokens.get(token.content()));
    }

    /** The markers that can lie on cities. */
    public List<CityMark> marks() {
        return marks;
    }

    /** The sheets that boxes lay beside the board. */
    List<BoxSheet.Maker> sheets() {
        return sheets;
    }

    public PersonSupply personSupply() {
        return personSupply;
    }

    /** What the first player gains whose army ends its move on a relic (CV-16.30). */
    public Hooks.Effect reward(Landmark relic) {
        Hooks.Effect reward = rewards.get(relic);
        if (reward == null) {
            throw new IllegalArgumentException(relic + " has no reward");
        }
        return reward;
    }

    /** Whether a relic is on the map at all, as a table is set up. */
    public boolean lies(Landmark relic, Rules.Options options) {
        Predicate<Rules.Options> absent = absences.get(relic);
        return absent == null || !absent.test(options);
    }

    public Attack attack() {
        return attack;
    }

    public ResourceCards resourceCards() {
        return resourceCards;
    }

    /** The steps that can be read back from a dump. */
    public StepBook<CivTable> steps() {
        return steps;
    }

    /** What an ability says at the moments it has a say in: the whole card in one place. */
    @FunctionalInterface
    public interface Card<A extends Ability> {
        void join(Hooks hooks, A self);
    }

    /** What boxes write into. */
    public static final class Builder {

        private final Content content;
        private final Layouts layouts;
        private final Hooks hooks = new Hooks();
        private final Map<Ability, Runnable> cards = new LinkedHashMap<>();
        private final Map<Phase, List<Offer>> offers = new EnumMap<>(Phase.class);
        private final List<AnyTime> anyTime = new ArrayList<>();
        private final List<Canceller> cancellers = new ArrayList<>();
        private final List<Interrupter> interrupters = new ArrayList<>();
        private final List<BeforeForces> preparers = new ArrayList<>();
        private final Map<CultureEvent, EventPlay> plays = new HashMap<>();
        private final Map<String, TokenEffect> tokens = new HashMap<>();
        private final List<CityMark> marks = new ArrayList<>();
        private final List<BoxSheet.Maker> sheets = new ArrayList<>();
        private Optional<PersonSupply> personSupply = Optional.empty();
        private final Map<Landmark, Hooks.Effect> rewards = new HashMap<>();
        private final Map<Landmark, Predicate<Rules.Options>> absences = new HashMap<>();
        private Optional<Attack> attack = Optional.empty();
        private Optional<ResourceCards> resourceCards = Optional.empty();
        private final StepBook<CivTable> steps = new StepBook<>();

        private Builder(List<BoxContent> boxes) {
            content = new Content(boxes);
            layouts = new Layouts(new ContentFiles(boxes));
        }

        /** The components of all boxes of the set. */
        public Content content() {
            return content;
        }

        /** Lets a rule look at the table after every step that changed pieces, figures, governments or techs. */
        public void watch(Hooks.Watch watch) {
            hooks.watch(watch);
        }

        /** Lets something speak that is no card: what holds for everybody with this box. */
        public void hooks(Consumer<Hooks> voices) {
            voices.accept(hooks);
        }

        /** Lets something that lies on cities add to the production of their outskirts. */
        public void plan(CityHooks.Plan plan) {
            hooks.city.plan(plan);
        }

        /** Says what a card does, instead of what an earlier box said. */
        public <A extends Ability> void card(A ability, Card<A> card) {
            cards.put(ability, () -> card.join(hooks, ability));
        }

        /** Adds what players may do in their steps of a phase, after what they may do already. */
        public void offer(Phase phase, Offer... more) {
            offers.computeIfAbsent(phase, none -> new ArrayList<>()).addAll(List.of(more));
        }

        /** Adds what may be done at any time; in the steps of its owner it is offered besides. */
        public void anyTime(AnyTime offer) {
            anyTime.add(offer);
        }

        public void canceller(Canceller canceller) {
            cancellers.add(canceller);
        }

        public void interrupter(Interrupter interrupter) {
            interrupters.add(interrupter);
        }

        public void preparer(BeforeForces preparer) {
            preparers.add(preparer);
        }

        /** Says what playing an event means, instead of what an earlier box said. */
        public void play(CultureEvent event, EventPlay play) {
            plays.put(event, play);
        }

        /** Says what the hut and village tokens with this on their front do when they are taken. */
        public void token(String content, TokenEffect effect) {
            tokens.put(content, effect);
        }

        /** Brings a marker that can lie on cities. */
        public void mark(CityMark mark) {
            marks.add(mark);
        }

        /** Lays a sheet of a box beside the board of every table. */
        public void lay(BoxSheet.Maker sheet) {
            sheets.add(sheet);
        }

        /** Says how great people are gained, instead of what an earlier box said. */
        public void personSupply(PersonSupply rule) {
            personSupply = Optional.of(rule);
        }

        /** Says what a relic gives. */
        public void relic(Landmark relic, Hooks.Effect reward) {
            rewards.put(relic, reward);
        }

        /** Says at which tables a relic is left out. */
        public void leaveOut(Landmark relic, Predicate<Rules.Options> when) {
            absences.put(relic, when);
        }

        public void attack(Attack rule) {
            attack = Optional.of(rule);
        }

        public void resourceCards(ResourceCards rule) {
            resourceCards = Optional.of(rule);
        }

        public StepBook<CivTable> steps() {
            return steps;
        }
    }
}
