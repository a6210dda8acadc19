const UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;
const OLD = 7 * 86_400;

/** How long ago something was, as people say it; the day itself when it is more than a week. */
export function ago(then: Date, now: Date, language: string): string {
  const seconds = Math.max(0, (now.getTime() - then.getTime()) / 1000);
  if (seconds > OLD) {
    return new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(then);
  }
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  for (const [unit, length] of UNITS) {
    if (seconds >= length) {
      return words.format(-Math.floor(seconds / length), unit);
    }
  }
  return words.format(0, "second");
}
