"""Writes a run's results as the documentation page of the last run."""
import math

# TIMES is replaced by which of the frames' times are shown.
HEAD = """# Benchmarks

The last run of `make bench`, which writes this page. Compare ratios within a run, not milliseconds between runs: machines drift.

- Times are TIMES in milliseconds,
  in 8-bit RGBA at the scene's size, off screen. A layer's frame is sampling, listing and drawing; Skia's and Cairo's times are for their
  drawing calls only, on one thread. Cairo has no blur.
- "speed-up" is the faster peer's time divided by Kasane's.
- "1 to 2" is the time with one thread divided by that with two. "processors" is how much processor time two threads got, 2.0 for two full
  processors: the benchmark times plain additions between the frames, and times a scene that got less than 1.9 again, up to five times.
- "PSNR" compares the last frame with Skia's, in decibels; 34 and more is visually identical.
- "blocks" are the allocations in a frame, "MB" is the peak memory of the process.
"""


def row_of(cells):
    return "| " + " | ".join(cells) + " |"


def milliseconds(value):
    return "none" if value is None else "%.2f" % value


def speed_ups(row):
    best = min(ms for ms in (row["skia_ms"], row["cairo_ms"]) if ms is not None)
    return [best / ms for ms in row["kasane_ms"]]


def scenes(title, rows):
    count = len(rows[0]["kasane_ms"])
    several = count > 1
    threads = ["1 thread", "2 threads"][:count]
    head = ["scene", *threads, *(["1 to 2", "processors"] if several else []), "Skia", "Cairo", "speed-up"]
    head += [*threads[1:], "PSNR dB", "blocks", "MB"]
    lines = ["## " + title, "", row_of(head), "|" + "---|" * len(head)]
    for row in rows:
        times = row["kasane_ms"]
        cells = [row["scene"], *map(milliseconds, times)]
        cells += ["%.2f" % (times[0] / times[-1]), "%.1f" % row["processors"]] if several else []
        cells += [milliseconds(row["skia_ms"]), milliseconds(row["cairo_ms"])]
        cells += ["%.1f" % ratio for ratio in speed_ups(row)]
        lines.append(row_of(cells + ["%.1f" % row["psnr"], str(row["blocks"]), "%.0f" % row["peak_mb"]]))
    means = [math.exp(sum(map(math.log, column)) / len(rows)) for column in zip(*map(speed_ups, rows))]
    cells = ["geometric mean"] + [""] * (count + (2 if several else 0) + 2) + ["%.1f" % mean for mean in means]
    return lines + [row_of(cells + [""] * 3), ""]


def figures(rows):
    lines = ["## What a frame is made of", "", row_of(["what", "measured", "unit", "goal: under"]), "|" + "---|" * 4]
    lines += [row_of([row["name"], "%.3f" % row["value"], row["unit"], "%g" % row["goal"]]) for row in rows]
    return lines + [""]


def picture_speed_up(row):
    """The best peer's time divided by Kasane's; None without peers."""
    return min(row["peers_ms"].values()) / row["value"] if row["peers_ms"] and row["value"] else None


def pictures(title, rows):
    peers = sorted({peer for row in rows for peer in row["peers_ms"]})
    lines = ["## " + title, "", row_of(["what", "Kasane", "goal: under", *peers, "speed-up"]), "|" + "---|" * (4 + len(peers))]
    for row in rows:
        others = [milliseconds(row["peers_ms"].get(peer)) for peer in peers]
        goal, ratio = "%g" % row["goal"] if row["goal"] else "", picture_speed_up(row)
        lines.append(row_of([row["name"], "%.2f" % row["value"], goal, *others, "%.1f" % ratio if ratio else ""]))
    return lines + [""]


def page(results, machine, peers, kernels, fastest):
    """The page's text. Parts without results are omitted."""
    times = "those of a scene's fastest frame, as the machine was not idle," if fastest else "medians of a scene's frames"
    lines = [HEAD.replace("TIMES", times), f"Machine: {machine}; inner loops: {kernels}. Peers: {peers}.", ""]
    if results["layers"]:
        lines += scenes("Layers", results["layers"])
    if results["drawings"]:
        lines += scenes("Drawings", results["drawings"])
    if results["engine"]:
        lines += figures(results["engine"])
    if results["filters"]:
        lines += pictures("Filters", results["filters"])
    if results["files"]:
        lines += pictures("Files", results["files"])
    if results["pages"]:
        lines += pictures("Pages", results["pages"])
    return "\n".join(lines).rstrip() + "\n"
