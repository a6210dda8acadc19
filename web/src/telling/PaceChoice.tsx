import { useTranslation } from "react-i18next";
import { change, useSettings } from "../state/settings.ts";
import { PACES, type Pace } from "./teller.ts";

/** How what others do is told. */
export function PaceChoice() {
  const { t } = useTranslation();
  const pace = useSettings((settings) => settings.telling);
  return (
    <select
      value={pace}
      onChange={(event) => change({ telling: event.target.value as Pace })}
      aria-label={t("telling.pace")}
      data-code="telling-pace"
    >
      {PACES.map((other) => (
        <option key={other} value={other}>
          {t(`telling.${other}`)}
        </option>
      ))}
    </select>
  );
}
