"""Run the probes: print counts and every disagreement."""

import argparse
from collections import Counter

from tests.rulesets.yugioh.probes.exceptions import excused
from tests.rulesets.yugioh.probes.rows import FILES, probes
from tests.rulesets.yugioh.probes.search import judge


def main():
    """Judge every probe of the files asked for."""
    parser = argparse.ArgumentParser(prog="probes")
    parser.add_argument("--file", choices=FILES, action="append")
    parser.add_argument("--card", help="only cards whose name contains this")
    parser.add_argument("--quiet", action="store_true", help="counts alone")
    args = parser.parse_args()
    for file in args.file or FILES:
        print(_run(file, args.card or "", args.quiet), flush=True)


def _run(file, card, quiet):
    count, bad, known = Counter(), {}, excused()
    for probe in probes(file):
        if card.lower() not in probe.card.name.lower():
            continue
        verdict = _judged(probe, count)
        bad.setdefault(probe.card.name, False)
        if verdict is None:
            bad[probe.card.name] = True
            continue
        if not verdict.agrees and (file, probe.card.name, probe.variant, probe.place) not in known:
            bad[probe.card.name] = True
            if not quiet:
                _tell(verdict)
    right = sum(not wrong for wrong in bad.values())
    return (
        f"{file}: {len(bad)} cards, {right} agree ({right / max(1, len(bad)):.1%}); "
        f"{count['probes']} probes, offers equal in {count['equal']}; "
        f"{count['wanted']} outcomes, reached {count['reached']}; errors {count['errors']}"
    )


def _judged(probe, count):
    count["probes"] += 1
    try:
        verdict = judge(probe)
    except Exception as error:  # a fault of ours: told, and the rest goes on
        count["errors"] += 1
        print(f"ERROR {probe.title}: {type(error).__name__}: {error}")
        return None
    count["equal"] += verdict.ours == verdict.theirs
    count["wanted"] += verdict.wanted
    outcomes = sum(not words.startswith("nothing") for words in verdict.missed)
    stopped = verdict.wanted if verdict.ours & {"left", "not offered"} else outcomes
    count["reached"] += verdict.wanted - stopped
    return verdict


def _tell(verdict):
    title = verdict.probe.title
    if verdict.ours != verdict.theirs:
        more = [f"only ours {x}" for x in sorted(verdict.ours - verdict.theirs)]
        less = [f"missing {x}" for x in sorted(verdict.theirs - verdict.ours)]
        print(f"OFFER {title}: {'; '.join(more + less)}")
    for words in verdict.missed:
        print(f"OUTCOME {title}: {words}")


if __name__ == "__main__":
    main()
