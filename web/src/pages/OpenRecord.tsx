import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { api, message } from "../api/client.ts";
import { go } from "../state/route.ts";
import { beSomebody } from "../state/session.ts";

/** The section is at the foot of the page, and a refusal is to be read wherever the file was dropped. */
const inSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: "center" });

/** A saved game goes on, or is looked at again: picked as a file or dropped here. */
export function OpenRecord() {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const open = async (file: File | undefined) => {
    if (!file) {
      return;
    }
    setBusy(true);
    setProblem("");
    try {
      await beSomebody(t("guestName"));
      const table = await api.upload(await file.text());
      go(`/table/${table.id}`);
    } catch (error) {
      setProblem(message(error));
      setBusy(false);
    }
  };
  return (
    <section
      className={`drop ${over ? "over" : ""}`}
      aria-label={t("record.open")}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void open(event.dataTransfer.files[0]);
      }}
    >
      {problem && (
        <p role="alert" className="problem" ref={inSight}>
          {problem}
        </p>
      )}
      <button
        type="button"
        className="choice"
        disabled={busy}
        onClick={() => input.current?.click()}
        data-code="open-record"
      >
        {busy ? t("record.reading") : t("record.open")}
      </button>
      <span className="muted small">{t("record.drop")}</span>
      <input
        ref={input}
        type="file"
        accept=".civ,.txt,text/plain"
        hidden
        onChange={(event) => {
          void open(event.target.files?.[0]);
          event.target.value = "";
        }}
      />
    </section>
  );
}
