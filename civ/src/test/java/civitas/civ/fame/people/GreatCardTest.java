package civitas.civ.fame.people;

import static org.assertj.core.api.Assertions.assertThat;

import civitas.civ.TestTable;
import civitas.civ.city.Arts;
import civitas.civ.city.Prices;
import civitas.civ.content.BaseGovernment;
import civitas.civ.content.BaseTech;
import civitas.civ.content.BaseWonder;
import civitas.civ.content.Cost;
import civitas.civ.content.Figure;
import civitas.civ.content.Phase;
import civitas.civ.content.Resource;
import civitas.civ.content.UnitType;
import civitas.civ.government.Governments;
import civitas.civ.pay.Paying;
import civitas.civ.state.Cities;
import civitas.civ.state.Licence;
import civitas.civ.table.CivTable;
import civitas.kernel.Procedure;
import civitas.kernel.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the great person cards do, card by card. */
class GreatCardTest {

    private final Gallery gallery = new Gallery();
    private final CivTable table = gallery.table();
    private final GreatCards cards = gallery.cards();

    private boolean isGone(GreatCard card) {
        return !cards.holds(0, card) && table.inspires(0, card.type());
    }

    // --- artists ----------------------------------------------------------------------------------------------------

    @Test
    @Rule({"CV-07.43", "CV-01.11"})
    void akiraKurosawaHearsOfTheArtsOfOthers() {
        gallery.open(0, GreatCard.AKIRA_KUROSAWA);
        int before = table.player(0).culture();
        gallery.happen(t -> Arts.perform(t, Cities.of(1, 0)));
        gallery.happen(t -> Arts.perform(t, Cities.of(0, 0)));
        assertThat(table.player(0).culture()).isEqualTo(before + 1 + Arts.culture(table, Cities.of(0, 0)));
    }

    @Test
    @Rule({"CV-07.44", "CV-07.50"})
    void fridaKahloFillsTheHand() {
        gallery.with(0, GreatCard.FRIDA_KAHLO).use(Phase.START_OF_TURN, GreatCard.FRIDA_KAHLO);
        assertThat(table.player(0).hand().size()).isEqualTo(table.handLimit(0));
        assertThat(isGone(GreatCard.FRIDA_KAHLO)).isTrue();
    }

    @Test
    @Rule("CV-07.43")
    void jerryGarciaPlaysInAllCities() {
        int before = table.player(0).culture();
        gallery.with(0, GreatCard.JERRY_GARCIA).use(Phase.CITY_MANAGEMENT, GreatCard.JERRY_GARCIA);
        assertThat(table.player(0).culture()).isEqualTo(before + Arts.culture(table, Cities.of(0, 0)));
        assertThat(table.player(0).actions(0)).isZero();
        assertThat(isGone(GreatCard.JERRY_GARCIA)).isTrue();
    }

    @Test
    @Rule({"CV-03.12", "CV-07.43"})
    void markTwainCancelsACityAction() {
        gallery.with(1, GreatCard.MARK_TWAIN);
        int before = table.player(0).culture();
        TestTable test = gallery.step(Phase.CITY_MANAGEMENT);
        test.choose("arts " + table.square(table.cities().center(0)).code());
        assertThat(test.codes()).contains("deed mark-twain");
        test.choose("deed mark-twain");
        assertThat(table.player(0).culture()).isEqualTo(before);
        assertThat(cards.holds(1, GreatCard.MARK_TWAIN)).isFalse();
    }

    @Test
    @Rule({"CV-14.18", "CV-17.23"})
    void whoeverHidesAnArtistIsAskedTwainOrNot() {
        gallery.with(1, GreatCard.VALMIKI);
        TestTable test = gallery.step(Phase.CITY_MANAGEMENT);
        test.choose("arts " + table.square(table.cities().center(0)).code());
        assertThat(table.asking()).isOne();
        assertThat(test.codes()).doesNotContain("deed mark-twain");
    }

