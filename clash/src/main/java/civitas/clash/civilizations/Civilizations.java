package civitas.clash.civilizations;

import civitas.clash.civilizations.ability.Lingering;
import civitas.clash.civilizations.ability.Markets;
import civitas.clash.civilizations.aztecs.Aztecs;
import civitas.clash.civilizations.babylon.Babylon;
import civitas.clash.civilizations.carthage.Carthage;
import civitas.clash.civilizations.celts.Celts;
import civitas.clash.civilizations.china.China;
import civitas.clash.civilizations.content.CivAdvance;
import civitas.clash.civilizations.content.Civilization;
import civitas.clash.civilizations.content.ExpansionBuilding;
import civitas.clash.civilizations.content.ExpansionEvent;
import civitas.clash.civilizations.content.ExpansionObjective;
import civitas.clash.civilizations.content.ExpansionSide;
import civitas.clash.civilizations.content.ExpansionSymbol;
import civitas.clash.civilizations.content.ExpansionUnit;
import civitas.clash.civilizations.content.Leader;
import civitas.clash.civilizations.content.LeaderAbility;
import civitas.clash.civilizations.egypt.Egypt;
import civitas.clash.civilizations.event.Happening;
import civitas.clash.civilizations.greece.Greece;
import civitas.clash.civilizations.huns.Huns;
import civitas.clash.civilizations.india.India;
import civitas.clash.civilizations.japan.Japan;
import civitas.clash.civilizations.maya.Maya;
import civitas.clash.civilizations.objective.ExpansionGoals;
import civitas.clash.civilizations.people.Belongings;
import civitas.clash.civilizations.people.ChooseLeader;
import civitas.clash.civilizations.people.DealingPeoples;
import civitas.clash.civilizations.people.LeaderLife;
import civitas.clash.civilizations.people.Leaders;
import civitas.clash.civilizations.people.Nations;
import civitas.clash.civilizations.people.Peoples;
import civitas.clash.civilizations.persia.Persia;
import civitas.clash.civilizations.phoenicia.Phoenicia;
import civitas.clash.civilizations.piece.Pieces;
import civitas.clash.civilizations.pirate.Pirates;
import civitas.clash.civilizations.rome.Rome;
import civitas.clash.civilizations.vikings.Vikings;
import civitas.clash.content.facts.Components;
import civitas.clash.table.Award;
import civitas.clash.table.ClashBox;
import civitas.clash.table.Rulebook;
import civitas.kernel.Box;
import civitas.kernel.Variant;
import java.util.List;

/** The Civilizations expansion of the Monumental Edition: civilizations, leaders, new units and buildings, pirates. */
public final class Civilizations implements ClashBox {

    public static final String ID = "civilizations";

    private static final List<String> CHAPTERS = List.of("box", "cards", "civilizations", "abilities");

    /** Both may be chosen at once (CC-17.18). */
    private static final List<Variant> VARIANTS = List.of(
            new Variant(ChooseLeader.RANDOM_LEADERS, List.of("no", "yes")),
            new Variant(DealingPeoples.ALTERNATIVE_HISTORY, List.of("no", "yes")));

    private static final Box LID = Box.expansion(ID, "C", "monumental")
            .with(VARIANTS)
            .inWordsOf(CHAPTERS.stream()
                    .map(chapter -> "civitas/clash/civilizations/messages/" + chapter)
                    .toList());

    @Override
    public Box lid() {
        return LID;
    }

    @Override
    public String content() {
        return "/civitas/clash/civilizations/content";
    }

    @Override
    public Components components() {
        return Components.of(
                ExpansionUnit.values(),
                ExpansionBuilding.values(),
                ExpansionSide.values(),
                ExpansionSymbol.values(),
                ExpansionEvent.values(),
                ExpansionObjective.values(),
                Civilization.values(),
                CivAdvance.values(),
                Leader.values(),
                LeaderAbility.values());
    }

    @Override
    public void contribute(Rulebook book) {
        Nations nations = new Nations(book.content());
        book.lay(Peoples::new);
        book.join(new DealingPeoples(nations));
        book.accompany(nations::companions);
        book.join(new Leaders(nations));
        Belongings.join(book);
        for (Civilization civilization : Civilization.values()) {
            book.introduce(nations.introduce(book.content(), civilization));
        }
        LeaderLife life = new LeaderLife();
        book.hooks().recruit.recruiting.join(ExpansionUnit.LEADER, life);
        book.hooks().recruit.unitFate.join(ExpansionUnit.LEADER, life);
        Pieces.join(book.hooks());
        Pirates.join(book);
        Happening.join(book);
        ExpansionGoals.join(book);
        book.join(Award.of("leaders", Peoples::halvesOfKilled));
        book.join(new Lingering());
        book.afterTrade(Markets::traded);
        peoples(book);
    }

    /** What each civilization and its leaders can do, one class for each. */
    private static void peoples(Rulebook book) {
        Aztecs.join(book);
        Babylon.join(book);
        Carthage.join(book);
        Celts.join(book);
        China.join(book);
        Egypt.join(book);
        Greece.join(book);
        Huns.join(book);
        India.join(book);
        Japan.join(book);
        Maya.join(book);
        Persia.join(book);
        Phoenicia.join(book);
        Rome.join(book);
        Vikings.join(book);
    }
}
