// How smoothly the map of a table moves under the pointer: node web/scripts/panning.mjs ADDRESS RECORD...
// Plays each record into a table of the server at ADDRESS, drags its map to and fro for some seconds in headless chromium at
// 1366 × 768, and prints how long the frames took. Run it on a quiet machine: the browser draws on the same processors.
import { readFileSync } from "node:fs";
import { chromium } from "playwright-core";

const [address, ...records] = process.argv.slice(2);
const SECONDS = 5;
const FRAME = 1000 / 60;

const settings = { language: "en", theme: "light", guideDone: true, calm: true, telling: "once", nameAsked: true };

async function open(browser, record) {
  const context = await browser.newContext({ baseURL: address, viewport: { width: 1366, height: 768 } });
  await context.addInitScript((kept) => localStorage.setItem("civitas.settings", kept), JSON.stringify(settings));
  const headers = { "X-Civitas": "1" };
  await context.request.post("/api/guest", { headers, data: { name: "Anna", language: "en" } });
  const answer = await context.request.post("/api/records", {
    headers: { ...headers, "Content-Type": "text/plain" },
    data: readFileSync(record, "utf8"),
  });
  const page = await context.newPage();
  await page.goto(`/table/${(await answer.json()).id}`);
  await page.waitForSelector("main.table, main.curtain");
  const curtain = page.locator("[data-code='open-curtain']");
  if (await curtain.count()) {
    await curtain.click();
  }
  await page.waitForSelector(".map-svg");
  // a little closer, so that there is somewhere to go; cards that are asked about may lie over the button
  await page
    .locator(".map-tools button")
    .nth(1)
    .evaluate((button) => button.click());
  await page.waitForTimeout(1500);
  return page;
}

/** The times between frames while the map is dragged around in a circle. */
async function pan(page) {
  const box = await page.locator(".map-svg").boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + 12];
  await page.mouse.move(x, y);
  await page.mouse.down();
  const frames = page.evaluate(
    (millis) =>
      new Promise((done) => {
        const times = [];
        const begin = performance.now();
        const next = (now) => {
          times.push(now);
          if (now - begin < millis) requestAnimationFrame(next);
          else done(times.slice(1).map((time, i) => time - times[i]));
        };
        requestAnimationFrame(next);
      }),
    SECONDS * 1000,
  );
  let angle = 0;
  const end = Date.now() + SECONDS * 1000;
  while (Date.now() < end) {
    angle += 0.12;
    await page.mouse.move(x + Math.sin(angle) * 160, y + 120 - Math.cos(angle) * 120);
  }
  const times = (await frames).sort((a, b) => a - b);
  await page.mouse.up();
  return times;
}

const browser = await chromium.launch({
  executablePath: process.env.CIVITAS_CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
for (const record of records) {
  const page = await open(browser, record);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  const busy = async () =>
    (await devtools.send("Performance.getMetrics")).metrics.find(({ name }) => name === "TaskDuration").value * 1000;
  const before = await busy();
  const frames = await pan(page);
  const work = ((await busy()) - before) / frames.length;
  const at = (share) => frames[Math.floor(frames.length * share)].toFixed(1);
  const late = frames.filter((frame) => frame > 1.5 * FRAME).length;
  const nodes = await page.locator(".map-svg *").count();
  console.log(
    `${record}: ${nodes} elements, ${(frames.length / SECONDS).toFixed(1)} frames/s, ` +
      `median ${at(0.5)} ms, 95 % under ${at(0.95)} ms, slowest ${frames.at(-1).toFixed(1)} ms, ${late} of ${frames.length} late, ` +
      `${work.toFixed(1)} ms of the page's own thread per frame`,
  );
  await page.context().close();
}
await browser.close();
