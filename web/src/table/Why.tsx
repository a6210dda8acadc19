// Whatever carries data-why="kind:code" cannot be chosen right now, and says why when it is clicked, tapped or entered.
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../api/client.ts";
import { useTable } from "../state/store.ts";
import { Glyph } from "../ui/Glyph.tsx";
import { Named } from "./Told.tsx";

interface Asked {
  readonly thing: string;
  readonly title: string;
  readonly box: DOMRect;
}

/** The reasons of the server, or the plain fact when it has none to give. */
export function Reasons({ thing }: { thing: string }) {
  const { t } = useTranslation();
  const id = useTable((table) => table.id);
  const seat = useTable((table) => table.seat);
  const ply = useTable((table) => table.state?.ply);
  const [reasons, setReasons] = useState<readonly string[]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another ply has other reasons
  useEffect(() => {
    let gone = false;
    setReasons(undefined);
    api.why(id, seat, thing).then(
      (list) => !gone && setReasons(list.map((reason) => reason.text)),
      () => !gone && setReasons([]),
    );
    return () => {
      gone = true;
    };
  }, [id, seat, thing, ply]);
  if (!reasons) {
    return <p className="muted">{t("loading")}</p>;
  }
  return (
    <ul className="reasons">
      {(reasons.length > 0 ? reasons : [t("why.notNow")]).map((reason) => (
        <li key={reason}>
          <Named text={reason} />
        </li>
      ))}
    </ul>
  );
}

export function WhyLayer() {
  const { t } = useTranslation();
  const seat = useTable((table) => table.seat);
  const [asked, setAsked] = useState<Asked>();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (seat === "") {
      return;
    }
    const open = (target: EventTarget | null) => {
      const element = target instanceof Element ? target.closest("[data-why]") : null;
      const thing = element?.getAttribute("data-why");
      if (!element || !thing) {
        return false;
      }
      const title = element.getAttribute("aria-label") ?? "";
      setAsked((old) => (old?.thing === thing ? undefined : { thing, title, box: element.getBoundingClientRect() }));
      return true;
    };
    const click = (event: MouseEvent) => {
      if (!ref.current?.contains(event.target as Node) && !open(event.target)) {
        setAsked(undefined);
      }
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === "Escape") {
        setAsked(undefined);
      } else if ((event.key === "Enter" || event.key === " ") && event.target instanceof Element) {
        if (event.target.hasAttribute("data-why") && open(event.target)) {
          event.preventDefault();
        }
      }
    };
    document.addEventListener("click", click);
    document.addEventListener("keydown", key);
    return () => {
      document.removeEventListener("click", click);
      document.removeEventListener("keydown", key);
    };
  }, [seat]);
  if (!asked) {
    return null;
  }
  const width = Math.min(300, innerWidth - 16);
  const left = Math.max(8, Math.min(innerWidth - width - 8, asked.box.left + asked.box.width / 2 - width / 2));
  const below = asked.box.bottom + 140 < innerHeight;
  return (
    <div
      ref={ref}
      className="why"
      role="status"
      style={
        below ? { left, width, top: asked.box.bottom + 6 } : { left, width, bottom: innerHeight - asked.box.top + 6 }
      }
    >
      <button type="button" className="quiet" onClick={() => setAsked(undefined)} aria-label={t("close")}>
        <Glyph name="close" />
      </button>
      <strong>{asked.title}</strong>
      <Reasons thing={asked.thing} />
    </div>
  );
}
