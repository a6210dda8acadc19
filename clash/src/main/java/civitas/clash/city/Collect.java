package civitas.clash.city;

import civitas.clash.board.Space;
import civitas.clash.board.SpaceSet;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.clash.table.CollectHooks;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Reasons;
import civitas.kernel.Solo;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/**
 * A city collects: space by space the player says what he takes, at least one resource (CC-4.54); then he gains
 * everything at once (CC-4.66).
 *
 * @param gathered what was taken so far
 * @param spaces the spaces used so far
 * @param far how many of them are at distance 2
 * @param sea the sea space used, or nobody: one per activation (CC-4.55)
 * @param others what was taken besides resources
 */
record Collect(int player, int city, Goods gathered, SpaceSet spaces, int far, int sea, int others)
        implements Solo<ClashTable> {

    private static final int FAR = 2;

    Collect(int player, int city) {
        this(player, city, Goods.NOTHING, new SpaceSet(), 0, ClashTable.NOBODY, 0);
    }

    @Override
    public Phrase prompt(ClashTable table) {
        return Phrase.of("prompt.collect", table.space(city), left(table), gathered);
    }

    private int left(ClashTable table) {
        return Collecting.allowance(table, city) - gathered.total() - others;
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        if (left(table) > 0) {
            listSpace(table, city, out);
            for (int space : table.board().neighbours(city)) {
                listSpace(table, space, out);
            }
            listFarSpaces(table, out);
            listGleanings(table, out);
        }
        Boosts.list(table, player, city, out);
        if (!gathered.isEmpty() || others > 0) {
            out.add(Act.DONE);
        }
    }

    /** Spaces that only abilities open, and what else they let the city take (CC-16.29, CC-16.30). */
    private void listGleanings(ClashTable table, Choices out) {
        if (!table.hooks().collect.gleaning.isHeard(table.abilities(player, city))) {
            return;
        }
        SpaceSet around = table.lands().within(city, FAR);
        for (int space = around.next(0); space >= 0; space = around.next(space + 1)) {
            if (Collecting.isOpened(table, player, city, space) && isFree(table, space)) {
                listGleaning(table, space, out);
            }
        }
    }

    private void listGleaning(ClashTable table, int space, Choices out) {
        int goods = table.board().distance(city, space) < FAR ? 0 : Collecting.yields(table, player, city, space);
        for (int i = 0; goods != 0; i++, goods >>= 1) {
            if ((goods & 1) != 0) {
                out.add(Act.GATHER, table.space(space), Good.of(i));
            }
        }
        for (CollectHooks.Gleaning voice : table.hooks().collect.gleaning.of(table.abilities(player, city))) {
            for (Thing other : voice.others(table, player, city, space)) {
                out.add(Act.GATHER, table.space(space), other);
            }
        }
    }

    private void listSpace(ClashTable table, int space, Choices out) {
        if (isFree(table, space)) {
            int goods = Collecting.yields(table, player, city, space);
            for (int i = 0; goods != 0; i++, goods >>= 1) {
                if ((goods & 1) != 0) {
                    out.add(Act.GATHER, table.space(space), Good.of(i));
                }
            }
        }
    }

    private boolean isFree(ClashTable table, int space) {
        if (spaces.has(space)) {
            return table.turn().isSpacesAgain();
        }
        return !table.lands().isSea(space) || sea == ClashTable.NOBODY;
    }

    private void listFarSpaces(ClashTable table, Choices out) {
        int reach = Collecting.reach(table, player);
        if (reach == 0) {
            return;
        }
        SpaceSet around = table.lands().within(city, FAR);
        for (int space = around.next(0); space >= 0; space = around.next(space + 1)) {
            if (isFar(table, space)
                    && isWithinReach(table, space)
                    && !Collecting.isOpened(table, player, city, space)) {
                listSpace(table, space, out);
            }
        }
    }

    @Override
    public void explain(ClashTable table, int seat, Thing thing, Reasons out) {
        if (!(thing instanceof Space space)) {
            return;
        }
        int index = space.index();
        if (left(table) <= 0) {
            out.because("why.collected-all", table.space(city));
        } else if (!isWithinReach(table, index)) {
            out.because("why.collect-too-far", space, table.space(city));
        } else if (isFree(table, index)) {
            Collecting.explainSpace(table, player, city, index, out);
        } else {
            out.because(spaces.has(index) ? "why.space-used" : "why.one-sea", space);
        }
    }

    private boolean isWithinReach(ClashTable table, int space) {
        return table.board().distance(city, space) < FAR
                || Collecting.isOpened(table, player, city, space)
                || isFar(table, space) && (far < Collecting.reach(table, player) || spaces.has(space));
    }

    private boolean isFar(ClashTable table, int space) {
        return table.board().distance(city, space) == FAR && table.lands().isLand(space);
    }

    /** Whether only a distant space makes this Collect possible. */
    boolean hasFarSpace(ClashTable table) {
        Choices out = new Choices();
        listFarSpaces(table, out);
        return !out.isEmpty();
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        if (choice.verb() == Act.DONE) {
            finish(table);
            return;
        }
        if (choice.verb() == Act.USE) {
            table.push(this);
            Boosts.perform(table, player, city, choice);
            return;
        }
        int space = choice.subject(Space.class).index();
        SpaceSet used = spaces.copy();
        used.add(space);
        boolean newFar = isFar(table, space) && !spaces.has(space) && !Collecting.isOpened(table, player, city, space);
        int nextSea = table.lands().isSea(space) ? space : sea;
        if (choice.object() instanceof Good good) {
            Goods more = gathered.plus(good, 1);
            table.push(new Collect(player, city, more, used, newFar ? far + 1 : far, nextSea, others));
        } else {
            table.push(new Collect(player, city, gathered, used, far, nextSea, others + 1));
            take(table, space, choice.object());
        }
    }

    private void take(ClashTable table, int space, Thing other) {
        for (CollectHooks.Gleaning voice : table.hooks().collect.gleaning.of(table.abilities(player, city))) {
            if (voice.others(table, player, city, space).contains(other)) {
                voice.take(table, player, city, space, other);
                return;
            }
        }
    }

    private void finish(ClashTable table) {
        table.turn().boostCollect(0, false);
        if (far > 0) {
            Collecting.useReach(table, player);
        }
        if (!gathered.isEmpty()) {
            table.gain(player, gathered);
            table.say("log.gains", table.name(player), gathered);
        }
        for (CollectHooks.AfterCollect voice :
                table.hooks().collect.afterCollect.of(table.abilities(player, city))) {
            voice.collected(table, player, city, gathered, spaces);
        }
    }
}
