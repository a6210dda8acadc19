import { useTranslation } from "react-i18next";

/** A deal that somebody may have known beforehand: said plainly wherever the table is shown, and for ever. */
export function Origin({ origin }: { origin: string }) {
  const { t } = useTranslation();
  return origin === "dealt" ? null : (
    <p className="origin small" data-origin={origin}>
      {t(`origin.${origin}.text`)}
    </p>
  );
}
