import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { State } from "../api/types.ts";
import { byThing, lit } from "../game/choices.ts";
import { go } from "../state/route.ts";
import { useSettings } from "../state/settings.ts";
import {
  closeTable,
  leaveReplay,
  myDecision,
  openTable,
  reconnect,
  showPly,
  showTab,
  sitAt,
  type Tab,
  useTable,
} from "../state/table.ts";
import { Advances } from "../table/Advances.tsx";
import { BattlePanel } from "../table/Battle.tsx";
import { Decks, Hand } from "../table/Cards.tsx";
import { DecisionPanel, seatPerson } from "../table/DecisionPanel.tsx";
import { End } from "../table/End.tsx";
import { Guide } from "../table/Guide.tsx";
import { HexMap } from "../table/HexMap.tsx";
import { HostMenu } from "../table/HostMenu.tsx";
import { Talk } from "../table/Log.tsx";
import { News } from "../table/News.tsx";
import { PlayerStrip, Players, RoundTrack } from "../table/Players.tsx";
import { ReplayBar } from "../table/Replay.tsx";
import { Rules } from "../table/Rules.tsx";
import { TradePanel } from "../table/Trade.tsx";
import { Glyph } from "../ui/Glyph.tsx";
import { Goods } from "../ui/Goods.tsx";
import { HelpLayer } from "../ui/Help.tsx";
import { Icon } from "../ui/Icon.tsx";
import { SeatMark, useSeatName } from "../ui/Seat.tsx";
import { Lobby } from "./Lobby.tsx";

const TABS: readonly { readonly tab: Tab; readonly icon: string; readonly kinds: readonly string[] }[] = [
  { tab: "map", icon: "explore", kinds: ["space"] },
  { tab: "advances", icon: "advance", kinds: ["advance"] },
  { tab: "players", icon: "settlement", kinds: [] },
  { tab: "cards", icon: "hand", kinds: ["wonder"] },
];

export function TablePage({ id, replay }: { id: string; replay: number }) {
  const { t } = useTranslation();
  const current = useTable((table) => table.state);
  const lobby = useTable((table) => table.lobby);
  const replayed = useTable((table) => table.replay);
  const fatal = useTable((table) => table.fatal);
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
  useEffect(() => {
    document.title = `${mine ? "● " : ""}${state?.table.title || "Civitas"}`;
    if (mine && document.hidden && "Notification" in window && Notification.permission === "granted") {
      new Notification(t("notify.turn"), { body: state?.table.title ?? "", tag: state?.table.id ?? "" });
    }
    return () => {
      document.title = "Civitas";
    };
  }, [mine, state?.table.title, state?.table.id, t]);
}

