import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../api/client.ts";
import type { Rule, TableInfo } from "../api/types.ts";
import { useSettings } from "../state/settings.ts";
import { useGame, useTable } from "../state/table.ts";
import { Dialog } from "../ui/Dialog.tsx";

const MOST = 150;

/** The specification's text and all components, searchable. */
export function Rules({ table, onClose }: { table: TableInfo; onClose: () => void }) {
  const { t } = useTranslation();
  const language = useSettings((settings) => settings.language);
  const texts = useTable((table) => table.texts);
  const ui = useGame();
  const { game } = table;
  const [rules, setRules] = useState<readonly Rule[]>();
  const [sought, setSought] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is another text
  useEffect(() => {
    api.rules(game).then(setRules, () => setRules([]));
  }, [game, language]);
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const components =
    words.length === 0
      ? []
      : [...texts.values()].filter((text) => text.text !== "" && has(`${text.name} ${text.text}`));
  const found = (rules ?? []).filter(
    (rule) => (ui.holds?.(rule, table) ?? true) && has(`${rule.id} ${rule.section} ${rule.text}`),
  );
  const sections = [...new Set(found.slice(0, MOST).map((rule) => rule.section))];
  return (
    <Dialog title={t("rules.name")} onClose={onClose} className="drawer">
      <input
        type="search"
        className="search"
        value={sought}
        onChange={(event) => setSought(event.target.value)}
        placeholder={t("rules.search")}
        aria-label={t("rules.search")}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <div className="rules" tabIndex={0} role="region" aria-label={t("rules.found")}>
        {rules === undefined && <p className="muted">{t("loading")}</p>}
        {components.length > 0 && (
          <section>
            <h3>{t("rules.components")}</h3>
            {components.slice(0, 40).map((text) => (
              <p key={`${text.kind}:${text.code}`}>
                <b>{text.name}.</b> {text.text}
              </p>
            ))}
          </section>
        )}
        {sections.map((section) => (
          <section key={section}>
            <h3 lang="en">{section}</h3>
            {found
              .slice(0, MOST)
              .filter((rule) => rule.section === section)
              .map((rule) => (
                <p key={rule.id} lang="en">
                  <small className="rule-id">{rule.id}</small> {rule.text}
                </p>
              ))}
          </section>
        ))}
        {found.length > MOST && <p className="muted">{t("rules.more", { count: found.length - MOST })}</p>}
        {rules !== undefined && found.length + components.length === 0 && <p className="muted">{t("rules.none")}</p>}
      </div>
    </Dialog>
  );
}
