package civitas.civ.battle.loot;

import civitas.civ.content.Back;
import civitas.civ.content.Resource;
import civitas.civ.state.Act;
import civitas.civ.table.CivTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Question;
import civitas.kernel.Reasons;
import civitas.kernel.Thing;
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
    public void explain(CivTable table, int seat, Thing thing, Reasons out) {
        if (!isLoot(thing) || table.choices(seat).stream().anyMatch(choice -> choice.isAbout(thing))) {
            return;
        }
        int two = table.constants().lootCityResources;
        if (lostCity && Spoils.isToken(thing) && Spoils.tokens(table, loser) < two) {
            out.because("why.loot-two", table.name(loser), two);
        } else if (!lostCity && !Spoils.isToken(thing)) {
            out.because("why.loot-city", thing);
        } else {
            out.because("why.loot-none", table.name(loser), thing);
        }
    }

    private static boolean isLoot(Thing thing) {
        return thing instanceof Resource || thing instanceof Back;
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
        public void explain(CivTable table, int seat, Thing thing, Reasons out) {
            if (isLoot(thing) && table.choices(seat).stream().noneMatch(choice -> choice.isAbout(thing))) {
                out.because(Spoils.isToken(thing) ? "why.loot-none" : "why.loot-token", table.name(loser), thing);
            }
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
