// Where a long word may be broken. Browsers do this only with dictionaries that many installations lack; for Russian a
// handful of patterns of vowels (v) and consonants (c) is enough.
const V = "аеёиоуыэюя";
const C = "бвгджзклмнпрстфхцчшщ";
const SOFT = "\u00ad";

const BREAKS = [
  // й, ь and ъ end a syllable when a whole one follows
  new RegExp(`([йьъ])([${C}]*[${V}])`, "gi"),
  // vc-cv, cv-cv, vc-ccv, vcc-ccv
  new RegExp(`([${V}][${C}])([${C}][${V}])`, "gi"),
  new RegExp(`([${C}][${V}])([${C}][${V}])`, "gi"),
  new RegExp(`([${V}][${C}])([${C}][${C}][${V}])`, "gi"),
  new RegExp(`([${V}][${C}][${C}])([${C}][${C}][${V}])`, "gi"),
];

const LONG = 8;

/** The same text with invisible hyphens in its long Russian words; they show only where a line breaks. */
export function hyphenated(text: string): string {
  return text.replace(/[а-яё]+/gi, (word) => (word.length < LONG ? word : broken(word)));
}

function broken(word: string): string {
  let result = word;
  for (const pattern of BREAKS) {
    // twice, because neighbouring matches overlap
    for (let i = 0; i < 2; i++) {
      result = result.replace(pattern, `$1${SOFT}$2`);
    }
  }
  // -ство and -ственный stay whole, and never a lonely letter on a line
  return result
    .replace(new RegExp(`с${SOFT}тв`, "gi"), `${SOFT}ств`)
    .replace(new RegExp(`^(.)${SOFT}`), "$1")
    .replace(new RegExp(`${SOFT}(.)$`), "$1");
}
