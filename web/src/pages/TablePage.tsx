import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { isPuzzle } from "../api/client.ts";
import type { State } from "../api/types.ts";
import { ArtShelf } from "../art/Art.tsx";
import { AidDoor } from "../learn/AidDoor.tsx";
import { closePuzzle, openPuzzle } from "../puzzle/state.ts";
import { leaveReplay, showPly } from "../state/replay.ts";
import { go } from "../state/route.ts";
import { change, useSettings } from "../state/settings.ts";
import { myDecision, showTab, useGame, useTable } from "../state/store.ts";
import { closeTable, openTable, reconnect, sitAt } from "../state/table.ts";
import { byThing, lit } from "../table/choices.ts";
import { DecisionPanel } from "../table/DecisionPanel.tsx";
import { Foot } from "../table/Foot.tsx";
import { turnTo } from "../table/fold.tsx";
import { tabsOf } from "../table/GameUi.ts";
import { HelpLayer } from "../table/Help.tsx";
import { Talk } from "../table/Log.tsx";
import { LossDialog } from "../table/Loss.tsx";
import { NamePrompt } from "../table/NamePrompt.tsx";
import { News } from "../table/News.tsx";
import { Reel, WhileAway } from "../table/Reel.tsx";
import { PlayerStrip } from "../table/Strip.tsx";
import { isWatched, WatchBar } from "../table/WatchBar.tsx";
import { WhyLayer } from "../table/Why.tsx";
import { TellingLayer } from "../telling/Telling.tsx";
import { Glyph } from "../ui/Glyph.tsx";
import { Icon } from "../ui/Icon.tsx";
import { later } from "../ui/later.tsx";
import { SeatMark, usePlayerName } from "../ui/Seat.tsx";
import { Lobby } from "./Lobby.tsx";
import "../styles/table/frame.css";
import "../styles/table/stage.css";
import "../styles/table/map.css";
import "../styles/table/pieces.css";
import "../styles/table/decision.css";
import "../styles/table/talk.css";
import "../styles/table/scenes.css";
import "../styles/table/phone.css";
import "../styles/table/action.css";
import "../styles/table/watching.css";
import "../styles/table/telling.css";
import { titleOf } from "../text/people.ts";

// what few people open, or only once, comes when it is wanted
const End = later(() => import("../table/End.tsx").then((found) => found.End));
const Guide = later(() => import("../table/Guide.tsx").then((found) => found.Guide));
const HostMenu = later(() => import("../table/HostMenu.tsx").then((found) => found.HostMenu));
const LessonPanel = later(() => import("../learn/LessonPanel.tsx").then((found) => found.LessonPanel));
const PuzzlePanel = later(() => import("../puzzle/PuzzlePanel.tsx").then((found) => found.PuzzlePanel));
const ReplayBar = later(() => import("../table/Replay.tsx").then((found) => found.ReplayBar));
const Rules = later(() => import("../table/Rules.tsx").then((found) => found.Rules));

export function TablePage({ id, replay }: { id: string; replay: number }) {
  const current = useTable((table) => table.state);
  useEffect(() => {
    void openTable(id);
    return closeTable;
  }, [id]);
  const loaded = current !== undefined;
  useEffect(() => {
    if (!loaded) {
      return;
    }
    if (replay >= 0) {
      void showPly(replay);
    } else {
      leaveReplay();
    }
  }, [replay, loaded]);
  return <Opened replay={replay} />;
}

/** A puzzle: the same page, with a position behind glass on it. */
export function PuzzlePage({ game, day }: { game: string; day: string }) {
  useEffect(() => {
    void openPuzzle(game, day);
    return closePuzzle;
  }, [game, day]);
  return <Opened replay={-1} />;
}

/** What there is to see by now. */
function Opened({ replay }: { replay: number }) {
  const { t } = useTranslation();
  const current = useTable((table) => table.state);
  const lobby = useTable((table) => table.lobby);
  const replayed = useTable((table) => table.replay);
  const fatal = useTable((table) => table.fatal);
  useTitle(current);
  if (fatal) {
    return (
      <main className="page" id="main">
        <h1>{t("table.missing")}</h1>
        <p className="problem">{fatal}</p>
        <button type="button" className="choice" onClick={() => go("/")}>
          {t("end.home")}
        </button>
      </main>
    );
  }
  if (lobby) {
    return <Lobby table={lobby} />;
  }
  if (!current) {
    return (
      <main className="page" id="main" aria-busy="true">
        <p className="muted">{t("loading")}</p>
      </main>
    );
  }
  return <Table current={current} state={replay >= 0 && replayed ? replayed : current} replaying={replay >= 0} />;
}

