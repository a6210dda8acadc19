import { useTranslation } from "react-i18next";
import { useName } from "../text/names.ts";
import { Icon } from "../ui/Icon.tsx";
import { drawnRank, facts, hasRanks } from "./content.ts";
import type { CostFacts, TechFacts } from "./facts.ts";
import { useUnitName } from "./names.ts";

/** What a tech brings, as signs with their words. */
export function Unlocks({ tech }: { tech: TechFacts }) {
  const { t } = useTranslation("civ");
  const name = useName();
  const unitName = useUnitName();
  const building = facts().buildings.find((other) => other.id === tech.building);
  const signs: { icon: string; text: string; help?: string; badge?: string }[] = [];
  if (building) {
    signs.push({
      icon: building.id,
      text: t("unlock.building", { what: name("building", building.id), cost: building.cost }),
      help: `building:${building.id}`,
    });
  }
  if (tech.government) {
    signs.push({
      icon: tech.government,
      text: t("unlock.government", { what: name("government", tech.government) }),
      help: `government:${tech.government}`,
    });
  }
  for (const { type, rank } of tech.upgrades) {
    signs.push({
      icon: `${type}-${drawnRank(type, rank)}`,
      text: t("unlock.upgrade", { what: unitName(type, drawnRank(type, rank)), rank }),
      help: `unit-type:${type}`,
      badge: hasRanks(type) ? String(rank) : "",
    });
  }
  for (const key of ["speed", "stack", "cities"] as const) {
    if (tech[key] > 0) {
      signs.push({ icon: key, text: t(`unlock.${key}`, { number: tech[key] }), badge: String(tech[key]) });
    }
  }
  if (tech.hand) {
    signs.push({ icon: "hand", text: t("unlock.hand", { number: tech.hand }), badge: `+${tech.hand}` });
  }
  if (tech.coins) {
    signs.push({ icon: "coin", text: t("unlock.coin", { number: tech.coins }), badge: `+${tech.coins}` });
  }
  if (tech.water !== "none") {
    signs.push({ icon: tech.water, text: t(`unlock.water.${tech.water}`) });
  }
  return (
    <ul className="unlocks">
      {signs.map((sign) => (
        <li key={sign.text} title={sign.text} {...(sign.help ? { "data-help": sign.help } : {})}>
          <span className="sr">{sign.text}</span>
          <Icon name={sign.icon} size={17} />
          {sign.badge && <small aria-hidden="true">{sign.badge}</small>}
        </li>
      ))}
      {tech.abilities.map((ability) => (
        <li key={`${ability.phase}${ability.cost.map(({ good }) => good)}`} className="ability">
          <AbilityCost cost={ability.cost} />
          <small title={name("phase", ability.phase)}>
            <Icon name={ability.phase} size={12} />
            <span className="sr">{name("phase", ability.phase)}</span>
          </small>
        </li>
      ))}
    </ul>
  );
}

function AbilityCost({ cost }: { cost: readonly CostFacts[] }) {
  const { t } = useTranslation("civ");
  const name = useName();
  return cost.map(({ good, count: number }) => {
    const word =
      good === "any"
        ? t("unlock.any")
        : good === "trade" || good === "culture"
          ? t(`good.${good}`)
          : name("resource", good);
    const icon = good === "trade" || good === "culture" ? `yield-${good}` : good;
    return (
      <span key={good} title={`${number} × ${word}`} className={`good-${icon}`}>
        <span className="sr">
          {number} × {word}
        </span>
        <Icon name={icon} size={15} />
        {number > 1 && <small aria-hidden="true">×{number}</small>}
      </span>
    );
  });
}
