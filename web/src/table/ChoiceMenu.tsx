import { useEffect, useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Choice } from "../api/types.ts";
import { choose } from "../state/commands.ts";
import { ChoiceLabel } from "./ChoiceLabel.tsx";
import { keepBeside } from "./nearby.ts";

export interface MenuAt {
  readonly title: string;
  /** What the thing does: whoever has no mouse could not read it anywhere else before he chooses. */
  readonly text?: string;
  readonly choices: readonly Choice[];
  /** What they concern: the menu lies beside it, and on narrower screens rises from below. */
  readonly anchor: Element;
  /** What to do with what was chosen, if it is more than to make that choice. */
  readonly choose?: (choice: Choice) => void;
  /** What else a press on the thing does while there is nothing to choose: it does not get lost when there is. */
  readonly also?: Also | undefined;
}

export interface Also {
  readonly label: string;
  readonly act: () => void;
}

/** When several choices concern one thing, they are listed beside it. */
export function ChoiceMenu({ menu, onClose }: { menu: MenuAt; onClose: () => void }) {
  const { t } = useTranslation();
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (ref.current ? keepBeside(ref.current, menu.anchor) : undefined), [menu.anchor]);
  useEffect(() => {
    const before = document.activeElement;
    ref.current?.querySelector("button")?.focus({ preventScroll: true });
    const outside = (event: PointerEvent) => {
      if (!ref.current?.contains(event.target as Node)) {
        onClose();
      }
    };
    document.addEventListener("pointerdown", outside);
    return () => {
      document.removeEventListener("pointerdown", outside);
      if (before instanceof HTMLElement || before instanceof SVGElement) {
        before.focus({ preventScroll: true });
      }
    };
  }, [onClose]);
  const { also } = menu;
  return (
    <div
      ref={ref}
      className="menu"
      role="menu"
      tabIndex={-1}
      aria-label={t("menu.name", { thing: menu.title })}
      onKeyDown={(event) => {
        const items = [...(ref.current?.querySelectorAll("button") ?? [])];
        const at = items.indexOf(document.activeElement as HTMLButtonElement);
        if (event.key === "Escape") {
          onClose();
        } else if (event.key === "ArrowDown") {
          items[(at + 1) % items.length]?.focus();
        } else if (event.key === "ArrowUp") {
          items[(at - 1 + items.length) % items.length]?.focus();
        } else {
          return;
        }
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <div className="menu-title">{menu.title}</div>
      {menu.text && <div className="menu-text">{menu.text}</div>}
      {menu.choices.map((choice) => (
        <button
          type="button"
          key={choice.code}
          role="menuitem"
          className={choice.loss || choice.fight ? "danger" : ""}
          data-code={choice.code}
          data-preview={choice.code}
          onClick={() => {
            onClose();
            if (menu.choose) {
              menu.choose(choice);
            } else {
              void choose(choice);
            }
          }}
        >
          <ChoiceLabel choice={choice} />
        </button>
      ))}
      {also && (
        <button
          type="button"
          role="menuitem"
          data-code="also"
          onClick={() => {
            onClose();
            also.act();
          }}
        >
          {also.label}
        </button>
      )}
    </div>
  );
}
