import { useName } from "../text/names.ts";
import { Icon } from "../ui/Icon.tsx";
import { GOODS } from "./content.ts";
import type { GoodsView } from "./view.ts";

/** Resources and tokens, each with its icon and number. */
export function Goods({ goods, limits, all = true }: { goods: GoodsView; limits?: GoodsView; all?: boolean }) {
  const name = useName();
  return (
    <ul className="goods">
      {GOODS.filter((good) => all || goods[good] > 0).map((good) => {
        const limit = limits?.[good] ?? -1;
        const full = limit >= 0 && goods[good] >= limit;
        const text = `${name("good", good)}: ${goods[good]}${limit >= 0 ? ` / ${limit}` : ""}`;
        return (
          <li key={good} className={`good good-${good} ${goods[good] === 0 ? "none" : ""}`} data-help={`good:${good}`}>
            <span className="sr">{text}</span>
            <Icon name={good} size={18} />
            <b aria-hidden="true">{goods[good]}</b>
            {limit >= 0 && (
              <small aria-hidden="true" className={full ? "full" : ""}>
                /{limit}
              </small>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** A sum of goods inside a sentence or on a button. */
export function Price({ goods }: { goods: readonly (readonly [string, number])[] }) {
  return (
    <span className="price">
      {goods.map(([good, number]) => (
        <span key={good} className={`good-${good}`}>
          {number}
          <Icon name={good} size={15} />
        </span>
      ))}
    </span>
  );
}
