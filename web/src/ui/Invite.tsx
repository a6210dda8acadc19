import qrcode from "qrcode-generator";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api, message } from "../api/client.ts";

/** A secret link to one seat, with copy and QR code. */
export function InviteLink({ table, seat }: { table: string; seat: string }) {
  const { t } = useTranslation();
  const [url, setUrl] = useState("");
  const [problem, setProblem] = useState("");
  if (!url) {
    return (
      <>
        <button
          type="button"
          className="choice"
          onClick={() =>
            api.link(table, seat).then(
              (answer) => setUrl(new URL(answer.url, location.href).href),
              (error) => setProblem(message(error)),
            )
          }
        >
          {t("invite.get")}
        </button>
        {problem && <span className="problem">{problem}</span>}
      </>
    );
  }
  return <ShareLink url={url} />;
}

export function ShareLink({ url }: { url: string }) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <div className="invite">
      <QrCode text={url} />
      <div className="invite-link">
        <input readOnly value={url} aria-label={t("invite.link")} onFocus={(event) => event.target.select()} />
        <button type="button" className="choice primary" onClick={copy}>
          {copied ? t("invite.copied") : t("invite.copy")}
        </button>
      </div>
    </div>
  );
}

export function QrCode({ text }: { text: string }) {
  const { t } = useTranslation();
  const code = qrcode(0, "M");
  code.addData(text);
  code.make();
  const n = code.getModuleCount();
  let path = "";
  for (let row = 0; row < n; row++) {
    for (let column = 0; column < n; column++) {
      if (code.isDark(row, column)) {
        path += `M${column} ${row}h1v1h-1z`;
      }
    }
  }
  return (
    <svg className="qr" viewBox={`-3 -3 ${n + 6} ${n + 6}`} role="img" aria-label={t("invite.qr")}>
      <rect x="-3" y="-3" width={n + 6} height={n + 6} fill="#fff" />
      <path d={path} fill="#111" />
    </svg>
  );
}
