package civitas.clash.city.recruit;

import civitas.clash.city.Boosts;
import civitas.clash.city.Moods;
import civitas.clash.content.BaseUnit;
import civitas.clash.content.Force;
import civitas.clash.content.Goods;
import civitas.clash.content.UnitType;
import civitas.clash.objective.Occasions;
import civitas.clash.pay.AfterPaying;
import civitas.clash.pay.Pay;
import civitas.clash.pay.Payments;
import civitas.clash.state.Act;
import civitas.clash.state.Purpose;
import civitas.clash.table.Allies;
import civitas.clash.table.ClashTable;
import civitas.clash.table.RecruitHooks;
import civitas.kernel.Ability;
import civitas.kernel.Choice;
import civitas.kernel.Choices;
import civitas.kernel.Hook;
import civitas.kernel.Numbers;
import civitas.kernel.Procedure;
import civitas.kernel.Reasons;
import civitas.kernel.Solo;
import civitas.kernel.Thing;
import civitas.kernel.text.Phrase;

/**
 * A city recruits: unit by unit the player says which and pays (CC-4.89 to CC-4.103).
 *
 * <p>Rules: CC-1.16, CC-1.17, CC-4.90, CC-4.91, CC-4.93, CC-4.95, CC-4.96, CC-4.98, CC-4.79.
 *
 * @param hired units recruited so far
 * @param ships of them, ships that wait because enemy ships lie in the port space (CC-4.99)
 * @param units those recruited, by kind
 * @param paid the price so far
 * @param special abilities whose other price was used: each once per action (CC-4.101)
 */
