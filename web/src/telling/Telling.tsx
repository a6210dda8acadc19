import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useSettings } from "../state/settings.ts";
import { useGame } from "../state/store.ts";
import { Told } from "../table/Told.tsx";
import { Glyph } from "../ui/Glyph.tsx";
import { SeatMark } from "../ui/Seat.tsx";
import { useAside } from "./aside.ts";
import { headFirst } from "./groups.ts";
import { PaceChoice } from "./PaceChoice.tsx";
import type { Scene } from "./scenes.ts";
import { nextScene, replayTelling, skipTelling, useTelling } from "./store.ts";
import { Ways } from "./Ways.tsx";

/** More lines than this of one scene are left to the log. */
const LINES = 3;

/**
 * What others do, told over the map: figures go their ways, a caption says who does what. It never takes the pointer away from the
 * map, and whoever has to decide can do so at once. Afterwards it can be told again.
 */
export function TellingLayer() {
  const { scene, left, since } = useTelling();
  const pace = useSettings((settings) => settings.telling);
  useEffect(() => {
    if (!scene) {
      return;
    }
    const keys = (event: KeyboardEvent) => {
      if (event.key === "Escape") {
        skipTelling();
      }
    };
    document.addEventListener("keydown", keys);
    return () => document.removeEventListener("keydown", keys);
  }, [scene]);
  return (
    <div
      className="telling"
      data-telling={scene ? "on" : "off"}
      data-scene={scene?.ply ?? ""}
      data-left={left}
      data-since={since.length}
      data-pace={pace}
    >
      {scene && <Ways key={scene.ply} scene={scene} />}
      {scene ? <Caption scene={scene} left={left} /> : since.length > 0 && <Since since={since} />}
    </div>
  );
}

function Caption({ scene, left }: { scene: Scene; left: number }) {
  const { t } = useTranslation();
  const { news } = useGame();
  const ref = useAside<HTMLDivElement>(scene.places, scene);
  const card = scene.lines.map((line) => news?.(line)).find((found) => found !== undefined);
  return (
    <div ref={ref} className={`caption side-${scene.actor}`} role="status" aria-label={t("telling.name")}>
      <div className="caption-lines">
        {headFirst(scene.lines)
          .slice(0, LINES)
          .map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
            <p key={i}>
              {i === 0 && scene.actor && <SeatMark seat={scene.actor} size={18} />} <Told line={line} />
            </p>
          ))}
      </div>
      {card && <div className="caption-card">{card}</div>}
      <div className="caption-tools">
        {left > 0 && <small className="muted">{t("telling.left", { count: left })}</small>}
        <PaceChoice />
        <button
          type="button"
          onClick={nextScene}
          aria-label={t("telling.next")}
          title={t("telling.next")}
          data-code="next-scene"
        >
          <Glyph name="next" />
        </button>
        <button
          type="button"
          onClick={skipTelling}
          aria-label={t("telling.skip")}
          title={`${t("telling.skip")} (Esc)`}
          data-code="skip-telling"
        >
          <Glyph name="last" />
        </button>
      </div>
    </div>
  );
}

/** When all has been told: how much it was, and the way to see it again. */
function Since({ since }: { since: readonly Scene[] }) {
  const { t } = useTranslation();
  const pace = useSettings((settings) => settings.telling);
  const ref = useAside<HTMLDivElement>([], since);
  const actors = [...new Set(since.map((scene) => scene.actor).filter((actor) => actor !== ""))];
  // that a phase has begun is no deed of anybody
  if (actors.length === 0) {
    return null;
  }
  return (
    <div ref={ref} className="since" role="group" aria-label={t("telling.since")}>
      {actors.map((actor) => (
        <SeatMark key={actor} seat={actor} />
      ))}
      <span>{t("telling.count", { count: since.length })}</span>
      {pace !== "once" && (
        <button type="button" onClick={replayTelling} title={t("telling.again")} data-code="replay-telling">
          <Glyph name="play" /> <span>{t("telling.again")}</span>
        </button>
      )}
    </div>
  );
}
