import json, random, sys, time, urllib.error, urllib.request
server, game, session = sys.argv[1], sys.argv[2], {"X-Civitas": "1", "Content-Type": "application/json"}
def call(path, body=None):
    try:
        with urllib.request.urlopen(urllib.request.Request(server + path, body and json.dumps(body).encode(), session)) as answer:
            session["Cookie"] = (answer.headers["Set-Cookie"] or session.get("Cookie", "")).split(";")[0]
            return json.load(answer)
    except urllib.error.HTTPError as refused:
        if refused.code not in (409, 429):  # the table has moved on, or we are too fast: look again
            raise
        time.sleep(1)
call("/api/guest", {"name": "Twenty lines"})
seats = [{"kind": "me"}, {"kind": "agent", "level": "easy"}]
table = call("/api/tables", {"game": game, "seats": seats, "public": False, "start": True})["id"]
while not (state := call(f"/api/tables/{table}/state") or {"over": False, "decisions": []})["over"]:
    for asked in [decision for decision in state["decisions"] if decision["required"]] or [time.sleep(0.2)]:
        if asked:
            wish = {"seat": asked["seat"], "ply": state["ply"], "code": random.choice(asked["choices"])["code"]}
            call(f"/api/tables/{table}/choices?answer=ply", wish)
print("table", table, *(f"\n{player['place']} {player['seat']} {player['points']}" for player in state["standings"]))