    @Test
    @Rule("CV-14.18")
    void michelangeloMakesTheNextWonderCheaper() {
        int price = Prices.of(table, 0, BaseWonder.STONEHENGE);
        gallery.with(0, GreatCard.MICHELANGELO).use(Phase.CITY_MANAGEMENT, GreatCard.MICHELANGELO);
        assertThat(Prices.of(table, 0, BaseWonder.STONEHENGE)).isEqualTo(price - 5);
        gallery.happen(t -> t.run(t.hooks().city.afterWonder, 0));
        assertThat(isGone(GreatCard.MICHELANGELO)).isTrue();
    }

    @Test
    @Rule("CV-14.18")
    void anAnnouncedCardIsTakenBackOnceInATurn() {
        int price = Prices.of(table, 0, BaseWonder.STONEHENGE);
        gallery.with(0, GreatCard.MICHELANGELO).use(Phase.CITY_MANAGEMENT, GreatCard.MICHELANGELO);
        gallery.test().choose("deed michelangelo");
        assertThat(Prices.of(table, 0, BaseWonder.STONEHENGE)).isEqualTo(price);
        assertThat(gallery.test().codes()).doesNotContain("deed michelangelo");
    }

    @Test
    @Rule({"CV-07.53", "CV-07.45"})
    void williamShakespeareSkipsTakenSpaces() {
        gallery.open(0, GreatCard.WILLIAM_SHAKESPEARE);
        table.player(1).setTrack(1);
        table.player(0).setCulture(20);
        table.player(0).setTrade(20);
        gallery.step(Phase.CITY_MANAGEMENT).choose("leap");
        assertThat(table.player(0).track()).isEqualTo(2);
        assertThat(table.may(0, Licence.SKIPS_SPACES)).isTrue();
    }

    // --- builders ---------------------------------------------------------------------------------------------------

    @Test
    @Rule({"CV-06.06", "CV-04.37"})
    void adaLovelaceGivesAnActionThatNobodyCancels() {
        table.setGovernment(0, BaseGovernment.ANARCHY);
        gallery.with(1, GreatCard.MARK_TWAIN);
        gallery.with(0, GreatCard.ADA_LOVELACE).use(Phase.CITY_MANAGEMENT, GreatCard.ADA_LOVELACE);
        String capital = table.square(table.cities().center(0)).code();
        int before = table.player(0).culture();
        gallery.test().choose("arts " + capital);
        assertThat(table.player(0).culture()).isGreaterThan(before);
    }

    @Test
    @Rule({"CV-10.36", "CV-09.05"})
    void archimedesRewardsWhatNobodyElseKnows() {
        gallery.open(0, GreatCard.ARCHIMEDES);
        int before = table.player(0).culture();
        gallery.happen(
                t -> t.voices(t.hooks().research.afterResearch, 0).forEach(voice -> voice.run(t, 0, BaseTech.POTTERY)));
        assertThat(table.player(0).culture()).isEqualTo(before + 3);
        gallery.test().knows(1, BaseTech.CURRENCY);
        gallery.happen(t ->
                t.voices(t.hooks().research.afterResearch, 0).forEach(voice -> voice.run(t, 0, BaseTech.CURRENCY)));
        assertThat(table.player(0).culture()).isEqualTo(before + 3);
    }

    @Test
    @Rule("CV-07.43")
    void frankLloydWrightCountsBuildings() {
        table.cities().setWalls(0, true);
        int trade = table.player(0).trade();
        int culture = table.player(0).culture();
        gallery.with(0, GreatCard.FRANK_LLOYD_WRIGHT).use(Phase.CITY_MANAGEMENT, GreatCard.FRANK_LLOYD_WRIGHT);
        assertThat(table.player(0).trade()).isEqualTo(trade + 1);
        assertThat(table.player(0).culture()).isEqualTo(culture + 1);
    }

