import { bringWords } from "../text/i18n.ts";
import { drawWith } from "../ui/Icon.tsx";
import { type GameUi, PLAIN } from "./GameUi.ts";

/** The games this client has a table for. Each is a chunk of its own and comes when such a table is opened. */
const GAMES: Readonly<Record<string, () => Promise<{ readonly default: GameUi }>>> = {
  clash: () => import("../clash/index.tsx"),
  civ: () => import("../civ/index.tsx"),
};

/** Fetches a game's part of the client and gives its words and drawings to the page. */
export async function loadGame(id: string): Promise<GameUi> {
  const ui = (await GAMES[id]?.())?.default ?? PLAIN;
  await bringWords(ui.id, ui.words);
  drawWith(ui.icons);
  return ui;
}
