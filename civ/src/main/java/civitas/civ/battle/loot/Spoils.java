package civitas.civ.battle.loot;

import civitas.civ.content.Back;
import civitas.civ.content.CultureEvent;
import civitas.civ.content.Resource;
import civitas.civ.content.facts.Content;
import civitas.civ.culture.HandLimit;
import civitas.civ.research.LearnOne;
import civitas.civ.research.Pyramid;
import civitas.civ.state.Act;
import civitas.civ.state.Hand;
import civitas.civ.state.Player;
import civitas.civ.table.CivTable;
import civitas.civ.table.Drawing;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Count;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/** The things a winner can take, listed as the loser can supply them and handed over within the limits (CV-11.86). */
final class Spoils {

    private Spoils() {}

    static void listTrade(CivTable table, int loser, Choices out) {
        int most = Math.min(table.constants().lootTrade, table.player(loser).trade());
        listAmounts(Act.LOOT_TRADE, most, out);
    }

    static void listCulture(CivTable table, int loser, Choices out) {
        int most = Math.min(table.constants().lootCulture, table.player(loser).culture());
        listAmounts(Act.LOOT_CULTURE, most, out);
    }

    private static void listAmounts(Act verb, int most, Choices out) {
        for (int amount = most; amount > 0; amount--) {
            out.add(verb, Count.of(amount));
        }
    }

    /** Resource tokens of all kinds a player has, hidden ones included. */
    static int tokens(CivTable table, int player) {
        return table.player(player).resources()
                + Long.bitCount(table.player(player).tokens());
    }

    /** Whether a thing that can be looted is a resource token, or the back of one. */
    static boolean isToken(Thing thing) {
        return thing instanceof Resource || thing == Back.HUT || thing == Back.VILLAGE;
    }

    /** Market tokens by kind, hut and village tokens by their backs (CV-11.83, CV-17.20). */
    static void listTokens(CivTable table, int loser, Choices out) {
        Player player = table.player(loser);
        for (int i = 0; i < Resource.MARKET; i++) {
            if (player.resource(Resource.of(i)) > 0) {
                out.add(Act.LOOT_RESOURCE, Resource.of(i));
            }
        }
        listTokens(table, loser, Back.HUT, out);
        listTokens(table, loser, Back.VILLAGE, out);
    }

    private static void listTokens(CivTable table, int loser, Back back, Choices out) {
        if (withBack(table, loser, back) != 0) {
            out.add(Act.LOOT_TOKEN, back);
        }
    }

    private static long withBack(CivTable table, int player, Back back) {
        long found = 0;
        for (long rest = table.player(player).tokens(); rest != 0; rest &= rest - 1) {
            int token = Long.numberOfTrailingZeros(rest);
            found |= Back.of(table.content().token(token)) == back ? 1L << token : 0;
        }
        return found;
    }

    /** A tech known to the loser, if the winner's pyramid has a place for one (CV-11.84). */
    static void listLearn(CivTable table, int winner, int loser, Choices out) {
        if ((table.player(loser).techs() & Pyramid.open(table, winner)) != 0) {
            out.add(Act.LOOT_LEARN);
        }
    }

    /** Culture events by their backs, which show the level (CV-11.84, CV-17.03). */
    static void listEvents(CivTable table, int loser, Choices out) {
        for (int level = 1; level <= CultureEvent.LEVELS; level++) {
            if (count(table, loser, Back.ofLevel(level)) > 0) {
                out.add(Act.LOOT_EVENT, Back.ofLevel(level));
            }
        }
    }

    private static int count(CivTable table, int player, Back back) {
        Hand hand = table.player(player).hand();
        int count = 0;
        for (int i = 0; i < hand.size(); i++) {
            count += back(table.content(), hand.get(i)) == back ? 1 : 0;
        }
        return count;
    }

    private static Back back(Content content, int card) {
        return Back.ofLevel(content.spec(content.event(card)).level());
    }

    static void take(CivTable table, int winner, int loser, Choice choice) {
        switch ((Act) choice.verb()) {
            case LOOT_TRADE ->
                takeTrade(table, winner, loser, choice.subject(Count.class).value());
            case LOOT_CULTURE ->
                takeCulture(table, winner, loser, choice.subject(Count.class).value());
            case LOOT_RESOURCE -> takeResource(table, winner, loser, choice.subject(Resource.class));
            case LOOT_TOKEN -> takeToken(table, winner, loser, choice.subject(Back.class));
            case LOOT_EVENT -> takeEvent(table, winner, loser, choice.subject(Back.class));
            case LOOT_LEARN ->
                table.push(new LearnOne(winner, table.player(loser).techs(), false));
            default -> throw new IllegalArgumentException(choice.code());
        }
    }

    private static void takeTrade(CivTable table, int winner, int loser, int amount) {
        table.addTrade(loser, -amount);
        table.addTrade(winner, amount);
        table.say("log.loot.trade", table.name(winner), table.name(loser), amount);
    }

    private static void takeCulture(CivTable table, int winner, int loser, int amount) {
        table.addCulture(loser, -amount);
        table.addCulture(winner, amount);
        table.say("log.loot.culture", table.name(winner), table.name(loser), amount);
    }

    private static void takeResource(CivTable table, int winner, int loser, Resource resource) {
        table.giveResource(loser, winner, resource);
        table.say("log.loot.token", table.name(winner), table.name(loser), resource);
    }

    /** The front is seen only when the token is taken (CV-11.83). */
    private static void takeToken(CivTable table, int winner, int loser, Back back) {
        int token = Drawing.shuffled(table, withBack(table, loser, back))[0];
        table.player(loser).removeToken(token);
        table.player(winner).addToken(token);
        table.reveal();
        table.whisper(
                1 << winner | 1 << loser,
                Phrase.of(
                        "log.loot.token",
                        table.name(winner),
                        table.name(loser),
                        table.content().token(token)),
                Phrase.of("log.loot.token", table.name(winner), table.name(loser), back));
    }

    private static void takeEvent(CivTable table, int winner, int loser, Back back) {
        int card = drawEvent(table, loser, back);
        table.player(loser).hand().remove(card);
        table.player(winner).hand().add(card);
        table.reveal();
        CultureEvent event = table.content().event(card);
        table.whisper(
                1 << winner | 1 << loser,
                Phrase.of("log.loot.event", table.name(winner), table.name(loser), event),
                Phrase.of("log.loot.event", table.name(winner), table.name(loser), back));
        HandLimit.check(table, winner);
    }

    private static int drawEvent(CivTable table, int player, Back back) {
        Hand hand = table.player(player).hand();
        byte[] cards = new byte[count(table, player, back)];
        int found = 0;
        for (int i = 0; i < hand.size(); i++) {
            if (back(table.content(), hand.get(i)) == back) {
                cards[found++] = (byte) hand.get(i);
            }
        }
        table.chance().shuffle(cards, 0, cards.length);
        return cards[0];
    }
}
