import { useTranslation } from "react-i18next";
import type { AdviceInfo } from "../api/server.ts";
import { useGame } from "../state/store.ts";
import { signed } from "../text/numbers.ts";
import { hasIcon, Icon } from "../ui/Icon.tsx";

/** Why a choice is good: the chance to win, and what it brings and costs at once. */
export function Advice({ advice }: { advice: AdviceInfo }) {
  const { t } = useTranslation();
  const { amountOf } = useGame();
  return (
    <span className="advice">
      {advice.expert && <b>{t("hint.expert")}</b>}
      <span>{t("hint.chance", { percent: advice.chance })}</span>
      {advice.points.map(({ id, name, points }) => (
        <span key={id}>
          {name}: {signed(points)}
        </span>
      ))}
      {advice.goods.map(({ what, amount }) => {
        const { icon, name } = amountOf?.(what) ?? { icon: what, name: what };
        return (
          <span key={what} className={`amount good-${what} ${amount < 0 ? "takes" : "brings"}`}>
            <span className="sr">
              {t(amount < 0 ? "terms.takes" : "terms.brings", { what: name, count: Math.abs(amount) })}
            </span>
            <span aria-hidden="true">
              {signed(amount)}
              {hasIcon(icon) ? <Icon name={icon} size={15} /> : name}
            </span>
          </span>
        );
      })}
    </span>
  );
}
