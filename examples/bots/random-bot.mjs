#!/usr/bin/env node
// A bot that plays any game of a Civitas server: of what it may choose, it chooses anything.
//
//     random-bot.mjs http://127.0.0.1:8080                         sets up a table against a computer and plays it to its end
//     random-bot.mjs http://127.0.0.1:8080 --table ID              takes an open seat at a table
//     random-bot.mjs http://127.0.0.1:8080 --link BASE/seat/SECRET takes the seat that a link gives away
//
// Node 20 and nothing else. A better bot replaces choose().
import { parseArgs } from "node:util";

/** The code of one of the choices. state.view is everything this seat may know. */
function choose(state, decision) {
  return decision.choices[Math.floor(Math.random() * decision.choices.length)].code;
}

const sleep = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** The HTTP API; the session is a cookie. */
class Server {
  #base;
  #cookie = "";

  constructor(base) {
    this.#base = base.replace(/\/+$/, "");
  }

  /** The answer as {status, body}. Whoever asks too much is told how long to wait, and waits. */
  async call(method, path, body) {
    for (;;) {
      const answer = await fetch(this.#base + path, {
        method,
        headers: { "X-Civitas": "1", "Content-Type": "application/json", Cookie: this.#cookie },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const [cookie] = answer.headers.getSetCookie();
      this.#cookie = cookie?.split(";")[0] ?? this.#cookie;
      const text = await answer.text();
      if (answer.status !== 429) {
        return { status: answer.status, body: text === "" ? null : JSON.parse(text) };
      }
      await sleep(Number(answer.headers.get("Retry-After") ?? 1));
    }
  }

  async get(path) {
    return Server.require(await this.call("GET", path));
  }

  async post(path, body) {
    return Server.require(await this.call("POST", path, body));
  }

  static require({ status, body }) {
    if (status >= 400) {
      throw new Error(`${status}: ${body.detail}`);
    }
    return body;
  }
}

/** Comes as a guest and takes a seat; returns the table. */
async function sitDown(server, options) {
  await server.post("/api/guest", { name: options.name });
  if (options.link) {
    const secret = options.link.replace(/\/+$/, "").split("/").pop();
    return server.post(`/api/seat-links/${secret}`, {});
  }
  if (options.table) {
    return server.post(`/api/tables/${options.table}/join`, {});
  }
  const table = await server.post("/api/tables", {
    seats: [{ kind: "me" }, { kind: "agent", level: "random" }],
    start: true,
    public: false,
    title: "random-bot.mjs",
    ...(options.game ? { game: options.game } : {}),
  });
  await server.post(`/api/tables/${table.id}/speed`, { millis: 0 });
  return table;
}

/** Plays to the end: looks, chooses when the game waits for this seat, looks again. */
async function play(server, table) {
  const path = `/api/tables/${table.id}`;
  while ((await server.get(path)).status === "open") {
    await sleep(0.5);
  }
  let state = await server.get(`${path}/state`);
  while (!state.over) {
    const decision = state.decisions.find((candidate) => candidate.required);
    if (decision === undefined) {
      await sleep(0.1);
      state = await server.get(`${path}/state`);
      continue;
    }
    const answer = await server.call("POST", `${path}/choices`, {
      seat: state.seat,
      ply: state.ply,
      code: choose(state, decision),
    });
    // "moved-on": somebody was faster. The answer says how the table looks now.
    const moved = answer.status === 409 && answer.body.code === "moved-on";
    state = moved ? answer.body.state : Server.require(answer);
  }
  return state;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    table: { type: "string" },
    link: { type: "string" },
    game: { type: "string" },
    name: { type: "string", default: "Random bot" },
  },
});
if (positionals.length !== 1) {
  console.error("usage: random-bot.mjs SERVER [--table ID | --link LINK] [--game clash|civ] [--name NAME]");
  process.exit(2);
}
const server = new Server(positionals[0]);
const table = await sitDown(server, values);
console.log("table", table.id);
for (const standing of (await play(server, table)).standings) {
  console.log(standing.place, standing.seat, standing.points);
}
