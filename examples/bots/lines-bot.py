#!/usr/bin/env python3
"""A bot for simulations: one question per line, one answer per line (docs/agents.md#outside-the-program).

./civitas simulate --games 10 --seats "bot:python3 examples/bots/lines-bot.py,random"
"""
import json
import random
import sys

LIKES = ["build", "construct", "found", "research", "advance"]


def choose(asked):
    chance = random.Random(f"{asked['seed']} {asked['number']}")  # the same game again with the same --seed
    liked = [choice for choice in asked["choices"] if choice["verb"] in LIKES]
    return chance.choice(liked if liked and chance.random() < 0.8 else asked["choices"])


for line in sys.stdin:
    question = json.loads(line)  # what the seat sees is in question["view"]
    answer = {"id": choose(question)["id"]} if question["required"] else {}
    print(json.dumps(answer), flush=True)
