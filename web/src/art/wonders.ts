// The wonders of both games that are alike enough to share a drawing, each in a box of 26 around the origin.
import type { Drawing } from "./figures.ts";

export const WONDERS: Readonly<Record<string, Drawing>> = {
  "great-pyramid": [
    { tone: "gold", d: "M-2-12 11 11H-13z" },
    { tone: "gold-deep", d: "M-2-12 11 11H2z" },
    {
      tone: "line",
      d: "M-7.500 1h7.800l.4 1.200H-8.200zM-10 6H1.200l.4 1.200H-10.600zM-5-3.500h4.200l.4 1.200h-5.200z",
    },
    { tone: "gold", d: "M8 3 13 11H4z" },
  ],
  "great-gardens": [
    { tone: "granite", d: "M-13 6h26v5h-26zM-9.500 0h19v6h-19zM-6-6H6v6H-6z" },
    { tone: "granite-deep", d: "M7 6h6v5H7zM4.500 0h5v6h-5zM2.500-6H6v6H2.500z" },
    {
      tone: "leaf",
      d: "M-6-5.500q-1-5.500 3-6 1-2.500 3.500-1.500Q5-12 5-9q2 1 1 3.500zM-10.500.5q0-4 3.500-4 1 4-1 4zM6 .5q1-4 4-3 1.500 3-.5 3zM-13.500 6.500q0-4 3.500-3.500 1.500 3.500-.5 3.500zM9.500 6.500q1-4 4-3 1 3-.5 3z",
    },
    {
      tone: "leaf-deep",
      d: "M-4.500.5q2 3.500 4 0 2 3.500 4 0zM-9 6.500q2 4 4.500 0 2 4 4.500 0 2 4 4.500 0 2 3.500 4 0z",
    },
    { tone: "wave", d: "M-.6-5h1.200V6H-.6z" },
  ],
  "great-library": [
    { tone: "gold", d: "M-13-4.500 0-12.500 13-4.500v2h-26z" },
    { tone: "stone", d: "M-11-2.500h22V9h-22z" },
    { tone: "line", d: "M-8.500-.5h4.600v8h-4.600zM-2.300-.5h4.600v8h-4.600zM3.900-.5h4.600v8H3.900z" },
    {
      tone: "gold",
      d: "M-8 .5h1.500V7H-8zM-6 1.500h1.500V7H-6zM-1.700 1.500h1.500V7h-1.500zM.4.5H2V7H.4zM4.500.5H6V7H4.500zM6.500 1.500H8V7H6.500z",
    },
    { tone: "granite", d: "M-13 9h26v2.500h-26z" },
  ],
  "great-lighthouse": [
    { tone: "granite", d: "M-9 7H9v4.500H-9zM-6 0H6l1 7H-7zM-3.800-6.500h7.600L5 0H-5z" },
    { tone: "granite-deep", d: "M3 7h6v4.500H3zM1.500 0H6l1 7H2zM1-6.500h2.800L5 0H1.300z" },
    { tone: "gold", d: "M-2.500-11h5v4.500h-5zM-4-12.500-12.500-14v6L-4-7.500zM4-12.500 12.500-14v6L4-7.500z" },
    { tone: "line", d: "M-4-12.500 0-14.500l4 2H4.500V-11h-9v-1.500zM-1.300 11.500V8.500Q0 7 1.300 8.500v3z" },
  ],
  "great-mausoleum": [
    { tone: "granite", d: "M-13 7.500h26v4h-26zM-11 4.500h22v3h-22z" },
    {
      tone: "stone",
      d: "M-9.500-3.500h19v2h-19zM-9-1.500h2.800v6H-9zM-4.500-1.500h2.800v6h-2.800zM1.700-1.500h2.800v6H1.700zM6.200-1.500H9v6H6.200z",
    },
    { tone: "line", d: "M-1.300-1.500h2.600v6h-2.600z" },
    { tone: "gold", d: "M-10.500-3.500-2.500-10.500h5L10.500-3.500z" },
    { tone: "gold-deep", d: "M2.500-10.500 10.500-3.500H3.500L1-10.500zM-2-13.500h4v3h-4z" },
  ],
  "great-statue": [
    { tone: "granite", d: "M-9 7.500H9v4H-9z" },
    { tone: "gold", d: "M-4.500 7.500-3-3Q0-5.500 3-3L4.500 7.500zM-.2-10.500a3 3 0 1 1 0 6 3 3 0 1 1 0-6z" },
    {
      tone: "gold-deep",
      d: "M1-4.500Q2.500-4 3-3L4.500 7.500H1zM3-2.500 7.500-8.500 9-7.500 4 0zM-3-2.500-7 2-5.800 3.200-2.500.5z",
    },
    { tone: "line", d: "M-3.200-9.500l-1-3.500 2.200 1.700L0-14l1.600 2.700 2.200-1.700-.8 3.500z" },
    { tone: "glow", d: "M8-14q3 3 .8 5.500-3-.5-.8-5.500z" },
  ],
  "great-wall": [
    { tone: "leaf-deep", d: "M-13 11.500Q-8 1 0 5 8 9 13-1v12.500z" },
    {
      tone: "granite",
      d: "M-13 3-11 3v2h2V2.500h2V4.500h2V3.500l2 .5v2l2 .7v-2l2 .5v2l2 .3V5h2v2l2-.8v-2l2-1v2l2-1.500v6L-13 10z",
    },
    {
      tone: "granite",
      d: "M-9.500-8h2v2h1.700v-2h2v2H-2v-2H0V6H-9.500zM4-12h1.700v1.700H7.300V-12H9v1.700h1.600V-12h1.700V5H4z",
    },
    { tone: "granite-deep", d: "M-3-6H0V6h-3zM9.500-10.300h2.800V5H9.500z" },
    { tone: "line", d: "M-6-2.500h2v4h-2zM6.500-6.500h2v4h-2z" },
  ],
  "great-arena": [
    { tone: "granite", d: "M-13-3Q-13-9.500 0-9.500T13-3V6Q13 11.500 0 11.500T-13 6z" },
    { tone: "granite-deep", d: "M5-9.100Q13-8 13-3V6Q13 10 5 11.100z" },
    { tone: "gold", d: "M-10.500-3.500Q-10.500-7.300 0-7.300t10.500 3.800Q10.500.2 0 .2T-10.500-3.500z" },
    {
      tone: "line",
      d: "M-10.800 7.200V4q1.200-1.800 2.400.3v3.700zM-6.300 9V5.500q1.300-1.800 2.600.2v3.700zM-1.400 9.600V6Q0 4 1.400 6v3.600zM3.700 9.400V5.700q1.300-2 2.600-.2V9zM8.400 8V4.300q1.200-2.100 2.400-.3v3.200z",
    },
  ],
  wonder: [
    { tone: "gold", d: "M-13-4 0-12 13-4v2h-26z" },
    { tone: "stone", d: "M-10-2h3v11h-3zM-4.500-2h3v11h-3zM1.500-2h3v11h-3zM7-2h3v11H7z" },
    { tone: "granite", d: "M-13 9h26v2.500h-26z" },
  ],
};