    @Test
    @Rule({"CV-01.78", "CV-07.47"})
    void henryFordAndCaptainJamesCookHurry() {
        int speed = table.speed(0);
        gallery.open(0, GreatCard.HENRY_FORD);
        assertThat(table.speed(0)).isEqualTo(speed + 1);
        gallery.with(0, GreatCard.CAPTAIN_JAMES_COOK).use(Phase.MOVEMENT, GreatCard.CAPTAIN_JAMES_COOK);
        assertThat(table.speed(0)).isEqualTo(2 * (speed + 1));
    }

    @Test
    @Rule("CV-09.26")
    void nikolaTeslaLaysATechOneRowLower() {
        gallery.with(0, GreatCard.NIKOLA_TESLA).use(Phase.MOVEMENT, GreatCard.NIKOLA_TESLA);
        gallery.happen(t -> civitas.civ.research.Learning.learn(t, 0, BaseTech.CHIVALRY));
        assertThat(table.player(0).rows().of(BaseTech.CHIVALRY)).isOne();
        assertThat(isGone(GreatCard.NIKOLA_TESLA)).isTrue();
    }

    @Test
    @Rule({"CV-09.26", "CV-10.07"})
    void nikolaTeslaMayWaitForTheResearchPhase() {
        table.player(0).setTrade(11);
        gallery.with(0, GreatCard.NIKOLA_TESLA).research();
        assertThat(gallery.test().codes()).doesNotContain("research chivalry");
        gallery.test().choose("deed nikola-tesla").choose("research chivalry").choose(1, "decline");
        assertThat(table.player(0).rows().of(BaseTech.CHIVALRY)).isOne();
        assertThat(isGone(GreatCard.NIKOLA_TESLA)).isTrue();
    }

    @Test
    @Rule("CV-03.24")
    void orvilleWrightBuildsAnAircraft() {
        gallery.with(0, GreatCard.ORVILLE_WRIGHT).use(Phase.START_OF_TURN, GreatCard.ORVILLE_WRIGHT);
        long aircraft = java.util.stream.IntStream.range(0, table.content().unitCards())
                .filter(card -> (table.player(0).forces() >> card & 1) != 0)
                .filter(card -> table.content().unit(card).type() == UnitType.AIRCRAFT)
                .count();
        assertThat(aircraft).isOne();
    }

    @Test
    @Rule({"CV-09.13", "CV-09.17"})
    void thomasEdisonLearnsFromOthers() {
        gallery.test().knows(1, BaseTech.POTTERY);
        gallery.with(0, GreatCard.THOMAS_EDISON).use(Phase.START_OF_TURN, GreatCard.THOMAS_EDISON);
        if (!table.player(0).knows(BaseTech.POTTERY)) {
            gallery.test().choose("learn pottery");
        }
        assertThat(table.player(0).knows(BaseTech.POTTERY)).isTrue();
    }

    // --- generals ---------------------------------------------------------------------------------------------------

    @Test
    @Rule({"CV-03.31", "CV-17.23"})
    void khalidIbnAlWalidBecomesFirst() {
        gallery.with(0, GreatCard.KHALID_IBN_AL_WALID);
        table.turn().setFirst(1);
        gallery.happen(t -> t.run(t.hooks().turn.beforePhase, 0));
        gallery.test().choose("deed khalid-ibn-al-walid");
        assertThat(table.turn().first()).isZero();
        gallery.happen(t -> t.run(t.hooks().turn.beforePhase, 0));
        assertThat(gallery.test().isDone()).isTrue();
    }

    // --- humanitarians ----------------------------------------------------------------------------------------------

    @Test
    @Rule({"CV-04.45", "CV-07.47"})
    void martinLutherKingFearsNoAnarchy() {
        gallery.open(0, GreatCard.MARTIN_LUTHER_KING);
        gallery.happen(t -> Governments.force(t, 0));
        assertThat(table.government(0)).isNotEqualTo(BaseGovernment.ANARCHY);
        assertThat(table.may(0, Licence.ACTIONS_UNCANCELLABLE)).isTrue();
        table.player(0).unlock(BaseGovernment.REPUBLIC);
        assertThat(Governments.open(table, 0) & BaseGovernment.REPUBLIC.mask()).isNotZero();
    }

