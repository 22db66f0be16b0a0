"""The checks of scripts/test-bulk: the files of a cluster that loses workers are those of one machine."""

import filecmp
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time

from distributed import Client, LocalCluster

import kasane_dask

CARD = """
import Kasane
import PlaygroundSupport
import QuartzCore

struct Row: Decodable { var id = 0, name = "" }
let row = SceneData.row(default: Row())
if row.id % 50 == 13 { fatalError("no thirteens") }
let card = CALayer()
card.frame = CGRect(x: 0, y: 0, width: 120, height: 60)
card.backgroundColor = CGColor(red: Double(row.id % 256) / 255, green: 0.4, blue: 0.6, alpha: 1)
let text = CATextLayer()
text.frame = card.bounds
text.string = row.name
text.fontSize = 20
card.addSublayer(text)
PlaygroundPage.current.liveView = card
"""

FILM = """
import PlaygroundSupport
import QuartzCore

let page = CALayer()
page.frame = CGRect(x: 0, y: 0, width: 96, height: 64)
page.backgroundColor = CGColor(red: 0.1, green: 0.1, blue: 0.3, alpha: 1)
for index in 0..<8 {
    let dot = CALayer()
    dot.frame = CGRect(x: 11 * index, y: 4 * index, width: 14, height: 14)
    dot.backgroundColor = CGColor(red: 1, green: Double(index) / 8, blue: 0, alpha: 0.8)
    let move = CABasicAnimation(keyPath: "position.y")
    move.byValue = 30
    move.duration = 1.1 + Double(index) * 0.13
    move.autoreverses = true
    move.repeatCount = .infinity
    dot.add(move, forKey: nil)
    page.addSublayer(dot)
}
PlaygroundPage.current.liveView = page
"""


def files(folder):
    return sorted(
        os.path.relpath(os.path.join(place, name), folder)
        for place, _, names in os.walk(folder)
        for name in names
        if not name.startswith(".")
    )


def same(ours, theirs):
    assert files(ours) == files(theirs), set(files(ours)) ^ set(files(theirs))
    for name in files(ours):
        assert filecmp.cmp(os.path.join(ours, name), os.path.join(theirs, name), shallow=False), name


def hidden(folder):
    return [name for _, _, names in os.walk(folder) for name in names if name.startswith(".") and "journal" not in name]


def kill_workers(client, count, log):
    """Kills workers, chosen at random, once the first rows are done."""
    dice = random.Random()
    for _ in range(count):
        time.sleep(dice.uniform(0.7, 2.5))
        pids = list(client.run(os.getpid).values())
        victim = dice.choice(pids)
        os.kill(victim, signal.SIGKILL)
        log.append(victim)


def lose_cluster(kasane, rows):
    """If the scheduler disappears, the batch ends with one line, and another scheduler resumes it."""
    python = [sys.executable, "-m"]
    # Parts without failing rows: these are not rendered again.
    with open("../Whole.swift", "w", encoding="utf-8") as file:
        file.write(CARD.replace("if row.id % 50 == 13", "if row.id == 0"))
    words = ["batch", "../Whole.swift", "--data", "../rows.csv", "-o", "out/{id}.png", "--kasane", kasane]
    os.makedirs("../away")
    os.chdir("../away")
    scheduler = subprocess.Popen(
        [*python, "distributed.cli.dask_scheduler", "--port", "0", "--no-dashboard", "--scheduler-file", "at.json"],
        stderr=subprocess.DEVNULL)
    while not os.path.exists("at.json"):
        time.sleep(0.1)
    worker = subprocess.Popen(
        [*python, "distributed.cli.dask_worker", "--scheduler-file", "at.json", "--nthreads", "1", "--no-dashboard",
         "--death-timeout", "10", "--no-nanny"], stderr=subprocess.DEVNULL)
    with open("at.json", encoding="utf-8") as file:
        address = json.load(file)["address"]
    batch = subprocess.Popen([*python, "kasane_dask", *words, "--scheduler", address], stderr=subprocess.PIPE)
    while batch.poll() is None and not os.path.exists("out/1.png"):
        time.sleep(0.05)
    scheduler.kill()
    line = batch.communicate(timeout=120)[1].decode()
    worker.kill()
    scheduler.wait()
    worker.wait()
    assert batch.returncode == 1 and line.count("\n") == 1 and "the cluster has shut down" in line, line
    again = subprocess.run([*python, "kasane_dask", *words, "--local", "2"], stderr=subprocess.PIPE, check=False)
    assert "already done" in again.stderr.decode(), again.stderr.decode()
    made = [name for name in files("out") if name.endswith(".png")]
    assert len(made) == rows, len(made)
    for name in files("../alone/out"):
        assert name == "failures.jsonl" or filecmp.cmp("../alone/out/" + name, "out/" + name, shallow=False), name


