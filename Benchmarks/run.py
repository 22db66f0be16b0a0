#!/usr/bin/env python3
"""Time Kasane and its peers on the same work in one run, print tables and write out/bench.json.
A run of everything also writes Documentation/Benchmarks.md.

  make bench                                         everything
  scripts/bench [--frames N] [PART or NAME ...]      some of it, fewer frames
  scripts/bench --fastest                            each scene's fastest frame, on a machine that is not idle

The parts are:

  layers    the scenes of Benchmarks/scenes as layer trees, on one thread and on two
  drawings  the same scenes, and those of Benchmarks/drawings, drawn into a CGContext, on one thread and on two
  engine    the steps of a frame, and trees of many layers, each with its goal; processor time of one thread
  filters   Core Image's filters on an image of 1920 x 1080 pixels, with their goals and OpenCV's and Pillow's times
  files     the same image read from files and written to them, with Pillow's times
  pages     PDF pages drawn at 150 dpi, with the times of Poppler's and MuPDF's tools

Milliseconds are medians over a scene's frames, in 8-bit RGBA at the scene's size, off screen. What is timed:

  Kasane  layers: the whole frame: sampling the animations, building the display list, drawing what changed;
          drawings: the drawing calls, and drawing what they have recorded
  Skia    the playback of a frame recorded beforehand, on one thread
  Cairo   the drawing calls, on one thread; it has no blur, so scenes with shadows are skipped

"speed-up" is the faster peer's time divided by Kasane's: above 1, Kasane is faster; it is the last column for filters,
files and pages. PSNR compares Kasane's last frame with Skia's, in decibels: 34 and more is visually identical. "blocks" are
the allocations of all threads in a frame, "MB" is the peak memory of the process. The frames are in out/bench.

"1 to 2" is the time with one thread divided by that with two. It is meaningful only if there are two processors: those of a
virtual machine may share one core for seconds. "processors" tells how many there were: between its
frames KasaneBench times plain additions on one thread and on two; 2.0 means that two threads did twice as much as one
does at its best, 1.0 that the second one gained nothing. The time that threads waited because other programs
had the processors is subtracted. With less than 1.9 a scene is timed again, with one thread and with two, at most five times in all;
the table has the run with the most processors. All runs are timed alike, and none is chosen for its times.
"""
import argparse, glob, json, math, os, platform, subprocess, sys, time

import report
from report import speed_ups

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
PICTURES = os.path.join(ROOT, "out", "bench")

# If two threads get fewer processors than this, a scene is timed again, up to this many times in all, after this many seconds.
ENOUGH_PROCESSORS = 1.9
MOST_TRIES = 5
PAUSE = 2

PICTURE_PARTS = ("filters", "files", "pages")
PARTS = ("layers", "drawings", "engine", *PICTURE_PARTS)


def has_shadow(layers):
    return any(l["kind"] == "shadow" or has_shadow(l.get("children", [])) for l in layers)


def output_of(*command, processors=None):
    """A command's output, run on the given number of processors."""

    def keep_to_some():
        os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:processors])

    limit = keep_to_some if processors else None
    return json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE, preexec_fn=limit).stdout)


def picture(directory, name):
    import skia

    return skia.Image.open(os.path.join(directory, name + ".png")).toarray()[..., :3]


def psnr(a, b):
    import numpy as np

    error = np.mean((a.astype(np.float64) - b.astype(np.float64)) ** 2)
    return 99.0 if error == 0 else round(10 * math.log10(255**2 / error), 2)


def machine():
    model = platform.machine()
    if os.path.exists("/proc/cpuinfo"):
        with open("/proc/cpuinfo") as file:
            model = next((line.split(":", 1)[1].strip() for line in file if line.startswith("model name")), model)
    return f"{model}, {len(os.sched_getaffinity(0))} processors, {platform.system()} {platform.release()}"


