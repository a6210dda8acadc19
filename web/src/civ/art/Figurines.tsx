// Armies and scouts as figures before the shield of their player: his colour and his shape.
const LIT = "var(--art-sail)";
const CLOAK = "color-mix(in srgb, var(--side) 48%, var(--art-sail))";

export function Figurines() {
  return (
    <>
      <symbol id="figure-armies" viewBox="0 0 48 56">
        <g stroke="var(--art-edge)" strokeWidth="1.500" strokeLinejoin="round">
          <path fill={LIT} d="M37 3 40 9 38.500 10V54H35.500V10L34 9Z" />
          <path fill={CLOAK} d="M12 54Q10 32 24 26 38 32 36 54Z" />
          <circle cx="24" cy="18" r="8" fill={LIT} />
          <path fill={CLOAK} d="M15 18Q14 8 24 8T33 18H27L24 22 21 18ZM24 8Q20 2 30 2 36 4 33 12 30 7 24 8Z" />
          <path fill={LIT} d="M7 28H25V40Q24 50 16 53 8 50 7 40Z" />
          <path fill="var(--side)" d="M11 32H21V40Q20 46 16 48 12 46 11 40Z" />
        </g>
      </symbol>
      <symbol id="figure-scouts" viewBox="0 0 48 56">
        <g stroke="var(--art-edge)" strokeWidth="1.500" strokeLinejoin="round">
          <path fill={LIT} d="M38 12H41L39 54H36Z" />
          <path fill={CLOAK} d="M8 28Q8 24 12 24H20V42H12Q8 42 8 38Z" />
          <path fill={LIT} d="M15 54 17 30Q24 23 31 30L34 54H27L24 44 21 54Z" />
          <circle cx="24" cy="18" r="7" fill={LIT} />
          <path fill={CLOAK} d="M10 15Q24 9 38 15 31 16 31 12 30 5 24 5T17 12Q17 16 10 15Z" />
        </g>
      </symbol>
    </>
  );
}
