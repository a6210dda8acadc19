import { useTranslation } from "react-i18next";
import type { LogLine } from "../api/types.ts";
import { useTable } from "../state/store.ts";
import { useName, useText } from "../text/names.ts";
import { keyOf } from "./look.ts";

const STEPS = [
  "objectives",
  "free-advance",
  "second-advance",
  "new-cards",
  "raze-city",
  "change-government",
  "first-player",
] as const;

/** The second free advance belongs to the short game only: it is shown when it comes. */
const RARE = "second-advance";

/** Whether the status phase that began at a ply is over. */
export const isPast = (log: readonly LogLine[], ply: number) =>
  log.some((line) => line.ply >= ply && keyOf(line) === "log.round");

/** The status phase as a card while it lasts: its steps with their text, and where we are. */
export function StatusCard({ ply }: { ply: number }) {
  const { t } = useTranslation("clash");
  const name = useName();
  const text = useText();
  const log = useTable((table) => table.log);
  const played = log
    .filter((line) => line.ply >= ply && keyOf(line) === "log.status-step")
    .map((line) => line.things.find((thing) => thing.kind === "status")?.code ?? "");
  const now = isPast(log, ply) ? "" : played.at(-1);
  return (
    <ol className="status-steps" aria-label={t("status.name")}>
      {STEPS.filter((step) => step !== RARE || played.includes(step)).map((step) => (
        <li
          key={step}
          className={step === now ? "now" : played.includes(step) ? "past" : ""}
          {...(step === now ? { "aria-current": "step" as const } : {})}
        >
          <strong>{name("status", step)}</strong>
          {step === now && <span>{text("status", step)}</span>}
        </li>
      ))}
    </ol>
  );
}
