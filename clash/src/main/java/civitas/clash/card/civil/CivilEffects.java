package civitas.clash.card.civil;

import civitas.clash.content.BaseCivil;
import civitas.clash.content.Civil;
import civitas.clash.state.Effects;
import civitas.clash.table.CivilEffect;
import civitas.clash.table.Rulebook;

/** The civil halves of the action cards: what each does. Timing and price are in the content file. */
public final class CivilEffects {

    private static final int MASS_PRODUCTION_SPACES = 2;

    private CivilEffects() {}

    public static void join(Rulebook book) {
        joinCommon(book);
        Effects<Civil, CivilEffect> cards = book.civil();
        cards.join(BaseCivil.INSPIRATION, inspiration());
        cards.join(BaseCivil.MERCENARIES, new Mercenaries());
        cards.join(BaseCivil.TEACH_US, teachUs());
    }

    /** Those that do the same in every edition. */
    public static void joinCommon(Rulebook book) {
        book.afterCapture(TeachUs::captured);
        Effects<Civil, CivilEffect> cards = book.civil();
        cards.join(BaseCivil.ADVANCE, new QuickAdvance());
        cards.join(BaseCivil.HERO_GENERAL, new HeroGeneral());
        cards.join(BaseCivil.SPY, new Spy());
        cards.join(BaseCivil.IDEAS, new Ideas());
        cards.join(BaseCivil.GREAT_IDEAS, new GreatIdeas());
        cards.join(BaseCivil.CULTURAL_TAKEOVER, new CulturalTakeover());
        cards.join(BaseCivil.CITY_DEVELOPMENT, new CityDevelopment());
        cards.join(BaseCivil.PRODUCTION_FOCUS, BoostCollect.again());
        cards.join(BaseCivil.EXPLORER, new Explorer());
        cards.join(BaseCivil.NEGOTIATIONS, new Negotiations());
        cards.join(BaseCivil.LEADERSHIP, new Leadership());
        cards.join(BaseCivil.ASSASSINATION, new Assassination());
        cards.join(BaseCivil.MASS_PRODUCTION, BoostCollect.more(MASS_PRODUCTION_SPACES));
        cards.join(BaseCivil.NEW_PLANS, new NewPlans());
        cards.join(BaseCivil.SYNERGIES, new Synergies());
        cards.join(BaseCivil.MILITIA, new Militia());
        cards.join(BaseCivil.TECHNOLOGY_TRADE, new TechnologyTrade());
        cards.join(BaseCivil.NEW_IDEAS, new NewIdeas());
    }

    /** An advance of an opponent in range. */
    public static CivilEffect inspiration() {
        return new Inspiration();
    }

    /** An advance of whoever has just lost a city; the reaction to the capture is one of those that all editions have. */
    public static CivilEffect teachUs() {
        return new TeachUs();
    }
}
