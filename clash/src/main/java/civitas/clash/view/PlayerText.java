package civitas.clash.view;

import civitas.clash.content.Advance;
import civitas.clash.content.Category;
import civitas.clash.view.ClashView.BelongingView;
import civitas.clash.view.ClashView.CompletedView;
import civitas.clash.view.ClashView.HandView;
import civitas.clash.view.ClashView.PlayerView;
import civitas.clash.view.ClashView.PointsView;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** One player's board as lines of text. */
final class PlayerText {

    private final Words words;
    private final StringBuilder text = new StringBuilder(512);

    PlayerText(Words words) {
        this.words = words;
    }

    String of(PlayerView player) {
        text.setLength(0);
        line("view.player", words.side(player.seat()), points(player.halves()));
        if (player.halves() > 0) {
            detail("view.points", breakdown(player.points()));
        }
        detail("view.goods", words.goods(player.goods()));
        for (BelongingView belonging : player.belongings()) {
            detail("view.belonging." + belonging.name(), words.belongings(belonging));
        }
        kept(player);
        advances(player.advances());
        if (!player.borrowed().isEmpty()) {
            detail("view.borrowed", names(player.borrowed()));
        }
        detail("view.track", player.eventTrack());
        HandView hand = player.hand();
        detail("view.hand", hand.actions(), hand.objectives(), hand.wonders());
        if (!player.own().isEmpty()) {
            detail("view.own", words.cards(player.own()));
        } else if (!player.greatPeople().isEmpty()) {
            detail("view.own", words.cards(player.greatPeople()));
        }
        if (!player.wonders().isEmpty()) {
            detail("view.wonders", words.wonders(player.wonders()));
        }
        completed(player.completed());
        if (player.lostActions() > 0) {
            detail("view.lost-actions", player.lostActions());
        }
        return text.toString();
    }

    private void kept(PlayerView player) {
        List<String> captives = new ArrayList<>();
        player.captives().forEach(of -> captives.add(words.side(of.side()) + ": " + words.counts(of.units())));
        if (!captives.isEmpty()) {
            detail("view.captives", String.join("; ", captives));
        }
        List<String> trophies = new ArrayList<>();
        player.trophies().forEach(trophy -> trophies.add(words.source(trophy.source()) + " ×" + trophy.number()));
        if (!trophies.isEmpty()) {
            detail("view.trophies", String.join(", ", trophies));
        }
    }

    /** Half points as people write them: 12½. */
    private static String points(int halves) {
        String whole = halves == 1 ? "" : Integer.toString(halves / 2);
        return halves % 2 == 0 ? whole : whole + "½";
    }

    private String breakdown(List<PointsView> points) {
        List<String> parts = new ArrayList<>();
        for (PointsView category : points) {
            if (category.halves() != 0) {
                parts.add(words.say("score." + category.category() + ".name") + " " + points(category.halves()));
            }
        }
        return String.join(", ", parts);
    }

    private void advances(List<String> codes) {
        Map<Category, List<String>> byCategory = new EnumMap<>(Category.class);
        List<String> others = new ArrayList<>();
        for (String code : codes) {
            Advance advance = words.advance(code);
            advance.category()
                    .map(category -> byCategory.computeIfAbsent(category, none -> new ArrayList<>()))
                    .orElse(others)
                    .add(words.name(advance));
        }
        byCategory.forEach((category, names) -> text.append("  ")
                .append(words.name(category))
                .append(": ")
                .append(String.join(", ", names))
                .append('\n'));
        if (!others.isEmpty()) {
            text.append("  ").append(String.join(", ", others)).append('\n');
        }
    }

    private String names(List<String> advances) {
        List<String> names = new ArrayList<>();
        advances.forEach(code -> names.add(words.name(words.advance(code))));
        return String.join(", ", names);
    }

    private void completed(List<CompletedView> completed) {
        if (!completed.isEmpty()) {
            List<String> names = new ArrayList<>();
            completed.forEach(objective -> names.add(words.objective(objective.objective())));
            detail("view.completed", String.join(", ", names));
        }
    }

    private void line(String key, Object... args) {
        text.append(words.say(key, args)).append('\n');
    }

    private void detail(String key, Object... args) {
        text.append("  ");
        line(key, args);
    }
}