function Table({ current, state, replaying }: { current: State; state: State; replaying: boolean }) {
  const { t } = useTranslation();
  const verb = useTable((table) => table.verb);
  const tab = useTable((table) => table.tab);
  const seenPly = useTable((table) => table.seenPly);
  const guideDone = useSettings((settings) => settings.guideDone);
  const [rules, setRules] = useState(false);
  const [guide, setGuide] = useState(false);
  const [host, setHost] = useState(false);
  const [endSeen, setEndSeen] = useState(false);
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the table opens
  useEffect(() => {
    if (!guideDone && current.seat !== "" && !current.over && !replaying) {
      setGuide(true);
    }
  }, []);
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
        setRules(true);
      } else if (event.key === "Escape") {
        useTable.setState({ verb: "" });
      } else if (event.altKey && /^[1-4]$/.test(event.key)) {
        showTab(TABS[Number(event.key) - 1]!.tab);
      }
    };
    document.addEventListener("keydown", keys);
    return () => document.removeEventListener("keydown", keys);
  }, []);

  if (curtain) {
    return <Curtain state={current} seat={curtain} />;
  }
  const me = state.view.players.find((player) => player.seat === state.seat);
  const showEnd = current.over && !endSeen && !replaying;
  return (
    <main className={`table ${replaying ? "replaying" : ""}`} id="main" data-ply={state.ply}>
      <div className="table-top">
        <h1 className="sr">{state.table.title || t("table.name")}</h1>
        <RoundTrack state={state} />
        <PlayerStrip state={state} index={index} />
        <div className="table-tools">
          <button
            type="button"
            className="quiet"
            onClick={() => setRules(true)}
            aria-label={t("rules.name")}
            title={`${t("rules.name")} (?)`}
          >
            <Icon name="rules" size={20} />
          </button>
          <button
            type="button"
            className="quiet"
            onClick={() => setGuide(true)}
            aria-label={t("guide.name")}
            title={t("guide.name")}
          >
            ?
          </button>
          <button
            type="button"
            className="quiet"
            onClick={() => setHost(true)}
            aria-label={t("host.name")}
            title={t("host.name")}
          >
            <Glyph name="more" />
          </button>
        </div>
      </div>
      <Connection />
      {!replaying && <WhileAway state={current} seen={seenPly} />}
      <div className="stage">
        <nav className="stage-tabs" aria-label={t("tab.name")}>
          {TABS.map(({ tab: other, icon, kinds }) => (
            <button
              type="button"
              key={other}
              aria-current={tab === other && !showEnd ? "page" : undefined}
              className={kinds.some((kind) => waits.has(kind)) ? "waits" : ""}
              onClick={() => {
                setEndSeen(current.over);
                showTab(other);
              }}
            >
              <Icon name={icon} size={18} />
              <span>{t(`tab.${other}`)}</span>
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
          <>
            <div className={`stage-body ${tab === "map" ? "" : "hidden"}`}>
              <HexMap state={state} index={index} />
              {!replaying && <News state={state} />}
            </div>
            {tab === "advances" && (
              <div className="stage-body scroll">
                <Advances state={state} index={index} />
              </div>
            )}
            {tab === "players" && (
              <div className="stage-body scroll">
                <Players state={state} />
              </div>
            )}
            {tab === "cards" && (
              <div className="stage-body scroll">
                <Decks state={state} index={index} />
              </div>
            )}
          </>
        )}
        <BattlePanel state={state} />
      </div>
      <aside className="side">
        {replaying ? null : <DecisionPanel state={current} />}
        {!replaying && <TradePanel state={current} />}
        <Talk spectator={current.seat === ""} />
      </aside>
      {me && (
        <section className="mine" aria-label={t("mine.name")}>
          <Goods goods={me.goods} limits={me.limits} />
          <Hand state={state} index={index} />
        </section>
      )}
      {replaying && <ReplayBar id={current.table.id} last={current.ply} seen={seenPly} />}
      {current.over && endSeen && !replaying && (
        <button type="button" className="choice primary show-end" onClick={() => setEndSeen(false)}>
          {t("end.scores")}
        </button>
      )}
      {rules && <Rules game={state.table.game} onClose={() => setRules(false)} />}
      {host && <HostMenu state={current} onClose={() => setHost(false)} />}
      {guide && <Guide onClose={() => setGuide(false)} />}
      <HelpLayer />
    </main>
  );
}

/** On a shared screen: the seat whose turn it is, if it is not the one we look from. */
export function curtainFor(state: State): string {
  const mine = state.table.seats.filter((seat) => seat.mine && seat.kind === "person").map((seat) => seat.seat);
  if (mine.length < 2 || state.over) {
    return "";
  }
  const waited = state.waitingFor.filter((seat) => mine.includes(seat));
  return waited.length === 0 || waited.includes(state.seat) ? "" : waited[0]!;
}

function Curtain({ state, seat }: { state: State; seat: string }) {
  const { t } = useTranslation();
  const name = useSeatName();
  return (
    <main className="curtain" id="main">
      <SeatMark seat={seat} size={80} />
      <h1>{t("curtain.title", { who: `${seatPerson(state, seat)} (${name(seat)})` })}</h1>
      <p>{t("curtain.text")}</p>
      <button
        type="button"
        className="choice primary big"
        autoFocus
        onClick={() => sitAt(seat)}
        data-code="open-curtain"
      >
        {t("curtain.open", { who: name(seat) })}
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

/** "What happened since you were here", with a reel. */
function WhileAway({ state, seen }: { state: State; seen: number }) {
  const { t } = useTranslation();
  const log = useTable((table) => table.log);
  const [open, setOpen] = useState(true);
  const [end] = useState(state.ply);
  const missed = log.filter((line) => line.ply > seen && line.ply <= end);
  if (!open || seen < 0 || end - seen < 2 || missed.length === 0) {
    return null;
  }
  return (
    <section className="away-reel" aria-label={t("away.name")}>
      <p>
        <b>{t("away.title", { count: missed.length })}</b>
        <button
          type="button"
          className="choice"
          onClick={() => go(`/table/${state.table.id}/replay/${Math.max(0, seen)}?play`)}
        >
          <Glyph name="play" /> {t("away.watch")}
        </button>
        <button type="button" className="quiet" onClick={() => setOpen(false)} aria-label={t("close")}>
          <Glyph name="close" />
        </button>
      </p>
      <ul>
        {missed.slice(-4).map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
          <li key={i}>{line.text}</li>
        ))}
      </ul>
    </section>
  );
}
