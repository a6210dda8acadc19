/** Small signs of the interface, drawn here because fonts disagree about them. */
const PATHS = {
  play: "M4 2.500v11l9-5.500z",
  pause: "M3.500 2.500h3v11h-3zM9.500 2.500h3v11h-3z",
  next: "M3 2.500v11l7-5.500zM11 2.500h2.500v11H11z",
  back: "M13 2.500v11L6 8zM2.500 2.500H5v11H2.500z",
  last: "M1.500 3v10L7 8zM7 3v10l5.500-5zM12.500 3h2v10h-2z",
  first: "M14.500 3v10L9 8zM9 3v10L3.500 8zM1.500 3h2v10h-2z",
  close:
    "M3.300 2 8 6.700 12.700 2 14 3.300 9.300 8l4.700 4.700-1.300 1.300L8 9.300 3.300 14 2 12.700 6.700 8 2 3.300z",
  undo: "M6.500 2v3H9a5 5 0 0 1 0 10H4v-2h5a3 3 0 0 0 0-6H6.500v3L1.500 6z",
  check: "M13.300 3 6.500 9.800 2.700 6 1.300 7.400l5.200 5.200L14.700 4.400z",
  clock:
    "M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1zm0 1.800a5.200 5.200 0 1 0 0 10.400A5.200 5.200 0 0 0 8 2.800zM7.200 4h1.600v3.600l2.600 1.600-.8 1.300-3.400-2.100z",
  fit: "M2 2h5v1.800H3.800V7H2zM9 2h5v5h-1.800V3.800H9zM2 9h1.800v3.200H7V14H2zM12.200 9H14v5H9v-1.800h3.200z",
  sun: "M8 4.500a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7zM7.200.8h1.600v2.400H7.200zM7.200 12.800h1.600v2.400H7.200zM.8 7.200h2.400v1.600H.8zM12.800 7.200h2.400v1.600h-2.400zM2.300 3.400l1.100-1.100 1.700 1.700L4 5.100zM10.900 12l1.100-1.100 1.700 1.700-1.100 1.100zM12 5.100 10.900 4l1.700-1.700 1.100 1.100zM3.400 13.700l-1.100-1.100L4 10.900 5.100 12z",
  moon: "M6.200 1.500A6.800 6.800 0 1 0 14.500 9.800 5.600 5.600 0 0 1 6.200 1.500z",
  computer: "M1.500 2h13v9h-13zM3.100 3.600v5.800h9.800V3.600zM4.500 12.400h7V14h-7z",
  warning: "M8 1.200 15.300 14.500H.7zM7.200 5.800v4.400h1.600V5.800zM7.200 11.300v1.600h1.600v-1.600z",
  more: "M2 6.700h2.600v2.600H2zM6.700 6.700h2.600v2.600H6.700zM11.400 6.700H14v2.600h-2.600z",
} as const;

export function Glyph({ name, size = 14 }: { name: keyof typeof PATHS; size?: number }) {
  return (
    <svg className="glyph" width={size} height={size} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path fill="currentColor" d={PATHS[name]} />
    </svg>
  );
}
