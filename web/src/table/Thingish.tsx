import { type ReactNode, useCallback, useState } from "react";
import type { Choice } from "../api/types.ts";
import { choose } from "../state/commands.ts";
import { myDecision, useTable } from "../state/store.ts";
import { useText } from "../text/names.ts";
import { type Also, ChoiceMenu, type MenuAt } from "./ChoiceMenu.tsx";
import { asksOneThing, isDangerous } from "./choices.ts";

/**
 * Something on the table outside the map: lit and a button when a choice concerns it, else it says why there is none. With
 * an empty help it needs no explanation at all. What can be chosen is offered; it is done at once only if the player has
 * said before what he wants to do, or if nothing else is asked, and if it can be taken back.
 */
export function Thingish({
  kind,
  code,
  label,
  index,
  className,
  help,
  also,
  children,
}: {
  kind: string;
  code: string;
  label: string;
  index: ReadonlyMap<string, Choice[]>;
  className: string;
  help?: string;
  /** What is offered beside the choices. */
  also?: Also | undefined;
  children: ReactNode;
}) {
  const [menu, setMenu] = useState<MenuAt>();
  const choices = index.get(`${kind}:${code}`);
  const meant = useTable(({ verb, state, ui }) => verb !== "" || asksOneThing(myDecision(state), ui.closing));
  const close = useCallback(() => setMenu(undefined), []);
  const text = useText();
  const about = help ?? `${kind}:${code}`;
  if (!choices) {
    return (
      <div
        className={className}
        data-help={about}
        {...(help === "" ? {} : { "data-why": `${kind}:${code}` })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its help has to be reachable by keyboard
        tabIndex={0}
        role="group"
        aria-label={label}
      >
        {children}
      </div>
    );
  }
  return (
    <>
      <button
        type="button"
        className={`${className} can ${isDangerous(choices) ? "danger" : ""}`}
        data-help={about}
        data-thing={`${kind}:${code}`}
        {...(choices.length === 1 ? { "data-preview": choices[0]!.code } : {})}
        onClick={(event) =>
          choices.length === 1 && meant && !choices[0]!.reveals
            ? choose(choices[0]!)
            : setMenu({
                choices,
                anchor: event.currentTarget,
                title: label,
                text: help === "" ? "" : text(kind, code),
                also,
              })
        }
      >
        {choices.length === 1 && <span className="sr">{choices[0]!.label}: </span>}
        {children}
      </button>
      {menu && <ChoiceMenu menu={menu} onClose={close} />}
    </>
  );
}
