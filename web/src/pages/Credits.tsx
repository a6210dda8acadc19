import { useTranslation } from "react-i18next";

export function Credits() {
  const { t } = useTranslation();
  return (
    <main className="page narrow" id="main">
      <h1>{t("credits.title")}</h1>
      <section className="panel">
        <p>{t("credits.icons")}</p>
        <ul>
          <li>
            <a href="https://game-icons.net">game-icons.net</a> — Lorc, Delapouite, Skoll, sbed, Caro Asercion{" "}
            {t("credits.others")}; <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>.{" "}
            {t("credits.changes")}
          </li>
        </ul>
        <p>{t("credits.fonts")}</p>
        <ul>
          <li lang="en">
            Source Sans 3, Source Code Pro (Adobe), Literata (The Literata Project Authors), Noto Sans Math (Google);{" "}
            <a href="/fonts-licences.txt">SIL Open Font License 1.1</a>
          </li>
        </ul>
        <p>{t("credits.libraries")}</p>
        <p>React, zustand, i18next, d3-zoom, qrcode-generator (MIT, ISC)</p>
        <p className="muted">{t("credits.games")}</p>
      </section>
    </main>
  );
}
