import { useTranslation } from "react-i18next";
import type { State } from "../api/types.ts";
import type { ChoiceIndex } from "../table/GameUi.ts";
import { Thingish } from "../table/Thingish.tsx";
import { useName } from "../text/names.ts";
import { Icon } from "../ui/Icon.tsx";
import { SeatMark, useSeatName } from "../ui/Seat.tsx";
import { facts, landmarkOf, YIELDS } from "./content.ts";
import type { LandmarkFacts } from "./facts.ts";
import { holderOf, viewOf } from "./look.ts";

/** What a city-state gives, as on its token: icons, a symbol of any resource, combat bonuses. */
export function useLandmarkGives() {
  const { t } = useTranslation("civ");
  return (landmark: LandmarkFacts): readonly string[] =>
    [
      ...YIELDS.filter((kind) => landmark.yields[kind] > 0).map((kind) =>
        t(`yield.${kind}`, { count: landmark.yields[kind] }),
      ),
      landmark.anyResource ? t("landmark.anyResource") : "",
      landmark.combat > 0 ? t("market.combat", { count: landmark.combat }) : "",
      landmark.defence > 0 ? t("landmark.defence", { count: landmark.defence }) : "",
      landmark.culture > 0 ? t("landmark.founding", { count: landmark.culture }) : "",
    ].filter(Boolean);
}

/** Relics and city-states that lie on the map: where, whose they are, and how many city-states are still to come. */
export function Landmarks({ state, index }: { state: State; index: ChoiceIndex }) {
  const { t } = useTranslation("civ");
  const view = viewOf(state);
  const name = useName();
  const seat = useSeatName();
  const gives = useLandmarkGives();
  const onMap = view.squares.filter((square) => square.landmark !== "");
  return (
    <>
      {facts().landmarks.some((landmark) => !landmark.relic) && (
        <p className="muted small">{t("landmark.left", { count: view.market.cityStates })}</p>
      )}
      <ul className="landmark-row">
        {onMap.map((square) => {
          const landmark = landmarkOf(square.landmark);
          const holder = holderOf(state, square.code);
          const whose = holder ? t("landmark.heldBy", { who: seat(holder) }) : t("landmark.free");
          return (
            landmark && (
              <li key={square.code}>
                <Thingish
                  kind="landmark"
                  code={landmark.id}
                  label={[
                    name("landmark", landmark.id),
                    square.code,
                    landmark.relic ? t("landmark.relic") : whose,
                  ].join(", ")}
                  index={index}
                  className={`landmark-card ${landmark.relic ? "relic" : "city-state"}`}
                >
                  <Icon name={landmark.id} size={24} />
                  <b>{name("landmark", landmark.id)}</b>
                  <small>
                    {square.code} · {holder && <SeatMark seat={holder} size={12} />}{" "}
                    {landmark.relic ? t("landmark.relic") : whose}
                  </small>
                  {!landmark.relic && <small className="muted">{gives(landmark).join(" · ")}</small>}
                </Thingish>
              </li>
            )
          );
        })}
        {onMap.length === 0 && <li className="muted">{t("landmark.none")}</li>}
      </ul>
    </>
  );
}
