// Drawings from elsewhere say where their lines run to a thousandth of a unit, of which 512 make twenty pixels: a tenth is enough,
// and a third less to load. Used when the page is built.

const NUMBER = /-?(?:\d*\.\d+|\d+\.?)(?:e-?\d+)?/y;

/** The arguments of an arc are seven, of which the fourth and the fifth are flags and may be written without anything between. */
const isFlag = (command: string, which: number) => command.toLowerCase() === "a" && [3, 4].includes(which % 7);

/** A number as short as a path may write it: `-.5`. */
const short = (value: number) =>
  (Math.round(value * 10) / 10)
    .toString()
    .replace(/^(-?)0\./, "$1.")
    .replace(/^-0$/, "0");

/** The arguments of one command, one by one. */
function* argumentsOf(command: string, text: string): Generator<string> {
  let which = 0;
  for (let at = 0; at < text.length; ) {
    if (/[\s,]/.test(text[at]!)) {
      at++;
    } else if (isFlag(command, which++)) {
      yield text[at++]!;
    } else {
      NUMBER.lastIndex = at;
      const found = NUMBER.exec(text);
      if (!found) {
        throw new Error(`no number in a path: ${text.slice(at, at + 20)}`);
      }
      yield short(Number(found[0]));
      at = NUMBER.lastIndex;
    }
  }
}

/** Whether two numbers may stand side by side without a space. */
const areApart = (left: string, right: string) =>
  left === "" || right.startsWith("-") || (right.startsWith(".") && left.includes("."));

/** The data of a path, rounded to a tenth. */
export function rounded(path: string): string {
  let out = "";
  for (const [, command, text] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    let last = "";
    out += command;
    for (const next of argumentsOf(command!, text!)) {
      out += areApart(last, next) ? next : ` ${next}`;
      last = next;
    }
  }
  return out;
}
