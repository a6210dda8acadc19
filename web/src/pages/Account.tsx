import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api, message } from "../api/client.ts";
import { play } from "../sound/play.ts";
import { loadMe, useSession } from "../state/session.ts";
import { change, type Theme, useSettings } from "../state/settings.ts";
import { PaceChoice } from "../telling/PaceChoice.tsx";
import { personName } from "../text/people.ts";

/** Who I am, and how I like it. */
export function Account() {
  const { t } = useTranslation();
  const me = useSession((session) => session.me);
  if (!me) {
    // who it is decides what there is to fill in
    return <main className="page narrow" id="main" aria-busy="true" />;
  }
  return (
    <main className="page narrow" id="main">
      <h1>{t("account.title")}</h1>
      {me.signedIn && (
        <section className="panel">
          <p>
            {t(me.guest ? "account.guest" : "account.known", { name: personName(me.name) })}{" "}
            <SignOut guest={me.guest} />
          </p>
          {!me.guest && <Mail email={me.email} notify={me.notify} state={me.emailState} />}
          {!me.guest && <NewPassword />}
        </section>
      )}
      {(!me.signedIn || me.guest) && <SignIn guest={me.guest} />}
      <Preferences />
    </main>
  );
}

/** Whoever goes as a guest cannot come back as the same one: that is said before it happens. */
function SignOut({ guest }: { guest: boolean }) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(false);
  if (asked && guest) {
    return (
      <span role="alert" className="sign-out">
        <span className="problem">{t("account.guestGoes")}</span>{" "}
        <button type="button" className="choice" onClick={() => api.logout().then(loadMe)} data-code="sign-out">
          {t("account.goAnyway")}
        </button>{" "}
        <button type="button" className="choice primary" onClick={() => setAsked(false)}>
          {t("account.stay")}
        </button>
      </span>
    );
  }
  return (
    <button
      type="button"
      className="choice"
      onClick={() => (guest ? setAsked(true) : void api.logout().then(loadMe))}
      data-code={guest ? "ask-sign-out" : "sign-out"}
    >
      {t("account.logout")}
    </button>
  );
}

function NewPassword() {
  const { t } = useTranslation();
  const [old, setOld] = useState("");
  const [wanted, setWanted] = useState("");
  const [said, setSaid] = useState("");
  const submit = () =>
    api.changePassword(old, wanted).then(
      () => {
        setOld("");
        setWanted("");
        setSaid(t("account.passwordChanged"));
      },
      (error) => setSaid(message(error)),
    );
  return (
    <details>
      <summary>{t("account.changePassword")}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <label className="field">
          <span>{t("account.oldPassword")}</span>
          <input
            required
            type="password"
            value={old}
            autoComplete="current-password"
            onChange={(event) => setOld(event.target.value)}
          />
        </label>
        <label className="field">
          <span>{t("account.newPassword")}</span>
          <input
            required
            type="password"
            minLength={8}
            value={wanted}
            autoComplete="new-password"
            onChange={(event) => setWanted(event.target.value)}
          />
        </label>
        <p className="muted small">{t("account.othersEnd")}</p>
        <button type="submit" className="choice">
          {t("account.changePassword")}
        </button>
        {said && (
          <p role="alert" className="small">
            {said}
          </p>
        )}
      </form>
    </details>
  );
}

/** How it stands with an address; without one, and where no letters are sent, there is nothing to say. */
const isState = (state: string): state is "confirmed" | "waiting" | "unwanted" =>
  ["confirmed", "waiting", "unwanted"].includes(state);

function Mail({ email, notify, state }: { email: string; notify: boolean; state: string }) {
  const { t } = useTranslation();
  const [address, setAddress] = useState(email);
  const [wants, setWants] = useState(notify);
  const [said, setSaid] = useState("");
  const save = (settings: Parameters<typeof api.settings>[0]) =>
    api.settings(settings).then(
      () => {
        void loadMe();
        setSaid(t("account.saved"));
      },
      (error) => setSaid(message(error)),
    );
  return (
    <>
      <label className="field">
        <span>{t("account.email")}</span>
        <input
          type="email"
          value={address}
          onChange={(event) => setAddress(event.target.value)}
          onBlur={() => address !== email && save({ email: address })}
        />
      </label>
      <label className="check">
        <input
          type="checkbox"
          checked={wants}
          onChange={(event) => {
            setWants(event.target.checked);
            void save({ notify: event.target.checked });
          }}
        />
        <span>{t("account.notify")}</span>
      </label>
      {isState(state) && (
        <p className="small" data-code={`email-${state}`}>
          {t(`account.email.${state}`, { email })}{" "}
          {state === "waiting" && (
            <button type="button" className="choice" onClick={() => void save({ email })}>
              {t("account.email.again")}
            </button>
          )}
        </p>
      )}
      <p role="status" className="muted small">
        {said}
      </p>
    </>
  );
}

