import { useTranslation } from "react-i18next";
import type { ChoiceIndex } from "../table/GameUi.ts";
import { Thingish } from "../table/Thingish.tsx";
import { useName, useText } from "../text/names.ts";
import { Icon } from "../ui/Icon.tsx";
import { facts } from "./content.ts";
import { pairsOf } from "./policies.ts";
import type { PlayerView } from "./view.ts";

/** What a policy is called where it stands, with what all should know of it. */
function usePolicyLabel(player: PlayerView) {
  const { t } = useTranslation("civ");
  const name = useName();
  return (code: string) => {
    const label = name("policy", code);
    return player.silent.includes(code)
      ? t("policy.silent", { what: label })
      : player.policies.includes(code)
        ? t("policy.adopted", { what: label })
        : label;
  };
}

/** The adopted policies in a line. */
export function PolicyTags({
  player,
  index,
  brief = false,
}: {
  player: PlayerView;
  index: ChoiceIndex;
  /** Whether there is little room: what has no effect is struck through, and only its label says so. */
  brief?: boolean;
}) {
  const { t } = useTranslation("civ");
  const name = useName();
  const label = usePolicyLabel(player);
  return player.policies.map((code) => (
    <Thingish
      key={code}
      kind="policy"
      code={code}
      label={label(code)}
      index={index}
      className={`tag policy-tag ${player.silent.includes(code) ? "silent" : ""}`}
    >
      <Icon name={code} size={15} /> <span className="policy-name">{name("policy", code)}</span>
      {!brief && player.silent.includes(code) && <small>{t("policy.noEffect")}</small>}
    </Thingish>
  ));
}

/** My cards with both their sides, of which one at most lies up: those that can be adopted now are lit. */
export function PolicyCards({ player, index }: { player: PlayerView; index: ChoiceIndex }) {
  const { t } = useTranslation("civ");
  const name = useName();
  const text = useText();
  const label = usePolicyLabel(player);
  return (
    <section className="policies" aria-label={t("policy.title")}>
      <h3>
        {t("policy.title")}{" "}
        <span className="count-of">
          {t("policy.limit", { count: player.policies.length, limit: player.policyLimit })}
        </span>
      </h3>
      <ul className="policy-cards">
        {pairsOf(facts().policies).map((sides) => (
          <li key={sides[0]} className="policy-card">
            {sides.map((code) => {
              const adopted = player.policies.includes(code);
              return (
                <Thingish
                  key={code}
                  kind="policy"
                  code={code}
                  label={label(code)}
                  index={index}
                  className={`policy ${adopted ? "adopted" : ""} ${player.silent.includes(code) ? "silent" : ""}`}
                >
                  <b>
                    <Icon name={code} size={16} /> <span className="policy-name">{name("policy", code)}</span>
                  </b>
                  {adopted && (
                    <small className="policy-state">
                      {t(player.silent.includes(code) ? "policy.noEffect" : "policy.inForce")}
                    </small>
                  )}
                  <small className="civ-card-text">{text("policy", code)}</small>
                </Thingish>
              );
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}
