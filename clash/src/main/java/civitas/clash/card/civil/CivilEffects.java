package civitas.clash.card.civil;

import civitas.clash.content.Civil;
import civitas.clash.table.Turn.CollectBoost;
import java.util.EnumMap;
import java.util.Map;

/** The civil halves of the action cards: what each does. Timing and price are in the content file. */
public final class CivilEffects {

    private static final Map<Civil, CivilEffect> ALL = new EnumMap<>(Civil.class);

    static {
        ALL.put(Civil.ADVANCE, new QuickAdvance());
        ALL.put(Civil.INSPIRATION, new Inspiration());
        ALL.put(Civil.HERO_GENERAL, new HeroGeneral());
        ALL.put(Civil.SPY, new Spy());
        ALL.put(Civil.IDEAS, new Ideas());
        ALL.put(Civil.GREAT_IDEAS, new GreatIdeas());
        ALL.put(Civil.MERCENARIES, new Mercenaries());
        ALL.put(Civil.CULTURAL_TAKEOVER, new CulturalTakeover());
        ALL.put(Civil.CITY_DEVELOPMENT, new CityDevelopment());
        ALL.put(Civil.PRODUCTION_FOCUS, new BoostCollect(CollectBoost.PRODUCTION_FOCUS));
        ALL.put(Civil.EXPLORER, new Explorer());
        ALL.put(Civil.NEGOTIATIONS, new Negotiations());
        ALL.put(Civil.LEADERSHIP, new Leadership());
        ALL.put(Civil.ASSASSINATION, new Assassination());
        ALL.put(Civil.MASS_PRODUCTION, new BoostCollect(CollectBoost.MASS_PRODUCTION));
        ALL.put(Civil.NEW_PLANS, new NewPlans());
        ALL.put(Civil.SYNERGIES, new Synergies());
        ALL.put(Civil.TEACH_US, new TeachUs());
        ALL.put(Civil.MILITIA, new Militia());
        ALL.put(Civil.TECHNOLOGY_TRADE, new TechnologyTrade());
        ALL.put(Civil.NEW_IDEAS, new NewIdeas());
    }

    private CivilEffects() {}

    public static CivilEffect of(Civil civil) {
        CivilEffect effect = ALL.get(civil);
        if (effect == null) {
            throw new IllegalStateException("nobody knows what " + civil.code() + " does");
        }
        return effect;
    }
}
