import { IconAt } from "../ui/Icon.tsx";

const START = -135;
const SPAN = 270;

/** A point on the dial, for a part of the whole way. */
export function onDial(part: number, radius: number): { readonly x: number; readonly y: number } {
  const angle = ((START + SPAN * part - 90) * Math.PI) / 180;
  return { x: Math.cos(angle) * radius, y: Math.sin(angle) * radius };
}

/** The arc from the beginning to a part of the whole way. */
export function arc(part: number, radius: number): string {
  const from = onDial(0, radius);
  const to = onDial(Math.min(1, part), radius);
  const large = SPAN * Math.min(1, part) > 180 ? 1 : 0;
  return `M${from.x.toFixed(2)} ${from.y.toFixed(2)}A${radius} ${radius} 0 ${large} 1 ${to.x.toFixed(2)} ${to.y.toFixed(2)}`;
}

/** A dial as on the sheets: how much there is of how much, with marks on the way. */
export function Dial({
  value,
  max,
  marks,
  icon,
  label,
  size = 116,
}: {
  value: number;
  max: number;
  marks: readonly { readonly at: number; readonly text: string }[];
  icon: string;
  label: string;
  size?: number;
}) {
  return (
    <figure className={`dial dial-${icon}`}>
      <svg viewBox="-62 -62 124 114" width={size} height={(size * 114) / 124} role="img" aria-label={label}>
        <path className="dial-way" d={arc(1, 40)} />
        {value > 0 && <path className="dial-done" d={arc(value / max, 40)} />}
        {marks.map((mark) => {
          const inner = onDial(mark.at / max, 34);
          const outer = onDial(mark.at / max, 46);
          const text = onDial(mark.at / max, 54);
          return (
            <g key={mark.text} className={value >= mark.at ? "mark reached" : "mark"}>
              <line x1={inner.x} y1={inner.y} x2={outer.x} y2={outer.y} />
              <text x={text.x} y={text.y + 4}>
                {mark.text}
              </text>
            </g>
          );
        })}
        <text className="dial-value" y="8">
          {value}
        </text>
        <g className="dial-icon">
          <IconAt name={icon} x={0} y={32} size={24} />
        </g>
      </svg>
      <figcaption>{label.split(":")[0]}</figcaption>
    </figure>
  );
}
