// Help on everything: whatever carries data-help="kind:code" explains itself on hover, focus or a long press.
import { useEffect, useState } from "react";
import { useGame, useTable } from "../state/table.ts";
import type { GameUi } from "../table/GameUi.ts";

interface Tip {
  readonly key: string;
  readonly box: DOMRect;
}

const DELAY = 350;
const PRESS = 450;

export function HelpLayer() {
  const [tip, setTip] = useState<Tip>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const owner = (event: Event) => (event.target instanceof Element ? event.target.closest("[data-help]") : null);
    const show = (element: Element | null, delay: number) => {
      clearTimeout(timer);
      if (!element) {
        setTip(undefined);
        return;
      }
      const key = element.getAttribute("data-help") ?? "";
      timer = setTimeout(() => setTip({ key, box: element.getBoundingClientRect() }), delay);
    };
    const over = (event: PointerEvent) => event.pointerType === "mouse" && show(owner(event), DELAY);
    const focus = (event: FocusEvent) =>
      event.target instanceof Element && event.target.matches(":focus-visible") && show(owner(event), DELAY);
    const down = (event: PointerEvent) => {
      if (event.pointerType === "mouse") {
        show(null, 0);
      } else {
        setTip(undefined);
        show(owner(event), PRESS);
      }
    };
    const stop = () => clearTimeout(timer);
    const away = () => show(null, 0);
    const key = (event: KeyboardEvent) => event.key === "Escape" && away();
    const menu = (event: Event) => owner(event) && event.preventDefault();
    document.addEventListener("pointerover", over);
    document.addEventListener("focusin", focus);
    document.addEventListener("focusout", away);
    document.addEventListener("pointerdown", down);
    document.addEventListener("pointerup", stop);
    document.addEventListener("pointercancel", stop);
    document.addEventListener("keydown", key);
    document.addEventListener("wheel", away, { passive: true });
    document.addEventListener("contextmenu", menu);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("pointerover", over);
      document.removeEventListener("focusin", focus);
      document.removeEventListener("focusout", away);
      document.removeEventListener("pointerdown", down);
      document.removeEventListener("pointerup", stop);
      document.removeEventListener("pointercancel", stop);
      document.removeEventListener("keydown", key);
      document.removeEventListener("wheel", away);
      document.removeEventListener("contextmenu", menu);
    };
  }, []);
  return tip ? <TipBox tip={tip} /> : null;
}

function TipBox({ tip }: { tip: Tip }) {
  const texts = useTable((table) => table.texts);
  const ui = useGame();
  const parts = explain(tip.key, texts, ui.helpKeys);
  if (parts.length === 0) {
    return null;
  }
  const width = Math.min(320, innerWidth - 16);
  const left = Math.max(8, Math.min(innerWidth - width - 8, tip.box.left + tip.box.width / 2 - width / 2));
  const below = tip.box.bottom + 150 < innerHeight || tip.box.top < 150;
  return (
    <div
      className="tip"
      role="tooltip"
      style={below ? { left, width, top: tip.box.bottom + 6 } : { left, width, bottom: innerHeight - tip.box.top + 6 }}
    >
      {parts.map((part) => (
        <div key={part.name}>
          <strong>{part.name}</strong>
          {part.text && <p>{part.text}</p>}
        </div>
      ))}
    </div>
  );
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
