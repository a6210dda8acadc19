package civitas.server.room;

import civitas.agents.Advice;
import civitas.agents.study.Study;
import civitas.kernel.text.Lexicon;
import civitas.server.api.AdviceInfo;
import civitas.server.api.Amount;
import civitas.server.api.Category;
import civitas.server.api.StudyInfo;
import java.util.ArrayList;
import java.util.List;

/** Puts advice into the words of its reader. */
record Counsel(Lexicon words) {

    private static final int NOT_KEPT = -1;

    AdviceInfo info(Advice advice) {
        List<Category> points = new ArrayList<>();
        advice.points().forEach((id, value) -> points.add(new Category(id, Portrait.nameOf(id, words), value)));
        List<Amount> goods = new ArrayList<>();
        advice.goods().forEach((what, mean) -> {
            int amount = (int) Math.rint(mean);
            if (amount != 0) {
                goods.add(new Amount(what, amount, NOT_KEPT));
            }
        });
        return new AdviceInfo(
                advice.choice().code(),
                words.say(advice.choice().label()),
                percent(advice.chance()),
                advice.expert(),
                points,
                goods);
    }

    StudyInfo info(Study study) {
        return new StudyInfo(
                true,
                100,
                study.course().stream()
                        .map(moment -> new StudyInfo.ChanceInfo(
                                moment.ply(),
                                moment.chances().stream()
                                        .map(chance -> Math.rint(1000 * chance) / 10)
                                        .toList()))
                        .toList(),
                study.turnings().stream()
                        .map(turning -> new StudyInfo.TurningInfo(
                                turning.ply(),
                                turning.seat().code(),
                                words.say(turning.choice().label()),
                                turning.concerned().code(),
                                percent(turning.before()),
                                percent(turning.after())))
                        .toList(),
                study.missed().stream()
                        .map(missed -> new StudyInfo.MissedInfo(
                                missed.ply(),
                                missed.seat().code(),
                                info(missed.chosen()),
                                missed.better().stream().map(this::info).toList()))
                        .toList());
    }

    static int percent(double chance) {
        return (int) Math.round(100 * chance);
    }
}
