package civitas.civ.government;

import civitas.civ.content.BaseGovernment;
import civitas.civ.content.Government;
import civitas.civ.content.facts.Content;
import civitas.civ.state.Licence;
import civitas.civ.table.Hooks;
import civitas.civ.table.Rulebook;

/** What the governments of the base box do; Despotism does nothing (CV-01.36). */
public final class GovernmentAbilities {

    private final Content content;

    private GovernmentAbilities(Content content) {
        this.content = content;
    }

    public static void write(Rulebook.Builder book) {
        new GovernmentAbilities(book.content()).writeTo(book);
    }

    private void writeTo(Rulebook.Builder book) {
        book.card(BaseGovernment.ANARCHY, (hooks, self) -> hooks.license(self, Licence.IDLE_CAPITAL));
        book.card(
                BaseGovernment.REPUBLIC,
                (hooks, self) -> hooks.license(self, Licence.ARMIES_FOUND_CITIES, Licence.SCOUTS_EXPLORE_HUTS));
        book.card(BaseGovernment.FEUDALISM, (hooks, self) -> {
            hooks.wealth.coins.join(self, printed(self, "coins"));
            hooks.license(self, Licence.HARVEST_ANYWHERE);
        });
        book.card(BaseGovernment.MONARCHY, (hooks, self) -> {
            hooks.culture.hand.join(self, printed(self, "hand"));
            hooks.culture.arts.join(self, inCity(self, "arts"));
        });
        book.card(BaseGovernment.DEMOCRACY, (hooks, self) -> {
            hooks.wealth.trade.join(self, printed(self, "trade"));
            hooks.license(self, Licence.SPARES_CITIES);
        });
        book.card(BaseGovernment.COMMUNISM, (hooks, self) -> {
            hooks.city.production.join(self, inCity(self, "production"));
            hooks.culture.arts.join(self, inCity(self, "arts"));
        });
        book.card(BaseGovernment.FUNDAMENTALISM, (hooks, self) -> {
            hooks.battle.force.join(self, printed(self, "force"));
            hooks.wealth.trade.join(self, printed(self, "trade"));
        });
    }

    private Hooks.CityBonus inCity(Government government, String name) {
        return Hooks.CityBonus.of(content.spec(government).get(name));
    }

    private Hooks.Bonus printed(Government government, String name) {
        return Hooks.Bonus.of(content.spec(government).get(name));
    }
}
