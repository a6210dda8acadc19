import { select } from "d3-selection";
import { type ZoomBehavior, zoom, zoomIdentity } from "d3-zoom";
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useTranslation } from "react-i18next";
import { change, useSettings } from "../state/settings.ts";
import { Glyph } from "../ui/Glyph.tsx";
import { useFollowing } from "./following.ts";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How many pixels there are for a drawing. */
export interface Room {
  readonly across: number;
  readonly down: number;
}

/** A piece that carries `data-grab` is dragged itself; the wheel and two fingers still move the board under it. */
const isGrabbed = (event: Event) =>
  event.type === "mousedown" && event.target instanceof Element && event.target.closest("[data-grab]") !== null;

/** On screens narrower than this the whole board is too small to touch. */
const SMALL = 600;

/** How large the whole board is drawn in a picture of so many pixels. */
const drawnAt = (box: Box, across: number, down: number) => Math.min(across / box.width, down / box.height);

/** The tools of a board, with air around them. */
const TOOLS = 52;

/** What is told lies over the upper edge of a small board, so high in pixels: what is looked at stands below it. */
const TOLD = 58;

/**
 * Moves and zooms so that a part of the board fills the picture, without showing what lies beyond its edges, but for what is told
 * above it and, on a small screen, for the tools below it.
 */
export function closeUp(box: Box, part: Box, across: number, down: number) {
  const whole = drawnAt(box, across, down);
  const scale = Math.max(1, across / part.width / whole);
  const tools = across < SMALL ? TOOLS : 0;
  const [width, height, head, foot] = [across, down, TOLD, tools].map((pixels) => pixels / (whole * scale)) as [
    number,
    number,
    number,
    number,
  ];
  const within = (at: number, from: number, size: number, seen: number) =>
    seen >= size ? from + size / 2 : Math.min(Math.max(at, from + seen / 2), from + size - seen / 2);
  const x = within(part.x + part.width / 2, box.x, box.width, width);
  const y = within(part.y + (part.height - head + foot) / 2, box.y - head, box.height + head + foot, height);
  return zoomIdentity.translate(box.x + box.width / 2 - scale * x, box.y + box.height / 2 - scale * y).scale(scale);
}

/** Where the whole board leaves room for its tools: beside it, below it, or just below it if it lies at the upper edge. */
type Free = "beside" | "below" | "barely";

function freeOf(box: Box, { across, down }: Room): Free {
  const whole = drawnAt(box, across, down);
  const under = down - box.height * whole;
  return across - box.width * whole >= 2 * TOOLS || under < TOOLS ? "beside" : under < 2 * TOOLS ? "barely" : "below";
}

/** What the panels beside a board take in pixels while nothing asks them for room: the tabs, and the column of decision and log. */
const TABS = 86;
const SIDE = 370;
const DESK = 861;

/**
 * Whether a board wants the panels beside it narrower: it is drawn smaller than it wishes, and would grow with the width. It is
 * reckoned from the window, never from the room there is now, so that making room does not change the answer.
 */
export function wantsWidth(box: Box, wish: number, { across, down }: Room, folded: boolean): boolean {
  if (across < DESK) {
    return false;
  }
  const byWidth = (across - TABS - (folded ? 0 : SIDE)) / box.width;
  const byHeight = down / box.height;
  return byWidth < wish && byWidth < byHeight;
}

function askForWidth(svg: SVGSVGElement, box: Box, wish: number) {
  const table = svg.closest("main.table");
  const window = { across: innerWidth, down: svg.clientHeight };
  table?.toggleAttribute("data-tight", wantsWidth(box, wish, window, table.classList.contains("side-folded")));
}

