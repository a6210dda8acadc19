import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { api, message } from "../api/client.ts";
import { Live } from "../api/live.ts";
import type { TableInfo } from "../api/types.ts";
import { Learn } from "../learn/Learn.tsx";
import { PuzzleOfTheDay } from "../puzzle/PuzzleOfTheDay.tsx";
import { maxSeats, usualBoxes } from "../state/boxes.ts";
import { go } from "../state/route.ts";
import { beSomebody, useSession } from "../state/session.ts";
import { ago } from "../text/ago.ts";
import { nameOf, titleOf } from "../text/people.ts";
import { Icon } from "../ui/Icon.tsx";
import { later } from "../ui/later.tsx";
import { SeatMark } from "../ui/Seat.tsx";
import { OpenRecord } from "./OpenRecord.tsx";

// the page can be used before it is there
const Panorama = later(() => import("./Panorama.tsx").then((found) => found.Panorama));

type Scope = "mine" | "open" | "running" | "finished";
const SCOPES: readonly Scope[] = ["mine", "open", "running", "finished"];

/** Whoever has sat somewhere finds the way back first, and everybody else a first game. */
export function Home() {
  const known = useSession((session) => session.me?.signedIn ?? false);
  return (
    <main className="page home" id="main">
      <QuickStart />
      {known && <Tables />}
      <Learn />
      <PuzzleOfTheDay />
      {!known && <Tables />}
      <OpenRecord />
    </main>
  );
}

/** Against computers in two clicks: how many, and go. */
function QuickStart() {
  const { t } = useTranslation();
  const games = useSession((session) => session.games);
  const [gameId, setGameId] = useState("");
  const [rivals, setRivals] = useState(1);
  const [level, setLevel] = useState("");
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const game = games.find((other) => other.id === gameId) ?? games[0];
  const agents = game?.agents ?? [];
  const chosen =
    agents.find((agent) => agent.level === level) ?? agents.find((agent) => agent.level === "normal") ?? agents[0];
  const start = async () => {
    setBusy(true);
    setProblem("");
    try {
      await beSomebody(t("guestName"));
      const rival = { kind: "agent" as const, level: chosen!.level };
      const table = await api.create({
        game: game!.id,
        seats: [{ kind: "me" }, ...Array.from({ length: rivals }, () => rival)],
        public: false,
        start: true,
      });
      go(`/table/${table.id}`);
    } catch (error) {
      setProblem(message(error));
      setBusy(false);
    }
  };
  const most = Math.max(1, (game ? maxSeats(game, usualBoxes(game)) : 4) - 1);
  return (
    <section className="hero">
      <div className="hero-text">
        <div className="hero-picture">
          <Panorama />
        </div>
        <h1>{t("home.title")}</h1>
        <p>{t("home.text")}</p>
        <h2>{t("home.boxes")}</h2>
        <ul className="hero-boxes">
          {games.map((other) => (
            <li key={other.id}>
              <b>{other.name}:</b> {other.boxes.map((box) => box.name).join(" · ")}
            </li>
          ))}
        </ul>
      </div>
      <div className="hero-play panel">
        <h2>{t("home.quick")}</h2>
        {games.length > 1 && (
          <fieldset className="segments games">
            <legend>{t("home.game")}</legend>
            {games.map((other) => (
              <label key={other.id} className={other.id === game?.id ? "on" : ""}>
                <input
                  type="radio"
                  name="game"
                  checked={other.id === game?.id}
                  onChange={() => {
                    setGameId(other.id);
                    setRivals(Math.min(rivals, maxSeats(other, usualBoxes(other)) - 1));
                  }}
                  data-code={`game ${other.id}`}
                />
                {other.name}
              </label>
            ))}
          </fieldset>
        )}
        <fieldset className="segments">
          <legend>{t("home.rivals")}</legend>
          {Array.from({ length: most }, (_, i) => i + 1).map((n) => (
            <label key={n} className={n === rivals ? "on" : ""}>
              <input type="radio" name="rivals" checked={n === rivals} onChange={() => setRivals(n)} />
              {n}
            </label>
          ))}
        </fieldset>
        {agents.length > 0 && (
          <label className="field">
            <span>{t("home.level")}</span>
            <select value={chosen?.level} onChange={(event) => setLevel(event.target.value)}>
              {agents.map((agent) => (
                <option key={agent.level} value={agent.level}>
                  {agent.name}
                </option>
              ))}
            </select>
            <small className="muted">{chosen?.text}</small>
          </label>
        )}
        <button
          type="button"
          className="choice primary big"
          disabled={busy || !chosen}
          onClick={start}
          data-code="quick-start"
        >
          <Icon name="battle" size={22} /> {busy ? t("home.starting") : t("home.play")}
        </button>
        {problem && (
          <p role="alert" className="problem">
            {problem}
          </p>
        )}
        <button
          type="button"
          className="choice big"
          onClick={() => go(game ? `/new?game=${game.id}` : "/new")}
          data-code="new-table"
        >
          {t("home.setup")}
        </button>
      </div>
    </section>
  );
}

