import { expect, it } from "vitest";
import { hyphenated } from "./hyphens.ts";

const seen = (text: string) => hyphenated(text).replaceAll("\u00ad", "-");

it("breaks long Russian words at syllables", () => {
  expect(seen("Целеустремлённость")).toBe("Це-леус-трем-лён-ность");
  expect(seen("Государственная религия")).toBe("Го-су-дар-ствен-ная религия");
  expect(seen("Налогообложение")).toBe("На-ло-гооб-ло-же-ние");
});

it("leaves short words and other languages alone", () => {
  expect(seen("Дороги и порт")).toBe("Дороги и порт");
  expect(seen("Separation of Power")).toBe("Separation of Power");
});
