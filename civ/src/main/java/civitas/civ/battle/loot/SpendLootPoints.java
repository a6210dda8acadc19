package civitas.civ.battle.loot;

import civitas.civ.content.Back;
import civitas.civ.content.Resource;
import civitas.civ.content.facts.Constants;
import civitas.civ.state.Act;
import civitas.civ.table.CivTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Question;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/** The winner spends loot points on several effects, also the same one again (CV-11.87, CV-11.89, CV-11.90 to CV-11.93). */
record SpendLootPoints(int winner, int loser, int points) implements Question<CivTable> {

    /** Asks unless the points are spent. */
    void offer(CivTable table) {
        if (points > 0) {
            table.push(this);
        }
    }

    @Override
    public int asked(CivTable table) {
        return 1 << winner;
    }

    @Override
    public Phrase prompt(CivTable table, int seat) {
        return Phrase.of("prompt.loot.points", table.name(loser), points);
    }

    @Override
    public void list(CivTable table, int seat, Choices out) {
        Constants constants = table.constants();
        if (points >= constants.lootPrice) {
            Spoils.listTrade(table, loser, out);
            Spoils.listCulture(table, loser, out);
            Spoils.listTokens(table, loser, out);
            Coins.list(table, loser, Act.LOOT_DISCARD, out);
        }
        if (points >= constants.lootGreatPrice) {
            Spoils.listLearn(table, winner, loser, out);
            Spoils.listEvents(table, loser, out);
            Coins.list(table, loser, Act.LOOT_COIN, out);
        }
        out.add(Act.LOOT_NOTHING);
    }

    @Override
    public void explain(CivTable table, int seat, Thing thing, Reasons out) {
        if (!(thing instanceof Resource || thing instanceof Back)
                || table.choices(seat).stream().anyMatch(choice -> choice.isAbout(thing))) {
            return;
        }
        int price = Spoils.isToken(thing) ? table.constants().lootPrice : table.constants().lootGreatPrice;
        if (points < price) {
            out.because("why.loot-points", thing, price, points);
        } else {
            out.because("why.loot-none", table.name(loser), thing);
        }
    }

    @Override
    public void choose(CivTable table, int seat, Choice choice) {
        Act act = (Act) choice.verb();
        if (act == Act.LOOT_NOTHING) {
            return;
        }
        new SpendLootPoints(winner, loser, points - price(table.constants(), act)).offer(table);
        if (act == Act.LOOT_DISCARD || act == Act.LOOT_COIN) {
            Coins.take(table, winner, loser, choice);
        } else {
            Spoils.take(table, winner, loser, choice);
        }
    }

    private static int price(Constants constants, Act act) {
        boolean great = act == Act.LOOT_LEARN || act == Act.LOOT_EVENT || act == Act.LOOT_COIN;
        return great ? constants.lootGreatPrice : constants.lootPrice;
    }
}
