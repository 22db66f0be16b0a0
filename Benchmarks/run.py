#!/usr/bin/env python3
"""Time Kasane and its peers on the same scenes in one run, print a table and write out/bench.json.

  make bench                                all scenes, every frame
  scripts/bench [--frames N] [NAME ...]     some scenes, fewer frames

Milliseconds are medians over a scene's frames, in 8-bit RGBA at the scene's size, off screen. What each clock holds:

  Kasane  the whole frame: sampling the animations, building the display list, drawing what changed
  Skia    the playback of a frame recorded beforehand, on one thread
  Cairo   the drawing calls, on one thread; it has no blur and so sits out the scenes with shadows

"speed-up" is the better peer's time divided by Kasane's: above 1, Kasane is faster. PSNR compares Kasane's last frame
with Skia's, in decibels: 34 and more is alike to the eye. The frames are in out/bench.
"""
import argparse, glob, json, math, os, platform, subprocess, sys

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
PICTURES = os.path.join(ROOT, "out", "bench")


def has_shadow(layers):
    return any(l["kind"] == "shadow" or has_shadow(l.get("children", [])) for l in layers)


def output_of(*command):
    return json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)


def picture(name):
    import skia

    return skia.Image.open(os.path.join(PICTURES, name + ".png")).toarray()[..., :3]


def psnr(a, b):
    import numpy as np

    error = np.mean((a.astype(np.float64) - b.astype(np.float64)) ** 2)
    return 99.0 if error == 0 else round(10 * math.log10(255**2 / error), 2)


def measure(path, bench, frames):
    with open(path) as file:
        scene = json.load(file)
    count = ["--frames", str(frames or scene["frames"])]
    kasane = output_of(bench, "--threads", "1", "--threads", "2", "--png", PICTURES, *count, path)
    peers = ["--peer", "skia"] if has_shadow(scene["layers"]) else ["--peer", "skia", "--peer", "cairo"]
    peers = output_of(sys.executable, os.path.join(HERE, "peers.py"), "--json", "--png", PICTURES, *count, *peers, path)
    times = {row["peer"]: row["median_ms"] for row in peers}
    times.update({row["threads"]: round(row["median_ms"], 3) for row in kasane})
    name = scene["name"]
    return {
        "scene": name,
        "kasane_ms_1": times[1],
        "kasane_ms_2": times[2],
        "skia_ms": times["skia"],
        "cairo_ms": times.get("cairo"),
        "psnr": psnr(picture(name + "-kasane"), picture(name + "-skia")),
    }


def machine():
    model = platform.machine()
    if os.path.exists("/proc/cpuinfo"):
        with open("/proc/cpuinfo") as file:
            model = next((line.split(":", 1)[1].strip() for line in file if line.startswith("model name")), model)
    return f"{model}, {len(os.sched_getaffinity(0))} processors, {platform.system()} {platform.release()}"


def peers():
    import cairo, skia

    return f"Skia {skia.__version__} (skia-python), Cairo {cairo.cairo_version_string()} (pycairo)"


def line(row):
    best = min(ms for ms in (row["skia_ms"], row["cairo_ms"]) if ms is not None)
    cairo = "-" if row["cairo_ms"] is None else "%.2f" % row["cairo_ms"]
    return "%-10s %10.2f %10.2f %10.2f %10s %11.2f %11.2f %8.2f" % (
        row["scene"], row["kasane_ms_1"], row["kasane_ms_2"], row["skia_ms"], cairo,
        best / row["kasane_ms_1"], best / row["kasane_ms_2"], row["psnr"])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("scenes", nargs="*", metavar="NAME", help="a scene of Benchmarks/scenes (default: all)")
    parser.add_argument("--frames", type=int, help="draw so many frames instead of all")
    parser.add_argument("--bench", default=os.path.join(ROOT, ".build", "release", "KasaneBench"), help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    os.makedirs(PICTURES, exist_ok=True)

    print(machine())
    print(peers())
    print()
    print("%-10s %10s %10s %10s %10s %11s %11s %8s" % (
        "scene", "Kasane ms", "2 threads", "Skia ms", "Cairo ms", "speed-up", "2 threads", "PSNR dB"))
    rows = []
    paths = sorted(glob.glob(os.path.join(HERE, "scenes", "*.json")))
    for path in paths:
        if arguments.scenes and os.path.basename(path)[:-5] not in arguments.scenes:
            continue
        rows.append(measure(path, arguments.bench, arguments.frames))
        print(line(rows[-1]), flush=True)
    with open(os.path.join(ROOT, "out", "bench.json"), "w") as file:
        json.dump(rows, file, indent=1)
        file.write("\n")
    print("\nWritten to out/bench.json; the last frames are in out/bench.")


if __name__ == "__main__":
    main()