/** The title says when it is my turn, and a notification does when the page is out of sight. */
function useTitle(state: State | undefined) {
  const { t } = useTranslation();
  const mine = myDecision(state)?.required ?? false;
  const title = state ? titleOf(state.table) : "";
  useEffect(() => {
    document.title = `${mine ? "● " : ""}${title || "Civitas"}`;
    if (mine && document.hidden && "Notification" in window && Notification.permission === "granted") {
      new Notification(t("notify.turn"), { body: title, tag: state?.table.id ?? "" });
    }
    return () => {
      document.title = "Civitas";
    };
  }, [mine, title, state?.table.id, t]);
}

function Table({ current, state, replaying }: { current: State; state: State; replaying: boolean }) {
  const { t } = useTranslation();
  const ui = useGame();
  const game = useTranslation(ui.id);
  const verb = useTable((table) => table.verb);
  const tabs = tabsOf(ui);
  const tab = useTable((table) => table.tab) || (tabs[0]?.id ?? "");
  const seenPly = useTable((table) => table.seenPly);
  const guideDone = useSettings((settings) => settings.guideDone);
  const folded = useSettings((settings) => settings.sideFolded);
  const [rules, setRules] = useState(false);
  const [guide, setGuide] = useState(false);
  const [host, setHost] = useState(false);
  const [endSeen, setEndSeen] = useState(false);
  const reel = replaying ? new URLSearchParams(location.search).get("reel") : null;
  const decision = replaying ? undefined : myDecision(state);
  const index = useMemo(() => byThing(lit(decision, verb)), [decision, verb]);
  const curtain = !replaying && curtainFor(current);
  const waits = useMemo(() => {
    const kinds = new Set<string>();
    for (const key of index.keys()) {
      kinds.add(key.split(":")[0]!);
    }
    return kinds;
  }, [index]);
  const puzzle = isPuzzle(current.table.id);
  const settled = ui.settled?.(current) ?? true;
  // another view begins at its head, where a phone has the table scrolled
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is in front
  useEffect(() => {
    document.getElementById("main")?.scrollTo({ top: 0 });
  }, [tab]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the table opens or its set-up is done
  useEffect(() => {
    if (
      !guideDone &&
      !current.lesson &&
      !puzzle &&
      settled &&
      ui.guide.length > 0 &&
      current.seat !== "" &&
      !current.over &&
      !replaying
    ) {
      setGuide(true);
    }
  }, [settled]);
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      if (
        event.target instanceof HTMLInputElement ||
        event.target instanceof HTMLTextAreaElement ||
        event.ctrlKey ||
        event.metaKey
      ) {
        return;
      }
      if (event.key === "?") {
        // on something that explains itself, the help layer answers
        if (!document.activeElement?.matches("[data-help]")) {
          setRules(true);
        }
      } else if (event.key === "Escape") {
        useTable.setState({ verb: "" });
      } else if (FOLDS[event.code] && !event.altKey) {
        FOLDS[event.code]!();
      } else if (event.altKey && /^[1-9]$/.test(event.key)) {
        showTab(tabsOf(ui)[Number(event.key) - 1]?.id ?? "");
      }
    };
    document.addEventListener("keydown", keys);
    return () => document.removeEventListener("keydown", keys);
  }, [ui]);

  if (curtain) {
    return <Curtain state={current} seat={curtain} />;
  }
  const { Progress, Side, Overlay } = ui;
  const showEnd = current.over && !endSeen && !replaying;
  return (
    <main
      className={`table ${replaying ? "replaying" : ""} ${folded ? "side-folded" : ""}`}
      id="main"
      data-ply={state.ply}
    >
      <ArtShelf />
      <div className="table-top">
        <h1 className="sr">{titleOf(state.table)}</h1>
        {Progress && <Progress state={state} />}
        <PlayerStrip state={state} index={index} />
        <div className="table-tools">
          <AidDoor state={current} />
          <button
            type="button"
            className="quiet"
            onClick={() => setRules(true)}
            data-code="show-rules"
            aria-label={t("rules.name")}
            title={`${t("rules.name")} (?)`}
          >
            <Icon name="rules" size={20} />
          </button>
          <button
            type="button"
            className="quiet"
            onClick={() => setGuide(true)}
            data-code="show-guide"
            aria-label={t("guide.name")}
            title={t("guide.name")}
          >
            ?
          </button>
          {!puzzle && (
            <button
              type="button"
              className="quiet"
              onClick={() => setHost(true)}
              data-code="show-host"
              aria-label={t("host.name")}
              title={t("host.name")}
            >
              <Glyph name="more" />
            </button>
          )}
          <button
            type="button"
            className={`quiet fold-side ${folded && decision ? "waits" : ""}`}
            onClick={foldSide}
            aria-label={folded ? t("side.open") : t("side.fold")}
            aria-expanded={!folded}
            title={`${folded ? t("side.open") : t("side.fold")} (P)`}
            data-code="fold-side"
          >
            <Glyph name={folded ? "unfold" : "fold"} size={18} />
          </button>
        </div>
      </div>
      <Connection />
      {!replaying && !puzzle && <NamePrompt state={current} />}
      {!replaying && !puzzle && <WhileAway state={current} seen={seenPly} />}
      <div className="stage">
        <nav className="stage-tabs" aria-label={t("tab.name")}>
          {tabs.map(({ id: other, icon, kinds }) => (
            <button
              type="button"
              key={other}
              aria-current={tab === other && !showEnd ? "page" : undefined}
              className={kinds.some((kind) => waits.has(kind)) ? "waits" : ""}
              title={game.t(`tab.${other}`)}
              onClick={() => {
                setEndSeen(current.over);
                turnTo(current);
                showTab(other);
              }}
            >
              <Icon name={icon} size={18} />
              <span>{game.t(`tab.${other}`)}</span>
            </button>
          ))}
        </nav>
        {showEnd ? (
          <div className="stage-body scroll">
            <End state={current} />
            <button type="button" className="choice" onClick={() => setEndSeen(true)}>
              {t("end.board")}
            </button>
          </div>
        ) : (
          tabs
            .filter((other) => other.board || other.id === tab)
            .map(({ id, board, Component }) => (
              <div key={id} className={`stage-body ${board ? "" : "scroll"} ${id === tab ? "" : "hidden"}`}>
                <Component state={state} index={index} />
              </div>
            ))
        )}
        {!replaying && !showEnd && <TellingLayer />}
        {Overlay && <Overlay state={state} />}
      </div>
      <aside className="side">
        {puzzle && <PuzzlePanel state={current} />}
        {!replaying && current.lesson && <LessonPanel state={current} lesson={current.lesson} />}
        {!replaying && (
          <DecisionPanel state={current}>
            {current.over && endSeen && (
              <button type="button" className="choice primary" onClick={() => setEndSeen(false)} data-code="show-end">
                {t("end.scores")}
              </button>
            )}
          </DecisionPanel>
        )}
        {!replaying && Side && <Side state={current} />}
        {!replaying && !showEnd && <News state={current} />}
        <Talk spectator={current.seat === ""} silent={puzzle} />
      </aside>
      {state.seat !== "" && <Foot state={state} index={index} />}
      {replaying &&
        (reel === null ? (
          <ReplayBar id={current.table.id} last={current.ply} />
        ) : (
          <Reel state={current} from={Number(reel)} />
        ))}
      {!replaying && !puzzle && isWatched(current) && <WatchBar state={current} />}
      {rules && <Rules table={state.table} onClose={() => setRules(false)} />}
      {host && <HostMenu state={current} onClose={() => setHost(false)} />}
      {guide && <Guide onClose={() => setGuide(false)} />}
      {!replaying && <LossDialog />}
      <HelpLayer />
      {!replaying && <WhyLayer />}
    </main>
  );
}

