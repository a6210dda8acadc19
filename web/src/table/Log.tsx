import { Fragment, type ReactNode, type RefObject, useEffect, useId, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { message } from "../api/client.ts";
import type { LogLine } from "../api/types.ts";
import { say } from "../state/chat.ts";
import { go } from "../state/route.ts";
import { keysOf, spot, useMentionsLit } from "../state/spotlight.ts";
import { useTable } from "../state/store.ts";
import { type Group, goalOf, groupsOf, headFirst } from "../telling/groups.ts";
import { useTelling } from "../telling/store.ts";
import { nameOf } from "../text/people.ts";
import { Glyph } from "../ui/Glyph.tsx";
import { SeatMark } from "../ui/Seat.tsx";
import { Told } from "./Told.tsx";

/** Log and chat, side by side behind two tabs; only the log where nobody is to talk to. */
export function Talk({ spectator, silent = false }: { spectator: boolean; silent?: boolean }) {
  const { t } = useTranslation();
  const [tab, setTab] = useState<"log" | "chat">("log");
  const unread = useTable((table) => table.unread);
  useEffect(() => {
    if (tab === "chat" && unread > 0) {
      useTable.setState({ unread: 0 });
    }
  }, [tab, unread]);
  return (
    <section className="talk" aria-label={t("talk.name")}>
      <div className="tabs" role="tablist">
        <button
          type="button"
          role="tab"
          id="tab-log"
          aria-selected={tab === "log"}
          aria-controls="panel-talk"
          onClick={() => setTab("log")}
        >
          {t("talk.log")}
        </button>
        {!silent && (
          <button
            type="button"
            role="tab"
            id="tab-chat"
            aria-selected={tab === "chat"}
            aria-controls="panel-talk"
            onClick={() => setTab("chat")}
          >
            {t("talk.chat")}
            {unread > 0 && tab !== "chat" && <b className="bubble">{unread}</b>}
          </button>
        )}
      </div>
      <div role="tabpanel" id="panel-talk" aria-labelledby={`tab-${tab}`} className="talk-panel">
        {tab === "log" ? <Log /> : <Chat spectator={spectator} />}
      </div>
    </section>
  );
}

/** Closer to the end than this counts as being there. */
const NEAR = 24;

/** The end stays in sight: when a line is added, and when the list becomes higher or lower, unless somebody reads above. */
function useStuckToEnd(list: RefObject<HTMLElement | null>, last: unknown) {
  const reading = useRef(false);
  useEffect(() => {
    const element = list.current;
    if (!element) {
      return;
    }
    let before = element.scrollTop;
    const toEnd = () => !reading.current && element.scrollTo({ top: element.scrollHeight });
    const scrolled = () => {
      const away = element.scrollHeight - element.scrollTop - element.clientHeight > NEAR;
      // The news of a scroll of our own may come when the list has become lower already: only who goes up reads above.
      reading.current = away && (reading.current || element.scrollTop < before);
      before = element.scrollTop;
    };
    const heights = new ResizeObserver(toEnd);
    heights.observe(element);
    element.addEventListener("scroll", scrolled, { passive: true });
    return () => {
      heights.disconnect();
      element.removeEventListener("scroll", scrolled);
    };
  }, [list]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there is a new line
  useEffect(() => {
    reading.current = false;
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [last, list]);
}

function Log() {
  const { t } = useTranslation();
  const log = useTable((table) => table.log);
  const replayPly = useTable((table) => table.replayPly);
  const end = useRef<HTMLOListElement>(null);
  const replay = useTable((table) => table.replay);
  // The present knows only the last lines of a long game; a moment of the past brings its own.
  const lines = useMemo(
    () => (replayPly < 0 ? log : (replay?.log ?? log).filter((line) => line.ply <= replayPly)),
    [log, replay, replayPly],
  );
  useStuckToEnd(end, lines.at(-1));
  const groups = useMemo(() => groupsOf(lines), [lines]);
  // what others have done since my last decision begins here
  const since = useTelling((telling) => telling.since[0]?.ply);
  const first = replayPly < 0 && since !== undefined ? groups.findIndex(({ lines }) => lines.at(-1)!.ply >= since) : -1;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls has to be reachable
    <ol className="log" ref={end} tabIndex={0} aria-label={t("talk.log")}>
      {groups.map((group, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added at the end
        <Fragment key={`${group.lines[0]!.ply}-${i}`}>
          {i === first && (
            <li className="since-mark" data-since>
              <span>{t("telling.since")}</span>
            </li>
          )}
          <GroupOfLines group={group} />
        </Fragment>
      ))}
    </ol>
  );
}

/** One thing that was done: its first line, in a battle also the last, and the rest when it is opened. */
function GroupOfLines({ group: { kind, lines: told } }: { group: Group }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const rest = useId();
  const lines = kind === "steps" ? headFirst(told) : told;
  const head = lines[0]!;
  const shown = kind === "battle" && lines.length > 1 ? [head, lines.at(-1)!] : [head];
  const folded = lines.length - shown.length;
  const goal = kind === "steps" ? goalOf(lines) : "";
  if (kind === "talk" && lines.length > 1) {
    return (
      <li className="group talk-group" data-group={kind}>
        <span>{t("talk.haggling", { count: lines.length })}</span>
        <Fold open={open} rest={rest} count={lines.length} toggle={() => setOpen(!open)} />
        <FoldedLines id={rest} lines={lines} open={open} />
      </li>
    );
  }
  return (
    <>
      {shown.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the first and the last
        <Line key={i} line={line} inner={i > 0} kind={kind} goal={goal}>
          {i === 0 && folded > 0 && (
            <>
              <Fold open={open} rest={rest} count={folded} toggle={() => setOpen(!open)} />
              <FoldedLines id={rest} lines={lines.slice(1, lines.length - shown.length + 1)} open={open} />
            </>
          )}
        </Line>
      ))}
    </>
  );
}