/** Tells how much room a drawing has, before it is first painted and whenever that changes. */
function useRoom(svg: RefObject<SVGSVGElement | null>, onRoom: (room: Room) => void) {
  const tell = useRef(onRoom);
  tell.current = onRoom;
  useLayoutEffect(() => {
    const element = svg.current;
    if (!element) {
      return;
    }
    const measure = () => {
      const { clientWidth: across, clientHeight: down } = element;
      if (across > 0 && down > 0) {
        tell.current({ across, down });
      }
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [svg]);
}

/** Tells the drawing how large it is drawn: `--unit` is a pixel in its measure, `data-near` says that names fit. Costs no rendering. */
function tellScale(board: SVGGElement, pixels: number, near: number) {
  const unit = (1 / pixels).toFixed(3);
  if (pixels > 0 && board.style.getPropertyValue("--unit") !== unit) {
    board.style.setProperty("--unit", unit);
    board.toggleAttribute("data-near", pixels >= near);
  }
}

/** A drawing to look around in: drag, wheel, two fingers, arrow keys, plus and minus, and a button that shows all. */
export function Board({
  box,
  first,
  least = 0,
  near = Number.POSITIVE_INFINITY,
  wish = 0,
  label,
  defs,
  children,
  over,
  onMove,
  onRoom,
}: {
  /** What is seen when the whole board is. */
  box: Box;
  /** What a screen shows first that is too small for the whole board, by its width in pixels. */
  first?: (across: number) => Box;
  /** Drawn smaller than this the whole board cannot be read. */
  least?: number;
  /** Drawn as large as this there is room for names. */
  near?: number;
  /** Drawn smaller than this it asks the panels beside it for room. */
  wish?: number;
  label: string;
  /** Patterns and gradients, outside of what moves. */
  defs?: ReactNode;
  children: ReactNode;
  /** What floats over the drawing: cards, menus. */
  over?: ReactNode;
  /** The drawing begins to move: what is anchored to it should go. */
  onMove?: () => void;
  /** There is so much room for the drawing, now and whenever it changes. */
  onRoom?: (room: Room) => void;
}) {
  const { t } = useTranslation();
  const labels = useSettings((settings) => settings.labels);
  const svg = useRef<SVGSVGElement>(null);
  const board = useRef<SVGGElement>(null);
  const behaviour = useRef<ZoomBehavior<SVGSVGElement, unknown>>(undefined);
  const following = useFollowing(svg, behaviour, SMALL);
  const moved = useRef(onMove);
  moved.current = onMove;
  const start = useRef({ box, first, least, near });
  start.current = { box, first, least, near };
  const zoomed = useRef(1);
  const measure = () => {
    if (svg.current && board.current) {
      const { clientWidth, clientHeight } = svg.current;
      const { box: all, near: roomy } = start.current;
      tellScale(board.current, drawnAt(all, clientWidth, clientHeight) * zoomed.current, roomy);
    }
  };
  const [free, setFree] = useState<Free>("beside");
  const measuring = useRef(measure);
  measuring.current = measure;
  useRoom(svg, (room) => {
    setFree(freeOf(box, room));
    measure();
    if (svg.current) {
      askForWidth(svg.current, box, wish);
    }
    onRoom?.(room);
    following.shown();
  });
  useEffect(() => {
    if (!svg.current) {
      return;
    }
    const selection = select(svg.current);
    const zooming = zoom<SVGSVGElement, unknown>()
      .scaleExtent([0.6, 5])
      .filter((event: MouseEvent) => !event.ctrlKey && !event.button && !isGrabbed(event))
      .on("start", (event) => {
        moved.current?.();
        if (event.sourceEvent) {
          following.took();
        }
      })
      .on("end", () => board.current?.classList.remove("moving"))
      .on("zoom", (event) => {
        const { transform } = event;
        if (board.current) {
          board.current.style.transform = `translate(${transform.x}px, ${transform.y}px) scale(${transform.k})`;
        }
        // what is only pushed about need not be painted anew: it is kept as it is while it moves
        board.current?.classList.toggle("moving", zoomed.current === transform.k && event.sourceEvent !== null);
        if (zoomed.current !== transform.k) {
          zoomed.current = transform.k;
          measuring.current();
        }
      });
    selection.call(zooming).on("dblclick.zoom", null);
    behaviour.current = zooming;
    const { clientWidth, clientHeight } = svg.current;
    const { first: part, box: all, least } = start.current;
    if (clientWidth > 0 && (clientWidth < SMALL || drawnAt(all, clientWidth, clientHeight) < least)) {
      const seen = part?.(clientWidth);
      if (seen) {
        selection.call(zooming.transform, closeUp(all, seen, clientWidth, clientHeight));
      }
    }
    return () => {
      selection.on(".zoom", null);
    };
  }, [following.took]);

  const scale = (factor: number) => svg.current && behaviour.current?.scaleBy(select(svg.current), factor);
  const whole = () => svg.current && behaviour.current?.transform(select(svg.current), zoomIdentity);
  const keys = (event: KeyboardEvent) => {
    const delta = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[event.key];
    if (delta && svg.current && behaviour.current) {
      event.preventDefault();
      behaviour.current.translateBy(select(svg.current), -delta[0]! * 40, -delta[1]! * 40);
    } else if (event.key === "+" || event.key === "=") {
      scale(1.3);
    } else if (event.key === "-") {
      scale(1 / 1.3);
    } else if (event.key === "0") {
      whole();
    }
  };
  return (
    <div className="map" data-guide="map">
      <svg
        ref={svg}
        className="map-svg"
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        preserveAspectRatio={free === "barely" ? "xMidYMin" : "xMidYMid"}
        role="group"
        aria-label={label}
        onKeyDown={keys}
      >
        {defs}
        <g ref={board}>{children}</g>
      </svg>
      <div className={`map-tools ${free}`}>
        <button
          type="button"
          className="wide-only"
          onClick={() => change({ labels: !labels })}
          aria-pressed={labels}
          aria-label={t("map.labels")}
          title={`${t("map.labels")} (C)`}
        >
          <Glyph name="labels" />
        </button>
        <button type="button" onClick={() => scale(1.4)} aria-label={t("map.in")}>
          +
        </button>
        <button type="button" onClick={() => scale(1 / 1.4)} aria-label={t("map.out")}>
          −
        </button>
        <button type="button" onClick={whole} aria-label={t("map.fit")} title={t("map.fit")}>
          <Glyph name="fit" />
        </button>
      </div>
      {over}
    </div>
  );
}
