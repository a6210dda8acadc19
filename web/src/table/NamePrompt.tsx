import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api, message } from "../api/client.ts";
import type { State } from "../api/types.ts";
import { useSession } from "../state/session.ts";
import { change, useSettings } from "../state/settings.ts";
import { refreshTable } from "../state/table.ts";
import { isNameless, madeUpName } from "../text/people.ts";
import { Glyph } from "../ui/Glyph.tsx";

/** A guest without a name is asked for one, once, at the first table. Whoever does not care goes on playing. */
export function NamePrompt({ state }: { state: State }) {
  const { t } = useTranslation();
  const me = useSession((session) => session.me);
  const asked = useSettings((settings) => settings.nameAsked);
  const [name, setName] = useState(madeUpName);
  const [problem, setProblem] = useState("");
  if (asked || !me?.guest || !isNameless(me.name) || state.seat === "") {
    return null;
  }
  const take = async () => {
    try {
      const renamed = await api.settings({ name: name.trim() });
      useSession.setState({ me: renamed });
      change({ nameAsked: true });
      await refreshTable();
    } catch (error) {
      setProblem(message(error));
    }
  };
  return (
    <form
      className="away-reel name-prompt"
      aria-label={t("name.ask")}
      onSubmit={(event) => {
        event.preventDefault();
        void take();
      }}
    >
      <p>
        <label>
          <b>{t("name.ask")}</b>{" "}
          <input value={name} maxLength={30} onChange={(event) => setName(event.target.value)} data-code="name" />
        </label>
        <button type="submit" className="choice primary" disabled={name.trim() === ""} data-code="take-name">
          {t("name.take")}
        </button>
        <button
          type="button"
          className="quiet"
          onClick={() => change({ nameAsked: true })}
          aria-label={t("name.skip")}
          title={t("name.skip")}
          data-code="skip-name"
        >
          <Glyph name="close" />
        </button>
      </p>
      {problem && (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
    </form>
  );
}
