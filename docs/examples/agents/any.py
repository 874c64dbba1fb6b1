"""A player in Python that needs nothing of deckcheck: it picks any action.

deckcheck play -r ptcg-base DECK DECK --seat human --seat 'program:python any.py'
"""

import json
import random
import sys

for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "match":
        luck = random.Random(told["luck"])
        answer = {"type": "ready", "protocol": 1}
    elif told["type"] == "decide":
        answer = {"choose": luck.randrange(told["count"])}
    else:
        break
    print(json.dumps(answer), flush=True)
