package civitas.civ.city;

import civitas.civ.content.Landmark;
import civitas.civ.content.Yield;
import civitas.civ.state.Cities;
import civitas.civ.state.Figures;
import civitas.civ.state.Player;
import civitas.civ.table.CivTable;
import civitas.civ.table.Hooks;
import civitas.civ.table.Yields;
import civitas.kernel.Ability;
import civitas.kernel.Codes;
import civitas.kernel.Hook;
import civitas.kernel.Thing;
import civitas.kernel.text.Named;
import civitas.kernel.text.Phrase;
import java.util.ArrayList;
import java.util.List;

/** The production of a city for one build action, and how trade adds to it (rules 6.2). Rules: CV-06.12, CV-06.13. */
public final class Production {

    private Production() {}

    /**
     * One summand of a city's production.
     *
     * @param from the square it comes from, or the ability that adds it; {@link Thing#NONE} for extra production
     */
    public record Part(Source source, Thing from, int amount) {}

    /** Where production comes from. */
    public enum Source implements Named {
        /** A square of the city's own outskirts (CV-06.09). */
        OUTSKIRTS,
        /** What the production icons of the outskirts give a second time (CV-06.94). */
        PROGRAM,
        /** A square whose yield a scout sends (CV-04.55). */
        SCOUT,
        /** An ability of the owner. */
        BONUS,
        /** Extra production until the end of the turn (CV-06.14). */
        EXTRA;

        private final Phrase title = Phrase.of("production." + Codes.of(this));

        @Override
        public Phrase title() {
            return title;
        }
    }

    /** Hears of every summand, also of those that give nothing. */
    private interface Tally {
        void add(Source source, Thing from, int amount);
    }

    /** What a city can spend on a build action before any trade is converted (CV-06.09, CV-06.14, CV-01.80). */
    public static int of(CivTable table, int city) {
        return Math.max(0, add(table, city, (source, from, amount) -> {}));
    }

    /** The same, where its parts are known already. */
    public static int of(List<Part> parts) {
        int sum = 0;
        for (int i = 0; i < parts.size(); i++) {
            sum += parts.get(i).amount();
        }
        return Math.max(0, sum);
    }

    /** What a city produces from its own outskirts, without anything that doubles or adds (CV-06.09, CV-06.102). */
    public static int ofOutskirts(CivTable table, int city) {
        int sum = 0;
        for (int square : table.cities().outskirts(city)) {
            sum += Harvesting.serves(table, city, square) ? Yield.production(Yields.of(table, square)) : 0;
        }
        if (!table.landmarks().isEmpty()) {
            for (Landmark landmark : table.content().landmarks().all()) {
                boolean annexed = Yields.isAnnexed(table, city, landmark);
                sum += annexed ? Yield.production(table.content().spec(landmark).icons()) : 0;
            }
        }
        return sum;
    }

    /** The production of a city part by part, for people to read; parts that give nothing are left out. */
    public static List<Part> parts(CivTable table, int city) {
        List<Part> parts = new ArrayList<>();
        add(table, city, (source, from, amount) -> {
            if (amount != 0) {
                parts.add(new Part(source, from, amount));
            }
        });
        return parts;
    }

    /** Adds everything up, one summand after the other. */
    private static int add(CivTable table, int city, Tally tally) {
        int player = Cities.owner(city);
        int marker = Cities.marker(city);
        int sum = 0;
        for (int square : table.cities().outskirts(city)) {
            if (Harvesting.serves(table, city, square)) {
                sum += add(tally, Source.OUTSKIRTS, table.square(square), Yield.production(Yields.of(table, square)));
            }
        }
        if (!table.landmarks().isEmpty()) {
            for (Landmark landmark : table.content().landmarks().all()) {
                if (Yields.isAnnexed(table, city, landmark)) {
                    int icons = table.content().spec(landmark).icons();
                    sum += add(tally, Source.OUTSKIRTS, landmark, Yield.production(icons));
                }
            }
        }
        int more = table.hooks().city.outskirts(table, city, sum);
        sum += add(tally, Source.PROGRAM, Thing.NONE, more);
        for (int scout = table.firstGatherer(player); scout < Figures.PER_PLAYER; scout++) {
            int square = Harvesting.sentFrom(table, city, scout);
            if (square >= 0) {
                sum += add(tally, Source.SCOUT, table.square(square), Yield.production(Yields.of(table, square)));
            }
        }
        Hook.Walk<Hooks.CityBonus> voices =
                table.voices(table.hooks().city.production, player).iterator();
        while (voices.hasNext()) {
            Ability from = voices.ability();
            sum += add(tally, Source.BONUS, from, voices.next().add(table, city));
        }
        return sum + add(tally, Source.EXTRA, Thing.NONE, table.player(player).production(marker));
    }

    private static int add(Tally tally, Source source, Thing from, int amount) {
        tally.add(source, from, amount);
        return amount;
    }

    // --- rush -------------------------------------------------------------------------------------------------------

    /** Production for one conversion; a rate of its own replaces the normal one (CV-06.16, CV-06.17). */
    public static int rate(CivTable table, int player) {
        int own = table.sum(table.hooks().city.rush, player);
        return own > 0 ? own : table.constants().rushProduction;
    }

    /** The most a player can reach with some production if he converts all the trade he has (CV-06.16, CV-06.18). */
    public static int reach(CivTable table, int player, int production) {
        int conversions = table.player(player).trade() / table.constants().rushTrade;
        return production + conversions * rate(table, player);
    }

    /** The trade that has to be converted to reach a cost: no more than needed, in whole conversions (CV-06.19). */
    public static int tradeFor(CivTable table, int player, int production, int cost) {
        if (cost <= production) {
            return 0;
        }
        int rate = rate(table, player);
        return (cost - production + rate - 1) / rate * table.constants().rushTrade;
    }

    /** A city has used its production; with the option, extra production serves one build action only (question 28). */
    static void spent(CivTable table, int city) {
        table.hooks().city.spent(table, city);
        if (table.rules().options().productionOnce()) {
            Player owner = table.player(Cities.owner(city));
            owner.addProduction(Cities.marker(city), -owner.production(Cities.marker(city)));
        }
    }
}
