import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { State } from "../api/types.ts";
import { useGame } from "../state/store.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Races } from "./Races.tsx";
import "./aid.css";

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/** The player aid, one key away: H or F1. */
export function AidDoor({ state }: { state: State }) {
  const { t } = useTranslation();
  const { Aid } = useGame();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);
      // by the place of the key: H is another letter on a Russian keyboard
      if (plain && (event.code === "KeyH" || event.key === "F1")) {
        event.preventDefault();
        setOpen(true);
      }
    };
    document.addEventListener("keydown", keys);
    return () => document.removeEventListener("keydown", keys);
  }, []);
  if (!Aid) {
    return null;
  }
  return (
    <>
      <button
        type="button"
        className="quiet"
        onClick={() => setOpen(true)}
        aria-label={t("aid.name")}
        title={`${t("aid.name")} (H)`}
        data-code="aid"
      >
        <Icon name="hand" size={20} />
      </button>
      {open && (
        <Dialog title={t("aid.name")} onClose={() => setOpen(false)} className="aid-dialog">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
          <div className="aid" tabIndex={0} role="region" aria-label={t("aid.name")}>
            <Races state={state} />
            <Aid state={state} />
          </div>
          <div className="closing">
            <button type="button" className="choice" onClick={() => print()} data-code="print-aid">
              {t("aid.print")}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
