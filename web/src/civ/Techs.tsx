import { useTranslation } from "react-i18next";
import type { State } from "../api/types.ts";
import type { ChoiceIndex, StageProps } from "../table/GameUi.ts";
import { Thingish } from "../table/Thingish.tsx";
import { hyphenated } from "../text/hyphens.ts";
import { useName, useText } from "../text/names.ts";
import { SeatMark, useSeatName } from "../ui/Seat.tsx";
import { facts, levels, ROMAN, techsOf } from "./content.ts";
import type { TechFacts } from "./facts.ts";
import { me, viewOf } from "./look.ts";
import { Pyramid } from "./Pyramid.tsx";
import { Unlocks } from "./Unlocks.tsx";
import type { PlayerView } from "./view.ts";

/** My pyramid above all techs by level: what can be learned is lit, what I know is filled, who else knows it is marked. */
export function Techs({ state, index }: StageProps) {
  const { t } = useTranslation("civ");
  const name = useName();
  const player = me(state);
  return (
    <div className="techs">
      {player && (
        <section className="my-pyramid" aria-label={t("pyramid.name")}>
          <h2>
            {t("pyramid.name")} <small className="muted">{t("pyramid.trade", { trade: player.trade })}</small>
          </h2>
          {player.research && (
            <p className="secret">
              {t("research.chosen", {
                tech: [player.research, player.secondResearch]
                  .filter((tech) => tech !== "")
                  .map((tech) => name("tech", tech))
                  .join(", "),
              })}
            </p>
          )}
          <Pyramid player={player} index={index} preview={player.research} />
        </section>
      )}
      {levels().map((level) => (
        <Level key={level} level={level} state={state} index={index} player={player} />
      ))}
    </div>
  );
}

function Level({
  level,
  state,
  index,
  player,
}: {
  level: number;
  state: State;
  index: ChoiceIndex;
  player: PlayerView | undefined;
}) {
  const { t } = useTranslation("civ");
  const price = facts().thresholds[level - 1]!;
  const reached = player !== undefined && player.trade >= price;
  return (
    <section className={`tech-level level-${level}`}>
      <h3>
        {t("tech.level", { level: ROMAN[level] })}{" "}
        <small className={reached ? "reached" : "muted"}>{t("tech.price", { trade: price })}</small>
      </h3>
      <div className="tech-grid">
        {techsOf(level).map((tech) => (
          <TechCard key={tech.id} tech={tech} state={state} index={index} player={player} />
        ))}
      </div>
    </section>
  );
}

function TechCard({
  tech,
  state,
  index,
  player,
}: {
  tech: TechFacts;
  state: State;
  index: ChoiceIndex;
  player: PlayerView | undefined;
}) {
  const { t } = useTranslation("civ");
  const name = useName();
  const text = useText();
  const seat = useSeatName();
  const knows = (other: PlayerView) => other.techs.some((known) => known.code === tech.id);
  const others = viewOf(state).players.filter((other) => other !== player && knows(other));
  const mine = player !== undefined && knows(player);
  const open = player?.techsOpen.includes(tech.id) ?? false;
  const lit = index.has(`tech:${tech.id}`);
  return (
    <Thingish
      kind="tech"
      code={tech.id}
      label={name("tech", tech.id)}
      index={index}
      className={`tech ${mine ? "known" : open || lit ? "open" : "closed"}`}
    >
      <span className="tech-head">
        <b>{hyphenated(name("tech", tech.id))}</b>
        <span className="tech-owners">
          {others.map((other) => (
            <span key={other.seat} title={t("tech.knownBy", { who: seat(other.seat) })}>
              <SeatMark seat={other.seat} size={12} />
              <span className="sr">{t("tech.knownBy", { who: seat(other.seat) })}</span>
            </span>
          ))}
          {mine && <span title={t("tech.known")}>✓</span>}
        </span>
      </span>
      <Unlocks tech={tech} />
      <span className={`tech-text ${lit ? "lit" : ""}`}>{text("tech", tech.id)}</span>
    </Thingish>
  );
}
