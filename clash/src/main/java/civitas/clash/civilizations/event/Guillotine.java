package civitas.clash.civilizations.event;

import static civitas.clash.civilizations.content.ExpansionUnit.LEADER;

import civitas.clash.board.Space;
import civitas.clash.board.SpaceSet;
import civitas.clash.civilizations.people.ChooseLeader;
import civitas.clash.civilizations.people.Leaders;
import civitas.clash.civilizations.people.Peoples;
import civitas.clash.content.EventCard;
import civitas.clash.state.Act;
import civitas.clash.table.ClashTable;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Procedure;
import civitas.kernel.Solo;
import civitas.kernel.text.Phrase;

/**
 * Guillotine: the leader in play dies; then another one comes for nothing, or the card stays for 2 points. After that no leader
 * can be recruited.
 */
record Guillotine(int player, int card) implements Solo<ClashTable> {

    private static final int HALVES = 4;

    static void befall(ClashTable table, EventCard card, int player) {
        int place = Leaders.place(table, player);
        if (place != ClashTable.NOBODY) {
            table.removeUnits(LEADER, place, 1);
            table.fell(player, LEADER, ClashTable.NOBODY);
        }
        Guillotine guillotine = new Guillotine(player, card.number());
        if (Peoples.of(table).cards(player).isEmpty()
                || Peoples.of(table).isBanned(player)
                || guillotine.places(table).isEmpty()) {
            guillotine.keepCard(table);
        } else {
            table.push(guillotine);
        }
    }

    /** His cities, and land spaces with an army of his, that have room. */
    private SpaceSet places(ClashTable table) {
        SpaceSet found = new SpaceSet();
        for (int space = 0; space < table.board().size(); space++) {
            boolean his = table.cities().isOf(player, space)
                    || table.lands().isLand(space) && table.units().army(player, space) > 0;
            if (his && table.hasRoom(player, space)) {
                found.add(space);
            }
        }
        return found;
    }

    private void keepCard(ClashTable table) {
        Peoples.of(table).ban(player);
        table.lasting().keep(card);
        table.player(player).addEventHalfPoints(HALVES);
        table.say("log.guillotine-kept", table.name(player));
    }

    @Override
    public Phrase prompt(ClashTable table) {
        return Phrase.of("prompt.guillotine");
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        SpaceSet spaces = places(table);
        for (int space = spaces.next(0); space >= 0; space = spaces.next(space + 1)) {
            out.add(Act.PLACE, table.space(space));
        }
        out.add(Act.TAKE, table.content().eventCard(card));
    }

    @Override
    public void choose(ClashTable table, int seat, Choice choice) {
        if (choice.verb() == Act.TAKE) {
            keepCard(table);
            return;
        }
        table.push(new Arrive(player, choice.subject(Space.class).index()));
        ChooseLeader.ask(table, player);
    }

    /** The new leader was chosen. */
    record Arrive(int player, int space) implements Procedure<ClashTable> {

        @Override
        public void run(ClashTable table) {
            table.units().add(player, LEADER, space, 1);
            table.say("log.recruits", table.name(player), LEADER, table.space(space));
            Peoples.of(table).ban(player);
        }
    }
}