record Recruit(int player, int city, int hired, int ships, Force units, Goods paid, Numbers special)
        implements Solo<ClashTable> {

    Recruit(int player, int city) {
        this(player, city, 0, 0, Force.NONE, Goods.NOTHING, Numbers.NONE);
    }

    private Hiring hiring(ClashTable table) {
        return new Hiring(table, player, city, ships, special);
    }

    @Override
    public Phrase prompt(ClashTable table) {
        return Phrase.of("prompt.recruit", table.space(city), Moods.capacity(table, city) - hired);
    }

    @Override
    public void list(ClashTable table, int seat, Choices out) {
        if (hired < Moods.capacity(table, city)) {
            Hiring hiring = hiring(table);
            for (UnitType type : table.roster().all()) {
                if (hiring.isPossible(type)) {
                    out.add(Act.HIRE, type);
                }
            }
            listInstead(table, out);
        }
        Boosts.list(table, player, city, out);
        if (hired > 0 || out.isEmpty()) {
            out.add(Act.DONE);
        }
    }

    boolean canHireAny(ClashTable table) {
        Hiring hiring = hiring(table);
        for (UnitType type : table.roster().all()) {
            if (hiring.isPossible(type)) {
                return true;
            }
        }
        Choices instead = new Choices();
        listInstead(table, instead);
        return !instead.isEmpty();
    }

    /** What abilities let the player take instead of a unit. */
    private void listInstead(ClashTable table, Choices out) {
        if (table.hooks().recruit.insteadOfUnit.joined().isEmpty()) {
            return;
        }
        Hook.Walk<RecruitHooks.InsteadOfUnit> walk = table.hooks()
                .recruit
                .insteadOfUnit
                .of(table.abilities(player, city))
                .iterator();
        while (walk.hasNext()) {
            Ability ability = walk.ability();
            RecruitHooks.InsteadOfUnit other = walk.next();
            if (!special.has(other.of().number())
                    && other.isPossible(table, player, city)
                    && Payments.canPay(table, player, other.price(table, player, city), Purpose.OTHER)) {
                out.add(Act.TAKE, ability);
            }
        }
    }

    @Override
    public void explain(ClashTable table, int seat, Thing thing, Reasons out) {
        if (!(thing instanceof UnitType type)) {
            return;
        }
        if (hired >= Moods.capacity(table, city)) {
            out.because("why.recruited-all", table.space(city), hired);
        }
        hiring(table).explain(type, out);
    }

    /** Says why no unit at all can be recruited here, if so. */
    void explainAll(ClashTable table, Reasons out) {
        if (!canHireAny(table)) {
            for (UnitType type : table.roster().all()) {
                explain(table, player, type, out);
            }
        }
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
        if (choice.verb() == Act.TAKE) {
            takeInstead(table, choice.subject(Ability.class));
            return;
        }
        UnitType type = choice.subject(UnitType.class);
        table.push(Pay.of(player, hiring(table).prices(type), Purpose.recruiting(type), new Hired(this, type)));
    }

    private void takeInstead(ClashTable table, Ability ability) {
        RecruitHooks.InsteadOfUnit other = table.hooks().recruit.insteadOfUnit.voice(ability);
        table.push(Pay.of(player, other.price(table, player, city), Purpose.OTHER, new TakenInstead(this, ability)));
    }

    /** Something else than a unit was paid. */
    record TakenInstead(Recruit recruit, Ability ability) implements AfterPaying {

        @Override
        public void paid(ClashTable table, Goods price, Thing source) {
            RecruitHooks.InsteadOfUnit other =
                    table.hooks().recruit.insteadOfUnit.voice(ability);
            Recruit next = recruit.with(price, other.of());
            table.push(new Recruit(
                    next.player, next.city, next.hired + 1, next.ships, next.units, next.paid, next.special));
            other.take(table, recruit.player, recruit.city);
        }
    }

    /** One unit was paid. */
    record Hired(Recruit recruit, UnitType type) implements AfterPaying {

        @Override
        public void paid(ClashTable table, Goods price, Thing source) {
            int waiting = type.isShip() ? recruit.ships : 0;
            if (table.hooks().recruit.recruiting.has(type)) {
                table.push(new Arrive(recruit.with(price, source), type));
                table.hooks().recruit.recruiting.voice(type).prepare(table, recruit.player);
            } else if (table.unitsLeft(recruit.player, type) - waiting <= 0) {
                table.push(new Relocate(recruit.with(price, source), type));
            } else {
                recruit.with(price, source).place(table, type);
            }
        }
    }

    /** Whoever it is comes into the city. */
    record Arrive(Recruit recruit, UnitType type) implements Procedure<ClashTable> {

        @Override
        public void run(ClashTable table) {
            recruit.place(table, type);
        }
    }

    private Recruit with(Goods price, Thing source) {
        Numbers used = source instanceof Ability ability ? special.with(ability.number()) : special;
        return new Recruit(player, city, hired, ships, units, paid.plus(price), used);
    }

    /** The unit is paid and its piece is at hand. */
    void place(ClashTable table, UnitType type) {
        int waiting = ships;
        if (type.isShip() && table.units().hasEnemy(player, table.cities().port(city))) {
            waiting++;
        } else {
            int space = type.isShip() ? table.cities().port(city) : city;
            table.units().add(player, type, space, 1);
        }
        table.say("log.recruits", table.name(player), type, table.space(city));
        table.push(new Recruit(player, city, hired + 1, waiting, units.plus(type, 1), paid, special));
        if (type.isLand() && table.hooks().recruit.recruitSpaces.isHeard(table.abilities(player, city))) {
            Quarter.ask(table, player, city, type);
        }
    }

    /** Reactions first, then the battle for the port space (CC-4.100). */
    private void finish(ClashTable table) {
        if (ships > 0
                || units.count(BaseUnit.SHIP) > 0
                        && Allies.follow(table, player, table.cities().port(city))) {
            table.push(new PortBattle(player, city, ships));
        }
        for (RecruitHooks.UnitPrice voice :
                table.hooks().recruit.unitPrice.of(table.abilities(player, city).and(special))) {
            Occasions.specialPrice(table, player, voice);
        }
        for (RecruitHooks.AfterRecruit voice :
                table.hooks().recruit.afterRecruit.of(table.abilities(player, city))) {
            voice.recruited(table, player, city, units, paid);
        }
    }
}
