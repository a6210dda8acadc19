import { useTranslation } from "react-i18next";
import { confirmLoss, doubtOf, lastOf, thinkAgain } from "../state/commands.ts";
import { change, useSettings } from "../state/settings.ts";
import { useGame, useTable } from "../state/store.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { Glyph } from "../ui/Glyph.tsx";
import { FightForecast } from "./Foresight.tsx";

/** Asks once more before a choice that loses something for good, wherever it was made. The safe answer has the focus. */
export function LossDialog() {
  const { t } = useTranslation();
  const choice = useTable((table) => table.doubtful);
  const { amountOf } = useGame();
  if (!choice) {
    return null;
  }
  const doubt = doubtOf(choice, useSettings.getState());
  const never = () => {
    if (doubt) {
      change({ [doubt]: false });
    }
    void confirmLoss();
  };
  const last = lastOf(choice).map(({ what }) => amountOf?.(what).name ?? what);
  const sentence = {
    confirmLoss: choice.loss,
    confirmFight: t("terms.fight"),
    confirmLast: t("loss.last", { what: last.join(", ") }),
  }[doubt ?? "confirmLoss"];
  return (
    <Dialog title={choice.label} onClose={thinkAgain} className="loss-dialog">
      <p className="loss">
        <Glyph name="warning" size={20} /> {sentence}
      </p>
      {choice.fight && <FightForecast choice={choice} />}
      <div className="closing">
        <button type="button" className="choice" autoFocus onClick={thinkAgain}>
          {t("loss.no")}
        </button>
        <button type="button" className="choice danger" onClick={confirmLoss} data-code="confirm-loss">
          {t("loss.yes")}
        </button>
        <button type="button" className="quiet small" onClick={never} data-code="never-ask-loss">
          {t("loss.never")}
        </button>
      </div>
    </Dialog>
  );
}
