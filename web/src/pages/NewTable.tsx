import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api, message } from "../api/client.ts";
import type { GameInfo } from "../api/server.ts";
import type { SeatWish } from "../api/types.ts";
import { Sources } from "../learn/Sources.tsx";
import { maxSeats, minSeats, toggled, usualBoxes, variantsOf } from "../state/boxes.ts";
import { go } from "../state/route.ts";
import { beSomebody, useSession } from "../state/session.ts";
import { Glyph } from "../ui/Glyph.tsx";
import { SeatMark, useColourName } from "../ui/Seat.tsx";

const COLOURS = ["red", "blue", "yellow", "purple", "green"];

/** Setting up a table: seats, pace, variants, each explained in a line. */
export function NewTable() {
  const { t } = useTranslation();
  const seatName = useColourName();
  const games = useSession((session) => session.games);
  const me = useSession((session) => session.me);
  // the game that was chosen on the page before
  const [gameId, setGameId] = useState(() => new URLSearchParams(location.search).get("game") ?? "");
  const game = games.find((other) => other.id === gameId) ?? games[0];
  const [wished, setWished] = useState<readonly string[]>([]);
  const [seats, setSeats] = useState<readonly string[]>(["me", "open"]);
  const [options, setOptions] = useState<Readonly<Record<string, string>>>({});
  const [title, setTitle] = useState("");
  const [name, setName] = useState("");
  const [pace, setPace] = useState<{ kind: string; minutes: number; days: number }>({
    kind: "free",
    minutes: 5,
    days: 3,
  });
  const [listed, setListed] = useState(true);
  /** Unless somebody says otherwise, there are hints where one person plays with computers. */
  const [hints, setHints] = useState<boolean>();
  const [problem, setProblem] = useState("");
  if (!game) {
    return (
      <main className="page narrow" id="main">
        <p className="muted">{t("loading")}</p>
      </main>
    );
  }
  // boxes of another game, chosen before it was changed, mean nothing here
  const ours = wished.filter((id) => game.boxes.some((box) => box.id === id));
  const boxes = ours.length > 0 ? ours : usualBoxes(game);
  const most = maxSeats(game, boxes);
  const wish = (kind: string): SeatWish =>
    kind === "me" || kind === "open" ? { kind } : { kind: "agent", level: kind };
  const open = seats.includes("open");
  // several seats of one person are for a screen that is passed around, not for a table that everybody finds
  const shared = seats.filter((kind) => kind === "me").length > 1;
  const alone = !open && seats.filter((kind) => kind === "me").length === 1;
  const create = async () => {
    try {
      await beSomebody(name.trim() || t("guestName"));
      const table = await api.create({
        game: game.id,
        boxes,
        options,
        title: title.trim(),
        seats: seats.map(wish),
        pace:
          pace.kind === "free"
            ? { kind: "free" }
            : pace.kind === "live"
              ? { kind: "live", minutes: pace.minutes }
              : { kind: "slow", days: pace.days },
        public: listed && !shared,
        hints: hints ?? alone,
        start: !open,
      });
      go(`/table/${table.id}`);
    } catch (error) {
      setProblem(message(error));
    }
  };
  return (
    <main className="page narrow" id="main">
      <h1>{t("new.title")}</h1>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        <section className="panel">
          {games.length > 1 && (
            <label className="field">
              <span>{t("new.game")}</span>
              <select value={game.id} onChange={(event) => setGameId(event.target.value)}>
                {games.map((other) => (
                  <option key={other.id} value={other.id}>
                    {other.name}
                  </option>
                ))}
              </select>
            </label>
          )}
          <Boxes
            game={game}
            boxes={boxes}
            choose={(next) => {
              setWished(next);
              setSeats(seats.slice(0, maxSeats(game, next)));
            }}
          />
          <label className="field">
            <span>{t("new.name")}</span>
            <input
              value={title}
              maxLength={60}
              onChange={(event) => setTitle(event.target.value)}
              placeholder={t("new.defaultTitle")}
            />
          </label>
          {!me?.signedIn && (
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
        </section>
        <section className="panel">
          <h2>{t("new.seats")}</h2>
          <ul className="seat-list">
            {seats.map((kind, i) => (
              <li key={COLOURS[i]}>
                <SeatMark seat={COLOURS[i]!} size={20} />
                <span>{seatName(COLOURS[i]!)}</span>
                <select
                  value={kind}
                  aria-label={seatName(COLOURS[i]!)}
                  onChange={(event) => setSeats(seats.map((other, k) => (k === i ? event.target.value : other)))}
                >
                  <option value="me">{t("new.me")}</option>
                  <option value="open">{t("new.open")}</option>
                  {game.agents.map((agent) => (
                    <option key={agent.level} value={agent.level}>
                      {t("new.computer", { level: agent.name })}
                    </option>
                  ))}
                </select>
                {seats.length > minSeats(game, boxes) && (
                  <button
                    type="button"
                    className="quiet"
                    onClick={() => setSeats(seats.filter((_, k) => k !== i))}
                    aria-label={t("new.remove", { seat: seatName(COLOURS[i]!) })}
                  >
                    <Glyph name="close" />
                  </button>
                )}
              </li>
            ))}
          </ul>
          {seats.length < most && (
            <button type="button" className="choice" onClick={() => setSeats([...seats, "open"])}>
              + {t("new.add")}
            </button>
          )}
          {shared && <p className="muted small">{t("new.hotSeat")}</p>}
        </section>
        <section className="panel">
          <h2>{t("new.pace")}</h2>
          <fieldset className="segments">
            <legend className="sr">{t("new.pace")}</legend>
            {["free", "live", "slow"].map((kind) => (
              <label key={kind} className={kind === pace.kind ? "on" : ""}>
                <input
                  type="radio"
                  name="pace"
                  checked={kind === pace.kind}
                  onChange={() => setPace({ ...pace, kind })}
                />
                {t(`pace.${kind}`)}
              </label>
            ))}
          </fieldset>
          <p className="muted small">{t(`pace.${pace.kind}.text`)}</p>
          {pace.kind === "live" && (
            <label className="field inline">
              <span>{t("new.minutes")}</span>
              <input
                type="number"
                min={1}
                max={120}
                value={pace.minutes}
                onChange={(event) => setPace({ ...pace, minutes: Number(event.target.value) })}
              />
            </label>
          )}
          {pace.kind === "slow" && (
            <label className="field inline">
              <span>{t("new.days")}</span>
              <input
                type="number"
                min={1}
                max={30}
                value={pace.days}
                onChange={(event) => setPace({ ...pace, days: Number(event.target.value) })}
              />
            </label>
          )}
          <label className="check">
            <input
              type="checkbox"
              disabled={shared}
              checked={listed && !shared}
              onChange={(event) => setListed(event.target.checked)}
            />
            <span>{t("new.public")}</span>
          </label>
          <label className="check" data-code="hints">
            <input type="checkbox" checked={hints ?? alone} onChange={(event) => setHints(event.target.checked)} />
            <span>
              {t("new.hints")}
              <small className="muted"> {t("new.hints.text")}</small>
            </span>
          </label>
        </section>
        <section className="panel">
          <h2>{t("new.variants")}</h2>
          {variantsOf(game, boxes).map((variant) => (
            <label key={variant.key} className="field">
              <span>{variant.name}</span>
              <select
                value={options[variant.key] ?? variant.values[0]?.value}
                onChange={(event) => setOptions({ ...options, [variant.key]: event.target.value })}
              >
                {variant.values.map((value) => (
                  <option key={value.value} value={value.value}>
                    {value.name}
                  </option>
                ))}
              </select>
              <small className="muted">{variant.text}</small>
            </label>
          ))}
        </section>
        {problem && (
          <p role="alert" className="problem">
            {problem}
          </p>
        )}
        <div className="closing">
          <button type="submit" className="choice primary big" data-code="create">
            {open ? t("new.create") : t("new.start")}
          </button>
        </div>
      </form>
    </main>
  );
}

/** Which boxes are on the table, each explained in a line; where there is one only, just its name. */
function Boxes({
  game,
  boxes,
  choose,
}: {
  game: GameInfo;
  boxes: readonly string[];
  choose: (next: readonly string[]) => void;
}) {
  const { t } = useTranslation();
  if (game.boxes.length === 1) {
    return <p className="muted small">{t("new.boxes", { boxes: game.boxes[0]?.name })}</p>;
  }
  return (
    <fieldset className="field">
      <legend>{t("new.boxes.choose")}</legend>
      {game.boxes.map((box) => (
        <label key={box.id} className="check" data-code={`box ${box.id}`}>
          <input
            type="checkbox"
            checked={boxes.includes(box.id)}
            onChange={() => choose(toggled(game, boxes, box.id))}
          />
          <span>
            {box.name}
            <small className="muted"> {box.text}</small>
          </span>
        </label>
      ))}
      <Sources game={game.id} boxes={boxes} />
    </fieldset>
  );
}
