"""Medians and ratios of the lines that scripts/bench collected: python bench_report.py FILE."""
import json
import platform
import statistics
import sys
from collections import defaultdict


def collect(path):
    """RLCard's rates by layer; ours, as pairs of rounds and actions a second, by work, game and number of players."""
    theirs, ours = defaultdict(list), defaultdict(list)
    with open(path, encoding="utf-8") as lines:
        for line in map(json.loads, lines):
            if line.get("engine") == "rlcard":
                theirs[line["layer"]].append(line["games_per_cpu_second"])
            else:
                rate = line["rounds_per_cpu_second"]
                ours[line["work"], line["game"], line["players"]].append((rate, rate * line["actions_per_round"]))
    return theirs, ours


def row(name, players, rates):
    return f"{name:<18}{players:>2} players {statistics.median(rates):>11,.0f}   {min(rates):>9,.0f} … {max(rates):<9,.0f}"


def cpu():
    with open("/proc/cpuinfo", encoding="utf-8") as lines:
        return next((line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")), platform.machine())


def main():
    theirs, ours = collect(sys.argv[1])
    print(f"{cpu()}; rounds per CPU second, median, least … most")
    for layer, rates in theirs.items():
        print(row(f"rlcard {layer}", 2, rates))
    per_action = {key: statistics.median(actions for _, actions in rates) for key, rates in ours.items()}
    for (work, game, players), rates in ours.items():
        rounds = statistics.median(rate for rate, _ in rates)
        name = game if work == "rounds" else f"{game}, {work}"
        told = [row(name, players, [rate for rate, _ in rates])]
        if work == "rounds":
            classic = per_action[work, "classic", players]
            told.append(f"{per_action[work, game, players] / classic:.2f} of classic per action")
            # RLCard's game is for two; a table of four is another amount of work.
            told += [f"{rounds / statistics.median(other):,.0f} × {layer}" for layer, other in theirs.items() if players == 2]
        print("   ".join(told))


if __name__ == "__main__":
    main()
