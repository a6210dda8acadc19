import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { change } from "../state/settings.ts";
import { useGame } from "../state/store.ts";

const boxOf = (step: string) => document.querySelector(`[data-guide="${step}"]`)?.getBoundingClientRect();

/** A short walk around the table for the first turn. */
export function Guide({ onClose }: { onClose: () => void }) {
  const { id, guide: all } = useGame();
  const { t } = useTranslation(id);
  const [step, setStep] = useState(0);
  // only what is on the page can be pointed at; what it is about is settled when the tour begins
  const [guide] = useState(() => {
    const seen = all.filter((other) => (boxOf(other)?.width ?? 0) > 0);
    return seen.length > 0 ? seen : all.slice(0, 1);
  });
  const [box, setBox] = useState<DOMRect>();
  const name = guide[step]!;
  useEffect(() => {
    const measure = () => setBox(boxOf(name));
    measure();
    addEventListener("resize", measure);
    return () => removeEventListener("resize", measure);
  }, [name]);
  const done = () => {
    change({ guideDone: true });
    onClose();
  };
  const last = step === guide.length - 1;
  return (
    <>
      {box && box.width > 0 && (
        <div
          className="guide-frame"
          style={{ left: box.left - 4, top: box.top - 4, width: box.width + 8, height: box.height + 8 }}
        />
      )}
      <div
        className="guide"
        role="dialog"
        aria-label={t("guide.name")}
        onKeyDown={(event) => event.key === "Escape" && done()}
        tabIndex={-1}
      >
        <h2>{t(`guide.${name}.title`)}</h2>
        <p>{t(`guide.${name}.text`)}</p>
        <div className="closing">
          <small className="muted">
            {step + 1} / {guide.length}
          </small>
          <button type="button" className="choice" onClick={done}>
            {t("guide.skip")}
          </button>
          <button
            type="button"
            className="choice primary"
            autoFocus
            onClick={() => (last ? done() : setStep(step + 1))}
          >
            {last ? t("guide.done") : t("guide.next")}
          </button>
        </div>
      </div>
    </>
  );
}