function Tables() {
  const { t, i18n } = useTranslation();
  const signedIn = useSession((session) => session.me?.signedIn ?? false);
  const [scope, setScope] = useState<Scope>("mine");
  const [tables, setTables] = useState<readonly TableInfo[]>();
  const [problem, setProblem] = useState("");
  const load = useCallback(() => {
    api.tables(scope).then(
      (list) => {
        setTables(list);
        setProblem("");
      },
      (error) => {
        setTables([]);
        setProblem(message(error));
      },
    );
  }, [scope]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: signing in changes what is mine, the language how it is told
  useEffect(load, [load, signedIn, i18n.language]);
  useEffect(() => {
    const live = new Live(() => "/api/lobby/live", load);
    return () => live.close();
  }, [load]);
  return (
    <section className="lists" aria-label={t("home.tables")}>
      <div className="tabs" role="tablist" aria-label={t("home.tables")}>
        {SCOPES.map((other) => (
          <button
            type="button"
            role="tab"
            key={other}
            id={`scope-${other}`}
            aria-controls="tables"
            aria-selected={scope === other}
            onClick={() => {
              setTables(undefined);
              setScope(other);
            }}
          >
            {t(`scope.${other}`)}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="tables" aria-labelledby={`scope-${scope}`}>
        {problem && <p className="problem">{problem}</p>}
        {tables?.length === 0 && !problem && <p className="muted empty">{t(`empty.${scope}`)}</p>}
        <ul className="table-list">
          {tables?.map((table) => (
            <TableRow key={table.id} table={table} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function TableRow({ table }: { table: TableInfo }) {
  const { t, i18n } = useTranslation();
  const updated = new Date(table.updated);
  const exactly = new Intl.DateTimeFormat(i18n.language, { dateStyle: "medium", timeStyle: "short" }).format(updated);
  const facts = [
    table.gameName,
    table.status === "finished" ? "" : table.stage,
    t(`pace.${table.pace.kind}`),
    table.origin === "dealt" ? "" : t(`origin.${table.origin}`),
  ].filter((fact) => fact !== "");
  const path = `/table/${table.id}`;
  const winnersOf = ({ standings, seats }: TableInfo) => {
    const names = standings
      .filter((standing) => standing.place === 1)
      .map((standing) => {
        const seat = seats.find((other) => other.seat === standing.seat);
        return seat ? nameOf(seat, t) : standing.seat;
      });
    return names.length > 0 ? t("home.won", { who: names.join(", ") }) : "";
  };
  return (
    <li>
      <a
        href={path}
        className={`table-row ${table.yourTurn ? "your-turn" : ""}`}
        onClick={(event) => {
          event.preventDefault();
          go(path);
        }}
      >
        <span className="table-title">
          <b>{titleOf(table)}</b>
          <small className="muted">
            {facts.join(" · ")} · <time title={exactly}>{ago(updated, new Date(), i18n.language)}</time>
          </small>
        </span>
        <span className="table-seats">
          {table.seats.map((seat) => (
            <span key={seat.seat} className={seat.toMove ? "to-move" : ""}>
              <SeatMark seat={seat.seat} size={13} />
              {seat.kind === "open" ? t("lobby.free") : nameOf(seat, t)}
            </span>
          ))}
        </span>
        <span className="table-state">
          {table.yourTurn ? <b>{t("home.yourTurn")}</b> : winnersOf(table) || t(`status.${table.status}`)}
        </span>
      </a>
    </li>
  );
}
