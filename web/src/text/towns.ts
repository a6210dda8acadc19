// What cities are called. A name follows from where the city stands and at which table, both of which everybody knows: it stays
// when the city changes hands, says nothing about anything hidden, and nothing of it is kept. Two cities of a table never have the same
// one: the column gives its beginning and the row its end.
import { i18n } from "./i18n.ts";

type Syllable = readonly [en: string, ru: string];

const written = (text: string): readonly Syllable[] =>
  text.split(" ").map((pair) => pair.split("/") as unknown as Syllable);

const BEGINNINGS = written(
  "Kar/Кар Tel/Тел Mem/Мем Nin/Нин Sab/Саб Tar/Тар Pal/Пал Bel/Бел Dor/Дор Er/Эр Lag/Лаг Mar/Мар Hal/Хал Sar/Сар Ter/Тер Kor/Кор " +
    "Van/Ван Per/Пер Sel/Сел Am/Ам Lev/Лев Rav/Рав Zor/Зор Ank/Анк Tim/Тим Ost/Ост Fel/Фел Gor/Гор",
);

const ENDINGS = written(
  "esh/еш ona/она idu/иду ara/ара antis/антис un/ун ipa/ипа essa/есса im/им ura/ура eia/ея osh/ош anna/анна ides/идес ut/ут emis/емис " +
    "alon/алон una/уна as/ас iona/иона eb/еб achis/ахис ora/ора and/анд ium/иум atra/атра is/ис olis/олис",
);

/** Any number that is the same for the same text everywhere. */
const hashOf = (text: string) => [...text].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 65_521, 7);

/** Columns after Z have two letters. */
const columnOf = (letters: string) => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** The name of a city by the code of its space, such as D4; the code itself where it is none. */
export function townOf(place: string, table: string, language = i18n.language): string {
  const code = /^([A-Z]{1,2})(\d{1,2})$/.exec(place);
  const [column, row] = code ? [columnOf(code[1]!), Number(code[2])] : [0, ENDINGS.length];
  if (row >= ENDINGS.length || column >= BEGINNINGS.length) {
    return place;
  }
  const turned = hashOf(table);
  const tongue = language.startsWith("ru") ? 1 : 0;
  const beginning = BEGINNINGS[(column + turned) % BEGINNINGS.length]![tongue]!;
  return beginning + ENDINGS[(row * 5 + turned) % ENDINGS.length]![tongue]!;
}