    @Test
    @Rule("CV-07.43")
    void jimHensonCountsWonders() {
        gallery.open(0, GreatCard.JIM_HENSON);
        gallery.happen(t -> t.run(t.hooks().city.afterWonder, 0));
        gallery.happen(t -> t.run(t.hooks().city.afterWonder, 0));
        int culture = table.player(0).culture();
        gallery.use(Phase.START_OF_TURN, GreatCard.JIM_HENSON);
        assertThat(table.player(0).culture()).isEqualTo(culture + 2);
        assertThat(gallery.test().codes()).doesNotContain("deed jim-henson");
    }

    @Test
    @Rule("CV-07.08")
    void motherTeresaGivesACoinAway() {
        table.setSheetCoins(0, 1);
        gallery.with(0, GreatCard.MOTHER_TERESA).use(Phase.START_OF_TURN, GreatCard.MOTHER_TERESA);
        assertThat(table.player(0).sheetCoins()).isZero();
        assertThat(table.player(1).sheetCoins()).isOne();
        assertThat(table.player(0).track()).isOne();
        assertThat(cards.isOpen(GreatCard.MOTHER_TERESA)).isTrue();
    }

    @Test
    @Rule("CV-07.43")
    void stFrancisAndAlanTuringCountArmiesAtHome() {
        int armies = Humanitarians.armiesOffMap(table, 0);
        int culture = table.player(0).culture();
        gallery.with(0, GreatCard.ALAN_TURING).use(Phase.START_OF_TURN, GreatCard.ALAN_TURING);
        assertThat(table.player(0).culture()).isEqualTo(culture + armies / 2);
        gallery.with(0, GreatCard.ST_FRANCIS_OF_ASSISI).use(Phase.CITY_MANAGEMENT, GreatCard.ST_FRANCIS_OF_ASSISI);
        assertThat(table.player(0).culture()).isEqualTo(culture + armies / 2 + 3 * armies);
    }

    @Test
    @Rule({"CV-06.09", "CV-07.47"})
    void susanBAnthonyRaisesProduction() {
        int before = civitas.civ.city.Production.of(table, 0);
        int square = gallery.token(0, GreatCard.SUSAN_B_ANTHONY);
        int lost = before - civitas.civ.city.Production.of(table, 0);
        cards.give(0, GreatCard.SUSAN_B_ANTHONY);
        cards.turnUp(GreatCard.SUSAN_B_ANTHONY);
        assertThat(table.pieces().isPerson(square)).isTrue();
        assertThat(civitas.civ.city.Production.of(table, 0)).isEqualTo(before - lost + 2);
    }

    // --- industrialists ---------------------------------------------------------------------------------------------

    @Test
    @Rule({"CV-12.01", "CV-07.36"})
    void adamSmithBringsACoin() {
        gallery.with(0, GreatCard.ADAM_SMITH);
        int coins = table.coins(0);
        cards.turnUp(GreatCard.ADAM_SMITH);
        assertThat(table.coins(0)).isEqualTo(coins + 1);
    }

    @Test
    @Rule("CV-07.08")
    void andrewCarnegieAdvancesByCoins() {
        gallery.with(0, GreatCard.ANDREW_CARNEGIE);
        table.setSheetCoins(0, 3);
        int steps = table.coins(0) / 3;
        gallery.use(Phase.CITY_MANAGEMENT, GreatCard.ANDREW_CARNEGIE);
        assertThat(table.player(0).track()).isEqualTo(steps);
    }

    @Test
    @Rule("CV-07.43")
    void lorenzoDeMediciGainsCultureOfCoins() {
        gallery.with(0, GreatCard.LORENZO_DE_MEDICI);
        table.setSheetCoins(0, 6);
        int culture = table.player(0).culture();
        int gained = table.coins(0) / 3;
        gallery.use(Phase.START_OF_TURN, GreatCard.LORENZO_DE_MEDICI);
        assertThat(table.player(0).culture()).isEqualTo(culture + gained);
    }

