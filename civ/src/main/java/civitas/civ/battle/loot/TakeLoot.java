package civitas.civ.battle.loot;

import civitas.civ.table.Act;
import civitas.civ.table.CivTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Question;
import civitas.kernel.text.Phrase;

/** The winner takes one thing from the loser by the base rules, or nothing (CV-11.82 to CV-11.85). */
record TakeLoot(int winner, int loser, boolean lostCity) implements Question<CivTable> {

    @Override
    public int asked(CivTable table) {
        return 1 << winner;
    }

    @Override
    public Phrase prompt(CivTable table, int seat) {
        return Phrase.of("prompt.loot", table.name(loser));
    }

    @Override
    public void list(CivTable table, int seat, Choices out) {
        if (lostCity) {
            Spoils.listLearn(table, winner, loser, out);
            Spoils.listEvents(table, loser, out);
            if (Spoils.tokens(table, loser) >= table.constants().lootCityResources) {
                Spoils.listTokens(table, loser, out);
            }
        } else {
            Spoils.listTrade(table, loser, out);
            Spoils.listCulture(table, loser, out);
            Spoils.listTokens(table, loser, out);
        }
        out.add(Act.LOOT_NOTHING);
    }

    @Override
    public void choose(CivTable table, int seat, Choice choice) {
        if (choice.verb() == Act.LOOT_NOTHING) {
            return;
        }
        boolean token = choice.verb() == Act.LOOT_RESOURCE || choice.verb() == Act.LOOT_TOKEN;
        if (lostCity && token) {
            table.push(new MoreTokens(winner, loser, table.constants().lootCityResources - 1));
        }
        Spoils.take(table, winner, loser, choice);
    }

    /** The second of two resource tokens (CV-11.84). */
    record MoreTokens(int winner, int loser, int left) implements Question<CivTable> {

        @Override
        public int asked(CivTable table) {
            return 1 << winner;
        }

        @Override
        public Phrase prompt(CivTable table, int seat) {
            return Phrase.of("prompt.loot.more", table.name(loser), left);
        }

        @Override
        public void list(CivTable table, int seat, Choices out) {
            Spoils.listTokens(table, loser, out);
        }

        @Override
        public void choose(CivTable table, int seat, Choice choice) {
            if (left > 1) {
                table.push(new MoreTokens(winner, loser, left - 1));
            }
            Spoils.take(table, winner, loser, choice);
        }
    }
}
