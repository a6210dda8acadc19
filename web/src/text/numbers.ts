import { i18n, numberFormat } from "./i18n.ts";

/** A number as the viewer's language writes it: 13.5 is 13,5 in Russian. */
export function written(value: number, most = 1): string {
  return numberFormat(i18n.language, most).format(value);
}

/** With its sign, a true minus among them: +2, −1. */
export function signed(value: number): string {
  return value < 0 ? `−${written(-value)}` : `+${written(value)}`;
}