function SignIn({ guest }: { guest: boolean }) {
  const { t } = useTranslation();
  const [bring, setBring] = useState(true);
  const [isNew, setNew] = useState(false);
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const [email, setEmail] = useState("");
  const [problem, setProblem] = useState("");
  const submit = () => {
    const work = isNew ? api.register(name, password, email) : api.login(name, password, guest && bring);
    work.then(
      () => {
        setProblem("");
        void loadMe();
      },
      (error) => setProblem(message(error)),
    );
  };
  return (
    <section className="panel">
      <div className="tabs" role="group" aria-label={t("account.signIn")}>
        <button type="button" aria-pressed={!isNew} onClick={() => setNew(false)}>
          {t("account.signIn")}
        </button>
        <button type="button" aria-pressed={isNew} onClick={() => setNew(true)}>
          {t("account.signUp")}
        </button>
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <label className="field">
          <span>{t("account.name")}</span>
          <input
            required
            value={name}
            autoComplete="username"
            maxLength={30}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <label className="field">
          <span>{t("account.password")}</span>
          <input
            required
            type="password"
            minLength={isNew ? 8 : 1}
            value={password}
            autoComplete={isNew ? "new-password" : "current-password"}
            onChange={(event) => setPassword(event.target.value)}
          />
        </label>
        {isNew && (
          <label className="field">
            <span>{t("account.emailOptional")}</span>
            <input type="email" value={email} autoComplete="email" onChange={(event) => setEmail(event.target.value)} />
          </label>
        )}
        {guest && isNew && <p className="muted small">{t("account.guestBecomes")}</p>}
        {guest && !isNew && (
          <label className="check">
            <input type="checkbox" checked={bring} onChange={(event) => setBring(event.target.checked)} />
            <span>{t(bring ? "account.bring" : "account.leaveBehind")}</span>
          </label>
        )}
        {problem && (
          <p role="alert" className="problem">
            {problem}
          </p>
        )}
        <button type="submit" className="choice primary">
          {isNew ? t("account.signUp") : t("account.signIn")}
        </button>
      </form>
    </section>
  );
}

function Preferences() {
  const { t } = useTranslation();
  const settings = useSettings();
  const [asked, setAsked] = useState("Notification" in window ? Notification.permission : "denied");
  return (
    <section className="panel">
      <h2>{t("prefs.title")}</h2>
      <label className="field">
        <span>{t("prefs.theme")}</span>
        <select
          value={settings.theme}
          onChange={(event) => change({ theme: event.target.value as Theme })}
          data-code="theme"
        >
          {["auto", "light", "dark"].map((theme) => (
            <option key={theme} value={theme}>
              {t(`theme.${theme}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="check">
        <input
          type="checkbox"
          checked={settings.confirmEndTurn}
          onChange={(event) => change({ confirmEndTurn: event.target.checked })}
        />
        <span>{t("prefs.confirm")}</span>
      </label>
      <label className="check">
        <input
          type="checkbox"
          checked={settings.confirmLoss}
          onChange={(event) => change({ confirmLoss: event.target.checked })}
        />
        <span>{t("prefs.confirmLoss")}</span>
      </label>
      <label className="check">
        <input
          type="checkbox"
          checked={settings.confirmFight}
          onChange={(event) => change({ confirmFight: event.target.checked })}
        />
        <span>{t("prefs.confirmFight")}</span>
      </label>
      <label className="check">
        <input
          type="checkbox"
          checked={settings.confirmLast}
          onChange={(event) => change({ confirmLast: event.target.checked })}
        />
        <span>{t("prefs.confirmLast")}</span>
      </label>
      <label className="check">
        <input
          type="checkbox"
          checked={settings.answerEmpty}
          onChange={(event) => change({ answerEmpty: event.target.checked })}
        />
        <span>{t("prefs.answerEmpty")}</span>
      </label>
      <label className="check">
        <input type="checkbox" checked={settings.calm} onChange={(event) => change({ calm: event.target.checked })} />
        <span>{t("prefs.calm")}</span>
      </label>
      <label className="check">
        <input
          type="checkbox"
          checked={settings.labels}
          onChange={(event) => change({ labels: event.target.checked })}
        />
        <span>{t("prefs.labels")}</span>
      </label>
      <div className="field">
        <span>{t("telling.pace")}</span>
        <PaceChoice />
      </div>
      <label className="check">
        <input
          type="checkbox"
          checked={settings.sound}
          onChange={(event) => {
            change({ sound: event.target.checked });
            play("turn");
          }}
          data-code="sound"
        />
        <span>{t("prefs.sound")}</span>
      </label>
      {asked === "default" && (
        <button type="button" className="choice" onClick={() => Notification.requestPermission().then(setAsked)}>
          {t("prefs.notify")}
        </button>
      )}
    </section>
  );
}
