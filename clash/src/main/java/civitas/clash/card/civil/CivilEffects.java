package civitas.clash.card.civil;

import civitas.clash.content.Civil;
import civitas.clash.table.CivilEffect;
import civitas.clash.table.Effects;
import civitas.clash.table.Rulebook;
import civitas.clash.table.Turn.CollectBoost;

/** The civil halves of the action cards: what each does. Timing and price are in the content file. */
public final class CivilEffects {

    private CivilEffects() {}

    public static void join(Rulebook book) {
        book.afterCapture(TeachUs::captured);
        Effects<Civil, CivilEffect> cards = book.civil();
        cards.join(Civil.ADVANCE, new QuickAdvance());
        cards.join(Civil.INSPIRATION, new Inspiration());
        cards.join(Civil.HERO_GENERAL, new HeroGeneral());
        cards.join(Civil.SPY, new Spy());
        cards.join(Civil.IDEAS, new Ideas());
        cards.join(Civil.GREAT_IDEAS, new GreatIdeas());
        cards.join(Civil.MERCENARIES, new Mercenaries());
        cards.join(Civil.CULTURAL_TAKEOVER, new CulturalTakeover());
        cards.join(Civil.CITY_DEVELOPMENT, new CityDevelopment());
        cards.join(Civil.PRODUCTION_FOCUS, new BoostCollect(CollectBoost.PRODUCTION_FOCUS));
        cards.join(Civil.EXPLORER, new Explorer());
        cards.join(Civil.NEGOTIATIONS, new Negotiations());
        cards.join(Civil.LEADERSHIP, new Leadership());
        cards.join(Civil.ASSASSINATION, new Assassination());
        cards.join(Civil.MASS_PRODUCTION, new BoostCollect(CollectBoost.MASS_PRODUCTION));
        cards.join(Civil.NEW_PLANS, new NewPlans());
        cards.join(Civil.SYNERGIES, new Synergies());
        cards.join(Civil.TEACH_US, new TeachUs());
        cards.join(Civil.MILITIA, new Militia());
        cards.join(Civil.TECHNOLOGY_TRADE, new TechnologyTrade());
        cards.join(Civil.NEW_IDEAS, new NewIdeas());
    }
}
