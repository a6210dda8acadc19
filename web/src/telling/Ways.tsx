import { useEffect, useRef } from "react";
import { still, useSettings } from "../state/settings.ts";
import { IconAt } from "../ui/Icon.tsx";
import { shapeOf } from "../ui/Seat.tsx";
import type { Journey } from "./journeys.ts";
import type { Scene } from "./scenes.ts";
import { millisOf } from "./teller.ts";

/** The part of its scene that a figure is on its way; then it stands at its goal. */
const WALKING = 0.62;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a space is drawn, measured in the layer; nothing if no map shows it now. */
function middleOf(place: string, layer: DOMRect): (Point & { readonly size: number }) | undefined {
  const name = CSS.escape(place);
  const drawn = document.querySelector(`[data-space="${name}"], [data-square="${name}"]`);
  const box = drawn?.getBoundingClientRect();
  return box && box.width > 0
    ? {
        x: box.left + box.width / 2 - layer.left,
        y: box.top + box.height / 2 - layer.top,
        size: Math.min(box.width, box.height),
      }
    : undefined;
}

/** Eased, so that a figure sets off and arrives gently. */
const eased = (share: number) => (share < 0.5 ? 2 * share * share : 1 - (2 - 2 * share) ** 2 / 2);

/**
 * Ways and places of a scene, drawn over whatever map is shown. All it knows of the map is where its spaces are, asked anew for
 * every frame: the map may be moved meanwhile.
 */
export function Ways({ scene }: { scene: Scene }) {
  const layer = useRef<SVGSVGElement>(null);
  const pace = useSettings((settings) => settings.telling);
  useEffect(() => {
    const svg = layer.current;
    if (!svg) {
      return;
    }
    const begin = performance.now();
    const lasts = millisOf(pace === "fast" ? "fast" : "calm", 1) * WALKING;
    let frame = 0;
    const draw = (now: number) => {
      const share = still() ? 1 : Math.min(1, Math.max(0, (now - begin) / lasts));
      place(svg, scene, eased(share));
      frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [scene, pace]);
  return (
    <svg ref={layer} className="ways" aria-hidden="true" focusable="false">
      {scene.places.map((code) => (
        <circle key={code} className="way-place" data-place={code} />
      ))}
      {scene.journeys.map((way) => (
        <g key={keyOf(way)} className={`way side-${way.side}`} data-from={way.from} data-to={way.to}>
          <line className="way-line" />
          <g className="way-figure">
            <path className="side-fill" d={shapeOf(way.side)} transform="scale(2.600)" />
            <IconAt name={way.kind} x={0} y={0} size={19} className="way-icon" />
            {way.number > 1 && (
              <text x="15" y="-9" className="way-number">
                {way.number}
              </text>
            )}
          </g>
        </g>
      ))}
    </svg>
  );
}

const keyOf = ({ side, kind, from, to }: Journey) => [side, kind, from, to].join(" ");

function place(svg: SVGSVGElement, scene: Scene, share: number) {
  const box = svg.getBoundingClientRect();
  for (const circle of svg.querySelectorAll<SVGCircleElement>(".way-place")) {
    const at = middleOf(circle.dataset.place ?? "", box);
    circle.style.display = at ? "" : "none";
    if (at) {
      circle.setAttribute("cx", String(at.x));
      circle.setAttribute("cy", String(at.y));
      circle.setAttribute("r", String(at.size * 0.46));
    }
  }
  const ways = svg.querySelectorAll<SVGGElement>(".way");
  scene.journeys.forEach((way, i) => {
    const group = ways[i]!;
    const [from, to] = [middleOf(way.from, box), middleOf(way.to, box)];
    group.style.display = from && to ? "" : "none";
    if (from && to) {
      go(group, from, to, share);
    }
  });
}

function go(group: SVGGElement, from: Point, to: Point, share: number) {
  const line = group.querySelector("line")!;
  const at = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  line.setAttribute("x1", String(from.x));
  line.setAttribute("y1", String(from.y));
  line.setAttribute("x2", String(to.x));
  line.setAttribute("y2", String(to.y));
  group.querySelector(".way-figure")?.setAttribute("transform", `translate(${at.x} ${at.y})`);
}
