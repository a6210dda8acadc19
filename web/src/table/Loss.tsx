import { useTranslation } from "react-i18next";
import { confirmLoss, thinkAgain } from "../state/commands.ts";
import { useTable } from "../state/store.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { Glyph } from "../ui/Glyph.tsx";

/** Asks once more before a choice that loses something for good, wherever it was made. The safe answer has the focus. */
export function LossDialog() {
  const { t } = useTranslation();
  const choice = useTable((table) => table.doubtful);
  if (!choice) {
    return null;
  }
  return (
    <Dialog title={choice.label} onClose={thinkAgain} className="loss-dialog">
      <p className="loss">
        <Glyph name="warning" size={20} /> {choice.loss}
      </p>
      <div className="closing">
        <button type="button" className="choice" autoFocus onClick={thinkAgain}>
          {t("loss.no")}
        </button>
        <button type="button" className="choice danger" onClick={confirmLoss} data-code="confirm-loss">
          {t("loss.yes")}
        </button>
      </div>
    </Dialog>
  );
}