def peers():
    import cairo, skia

    return f"Skia {skia.__version__} (skia-python), Cairo {cairo.cairo_version_string()} (pycairo)"


class Run:
    def __init__(self, bench, frames, fastest):
        self.bench = bench
        self.frames = frames
        self.time = "min_ms" if fastest else "median_ms"
        self.peer_times = {}
        self.kernels = None

    def kasane(self, part, path, *options):
        files = [path] if path else []
        if part != "drawings":
            # Parts compared with single-threaded peers run on one processor.
            report = output_of(self.bench, part, *options, *files, processors=1 if part in PICTURE_PARTS else None)
        else:
            # A context draws with as many threads as the process has processors.
            counts = [int(word) for option, word in zip(options, options[1:]) if option == "--threads"]
            reports = [output_of(self.bench, part, *options, *files, processors=count) for count in counts]
            report = {**reports[0], "measurements": [row for one in reports for row in one["measurements"]]}
        self.kernels = report["kernels"]
        return report

    def measurements(self, part, path, options):
        """One for each number of threads. With several, those of the run in which the most threads had the most processors."""
        best = self.kasane(part, path, *options)["measurements"]
        hopeless = len(best) == 1 or len(os.sched_getaffinity(0)) == 1
        for _ in range(0 if hopeless else MOST_TRIES - 1):
            if best[-1]["processors"] >= ENOUGH_PROCESSORS:
                break
            time.sleep(PAUSE)
            rows = self.kasane(part, path, *options)["measurements"]
            best = max(best, rows, key=lambda rows: rows[-1]["processors"])
        return best

    def peers(self, path, scene, frames):
        """The peers draw a scene once, whatever it is compared with."""
        if path not in self.peer_times:
            names = ["skia"] if has_shadow(scene["layers"]) else ["skia", "cairo"]
            options = [word for name in names for word in ("--peer", name)]
            rows = output_of(sys.executable, os.path.join(HERE, "peers.py"), "--json", "--png", PICTURES, *frames, *options, path)
            self.peer_times[path] = {row["peer"]: row[self.time] for row in rows}
        return self.peer_times[path]

    def measure(self, part, path, threads):
        with open(path) as file:
            scene = json.load(file)
        frames = ["--frames", str(self.frames or scene["frames"])]
        directory = os.path.join(PICTURES, part)
        counts = [word for count in threads for word in ("--threads", str(count))]
        rows = self.measurements(part, path, [*counts, "--png", directory, *frames])
        peers = self.peers(path, scene, frames)
        name = scene["name"]
        return {
            "part": part,
            "scene": name,
            "kasane_ms": [round(row[self.time], 3) for row in rows],
            "processors": round(rows[-1]["processors"], 2),
            "skia_ms": peers["skia"],
            "cairo_ms": peers.get("cairo"),
            "psnr": psnr(picture(directory, name + "-kasane"), picture(PICTURES, name + "-skia")),
            "blocks": max(row["allocations"] for row in rows),
            "peak_mb": round(max(row["peak_mb"] for row in rows), 1),
        }


def table(part, paths, threads, run):
    titles = [f"{count} thread" + "s" * (count > 1) for count in threads]
    several = len(threads) > 1
    head = ["%-10s" % part] + ["%10s" % t for t in titles]
    head += ["%7s" % "1 to 2", "%11s" % "processors"] if several else []
    head += ["%9s" % "Skia", "%9s" % "Cairo"]
    head += ["%11s" % ("speed-up" if i == 0 else titles[i]) for i in range(len(threads))]
    print(" ".join(head + ["%9s" % "PSNR dB", "%7s" % "blocks", "%6s" % "MB"]))
    rows = []
    for path in paths:
        row = run.measure(part, path, threads)
        rows.append(row)
        times = row["kasane_ms"]
        cells = ["%-10s" % row["scene"]] + ["%10.2f" % ms for ms in times]
        cells += ["%7.2f" % (times[0] / times[-1]), "%11.1f" % row["processors"]] if several else []
        cells += ["%9.2f" % row["skia_ms"], "%9s" % ("-" if row["cairo_ms"] is None else "%.2f" % row["cairo_ms"])]
        cells += ["%11.2f" % ratio for ratio in speed_ups(row)]
        print(" ".join(cells + ["%9.2f" % row["psnr"], "%7d" % row["blocks"], "%6.0f" % row["peak_mb"]]), flush=True)
    if len(rows) > 1:
        means = [math.exp(sum(math.log(v) for v in column) / len(rows)) for column in zip(*map(speed_ups, rows))]
        print(" " * (10 + 11 * len(threads) + 20 * several + 20) + " ".join([""] + ["%11.2f" % mean for mean in means]) + "  geometric mean")
    print()
    return rows


