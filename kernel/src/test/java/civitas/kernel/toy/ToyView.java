package civitas.kernel.toy;

import java.util.List;

/** What a viewer may know: hands of others are sizes until the game is over. */
record ToyView(
        int round,
        boolean over,
        int deck,
        List<Integer> discard,
        List<Integer> coins,
        List<Integer> handSizes,
        List<Boolean> hasBid,
        List<Integer> ownBid,
        List<List<Integer>> openHands,
        int asked,
        int invited) {}