function Fold({ open, rest, count, toggle }: { open: boolean; rest: string; count: number; toggle: () => void }) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className="fold"
      aria-expanded={open}
      aria-controls={rest}
      aria-label={t("talk.more", { count })}
      title={t("talk.more", { count })}
      onClick={toggle}
    >
      {open ? "−" : `+${count}`}
    </button>
  );
}

function FoldedLines({ id, lines, open }: { id: string; lines: readonly LogLine[]; open: boolean }) {
  return (
    <ol id={id} hidden={!open} className="folded">
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added at the end
        <Line key={i} line={line} inner kind="steps" />
      ))}
    </ol>
  );
}

/** A line lights what it mentions, and is lit by it. */
function Line({
  line,
  inner,
  kind,
  goal = "",
  children,
}: {
  line: LogLine;
  inner: boolean;
  kind: string;
  /** Where the folded steps of a way lead. */
  goal?: string;
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  const id = useTable((table) => table.id);
  const places = useMemo(() => keysOf(line.things.filter((thing) => thing.kind !== "seat")), [line]);
  const mentioned = useMentionsLit(places);
  const seat = line.things.find((thing) => thing.kind === "seat")?.code;
  const head = line.key === "log.round" || line.key === "log.turn";
  return (
    <li
      className={`${head ? "head" : ""} ${line.key === "log.round" ? "round" : ""} ${inner ? "inner" : "group"} ${mentioned ? "mentioned" : ""}`}
      data-group={inner ? undefined : kind}
      {...spot(places)}
    >
      {seat && <SeatMark seat={seat} size={10} />}
      <span>
        <Told line={line} />
        {goal && <Told line={{ text: ` → ${goal}`, things: [] }} />}
      </span>
      {children}
      <button
        type="button"
        className="jump"
        aria-label={t("talk.jump", { ply: line.ply })}
        title={t("talk.jump", { ply: line.ply })}
        onClick={() => go(`/table/${id}/replay/${line.ply}`)}
      >
        <Glyph name="play" />
      </button>
    </li>
  );
}

function Chat({ spectator }: { spectator: boolean }) {
  const { t } = useTranslation();
  const chat = useTable((table) => table.chat);
  const unheard = useTable((table) => table.chatProblem);
  const [text, setText] = useState("");
  const [problem, setProblem] = useState("");
  const end = useRef<HTMLOListElement>(null);
  useStuckToEnd(end, chat.at(-1));
  return (
    <div className="chat">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls has to be reachable */}
      <ol ref={end} tabIndex={0} aria-label={t("talk.chat")} aria-live="polite">
        {chat.length === 0 && <li className="muted">{t("talk.silence")}</li>}
        {chat.map((line) => (
          <li key={line.n} className={line.notice ? "notice" : ""} data-notice={line.notice || undefined}>
            {line.seat && <SeatMark seat={line.seat} size={10} />}
            {!line.notice && <b>{nameOf(line, t)}</b>} {line.text}
          </li>
        ))}
      </ol>
      {(problem || unheard) && (
        <p role="alert" className="problem">
          {problem || unheard}
        </p>
      )}
      {!spectator && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim()) {
              say(text.trim()).then(
                () => {
                  setText("");
                  setProblem("");
                },
                (error) => setProblem(message(error)),
              );
            }
          }}
        >
          <input
            value={text}
            onChange={(event) => setText(event.target.value)}
            maxLength={500}
            aria-label={t("talk.say")}
            placeholder={t("talk.say")}
          />
          <button type="submit">{t("talk.send")}</button>
        </form>
      )}
    </div>
  );
}
