import { lazy, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { api, message } from "./api/client.ts";
import { Account } from "./pages/Account.tsx";
import { Credits } from "./pages/Credits.tsx";
import { Home } from "./pages/Home.tsx";
import { Letter } from "./pages/Letter.tsx";
import { NewTable } from "./pages/NewTable.tsx";
import { go, useRoute } from "./state/route.ts";
import { beSomebody, useSession } from "./state/session.ts";
import { useSettings } from "./state/settings.ts";
import { PageLinks, to } from "./ui/PageLinks.tsx";

/** The table is the bigger half of the client: it comes when somebody goes there. */
const TablePage = lazy(() => import("./pages/TablePage.tsx").then((page) => ({ default: page.TablePage })));
const PuzzlePage = lazy(() => import("./pages/TablePage.tsx").then((page) => ({ default: page.PuzzlePage })));

export function App() {
  const { t } = useTranslation();
  const theme = useSettings((settings) => settings.theme);
  const calm = useSettings((settings) => settings.calm);
  const lost = useSession((session) => session.lost);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.dataset.calm = String(calm);
  }, [theme, calm]);
  return (
    <>
      <a className="skip" href="#main">
        {t("skip")}
      </a>
      <Header />
      {lost && (
        <p className="lost" role="alert">
          {t("connection.lost")}
        </p>
      )}
      <Page />
    </>
  );
}

function Page() {
  const [first, second, third, fourth] = useRoute();
  if (first === "table" && second) {
    return (
      <Suspense fallback={<main className="page" id="main" aria-busy="true" />}>
        <TablePage id={second} replay={third === "replay" ? Number(fourth ?? 0) || 0 : -1} />
      </Suspense>
    );
  }
  if (first === "puzzle" && second && third) {
    return (
      <Suspense fallback={<main className="page" id="main" aria-busy="true" />}>
        <PuzzlePage game={second} day={third} />
      </Suspense>
    );
  }
  if ((first === "seat" || first === "s") && second) {
    return <TakeSeat secret={second} />;
  }
  if (first === "mail" && (second === "confirm" || second === "stop") && third) {
    return <Letter purpose={second} secret={third} />;
  }
  switch (first) {
    case "new":
      return <NewTable />;
    case "account":
      return <Account />;
    case "credits":
      return <Credits />;
    default:
      return <Home />;
  }
}

/** Somebody opened a secret link: it is their seat now. */
function TakeSeat({ secret }: { secret: string }) {
  const { t } = useTranslation();
  const [name, setName] = useState("");
  const [problem, setProblem] = useState("");
  const me = useSession((session) => session.me);
  const take = async () => {
    try {
      await beSomebody(name.trim() || t("guestName"));
      const table = await api.takeSeat(secret);
      go(`/table/${table.id}`, "replace");
    } catch (error) {
      setProblem(message(error));
    }
  };
  if (!me) {
    // whether a name is asked for is not known yet, and nothing may move away under whoever presses the button
    return <main className="page narrow" id="main" aria-busy="true" />;
  }
  return (
    <main className="page narrow" id="main">
      <h1>{t("seatLink.title")}</h1>
      <form
        className="panel"
        onSubmit={(event) => {
          event.preventDefault();
          void take();
        }}
      >
        {!me.signedIn && (
          <label className="field">
            <span>{t("new.yourName")}</span>
            <input
              value={name}
              maxLength={30}
              onChange={(event) => setName(event.target.value)}
              placeholder={t("guestName")}
            />
          </label>
        )}
        {problem && (
          <p role="alert" className="problem">
            {problem}
          </p>
        )}
        <button type="submit" className="choice primary big">
          {t("seatLink.take")}
        </button>
      </form>
    </main>
  );
}

function Header() {
  const { t } = useTranslation();
  return (
    <header className="header">
      <a className="logo" href="/" onClick={to("/")} aria-label={t("home.link")}>
        <svg viewBox="0 0 64 64" width="30" height="30" aria-hidden="true">
          <path className="logo-hex" d="M32 2 58 17v30L32 62 6 47V17z" />
          <path
            className="logo-house"
            d="M18 26 32 16l14 10v3H18zM21 31h5v13h-5zM29.500 31h5v13h-5zM38 31h5v13h-5zM17 46h30v4H17z"
          />
        </svg>
        <span>Civitas</span>
      </a>
      <PageLinks />
    </header>
  );
}
