package civitas.civ.pay;

import civitas.civ.content.Cost;
import civitas.civ.content.CultureEvent;
import civitas.civ.content.Resource;
import civitas.civ.content.TokenKind;
import civitas.civ.content.facts.Content;
import civitas.civ.state.Act;
import civitas.civ.state.Player;
import civitas.civ.table.Announced;
import civitas.civ.table.CivTable;
import civitas.civ.table.WealthHooks;
import civitas.kernel.Bill;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Procedure;
import civitas.kernel.Reasons;
import civitas.kernel.Step;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The payer names tokens one by one; nothing is spent before the price is complete, except that cards played as a
 * resource are gone at once (CV-07.24). When such a card is cancelled and the price cannot be met any more, the use is
 * given up (CV-03.27).
 *
 * <p>Rules: CV-10.08, CV-10.09, CV-17.08, CV-17.09.
 *
 * @param chosen market resources and hut or village tokens laid ready
 * @param played how many cards have been played as resources
 */
record PayResources(int player, Cost cost, List<Thing> chosen, int played, Step<CivTable> then)
        implements Bill<CivTable> {

    PayResources {
        chosen = List.copyOf(chosen);
    }

    /** What was laid ready is still in hand, so it is owed as well. */
    @Override
    public Map<String, Integer> owed(CivTable table) {
        Map<String, Integer> owed = new LinkedHashMap<>();
        cost.resources().forEach(resource -> owed.merge(resource.code(), 1, Integer::sum));
        if (cost.any() > 0) {
            owed.put("any", cost.any());
        }
        return owed;
    }

    @Override
    public Phrase prompt(CivTable table) {
        int next = chosen.size() + played;
        return next < cost.resources().size()
                ? Phrase.of("prompt.pay", cost.resources().get(next))
                : Phrase.of("prompt.pay-any", cost.resourceCount() - next);
    }

    @Override
    public void list(CivTable table, int seat, Choices out) {
        int next = chosen.size() + played;
        if (next == cost.resourceCount()) {
            out.add(Act.DONE);
            return;
        }
        boolean any = next >= cost.resources().size();
        boolean scarce = cost.resources().size() > next + 1;
        for (int i = 0; i < Resource.COUNT; i++) {
            if (any
                    || StandIns.serves(
                            table, player, Resource.of(i), cost.resources().get(next))) {
                listMarket(table, Resource.of(i), scarce, out);
                listTokens(table, Resource.of(i), scarce, out);
            }
        }
        listGifts(table, any, next, out);
        Swaps.list(table, player, cost, next, Paying.available(table, player) - chosen.size(), out);
        if (out.isEmpty()) {
            out.add(Act.GIVE_UP);
        }
    }

    /** Whether the price can still be met, with what lies ready and what is left besides. */
    boolean canGoOn(CivTable table) {
        return stillOwned(table).size() == chosen.size()
                && (Funds.of(table, player, chosen).cover(cost, chosen.size() + played)
                        || Swaps.areReady(table, player, cost, chosen.size() + played));
    }

    /** Whether the price can still be met when a token that may be wanted for another part of it is laid ready for this one. */
    private boolean leavesTheRest(CivTable table, Thing thing) {
        List<Thing> more = new ArrayList<>(chosen);
        more.add(thing);
        return Funds.of(table, player, more).cover(cost, more.size() + played)
                || !Funds.of(table, player, chosen).cover(cost, chosen.size() + played);
    }

    /** @param scarce whether other resources that the price names are still to come */
    private void listMarket(CivTable table, Resource resource, boolean scarce, Choices out) {
        if (table.player(player).resource(resource) > laid(resource) && (!scarce || leavesTheRest(table, resource))) {
            out.add(Act.PAY, resource);
        }
    }

    private void listTokens(CivTable table, Resource resource, boolean scarce, Choices out) {
        Content content = table.content();
        long seen = 0;
        for (long rest = table.player(player).tokens(); rest != 0; rest &= rest - 1) {
            TokenKind kind = content.token(Long.numberOfTrailingZeros(rest));
            boolean fits = kind.resource().isPresent() && kind.resource().get() == resource;
            if (fits
                    && (seen >> kind.index() & 1) == 0
                    && owned(table, kind) > laid(kind)
                    && (!scarce || leavesTheRest(table, kind))) {
                seen |= 1L << kind.index();
                out.add(Act.PAY, kind);
            }
        }
    }

    private void listGifts(CivTable table, boolean any, int next, Choices out) {
        Player p = table.player(player);
        for (int i = 0; i < p.hand().size(); i++) {
            CultureEvent event = table.content().event(p.hand().get(i));
            boolean again = i > 0 && table.content().event(p.hand().get(i - 1)).equals(event);
            List<Resource> resources = table.content().spec(event).resources();
            if (again
                    || resources.isEmpty()
                    || !table.rules().book().resourceCards().isPlayable(table, player, event)) {
                continue;
            }
            if (any) {
                out.add(Act.PAY, event, resources.getFirst());
            } else if (resources.contains(cost.resources().get(next))) {
                out.add(Act.PAY, event, cost.resources().get(next));
            }
        }
    }

    private int laid(Thing thing) {
        int count = 0;
        for (int i = 0; i < chosen.size(); i++) {
            count += chosen.get(i).equals(thing) ? 1 : 0;
        }
        return count;
    }

    /** What lies ready and its owner still has. */
    private List<Thing> stillOwned(CivTable table) {
        List<Thing> left = new ArrayList<>();
        for (Thing thing : chosen) {
            int owned = thing instanceof TokenKind kind
                    ? owned(table, kind)
                    : table.player(player).resource((Resource) thing);
            if (Collections.frequency(left, thing) < owned) {
                left.add(thing);
            }
        }
        return left;
    }

    private int owned(CivTable table, TokenKind kind) {
        int count = 0;
        for (long rest = table.player(player).tokens(); rest != 0; rest &= rest - 1) {
            count += table.content().token(Long.numberOfTrailingZeros(rest)).equals(kind) ? 1 : 0;
        }
        return count;
    }

    @Override
    public void explain(CivTable table, int seat, Thing thing, Reasons out) {
        int next = chosen.size() + played;
        if (!(thing instanceof Resource resource)
                || next == cost.resourceCount()
                || table.choices(seat).stream().anyMatch(choice -> choice.isAbout(thing))) {
            return;
        }
        if (next < cost.resources().size() && cost.resources().get(next) != resource) {
            out.because("why.pay-other", cost.resources().get(next), resource);
        } else {
            out.because("why.pay-none", resource);
        }
    }

    @Override
    public void choose(CivTable table, int seat, Choice choice) {
        if (choice.verb() == Act.DONE) {
            table.push(new Spend(player, cost, chosen, then));
            return;
        }
        if (choice.verb() == Act.GIVE_UP) {
            table.say("log.give-up", table.name(player));
            return;
        }
        if (choice.subject() instanceof CultureEvent event) {
            table.rules()
                    .book()
                    .resourceCards()
                    .play(
                            table,
                            player,
                            event,
                            choice.object(Resource.class),
                            new GoOn(new PayResources(player, cost, chosen, played + 1, then)),
                            new GoOn(this));
            return;
        }
        if (!(choice.subject() instanceof Resource) && !(choice.subject() instanceof TokenKind)) {
            Cost changed = Swaps.use(table, player, cost, chosen.size() + played, choice.subject());
            table.push(new GoOn(new PayResources(player, changed, chosen, played, then)));
            return;
        }
        List<Thing> more = new ArrayList<>(chosen);
        more.add(choice.subject());
        table.push(new GoOn(new PayResources(player, cost, more, played, then)));
    }

    /** That there is one way to pay would tell which tokens and cards the payer lacks, unless everybody can see it. */
    @Override
    public boolean answersItself(CivTable table) {
        int next = chosen.size() + played;
        return next == cost.resourceCount()
                || !Swaps.areReady(table, player, cost, next)
                        && Means.of(table, player, cost, next).leaveNoSecret();
    }

    /**
     * Goes on with what still lies ready: in the fight over a card played as a resource the payer may have spent such a
     * token, and on an imagined table he may never have had it. Then it has to be replaced.
     */
    record GoOn(PayResources paying) implements Procedure<CivTable>, Announced {

        @Override
        public Step<CivTable> next() {
            return paying;
        }

        @Override
        public void run(CivTable table) {
            table.push(
                    new PayResources(paying.player, paying.cost, paying.stillOwned(table), paying.played, paying.then));
        }
    }

    /** Everything laid ready is spent at once: market tokens return, others leave the game (CV-06.89, CV-06.90). */
    record Spend(int player, Cost cost, List<Thing> chosen, Step<CivTable> then) implements Procedure<CivTable> {

        Spend {
            chosen = List.copyOf(chosen);
        }

        @Override
        public void run(CivTable table) {
            table.addTrade(player, -cost.trade());
            table.addCulture(player, -cost.culture());
            for (Thing thing : chosen) {
                switch (thing) {
                    case Resource resource -> table.spendResource(player, resource);
                    case TokenKind kind -> spend(table, kind);
                    default -> throw new IllegalStateException("paid with " + thing);
                }
                table.say("log.pay", table.name(player), thing);
                table.run(table.hooks().wealth.afterSpending, player);
            }
            for (Resource wanted : StandIns.replaced(cost, chosen)) {
                for (WealthHooks.AfterStandIn voice : table.voices(table.hooks().wealth.afterStandIn, player)) {
                    voice.run(table, player, wanted);
                }
            }
            table.push(then);
        }

        private void spend(CivTable table, TokenKind kind) {
            Player p = table.player(player);
            for (long rest = p.tokens(); rest != 0; rest &= rest - 1) {
                int token = Long.numberOfTrailingZeros(rest);
                if (table.content().token(token).equals(kind)) {
                    p.removeToken(token);
                    table.reveal();
                    return;
                }
            }
            throw new IllegalStateException("no " + kind + " to pay with");
        }
    }
}
