import { useTranslation } from "react-i18next";
import type { ChoiceIndex } from "../table/GameUi.ts";
import { Thingish } from "../table/Thingish.tsx";
import { useName } from "../text/names.ts";
import { Icon } from "../ui/Icon.tsx";
import { facts } from "./content.ts";
import { keyed } from "./keyed.ts";
import { countOf } from "./look.ts";
import type { PlayerView } from "./view.ts";

/** Resource tokens from the market, then hut and village tokens: those whose fronts I have seen, and the others by their backs. */
export function Resources({ player, index }: { player: PlayerView; index: ChoiceIndex }) {
  const { t } = useTranslation("civ");
  const name = useName();
  const hidden = {
    hut: player.huts - player.tokens.filter((token) => token.startsWith("hut-")).length,
    village: player.villages - player.tokens.filter((token) => token.startsWith("village-")).length,
  };
  return (
    <div className="resources">
      {facts().resources.map((code) => {
        const count = countOf(player.resources, code);
        return (
          <Thingish
            key={code}
            kind="resource"
            code={code}
            label={`${name("resource", code)}: ${count}`}
            index={index}
            className={`resource ${count === 0 ? "none" : ""}`}
          >
            <Icon name={code} size={18} className={`good-${code}`} />
            <b>{count}</b>
          </Thingish>
        );
      })}
      {keyed(player.tokens).map(({ code: token, key }) => {
        const content = token.replace(/^(hut|village)-/, "");
        return (
          <span
            key={key}
            className={`resource face-down token-${token.split("-")[0]}`}
            data-help={`token:${token}`}
            title={name("token", token)}
          >
            <Icon name={content} size={18} className={`good-${content}`} />
            <span className="sr">{name("token", token)}</span>
          </span>
        );
      })}
      {(["hut", "village"] as const)
        .filter((kind) => hidden[kind] > 0)
        .map((kind) => (
          <span
            key={kind}
            className={`resource face-down token-${kind}`}
            title={t(`hidden.${kind}`, { count: hidden[kind] })}
          >
            <Icon name={kind} size={18} />
            <b aria-hidden="true">{hidden[kind]}</b>
            <span className="sr">{t(`hidden.${kind}`, { count: hidden[kind] })}</span>
          </span>
        ))}
    </div>
  );
}