    @Test
    @Rule("CV-01.68")
    void marcoPoloFillsTheDial() {
        gallery.with(0, GreatCard.MARCO_POLO).use(Phase.MOVEMENT, GreatCard.MARCO_POLO);
        assertThat(table.player(0).trade()).isEqualTo(27);
    }

    @Test
    @Rule("CV-17.09")
    void zhengHeSeesAllTokens() {
        int owned = table.market().huts().draw(table.chance());
        table.player(1).addToken(owned);
        int hut = table.market().huts().draw(table.chance());
        int village = table.market().villages().draw(table.chance());
        int unused = table.market().villages().drawPile()[0];
        gallery.test().explored();
        table.lands().putToken(gallery.test().square("A8"), hut);
        table.lands().putToken(gallery.test().square("C8"), village);
        gallery.with(0, GreatCard.ZHENG_HE).use(Phase.MOVEMENT, GreatCard.ZHENG_HE);
        for (int token : new int[] {owned, hut, village}) {
            assertThat(table.player(0).seenTokens() >> token & 1).isOne();
            assertThat(table.player(1).seenTokens() >> token & 1).isEqualTo(token == owned ? 1 : 0);
        }
        assertThat(table.player(0).seenTokens() >> unused & 1).isZero();
        assertThat(isGone(GreatCard.ZHENG_HE)).isTrue();
    }

    // --- scientists -------------------------------------------------------------------------------------------------

    @Test
    @Rule("CV-07.43")
    void albertEinsteinExchangesTradeAndCulture() {
        table.player(0).setTrade(5);
        table.player(0).setCulture(0);
        gallery.with(0, GreatCard.ALBERT_EINSTEIN).use(Phase.CITY_MANAGEMENT, GreatCard.ALBERT_EINSTEIN);
        gallery.test().choose("choose trade").choose("choose trade").choose("done");
        assertThat(table.player(0).trade()).isEqualTo(3);
        assertThat(table.player(0).culture()).isEqualTo(2);
    }

    @Test
    @Rule("CV-06.79")
    void charlesDarwinTakesTheArtsAsTrade() {
        table.player(0).setTrade(0);
        int culture = table.player(0).culture();
        gallery.with(0, GreatCard.CHARLES_DARWIN).use(Phase.CITY_MANAGEMENT, GreatCard.CHARLES_DARWIN);
        int gained = Arts.culture(table, 0);
        gallery.happen(t -> Arts.perform(t, 0));
        assertThat(table.player(0).trade()).isEqualTo(gained);
        gallery.happen(t -> Arts.perform(t, 0));
        assertThat(table.player(0).culture()).isEqualTo(culture + gained);
    }

    @Test
    @Rule({"CV-01.78", "CV-07.47"})
    void louisPasteurAllowsLargerGroups() {
        int stack = table.stack(0);
        gallery.open(0, GreatCard.LOUIS_PASTEUR);
        assertThat(table.stack(0)).isEqualTo(stack + 1);
    }

    @Test
    @Rule({"CV-07.54", "CV-09.26", "CV-10.07"})
    void isaacNewtonLiesInThePyramid() {
        int row = table.player(0).rows().count(1);
        gallery.with(0, GreatCard.ISAAC_NEWTON);
        for (Phase phase : new Phase[] {Phase.START_OF_TURN, Phase.CITY_MANAGEMENT, Phase.MOVEMENT}) {
            assertThat(gallery.step(phase).codes()).noneMatch(code -> code.startsWith("deed isaac-newton"));
            assertThat(gallery.test().why(0, GreatCard.ISAAC_NEWTON)).containsExactly("why.phase");
        }
        gallery.research().choose("deed isaac-newton row-1");
        assertThat(table.player(0).rows().count(1)).isEqualTo(row + 1);
        assertThat(cards.holds(0, GreatCard.ISAAC_NEWTON)).isFalse();
        cards.audit(table);
    }

