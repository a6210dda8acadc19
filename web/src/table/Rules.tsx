import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../api/client.ts";
import type { Rule, RuleBook, TableInfo, Term } from "../api/types.ts";
import { HowToPlay } from "../learn/HowToPlay.tsx";
import { useSettings } from "../state/settings.ts";
import { useTable } from "../state/store.ts";
import { Dialog } from "../ui/Dialog.tsx";

const MOST = 150;
const MOST_COMPONENTS = 40;
const MOST_TERMS = 40;
const EMPTY: RuleBook = { language: "en", rules: [], glossary: [] };

/** The specification's text with its examples and glossary, and all components; searchable. */
export function Rules({ table, onClose }: { table: TableInfo; onClose: () => void }) {
  const { t } = useTranslation();
  const language = useSettings((settings) => settings.language);
  const texts = useTable((table) => table.texts);
  const { game, boxes } = table;
  const set = boxes.join(",");
  const [book, setBook] = useState<RuleBook>();
  const [sought, setSought] = useState("");
  const [view, setView] = useState<"howto" | "all">("howto");
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is another text
  useEffect(() => {
    api.rules(game, boxes).then(setBook, () => setBook(EMPTY));
  }, [game, set, language]);
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const components =
    words.length === 0
      ? []
      : [...texts.values()].filter((text) => text.text !== "" && has(`${text.name} ${text.text}`));
  const { rules, glossary, language: served } = book ?? EMPTY;
  const terms = glossary.filter((term) => has(`${term.term} ${term.other} ${term.note}`));
  const found = rules.filter((rule) => has(`${rule.id} ${rule.section} ${rule.text}`));
  const sections = [...new Set(found.slice(0, MOST).map((rule) => rule.section))];
  return (
    <Dialog title={t("rules.name")} onClose={onClose} className="drawer">
      <input
        type="search"
        className="search"
        value={sought}
        onChange={(event) => {
          setSought(event.target.value);
          setView("all");
        }}
        placeholder={t("rules.search")}
        aria-label={t("rules.search")}
      />
      <div className="tabs" role="tablist" aria-label={t("rules.views")}>
        {(["howto", "all"] as const).map((other) => (
          <button
            type="button"
            role="tab"
            key={other}
            id={`rules-${other}`}
            aria-controls="rules-body"
            aria-selected={view === other}
            onClick={() => setView(other)}
            data-code={`rules-${other}`}
          >
            {t(`rules.${other}`)}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <div className="rules" tabIndex={0} role="tabpanel" id="rules-body" aria-labelledby={`rules-${view}`}>
        {view === "howto" ? (
          <HowToPlay table={table} />
        ) : (
          <>
            {book === undefined && <p className="muted">{t("loading")}</p>}
            {components.length > 0 && (
              <section>
                <h3>{t("rules.components")}</h3>
                {components.slice(0, MOST_COMPONENTS).map((text) => (
                  <p key={`${text.kind}:${text.code}`}>
                    <b>{text.name}.</b> {text.text}
                  </p>
                ))}
              </section>
            )}
            {terms.length > 0 && (
              <details className="glossary" key={words.length === 0 ? "all" : "found"} open={words.length > 0}>
                <summary>{t("rules.glossary", { count: terms.length })}</summary>
                <Glossary
                  terms={words.length > 0 ? terms.slice(0, MOST_TERMS) : terms}
                  served={served}
                  asked={language}
                />
              </details>
            )}
            {sections.map((section) => (
              <section key={section} lang={served}>
                <h3>{section}</h3>
                {found
                  .slice(0, MOST)
                  .filter((rule) => rule.section === section)
                  .map((rule) => (
                    <RuleText key={rule.id} rule={rule} />
                  ))}
              </section>
            ))}
            {found.length > MOST && <p className="muted">{t("rules.more", { count: found.length - MOST })}</p>}
            {book !== undefined && found.length + components.length + terms.length === 0 && (
              <p className="muted">{t("rules.none")}</p>
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}

function RuleText({ rule }: { rule: Rule }) {
  const { t } = useTranslation();
  return rule.example ? (
    <aside className="rule-example">
      <p className="rule-example-name">
        {t("rules.example")} <small className="rule-id">{rule.id}</small>
      </p>
      <p>{marked(rule.text)}</p>
    </aside>
  ) : (
    <p>
      <small className="rule-id">{rule.id}</small> {marked(rule.text)}
    </p>
  );
}

/** The words, in the order and under the headings of the specification. */
function Glossary({ terms, served, asked }: { terms: readonly Term[]; served: string; asked: string }) {
  const other = asked === "ru" ? "en" : "ru";
  const sections = [...new Set(terms.map((term) => term.section))];
  return sections.map((section) => (
    <section key={section}>
      <h4 lang={served}>{section}</h4>
      <dl>
        {terms
          .filter((term) => term.section === section)
          .map((term) => (
            <div key={`${term.term}:${term.other}`}>
              <dt lang={term.other === "" ? "en" : asked}>{term.term}</dt>
              <dd>
                {term.other !== "" && <span lang={other}>{term.other}</span>}
                {term.note !== "" && <small lang="ru">{term.note}</small>}
              </dd>
            </div>
          ))}
      </dl>
    </section>
  ));
}

/** The little markup that the specification uses: bold, emphasised, code. */
function marked(text: string): ReactNode {
  return text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/).map((part, index) => {
    const key = `${index}:${part}`;
    if (part.startsWith("**") && part.length > 4) {
      return <b key={key}>{part.slice(2, -2)}</b>;
    }
    if (part.startsWith("*") && part.length > 2) {
      return <em key={key}>{part.slice(1, -1)}</em>;
    }
    return part.startsWith("`") && part.length > 2 ? <code key={key}>{part.slice(1, -1)}</code> : part;
  });
}
