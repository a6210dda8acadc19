// Help on everything: whatever carries data-help="kind:code" explains itself on hover, on focus, on a long press, and when
// "?" is pressed while it has the focus. With data-preview="code" it also tells what that choice would cost and change.
import { useEffect, useRef, useState } from "react";
import { myDecision, useGame, useTable } from "../state/store.ts";
import { Foresight } from "./Foresight.tsx";
import type { GameUi } from "./GameUi.ts";

interface Tip {
  readonly key: string;
  readonly code: string;
  readonly box: DOMRect;
}

const DELAY = 350;
/** A board is full of things the pointer only passes over. */
const BOARD_DELAY = 900;
const PRESS = 450;
/** How much of a text fits on a line of the help, and how high a line is. */
const LETTERS = 42;
const LINE = 21;
const OWNERS = "[data-help], [data-preview]";

const tipOf = (element: Element): Tip => ({
  key: element.getAttribute("data-help") ?? "",
  code: element.getAttribute("data-preview") ?? "",
  box: element.getBoundingClientRect(),
});

export function HelpLayer() {
  const [tip, explainNow] = useState<Tip>();
  const forget = useRef(() => {});
  useEffect(() => {
    // most of the time there is nothing to take away
    let shown = false;
    const setTip = (next: Tip | undefined) => {
      if (next || shown) {
        shown = next !== undefined;
        explainNow(next);
      }
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    let owned: Element | null = null;
    let entered: Element | null = null;
    const owner = (event: Event) => (event.target instanceof Element ? event.target.closest(OWNERS) : null);
    const show = (element: Element | null, delay: number, then = () => {}) => {
      clearTimeout(timer);
      // what was explained before must not lie over what is pointed at now
      if (!element || element !== owned) {
        setTip(undefined);
        owned = element;
      }
      if (!element) {
        return;
      }
      timer = setTimeout(() => {
        if (element.isConnected) {
          setTip(tipOf(element));
          then();
        }
      }, delay);
    };
    const away = () => show(null, 0);
    forget.current = away;
    const listeners: { readonly [K in keyof DocumentEventMap]?: (event: DocumentEventMap[K]) => void } = {
      // What comes under a pointer that rests is not pointed at: a new page, a new list. It has to be moved first.
      pointerover: (event) => {
        if (event.pointerType === "mouse") {
          entered = owner(event);
          if (entered !== owned) {
            away();
          }
        }
      },
      pointermove: (event) => {
        if (event.pointerType === "mouse" && entered) {
          show(entered, entered instanceof SVGElement ? BOARD_DELAY : DELAY);
          entered = null;
        }
      },
      pointerdown: (event) => {
        pressed = false;
        setTip(undefined);
        if (event.pointerType === "mouse") {
          away();
        } else {
          show(owner(event), PRESS, () => {
            pressed = true;
          });
        }
      },
      pointerup: () => clearTimeout(timer),
      pointercancel: () => clearTimeout(timer),
      focusin: (event) => {
        if (event.target instanceof Element && event.target.matches(":focus-visible")) {
          show(owner(event), DELAY);
        }
      },
      focusout: () => {
        // what a finger has asked for stays until the next touch
        if (!pressed) {
          away();
        }
      },
      keydown: (event) => {
        if (event.key === "Escape") {
          away();
        } else if (event.key === "?" && document.activeElement?.matches(OWNERS)) {
          setTip(tipOf(document.activeElement));
        }
      },
      wheel: away,
      contextmenu: (event) => {
        if (owner(event)) {
          event.preventDefault();
        }
      },
    };
    // a long press asks for help; letting go must not choose
    const click = (event: MouseEvent) => {
      if (pressed) {
        pressed = false;
        event.preventDefault();
        event.stopPropagation();
      }
    };
    for (const [name, listener] of Object.entries(listeners)) {
      document.addEventListener(name, listener as EventListener, { passive: name === "wheel" });
    }
    document.addEventListener("click", click, true);
    const moved = () => setTip(undefined);
    document.addEventListener("scroll", moved, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const [name, listener] of Object.entries(listeners)) {
        document.removeEventListener(name, listener as EventListener);
      }
      document.removeEventListener("click", click, true);
      document.removeEventListener("scroll", moved, { capture: true });
    };
  }, []);
  // other choices, other things: nothing that was explained is where it was
  const scene = useTable((table) => `${table.state?.ply} ${table.verb} ${table.tab} ${table.doubtful?.code}`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the scene changes
  useEffect(() => forget.current(), [scene]);
  return tip ? <TipBox tip={tip} /> : null;
}

function TipBox({ tip }: { tip: Tip }) {
  const texts = useTable((table) => table.texts);
  const ui = useGame();
  // beside a preview, a bare name says nothing new
  const parts = explain(tip.key, texts, ui.helpKeys).filter((part) => part.text !== "" || tip.code === "");
  const loss = useTable(
    (table) => myDecision(table.state)?.choices.find((choice) => choice.code === tip.code)?.loss ?? "",
  );
  const width = Math.min(320, innerWidth - 16);
  const left = Math.max(8, Math.min(innerWidth - width - 8, tip.box.left + tip.box.width / 2 - width / 2));
  const tall = heightOf(parts);
  const below = tip.box.bottom + tall < innerHeight || tip.box.top < tall;
  const beside = tip.box.right > innerWidth - 40 && tip.box.left > width + 20;
  return (
    <div
      className="tip"
      role="tooltip"
      style={
        beside
          ? { right: innerWidth - tip.box.left + 10, maxWidth: width, top: Math.min(tip.box.top, innerHeight - 170) }
          : below
            ? { left, width, top: Math.max(8, Math.min(tip.box.bottom + 6, innerHeight - tall - 8)) }
            : { left, width, bottom: innerHeight - tip.box.top + 6 }
      }
    >
      {loss && <p className="loss">{loss}</p>}
      {tip.code && <Foresight code={tip.code} />}
      {parts.map((part) => (
        <div key={part.name}>
          <strong>{part.name}</strong>
          {part.text && <p>{part.text}</p>}
        </div>
      ))}
    </div>
  );
}

/** About how tall a help with these parts is; never less than what a preview may need. */
export function heightOf(parts: readonly { readonly text: string }[]): number {
  const lines = parts.reduce((sum, { text }) => sum + 1 + Math.ceil(text.length / LETTERS), 0);
  return Math.max(150, lines * LINE + 30);
}

/** Names and texts for a key: both halves of a card, or the thing itself. Several keys are joined by blanks. */
export function explain(
  keys: string,
  texts: ReadonlyMap<string, { name: string; text: string }>,
  others?: GameUi["helpKeys"],
) {
  return keys
    .split(" ")
    .flatMap((key) => {
      const [kind, code] = key.split(":");
      return (others?.(kind ?? "", code ?? "") ?? [key]).map((other) => texts.get(other));
    })
    .filter((text) => text !== undefined);
}