    @Test
    @Rule({"CV-10.02", "CV-10.03"})
    void marieCurieSparesUranium() {
        Cost uranium = new Cost(List.of(Resource.URANIUM), 0, 0, 0);
        gallery.test().resource(0, Resource.WHEAT);
        gallery.with(0, GreatCard.MARIE_CURIE);
        assertThat(Paying.canPay(table, 0, uranium)).isFalse();
        gallery.use(Phase.CITY_MANAGEMENT, GreatCard.MARIE_CURIE);
        assertThat(Paying.canPay(table, 0, uranium)).isTrue();
        gallery.happen(t -> Paying.pay(t, 0, uranium, (Procedure<CivTable>) then -> {}));
        assertThat(table.player(0).resource(Resource.WHEAT)).isZero();
        assertThat(isGone(GreatCard.MARIE_CURIE)).isTrue();
    }

    @Test
    @Rule({"CV-12.26", "CV-03.24"})
    void apGianniniBuildsForEveryInvestment() {
        gallery.test().knows(0, BaseTech.MASONRY);
        gallery.open(0, GreatCard.AP_GIANNINI);
        table.cities().setWalls(0, false);
        gallery.happen(t -> t.run(t.hooks().wealth.afterInvesting, 0));
        gallery.test()
                .choose("place walls " + table.square(table.cities().center(0)).code());
        assertThat(table.cities().hasWalls(0)).isTrue();
    }

    @Test
    @Rule({"CV-06.42", "CV-03.24"})
    void jacquesCousteauBuildsHarbors() {
        int water = 0;
        for (int square : table.cities().outskirts(0)) {
            water += table.lands().isWater(square) ? 1 : 0;
        }
        gallery.with(0, GreatCard.JACQUES_COUSTEAU).step(Phase.START_OF_TURN);
        assertThat(gallery.test().codes().contains("deed jacques-cousteau")).isEqualTo(water > 0);
        if (water > 0) {
            gallery.test().choose("deed jacques-cousteau");
            gallery.test().choose(gallery.test().codes().getFirst());
            assertThat(isGone(GreatCard.JACQUES_COUSTEAU)).isTrue();
        }
    }

    @Test
    @Rule({"CV-01.78", "CV-07.43"})
    void hannibalJoinsFigures() {
        TestTable test = gallery.test().cleared(0).explored();
        test.figure(0, Figure.ARMY, "A1").figure(0, Figure.SCOUT, "D4");
        gallery.with(0, GreatCard.HANNIBAL).use(Phase.CITY_MANAGEMENT, GreatCard.HANNIBAL);
        test.choose("choose A1");
        assertThat(table.figures().on(0, test.square("D4"))).isNotZero();
        assertThat(table.figures().count(test.square("D4"))).isEqualTo(2);
        assertThat(table.figures().count(test.square("A1"))).isZero();
    }

    @Test
    @Rule({"CV-02.33", "CV-07.43"})
    void galileoGalileiSailsAlongTheEdge() {
        TestTable test = gallery.test().cleared(0).explored();
        test.figure(0, Figure.ARMY, "A1");
        gallery.with(0, GreatCard.GALILEO_GALILEI).use(Phase.CITY_MANAGEMENT, GreatCard.GALILEO_GALILEI);
        List<String> codes = test.codes();
        assertThat(codes).isNotEmpty().allMatch(code -> {
            int square = test.square(code.substring("choose ".length()));
            return table.board().isOuterEdge(square) && table.figures().count(square) == 0;
        });
        test.choose(codes.getFirst());
        assertThat(table.figures().count(test.square("A1"))).isZero();
        assertThat(table.player(0).frozen()).isNotZero();
        assertThat(table.board().isOuterEdge(test.square("B2"))).isFalse();
    }
}