const foldSide = () => change({ sideFolded: !useSettings.getState().sideFolded });

/** What a key folds away or brings back, by its place on the keyboard, so that it is the same in every language. */
const FOLDS: Readonly<Record<string, () => void>> = {
  KeyC: () => change({ labels: !useSettings.getState().labels }),
  KeyK: () => change({ handPinned: !useSettings.getState().handPinned }),
  KeyP: foldSide,
};

/** On a shared screen: the seat whose turn it is, if it is not the one we look from, and no computer plays for it. */
export function curtainFor(state: State): string {
  const mine = state.table.seats.filter((seat) => seat.mine && seat.kind === "person");
  if (mine.length < 2 || state.over) {
    return "";
  }
  const asked = mine.filter((seat) => !seat.replaced && state.waitingFor.includes(seat.seat)).map((seat) => seat.seat);
  return asked.length === 0 || asked.includes(state.seat) ? "" : asked[0]!;
}

function Curtain({ state, seat }: { state: State; seat: string }) {
  const { t } = useTranslation();
  const name = usePlayerName();
  return (
    <main className="curtain" id="main">
      <SeatMark seat={seat} size={80} />
      <h1>{t("curtain.title", { who: name(state, seat) })}</h1>
      <p>{t("curtain.text")}</p>
      <button
        type="button"
        className="choice primary big"
        autoFocus
        onClick={() => sitAt(seat)}
        data-code="open-curtain"
      >
        {t("curtain.open", { who: name(state, seat) })}
      </button>
    </main>
  );
}

function Connection() {
  const { t } = useTranslation();
  const connection = useTable((table) => table.connection);
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (connection === "online") {
      setLate(false);
      return;
    }
    const timer = setTimeout(() => setLate(true), 1200);
    return () => clearTimeout(timer);
  }, [connection]);
  return (
    <div className="connection" role="status">
      {late && connection !== "online" && (
        <p>
          {t("connection.lost")}{" "}
          <button type="button" className="quiet" onClick={reconnect}>
            {t("connection.now")}
          </button>
        </p>
      )}
    </div>
  );
}
