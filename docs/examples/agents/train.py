"""Learn to beat the random player: a linear policy by REINFORCE, in a few minutes on one core.

pip install 'deckcheck[agents]'
python docs/examples/agents/train.py docs/examples/haymaker.txt --matches 400
"""

import argparse

import numpy as np

from deckcheck.training.zoo import env


def play(table, weights, learner, luck, seed):
    """Play a match; return what the learner got and the slope of its choices' likelihood."""
    table.reset(seed=seed)
    slope, reward = np.zeros_like(weights), 0.0
    for agent in table.agent_iter():
        seen, got, ended, cut, _ = table.last()
        if agent == f"seat_{learner}":
            reward = got  # all of it comes with the end
        if ended or cut:
            table.step(None)
            continue
        open_ = np.flatnonzero(seen["action_mask"])
        if agent != f"seat_{learner}":
            table.step(int(luck.choice(open_)))
            continue
        traits = seen["actions"][open_]
        odds = np.exp(traits @ weights - (traits @ weights).max())
        odds /= odds.sum()
        chosen = luck.choice(len(open_), p=odds)
        slope += traits[chosen] - odds @ traits
        table.step(int(open_[chosen]))
    return reward, slope


def train(table, matches, batch=20, rate=0.5, seed=1):
    """Return the weights of a policy that was trained in so many matches."""
    luck = np.random.default_rng(seed)
    weights = np.zeros(table.observation_space("seat_0")["actions"].shape[1], np.float32)
    for first in range(0, matches, batch):
        played = [
            play(table, weights, number % 2, luck, seed * 1_000_003 + number)
            for number in range(first, first + batch)
        ]
        rewards = np.array([reward for reward, _ in played])
        ahead = rewards - rewards.mean()
        step = sum(a * slope for a, (_, slope) in zip(ahead, played, strict=True)) / batch
        weights += rate * step / max(1e-6, float(np.linalg.norm(step)))
    return weights


def measure(table, weights, matches, seed=2):
    """Return the share of matches that the policy wins against random choices."""
    luck = np.random.default_rng(seed)
    won = [play(table, weights, n % 2, luck, seed * 1_000_003 + n)[0] > 0 for n in range(matches)]
    return sum(won) / matches


if __name__ == "__main__":
    options = argparse.ArgumentParser()
    options.add_argument("deck")
    options.add_argument("--ruleset", default="ptcg-base")
    options.add_argument("--matches", type=int, default=400)
    given = options.parse_args()
    arena = env(given.ruleset, [given.deck, given.deck])
    learned = train(arena, given.matches)
    before, after = (measure(arena, w, 200) for w in (np.zeros_like(learned), learned))
    print(f"won against random: {before:.0%} before, {after:.0%} after {given.matches} matches")
