import { useTranslation } from "react-i18next";
import { go } from "../state/route.ts";
import { useSession } from "../state/session.ts";
import { change, useSettings } from "../state/settings.ts";
import { personName } from "../text/people.ts";
import { Glyph } from "./Glyph.tsx";

/** An ordinary link that needs no new page. */
export const to = (path: string) => (event: { preventDefault: () => void }) => {
  event.preventDefault();
  go(path);
};

/** Who I am, and how the page looks and speaks: in the head of the page, on a phone in the menu of a table. */
export function PageLinks({ home = false }: { home?: boolean }) {
  const { t } = useTranslation();
  const me = useSession((session) => session.me);
  const { language, theme } = useSettings();
  const dark = theme === "dark" || (theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  return (
    <nav className="page-links" aria-label={t("nav")}>
      {home && (
        <a href="/" onClick={to("/")}>
          {t("end.home")}
        </a>
      )}
      <a href="/account" onClick={to("/account")}>
        {me?.signedIn ? personName(me.name) : t("account.link")}
      </a>
      <a href="/credits" className="wide" onClick={to("/credits")}>
        {t("credits.link")}
      </a>
      <button
        type="button"
        className="quiet"
        onClick={() => change({ theme: dark ? "light" : "dark" })}
        aria-label={dark ? t("theme.toLight") : t("theme.toDark")}
      >
        <Glyph name={dark ? "sun" : "moon"} />
      </button>
      <button
        type="button"
        className="quiet lang"
        lang={language === "ru" ? "en" : "ru"}
        onClick={() => change({ language: language === "ru" ? "en" : "ru" })}
        data-code="language"
      >
        {language === "ru" ? "English" : "Русский"}
      </button>
    </nav>
  );
}