def figures(run):
    rows = run.kasane("engine", None)["figures"]
    for row in rows:
        print("%-55s %10.3f %-6s goal: under %g" % (row["name"], row["value"], row["unit"], row["goal"]))
    print()
    return rows


def pictures(part, run):
    """Filters, files or pages compared with their peers; processor time of one thread."""
    directory = os.path.join(PICTURES, part)
    options = ["--png", directory] if part != "filters" else []
    rows = run.kasane(part, None, *options)["figures"]
    peers = output_of(sys.executable, os.path.join(HERE, "picture_peers.py"), part, *([directory] if options else []), processors=1)
    for row in rows:
        row["peers_ms"] = {peer: round(times[row["name"]], 2) for peer, times in peers.items() if row["name"] in times}
        others = "  ".join("%s %.2f" % pair for pair in row["peers_ms"].items())
        goal = "goal: under %g" % row["goal"] if row["goal"] else ""
        ratio = report.picture_speed_up(row)
        print("%-30s %10.2f ms   %-16s %-40s %s" % (row["name"], row["value"], goal, others, "%.1f" % ratio if ratio else ""))
    print()
    return rows


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME", help="a part, or a scene (default: all)")
    parser.add_argument("--frames", type=int, help="draw so many frames instead of all")
    parser.add_argument("--fastest", action="store_true", help="take the fastest frame, not the median")
    parser.add_argument("--bench", default=os.path.join(ROOT, ".build", "release", "KasaneBench"), help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    os.makedirs(PICTURES, exist_ok=True)

    parts = [name for name in PARTS if name in arguments.names]
    names = [name for name in arguments.names if name not in parts]
    parts = parts or (["layers", "drawings"] if names else list(PARTS))

    def paths(*folders):
        found = [path for folder in folders for path in sorted(glob.glob(os.path.join(HERE, folder, "*.json")))]
        return [path for path in found if not names or os.path.basename(path)[:-5] in names]

    print(machine())
    print(peers())
    run = Run(arguments.bench, arguments.frames, arguments.fastest)
    print()
    results = {part: [] for part in PARTS}
    if "layers" in parts:
        results["layers"] = table("layers", paths("scenes"), [1, 2], run)
    if "drawings" in parts:
        results["drawings"] = table("drawings", paths("scenes", "drawings"), [1, 2], run)
    if "engine" in parts:
        results["engine"] = figures(run)
    for part in PICTURE_PARTS:
        if part in parts:
            results[part] = pictures(part, run)
    print(f"Kasane's inner loops: {run.kernels}")
    with open(os.path.join(ROOT, "out", "bench.json"), "w") as file:
        json.dump(results, file, indent=1)
        file.write("\n")
    print("Written to out/bench.json; the last frames are in out/bench.")
    if not (arguments.names or arguments.frames):
        with open(os.path.join(ROOT, "Documentation", "Benchmarks.md"), "w") as file:
            file.write(report.page(results, machine(), peers(), run.kernels, arguments.fastest))
        print("Written to Documentation/Benchmarks.md.")


if __name__ == "__main__":
    main()