def other_kasane(kasane, client):
    """A worker with another build reports that in one line, and none of its rows counts as done."""
    os.makedirs("../other/bin")
    os.chdir("../other")
    for name in "kasane", "libKasaneScene.so":
        shutil.copy(os.path.join(os.path.dirname(kasane), name), "bin")
    with open("bin/libKasaneScene.so", "ab") as file:
        file.write(b"another")
    with open("kasane", "w", encoding="utf-8") as file:
        file.write(f"""#!/bin/sh
case " $* " in *" --rows "*) exec {os.getcwd()}/bin/kasane "$@" ;; esac
exec {kasane} "$@"
""")
    os.chmod("kasane", 0o755)
    try:
        kasane_dask.batch(
            "../Card.swift", "../rows.csv", "out/{id}.png", client=client, kasane=os.path.abspath("kasane"), quiet=True)
        raise AssertionError("a worker with another build was accepted")
    except kasane_dask.KasaneError as error:
        assert "was compiled by a different build of Kasane" in str(error) and "\n" not in str(error), error
    assert not [name for name in files("out") if name.endswith(".png")]
    os.chdir("../cluster")


FULL_DISK = """
mount -t tmpfs -o size=$1k none small && cd small || { echo "skipped: cannot mount a disk to fill"; exit 0; }
$0 batch ../Card.swift --data ../rows.csv -o 'out/{id}.png' 2>errors && { echo "the disk was large enough"; exit 1; }
grep 'the disk is full' errors >&2 || { cat errors; exit 1; }
mount -o remount,size=512m none . && $0 batch ../Card.swift --data ../rows.csv -o 'out/{id}.png' 2>>errors
rm errors
cp -r . ../filled
"""


def fill_disk(kasane, rows):
    """If the disk fills up half way, the batch ends with one line, and resumes once there is more room."""
    os.makedirs("../small")
    os.chdir("..")
    # An image takes one page.
    script = subprocess.run(
        ["unshare", "-rm", "sh", "-c", FULL_DISK, kasane, str(2 * rows)], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        check=False)
    print(script.stdout.decode() or script.stderr.decode().splitlines()[0])
    assert script.returncode == 0, script.stdout.decode()
    if not script.stdout:
        same("alone/out", "filled/out")
    os.chdir("small")


def main():
    kasane, rows, seconds = sys.argv[1], int(sys.argv[2]), sys.argv[3]
    begin = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        for name, text in ("Card.swift", CARD), ("Film.swift", FILM):
            with open(name, "w", encoding="utf-8") as file:
                file.write(text)
        with open("rows.csv", "w", encoding="utf-8") as file:
            file.write("id,name\n" + "".join(f'{row},"card, {row}"\n' for row in range(1, rows + 1)))
        os.makedirs("alone")
        os.makedirs("cluster")

        def run(*words, code=0):
            done = subprocess.run([kasane, *words], stderr=subprocess.PIPE, check=False)
            assert done.returncode == code, done.stderr.decode()

        os.chdir("alone")
        run("batch", "../Card.swift", "--data", "../rows.csv", "-o", "out/{id}.png", code=1)
        run("render", "../Film.swift", "-o", "film.mp4", "--duration", seconds)
        os.chdir("../cluster")
        with LocalCluster(n_workers=4, threads_per_worker=1, dashboard_address=None, silence_logs=50) as cluster:
            with Client(cluster) as client:
                killed = []
                killer = threading.Thread(target=kill_workers, args=(client, 2, killed))
                killer.start()
                done = kasane_dask.batch(
                    "../Card.swift", "../rows.csv", "out/{id}.png", client=client, kasane=kasane, quiet=True)
                killer.join()
                assert len(killed) == 2
                expected = len([row for row in range(1, rows + 1) if row % 50 == 13])
                assert done.rows == rows and len(done.failures) == expected, done
                again = kasane_dask.batch(
                    "../Card.swift", "../rows.csv", "out/{id}.png", client=client, kasane=kasane, quiet=True)
                assert again.failures == done.failures, set(again.failures) ^ set(done.failures)
                # Through shared storage, without naming the scheduler.
                kasane_dask.render(
                    "../Film.swift", "film.mp4", "--duration", seconds, client=client, kasane=kasane, quiet=True,
                    shared=f"file://{folder}/shared")
                try:
                    kasane_dask.render("../Film.swift", "none.txt", client=client, kasane=kasane, quiet=True)
                    raise AssertionError("none.txt was made")
                except kasane_dask.KasaneError as error:
                    assert "unsupported file extension .txt" in str(error), error
                other_kasane(kasane, client)
        same("../alone", ".")
        assert not hidden("."), hidden(".")
        lose_cluster(kasane, rows)
        fill_disk(kasane, rows)
    print(f"{rows} rows by four workers, two of them killed, and {seconds} s of a movie in parts: the same files, "
          f"in {time.monotonic() - begin:.0f} s")


if __name__ == "__main__":
    main()
