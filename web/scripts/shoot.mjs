// Takes screenshots of the main screens with the machine's chromium: node scripts/shoot.mjs URL OUT [page …]
import { mkdirSync } from "node:fs";
import { chromium } from "playwright-core";

const [url = "http://127.0.0.1:5173", out = "/tmp/shots", ...only] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
const desk = { width: 1360, height: 820 };
const phone = { width: 360, height: 740 };
const PAGES = [
  { name: "home", path: "/", size: desk },
  { name: "new", path: "/new", size: desk },
  { name: "open", path: "/table/open", size: desk },
  { name: "turn", path: "/table/turn", size: desk },
  { name: "turn-dark", path: "/table/turn", size: desk, theme: "dark" },
  { name: "turn-ru", path: "/table/turn", size: desk, language: "ru" },
  { name: "collect", path: "/table/turn", size: desk, click: [".verb:nth-child(3)"] },
  { name: "advances", path: "/table/turn", size: desk, click: [".verb:nth-child(1)"] },
  { name: "players", path: "/table/turn", size: desk, click: [".stage-tabs button:nth-child(3)"] },
  { name: "cards", path: "/table/turn", size: desk, click: [".stage-tabs button:nth-child(4)"] },
  { name: "battle", path: "/table/battle", size: desk },
  { name: "trade", path: "/table/trade", size: desk },
  { name: "over", path: "/table/over", size: desk },
  { name: "replay", path: "/table/over/replay/20", size: desk },
  { name: "hot", path: "/table/hot", size: desk },
  { name: "guide", path: "/table/turn", size: desk, guide: true },
  { name: "rules", path: "/table/turn", size: desk, click: [".table-tools button:nth-child(1)"] },
  { name: "phone-home", path: "/", size: phone },
  { name: "phone-turn", path: "/table/turn", size: phone, language: "ru" },
  { name: "phone-battle", path: "/table/battle", size: phone },
];
for (const page of PAGES.filter((p) => only.length === 0 || only.includes(p.name))) {
  const context = await browser.newContext({ viewport: page.size });
  const tab = await context.newPage();
  tab.on("pageerror", (error) => console.log(page.name, "ERROR", error.message));
  tab.on("console", (message) => message.type() === "error" && console.log(page.name, message.text()));
  await tab.addInitScript((settings) => localStorage.setItem("civitas.settings", JSON.stringify(settings)), {
    guideDone: !page.guide,
    theme: page.theme ?? "light",
    language: page.language ?? "en",
  });
  await tab.goto(url + page.path);
  await tab.waitForTimeout(900);
  for (const selector of page.click ?? []) {
    await tab.click(selector);
    await tab.waitForTimeout(300);
  }
  await tab.screenshot({ path: `${out}/${page.name}.png` });
  await context.close();
}
await browser.close();
