// A short moving picture of a turn, for the README: node web/scripts/turn.mjs ADDRESS RECORD SEAT PICTURE.webp
// Plays a record of two into a table of the server at ADDRESS, gives the other seat to a computer, and lets a visible pointer act from
// SEAT: look at a city, use it, end the turn, watch the answer. Needs img2webp (package webp). Stays below the size it may have, or fails.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";

const [address, record, seat, picture] = process.argv.slice(2);
const SIZE = { width: 1180, height: 664 };
const MOST_BYTES = 400_000;
const QUALITY = 62;
const PATIENCE = 120_000;
const headers = { "X-Civitas": "1" };
const settings = {
  language: "en",
  theme: "light",
  guideDone: true,
  telling: "calm",
  nameAsked: true,
  confirmEndTurn: false,
};

const POINTER = `
  const arrow = document.createElement("div");
  arrow.innerHTML = '<svg width="26" height="32" viewBox="0 0 26 32"><path d="M2 2v24l6-6 4 10 4-2-4-9h9z" fill="#111" stroke="#fff" stroke-width="2"/></svg>';
  arrow.style.cssText = "position:fixed;z-index:99;pointer-events:none;left:-40px;top:0";
  document.documentElement.append(arrow);
  document.addEventListener("pointermove", ({ clientX, clientY }) => {
    arrow.style.left = clientX + "px";
    arrow.style.top = clientY + "px";
  }, true);`;

const frames = [];
const folder = mkdtempSync(join(tmpdir(), "turn-"));

/** What is to be seen now, for so long. */
async function frame(page, millis) {
  const file = join(folder, `${String(frames.length).padStart(3, "0")}.png`);
  writeFileSync(file, await page.screenshot());
  const last = frames.at(-1);
  if (last && readFileSync(last.file).equals(readFileSync(file))) {
    last.millis += millis;
  } else {
    frames.push({ file, millis });
  }
}

/** Goes to the middle of something in a few steps, and presses it. */
async function press(page, locator, from) {
  const box = await locator.boundingBox();
  const to = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  for (const part of [0.35, 0.75, 1]) {
    await page.mouse.move(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
    await frame(page, 110);
  }
  await page.mouse.click(to.x, to.y);
  await page.waitForTimeout(700);
  await frame(page, 900);
  return to;
}

async function open(browser) {
  const context = await browser.newContext({ baseURL: address, viewport: SIZE });
  await context.addInitScript((kept) => localStorage.setItem("civitas.settings", kept), JSON.stringify(settings));
  const send = async (path, data, more = {}) =>
    (await context.request.post(path, { headers: { ...headers, ...more }, data })).json();
  await send("/api/guest", { name: "Anna", language: "en" });
  const { id } = await send("/api/records", readFileSync(record, "utf8"), { "Content-Type": "text/plain" });
  for (const other of ["red", "blue"].filter((one) => one !== seat)) {
    await context.request.post(`/api/tables/${id}/seats/${other}/replace`, { headers, data: { level: "easy" } });
  }
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  await page.goto(`/table/${id}`);
  await page.waitForSelector("main.curtain, section.decision.wanted");
  const curtain = page.locator("[data-code='open-curtain']");
  if (await curtain.count()) {
    await curtain.click();
  }
  await page.waitForSelector("section.decision.wanted .choices:not([aria-busy=true])");
  await page.evaluate(POINTER);
  await page.waitForTimeout(1500);
  return page;
}

const browser = await chromium.launch({
  executablePath: process.env.CIVITAS_CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  const page = await open(browser);
  await frame(page, 900);
  const city = page.locator(`.map g.target.can:has([data-piece=city])`).or(page.locator(".map g.target.can")).first();
  let at = await press(page, city, { x: SIZE.width / 2, y: SIZE.height / 2 });
  const deed = page.locator(".space-card button[data-code]").first();
  if (await deed.count()) {
    at = await press(page, deed, at);
  }
  await page.keyboard.press("Escape");
  await press(page, page.locator("section.decision [data-code='end-turn']").first(), at);
  for (let told = 0; told < 14; told++) {
    await page.waitForTimeout(450);
    await frame(page, 450);
  }
} finally {
  await browser.close();
}
const list = frames.flatMap(({ file, millis }) => [
  "-lossy",
  "-q",
  String(QUALITY),
  "-m",
  "6",
  "-d",
  String(millis),
  file,
]);
execFileSync("img2webp", ["-loop", "0", "-min_size", "-mixed", ...list, "-o", picture]);
rmSync(folder, { recursive: true });
const bytes = statSync(picture).size;
console.log(`${picture}: ${frames.length} frames, ${Math.round(bytes / 1000)} KB`);
if (bytes > MOST_BYTES) {
  process.exitCode = 1;
}
