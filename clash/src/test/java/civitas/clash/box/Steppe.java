package civitas.clash.box;

import civitas.clash.ClashGame;
import civitas.clash.content.Face;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.facts.Components;
import civitas.clash.state.Battle;
import civitas.clash.table.BattleHooks;
import civitas.clash.table.ClashBox;
import civitas.clash.table.ClashTable;
import civitas.clash.table.Hooks;
import civitas.clash.table.Rulebook;
import civitas.kernel.Box;
import java.util.ArrayList;
import java.util.List;

/** A made-up box: units, a building and a side that the base rules have never heard of. */
public final class Steppe implements ClashBox {

    public static final String ID = "steppe";

    @Override
    public Box lid() {
        return Box.expansion(ID, "S", ClashGame.MONUMENTAL).inWordsOf(List.of("civitas/clash/steppe/words"));
    }

    @Override
    public String content() {
        return "/civitas/clash/steppe";
    }

    @Override
    public Components components() {
        return Components.of(SteppeUnit.values(), SteppeBuilding.values(), SteppeSide.values());
    }

    @Override
    public void contribute(Rulebook book) {
        Hooks hooks = book.hooks();
        hooks.battle.clash.join(SteppeUnit.CHIEF, new Reroll());
        hooks.city.whenConstructed.join(SteppeBuilding.STABLE, (table, player, city) -> {
            table.gain(player, Good.CULTURE, 1);
            table.say("log.gains", table.name(player), Goods.of(Good.CULTURE, 1));
        });
        hooks.battle.spoils.join(
                SteppeSide.NOMADS,
                (table, battle, role) -> table.gain(battle.side(role), Good.MOOD, battle.killed(Battle.other(role))));
    }

    /** Rolls one die with his symbol again until it shows another. */
    private record Reroll() implements BattleHooks.Clash {

        @Override
        public List<Face> rerolled(ClashTable table, int role, int units, List<Face> faces) {
            List<Face> all = new ArrayList<>(faces);
            for (int i = 0; i < all.size(); i++) {
                if (isChiefs(all.get(i))) {
                    while (isChiefs(all.get(i))) {
                        all.set(
                                i,
                                table.content()
                                        .face(table.chance()
                                                .roll(table.content().faces())));
                    }
                    return all;
                }
            }
            return faces;
        }

        private static boolean isChiefs(Face face) {
            return face.symbol() == Face.ClashSymbol.LEADER;
        }

        @Override
        public int strike(ClashTable table, int role, int units, List<Face> faces) {
            return 0;
        }
    }
}
