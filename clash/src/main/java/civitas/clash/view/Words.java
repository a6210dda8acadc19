package civitas.clash.view;

import civitas.clash.content.ActionCard;
import civitas.clash.content.Advance;
import civitas.clash.content.Good;
import civitas.clash.content.Goods;
import civitas.clash.content.Mood;
import civitas.clash.content.ObjectiveCard;
import civitas.clash.content.Terrain;
import civitas.clash.content.facts.Content;
import civitas.clash.view.ClashView.BelongingView;
import civitas.clash.view.ClashView.CountView;
import civitas.clash.view.ClashView.GoodsView;
import civitas.clash.view.ClashView.SourceView;
import civitas.kernel.Seat;
import civitas.kernel.text.Lexicon;
import civitas.kernel.text.Named;
import civitas.kernel.text.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Turns the codes of a view into words of one language. */
final class Words {

    private final Content content;
    private final Lexicon lexicon;

    Words(Content content, Lexicon lexicon) {
        this.content = content;
        this.lexicon = lexicon;
    }

    String say(String key, Object... args) {
        return lexicon.say(Phrase.of(key, args));
    }

    String side(String code) {
        return Seat.parse(code).map(lexicon::say).orElseGet(() -> say("seat." + code));
    }

    String sides(List<String> codes) {
        List<String> names = new ArrayList<>();
        codes.forEach(code -> names.add(side(code)));
        return String.join(", ", names);
    }

    String terrain(String code) {
        return lexicon.say(Terrain.valueOf(constant(code)));
    }

    String mood(String code) {
        return lexicon.say(Mood.valueOf(constant(code)));
    }

    String building(String code) {
        return say("building." + code + ".name");
    }

    String objective(String code) {
        return say("objective." + code + ".name");
    }

    String name(Named thing) {
        return lexicon.say(thing);
    }

    Advance advance(String code) {
        return content.advances().stream()
                .filter(advance -> advance.code().equals(code))
                .findFirst()
                .orElseThrow();
    }

    String wonders(List<String> codes) {
        List<String> names = new ArrayList<>();
        codes.forEach(code -> names.add(wonder(code)));
        return String.join(", ", names);
    }

    /** What a player has through a box; what is no component is named by its code. */
    String belongings(BelongingView belonging) {
        List<String> names = new ArrayList<>();
        for (String code : belonging.codes()) {
            names.add(content.components().all().stream()
                    .filter(component -> component.code().equals(code))
                    .findFirst()
                    .map(lexicon::say)
                    .orElse(code));
        }
        return String.join(", ", names);
    }

    /** Units with their numbers. */
    String counts(List<CountView> units) {
        List<String> parts = new ArrayList<>();
        units.forEach(unit -> parts.add(say("battle.unit." + unit.kind(), unit.number())));
        return String.join(", ", parts);
    }

    /** What something comes from. */
    String source(SourceView source) {
        return say(source.kind() + "." + source.code() + ".name");
    }

    /** A card with its code, because that is how it is named when it is played. */
    String card(String code) {
        return code + " " + face(code);
    }

    String cards(List<String> codes) {
        List<String> names = new ArrayList<>();
        codes.forEach(code -> names.add(card(code)));
        return String.join(", ", names);
    }

    String goods(GoodsView goods) {
        Goods all = Goods.of(Good.FOOD, goods.food(), Good.ORE, goods.ore())
                .plus(Goods.of(Good.WOOD, goods.wood(), Good.IDEAS, goods.ideas()))
                .plus(Goods.of(Good.GOLD, goods.gold(), Good.CULTURE, goods.culture()))
                .plus(Good.MOOD, goods.mood());
        return all.isEmpty() ? say("trade.nothing") : lexicon.say(all);
    }

    private String face(String code) {
        if (code.matches("[aoe][0-9]+")) {
            int number = Integer.parseInt(code.substring(1));
            return switch (code.charAt(0)) {
                case 'a' -> both(content.actionCard(number));
                case 'o' -> both(content.objectiveCard(number));
                default -> lexicon.say(content.eventCard(number));
            };
        }
        return wonder(code);
    }

    private String wonder(String code) {
        return say("wonder." + code + ".name");
    }

    private String both(ActionCard card) {
        return lexicon.say(card.civil()) + " / " + lexicon.say(card.tactic());
    }

    private String both(ObjectiveCard card) {
        return lexicon.say(card.upper()) + " / " + lexicon.say(card.lower());
    }

    private static String constant(String code) {
        return code.toUpperCase(Locale.ROOT).replace('-', '_');
    }
}
