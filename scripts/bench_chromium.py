"""How fast headless Chromium renders the share card: a page that stays open is loaded with each row and captured.

Called by scripts/bench-serve with the duration in seconds, and a folder for the browser's profile.
"""

import base64
import os
import pathlib
import subprocess
import sys
import time
import urllib.parse

from browser import Browser


def processor_time(root):
    """The processor time of a process and its descendants, in seconds."""
    table = {}
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            fields = pathlib.Path("/proc", name, "stat").read_text(encoding="utf-8").rsplit(") ", 1)[1].split()
        except OSError:
            continue
        table[int(name)] = (int(fields[1]), sum(map(int, fields[11:15])))
    kin, size = {root}, 0
    while size != len(kin):
        size = len(kin)
        kin |= {process for process, (parent, _) in table.items() if parent in kin}
    return sum(table[process][1] for process in kin if process in table) / os.sysconf("SC_CLK_TCK")


def main():
    seconds, folder = float(sys.argv[1]), sys.argv[2]
    card = pathlib.Path(__file__).parent.parent / "Benchmarks" / "share_card.html"
    browser = Browser(os.path.join(folder, "profile"))
    browser.send("Emulation.setDeviceMetricsOverride", width=600, height=315, deviceScaleFactor=1, mobile=False)
    times, used, start = [], 0, 0
    # The first requests warm it up.
    for number in range(-5, 1 << 20):
        if number == 0:
            used, start = processor_time(browser.process.pid), time.monotonic()
        begin = time.monotonic()
        if number >= 0 and begin - start > seconds:
            break
        row = {"id": number, "title": "Layers all the way down", "seats": 120, "taken": 87}
        browser.open(f"file://{card}?{urllib.parse.urlencode(row)}")
        picture = base64.b64decode(browser.send("Page.captureScreenshot", format="png")["data"])
        if number >= 0:
            times.append(1000 * (time.monotonic() - begin))
    used = processor_time(browser.process.pid) - used
    browser.close()
    if os.environ.get("KEEP"):
        pathlib.Path(os.environ["KEEP"]).write_bytes(picture)
    times.sort()
    print(f"Chromium, one page kept open: {1000 * len(times) / sum(times):.1f} cards/s, median {times[len(times) // 2]:.1f} ms, "
          f"99th percentile {times[int(0.99 * len(times))]:.1f} ms, {1000 * used / len(times):.1f} ms of processor time each")
    begin = time.monotonic()
    program = browser.process.args[0]
    subprocess.run(
        [program, "--headless=new", "--no-sandbox", "--disable-gpu", f"--user-data-dir={folder}/single", "--window-size=600,315",
         f"--screenshot={folder}/card.png", f"file://{card}?title=Layers&seats=120&taken=87"],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
    print(f"Chromium, started for one card: {time.monotonic() - begin:.1f} s")


if __name__ == "__main__":
    main()
