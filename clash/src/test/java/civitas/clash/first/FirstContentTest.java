package civitas.clash.first;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.clash.content.Advance;
import civitas.clash.content.BaseAdvance;
import civitas.clash.content.BaseCivil;
import civitas.clash.content.BaseEvent;
import civitas.clash.content.BaseObjective;
import civitas.clash.content.BaseSymbol;
import civitas.clash.content.BaseTactic;
import civitas.clash.content.EventCard;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.Wonder;
import civitas.clash.content.facts.Attestation;
import civitas.clash.content.facts.Content;
import civitas.clash.first.content.FirstCivil;
import civitas.clash.first.content.FirstSymbol;
import civitas.kernel.Rule;
import civitas.kernel.Thing;
import civitas.kernel.text.Language;
import civitas.kernel.text.Lexicon;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The cards of 2012, and what is known about them. */
class FirstContentTest {

    private final Content content = First.GAME.book(List.of(FirstEdition.ID)).content();

    private Attestation known(Thing card) {
        return content.attestation(card);
    }

    @Test
    @Rule({"CC-1.12"})
    void theDecksHaveTheSizesOfTheRulebook() {
        assertThat(content.actionCards()).hasSize(42);
        assertThat(content.eventCards()).hasSize(38);
        assertThat(content.objectiveCards()).hasSize(32);
        assertThat(content.wonders()).hasSize(7).doesNotContain(Wonder.GREAT_ARENA);
    }

    @Test
    @Rule({"CC-12.16"})
    void wondersAreWorthFivePointsEach() {
        assertThat(content.wonders())
                .allSatisfy(wonder -> assertThat(content.spec(wonder).points()).isEqualTo(5));
        assertThat(content.wonders())
                .filteredOn(wonder -> content.spec(wonder).winsTies())
                .containsExactly(Wonder.GREAT_PYRAMID);
        assertThat(content.spec(Wonder.GREAT_WALL).cost())
                .isEqualTo(Goods.of(Good.FOOD, 3)
                        .plus(Good.WOOD, 2)
                        .plus(Good.ORE, 7)
                        .plus(Good.CULTURE, 5));
    }

    @Test
    @Rule({"CC-9.28"})
    void barbariansAttackInsteadOfMoving() {
        assertThat(content.eventCards())
                .extracting(EventCard::symbol)
                .doesNotContain(Optional.of(BaseSymbol.BARBARIANS_MOVE))
                .filteredOn(Optional.of(FirstSymbol.BARBARIANS_ATTACK)::equals)
                .hasSize(14);
    }

    @Test
    void everyCardSaysHowFarItIsAttested() {
        Stream<Thing> cards = Stream.of(
                        content.wonders().stream(),
                        content.actionCards().stream().flatMap(card -> Stream.of(card.civil(), card.tactic())),
                        content.eventCards().stream(),
                        content.objectives().stream())
                .flatMap(things -> things);
        assertThat(cards).allMatch(card -> known(card) != Attestation.YES);
    }

    @Test
    void whatSourcesTellIsMarked() {
        assertThat(known(Wonder.GREAT_LIBRARY)).isEqualTo(Attestation.ALL_BUT_PRICE);
        assertThat(known(BaseCivil.MERCENARIES)).isEqualTo(Attestation.PARTLY);
        assertThat(known(FirstCivil.CONQUEST_INSPIRATION)).isEqualTo(Attestation.PARTLY);
        assertThat(known(FirstCivil.IMITATION)).isEqualTo(Attestation.NO);
        assertThat(known(BaseTactic.ARCHERS)).isEqualTo(Attestation.PARTLY);
        assertThat(known(BaseTactic.SCOUT)).isEqualTo(Attestation.NO);
        assertThat(known(BaseObjective.CONQUEROR)).isEqualTo(Attestation.PARTLY);
        assertThat(known(BaseObjective.EUREKA)).isEqualTo(Attestation.NO);
        assertThat(content.eventCards())
                .filteredOn(card -> known(card) == Attestation.PARTLY)
                .extracting(EventCard::event)
                .containsOnly(
                        BaseEvent.PESTILENCE,
                        BaseEvent.EPIDEMICS,
                        BaseEvent.FAMINE,
                        BaseEvent.GREAT_SCIENTIST,
                        BaseEvent.VOLCANO,
                        BaseEvent.EARTHQUAKE,
                        BaseEvent.FLOOD,
                        BaseEvent.CIVIL_WAR);
    }

    @Test
    void advancesThatTheRulebookDoesNotDescribeAreMarked() {
        assertThat(content.advances())
                .filteredOn(advance -> known(advance) != Attestation.YES)
                .extracting(Advance::code)
                .containsExactly(
                        "public-education",
                        "free-education",
                        "priesthood",
                        "bartering",
                        "currency",
                        "math",
                        "astronomy",
                        "chemistry",
                        "nationalism",
                        "absolute-power");
        assertThat(known(BaseAdvance.PUBLIC_EDUCATION)).isEqualTo(Attestation.SECOND_HAND);
        assertThat(known(BaseAdvance.BARTERING)).isEqualTo(Attestation.PARTLY);
    }

    @Test
    void whatIsKnownCanBeSaid() {
        for (Language language : Language.values()) {
            Lexicon lexicon = Lexicon.load(language, First.GAME.bundles());
            for (Attestation known :
                    List.of(Attestation.SECOND_HAND, Attestation.ALL_BUT_PRICE, Attestation.PARTLY, Attestation.NO)) {
                assertThat(lexicon.knows(known.title().key())).as(known.code()).isTrue();
                assertThat(lexicon.knows(known.text().key())).as(known.code()).isTrue();
            }
        }
    }
}
