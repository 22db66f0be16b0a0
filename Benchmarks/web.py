#!/usr/bin/env python3
"""Time Kasane and headless Chromium on the same scenes: an image, and a movie of two seconds.

  make bench-web                 the scenes of Benchmarks/web, a Swift source and a page each
  scripts/bench-web [NAME ...]   some of them: cards, chart, page

Chromium is driven as services that render images and movies of pages do: it stays open, its animations are stepped to each frame's
time, the page is captured, and FFmpeg's program encodes the captures to a movie. Kasane runs as a command, one process for each
image and each movie, with the scene already compiled. Images are PNG; movies are H.264 with 30 frames a second. Everything is timed,
from the call to the finished file. "processor" is the processor time of both, including their child processes.
"""
import base64, os, resource, subprocess, sys, tempfile, time, pathlib

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path.insert(0, str(ROOT / "scripts"))
from bench_chromium import processor_time
from browser import Browser

OUT = ROOT / "out" / "bench-web"
SCENES = {"cards": (1920, 1080), "chart": (1280, 720), "page": (1240, 1754)}
FRAMES, RATE, PICTURES = 60, 30, 10


class Clock:
    """The wall and processor time of a block, of this process's ended children and of a tree of processes."""

    def __init__(self, root=None):
        self.root = root

    def used(self):
        children = resource.getrusage(resource.RUSAGE_CHILDREN)
        return children.ru_utime + children.ru_stime + (processor_time(self.root) if self.root else 0)

    def __enter__(self):
        self.begin, self.before = time.monotonic(), self.used()
        return self

    def __exit__(self, *_):
        self.wall, self.processor = time.monotonic() - self.begin, self.used() - self.before


def kasane(name):
    command = [ROOT / ".build" / "release" / "kasane", "render", HERE / "web" / f"{name.capitalize()}.swift", "--quiet"]

    def render(file, *options):
        subprocess.run([*command, "-o", OUT / file, *options], check=True)

    # The first one compiles the scene.
    render(f"{name}-kasane.png", "--at", "1")
    with Clock() as picture:
        for _ in range(PICTURES):
            render(f"{name}-kasane.png", "--at", "1")
    with Clock() as movie:
        render(f"{name}-kasane.mp4", "--duration", "2", "--fps", str(RATE))
    return picture, movie


def chromium(name, width, height, folder):
    browser = Browser(os.path.join(folder, f"profile-{name}"))
    page = f"file://{HERE}/web/{name}.html"
    browser.send("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def photograph(seconds):
        step = f"for (const a of document.getAnimations()) {{ a.pause(); a.currentTime = {1000 * seconds} }}"
        browser.send("Runtime.evaluate", expression=step)
        return base64.b64decode(browser.send("Page.captureScreenshot", format="png")["data"])

    browser.open(page)
    photograph(1)
    with Clock(browser.process.pid) as picture:
        for _ in range(PICTURES):
            browser.open(page)
            (OUT / f"{name}-chromium.png").write_bytes(photograph(1))
    encoder = ["ffmpeg", "-loglevel", "error", "-y", "-f", "image2pipe", "-framerate", str(RATE), "-i", "-", "-pix_fmt", "yuv420p",
               str(OUT / f"{name}-chromium.mp4")]
    with Clock(browser.process.pid) as movie:
        browser.open(page)
        with subprocess.Popen(encoder, stdin=subprocess.PIPE) as encoding:
            for frame in range(FRAMES):
                encoding.stdin.write(photograph(frame / RATE))
    browser.close()
    return picture, movie


def main():
    names = sys.argv[1:] or list(SCENES)
    unknown = [name for name in names if name not in SCENES]
    if unknown:
        sys.exit(f"bench-web: unknown scene {unknown[0]}; the scenes are {', '.join(SCENES)}")
    OUT.mkdir(parents=True, exist_ok=True)
    print("%-7s %-8s %12s %12s %10s %16s %12s" % ("scene", "what", "Kasane ms", "Chromium ms", "speed-up", "processor ms", "Chromium's"))
    with tempfile.TemporaryDirectory() as folder:
        for name in names:
            ours = kasane(name)
            theirs = chromium(name, *SCENES[name], folder)
            for what, count, a, b in zip(("picture", "movie"), (PICTURES, 1), ours, theirs):
                print("%-7s %-8s %12.0f %12.0f %10.1f %16.0f %12.0f" % (
                    name, what, 1000 * a.wall / count, 1000 * b.wall / count, b.wall / a.wall,
                    1000 * a.processor / count, 1000 * b.processor / count), flush=True)
    print(f"The files are in {OUT.relative_to(ROOT)}.")


if __name__ == "__main__":
    main()
