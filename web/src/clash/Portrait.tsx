import { IconAt } from "../ui/Icon.tsx";
import { originOf } from "./people.ts";
import { BUST, COLLAR, EYES, faceOf, HAIR, HEAD, headdressOf, isLongHaired } from "./portraits.ts";

/** A leader as a medallion in the colour of his side, with his sign. Inside of another drawing, around the origin, 64 wide. */
export function Medallion({ leader }: { leader: string }) {
  const headdress = headdressOf(originOf(leader)?.id ?? "");
  const face = faceOf(leader);
  return (
    <g className="medallion" data-leader={leader}>
      <circle className="medal" r="31" />
      <g>
        {headdress.back && <path className="medal-back" d={headdress.back} />}
        {isLongHaired(leader) && <path className="medal-back" d={HAIR} />}
        <path className="medal-figure" d={BUST} />
        <path className="medal-line" d={COLLAR} />
        <path className="medal-figure" d={HEAD} />
        <path className="medal-line" d={EYES} />
        {face && <path className="medal-beard" d={face} />}
        <path className="medal-figure edge" d={headdress.front} />
        {headdress.lines && <path className="medal-line" d={headdress.lines} />}
      </g>
      <g transform="translate(20 20)">
        <circle className="medal-badge" r="12.500" />
        <IconAt name={leader} x={0} y={0} size={18} className="medal-sign" />
      </g>
    </g>
  );
}

/** The same as a picture of its own. Decoration only: the name stands beside it. */
export function Portrait({ leader, size = 64 }: { leader: string; size?: number }) {
  return (
    <svg className="portrait" width={size} height={size} viewBox="-33 -33 66 66" aria-hidden="true" focusable="false">
      <Medallion leader={leader} />
    </svg>
  );
}
