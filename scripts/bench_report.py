"""Medians and ratios of the lines that scripts/bench collected: python bench_report.py FILE."""
import json
import platform
import statistics
import sys
from collections import defaultdict


def collect(path):
    """Rates by who played: RLCard by layer, ours by game and number of players."""
    theirs, ours = defaultdict(list), defaultdict(list)
    with open(path, encoding="utf-8") as lines:
        for line in map(json.loads, lines):
            if line.get("engine") == "rlcard":
                theirs[line["layer"]].append(line["games_per_cpu_second"])
            else:
                ours[line["game"], line["players"]].append(line["rounds_per_cpu_second"])
    return theirs, ours


def row(name, players, rates):
    return f"{name:<16}{players:>2} players {statistics.median(rates):>14,.0f}   {min(rates):>12,.0f} … {max(rates):,.0f}"


def cpu():
    with open("/proc/cpuinfo", encoding="utf-8") as lines:
        return next((line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")), platform.machine())


def main():
    theirs, ours = collect(sys.argv[1])
    print(f"{cpu()}; rounds per CPU second, median, least … most")
    for layer, rates in theirs.items():
        print(row(f"rlcard {layer}", 2, rates))
    for (game, players), rates in ours.items():
        # RLCard's game is for two; a table of four is another amount of work.
        ratios = [f"{statistics.median(rates) / statistics.median(other):,.0f} × {layer}" for layer, other in theirs.items() if players == 2]
        print("   ".join([row(game, players, rates), *ratios]))


if __name__ == "__main__":
    main()
