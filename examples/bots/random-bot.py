#!/usr/bin/env python3
"""A bot that plays any game of a Civitas server: of what it may choose, it chooses anything.

    random-bot.py http://127.0.0.1:8080                         sets up a table against a computer and plays it to its end
    random-bot.py http://127.0.0.1:8080 --table ID              takes an open seat at a table
    random-bot.py http://127.0.0.1:8080 --link BASE/seat/SECRET takes the seat that a link gives away

Python 3 and nothing else. A better bot replaces choose().
"""

import argparse
import http.cookiejar
import json
import random
import sys
import time
import urllib.error
import urllib.request


def choose(state, decision, rng):
    """The code of one of the choices. state["view"] is everything this seat may know."""
    return rng.choice(decision["choices"])["code"]


class Server:
    """The HTTP API; the session is a cookie."""

    def __init__(self, base):
        self.base = base.rstrip("/")
        cookies = http.cookiejar.CookieJar()
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(cookies))

    def call(self, method, path, body=None):
        """The answer as (status, JSON). Whoever asks too much is told how long to wait, and waits."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"X-Civitas": "1", "Content-Type": "application/json"}
        request = urllib.request.Request(self.base + path, data=data, headers=headers, method=method)
        while True:
            try:
                with self.opener.open(request, timeout=60) as answer:
                    return answer.status, json.loads(answer.read() or "null")
            except urllib.error.HTTPError as problem:
                if problem.code != 429:
                    return problem.code, json.loads(problem.read() or "null")
                time.sleep(int(problem.headers.get("Retry-After", "1")))

    def get(self, path):
        return self.require(*self.call("GET", path))

    def post(self, path, body):
        return self.require(*self.call("POST", path, body))

    @staticmethod
    def require(status, answer):
        if status >= 400:
            sys.exit(f"{status}: {answer['detail']}")
        return answer


def sit_down(server, options):
    """Comes as a guest and takes a seat; returns the table."""
    server.post("/api/guest", {"name": options.name})
    if options.link:
        return server.post("/api/seat-links/" + options.link.rstrip("/").rsplit("/", 1)[-1], {})
    if options.table:
        return server.post(f"/api/tables/{options.table}/join", {})
    seats = [{"kind": "me"}, {"kind": "agent", "level": "random"}]
    wish = {"seats": seats, "start": True, "public": False, "title": "random-bot.py"}
    if options.game:
        wish["game"] = options.game
    table = server.post("/api/tables", wish)
    server.post(f"/api/tables/{table['id']}/speed", {"millis": 0})
    return table


def play(server, table, rng):
    """Plays to the end: looks, chooses when the game waits for this seat, looks again."""
    path = f"/api/tables/{table['id']}"
    while server.get(path)["status"] == "open":
        time.sleep(0.5)
    state = server.get(path + "/state")
    while not state["over"]:
        decision = next((d for d in state["decisions"] if d["required"]), None)
        if decision is None:
            time.sleep(0.1)
            state = server.get(path + "/state")
            continue
        wish = {"seat": state["seat"], "ply": state["ply"], "code": choose(state, decision, rng)}
        status, answer = server.call("POST", path + "/choices", wish)
        # "moved-on": somebody was faster. The answer says how the table looks now.
        state = answer["state"] if status == 409 and answer["code"] == "moved-on" else server.require(status, answer)
    return state


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("server")
    parser.add_argument("--table", help="the id of a table with an open seat")
    parser.add_argument("--link", help="a link that gives a seat away")
    parser.add_argument("--game", help="which game to set up: clash or civ")
    parser.add_argument("--name", default="Random bot")
    parser.add_argument("--seed", type=int, help="the same choices again, as far as the others allow it")
    options = parser.parse_args()
    server = Server(options.server)
    table = sit_down(server, options)
    print("table", table["id"], flush=True)
    end = play(server, table, random.Random(options.seed))
    for standing in end["standings"]:
        print(standing["place"], standing["seat"], standing["points"])


if __name__ == "__main__":
    main()
