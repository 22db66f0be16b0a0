"""The two jobs: a movie in parts, and a batch of rows."""

import hashlib
import json
import os
import sys
import tempfile
from concurrent.futures import CancelledError
from contextlib import contextmanager
from dataclasses import dataclass, field

from . import tasks
from .kasane import Command, KasaneError, write_whole

# The number of tasks for each worker: enough to balance a slow one, few enough that starting a part is not most of its time.
TASKS_A_WORKER = 4
SMALLEST_BATCH, LARGEST_BATCH = 40, 250
# How often a worker may be lost that held the data of all tasks.
MOST_LOSSES = 20
# How long to wait for the first worker, in seconds.
WAITING_TIME = 120


@dataclass
class BatchResult:
    """The result of a batch."""

    #: The number of rows.
    rows: int
    #: A line of JSON for each row that failed, in the rows' order.
    failures: list = field(default_factory=list)
    #: The number of rows that an earlier run had rendered.
    done_before: int = 0


@contextmanager
def _client(client, scheduler, local):
    """A client: the given one, one of a scheduler, or one of a cluster on this machine."""
    if client is not None:
        yield client
        return
    from distributed import Client, LocalCluster

    if scheduler:
        with Client(scheduler) as client:
            yield client
        return
    with LocalCluster(n_workers=local or 2, threads_per_worker=1, dashboard_address=None) as cluster:
        with Client(cluster) as client:
            yield client


def _progress(quiet):
    shown = not quiet and sys.stderr.isatty()

    def show(done, total, what):
        if shown:
            end = "\n" if done == total else ""
            print(f"\r{100 * done // max(1, total):3d}%  {done}/{total} {what}\x1b[K", end=end, file=sys.stderr, flush=True)

    return show


def _compile(scene, command, folder):
    """The scene's program and its name. A compiled scene is used as it is."""
    name = os.path.basename(scene)
    if not name.endswith(".scene"):
        compiled = os.path.join(folder, name + ".scene")
        command.run(["compile", os.path.abspath(scene), "-o", compiled], folder, os.path.dirname(os.path.abspath(scene)))
        name += ".scene"
    else:
        compiled = os.path.abspath(scene)
    with open(compiled, "rb") as file:
        return file.read(), name, compiled


def _completed(client, function, ranges, data, *arguments, retries=3):
    """Runs a task for each range, and yields each one's number and result as it is done. Lost workers' tasks go to others.

    ``data`` are bytes that all tasks begin with. The cluster keeps them on at least one worker: if that one is lost, they are sent
    again, and so are the tasks that needed them.
    """
    from distributed import KilledWorker, as_completed

    futures, times = {}, 0
    completed = as_completed()
    shipped = client.scatter(data, broadcast=True)

    def submit(number):
        first, last = ranges[number]
        # Not keyed by the arguments: each task runs once, and no result of an earlier call is reused.
        future = client.submit(function, number, first, last, *shipped, *arguments, pure=False, retries=retries)
        futures[future] = number, times
        completed.add(future)

    try:
        for number in range(len(ranges)):
            submit(number)
        for future in completed:
            number, time = futures.pop(future)
            try:
                result = future.result()
            except CancelledError as error:
                if client.status != "running" or times == MOST_LOSSES:
                    raise KasaneError("the cluster has shut down: run the same command again with a running one") from error
                if time == times:
                    shipped = client.scatter(data, broadcast=True)
                    times += 1
                submit(number)
                continue
            # The cluster releases it: memory only holds results in transit.
            future.release()
            yield number, result
    except KilledWorker as error:
        raise KasaneError("several workers were lost to the same task: do they have enough memory?") from error
    finally:
        if client.status == "running":
            client.cancel(list(futures))


def _workers(client):
    try:
        client.wait_for_workers(1, timeout=WAITING_TIME)
    except TimeoutError as error:
        raise KasaneError(f"no worker joined the cluster within {WAITING_TIME} s: start some") from error
    return max(1, sum(worker["nthreads"] for worker in client.scheduler_info(n_workers=-1)["workers"].values()))


def render(scene, output, *arguments, client=None, scheduler=None, local=None, kasane=None, shared=None, quiet=False):
    """Renders a movie on the workers of a cluster. The file is identical to that of ``kasane render``.

    ``arguments`` are those of ``kasane render``. ``shared`` is an fsspec URL that all machines can reach, through which parts
    are passed instead of the scheduler. ``kasane`` is a path, or a ``Command``.
    """
    command = kasane if isinstance(kasane, Command) else Command(kasane or "kasane")
    arguments = [str(word) for word in arguments]
    show = _progress(quiet)
    movie = os.path.abspath(output)
    with tempfile.TemporaryDirectory(prefix="kasane-dask-") as folder, _client(client, scheduler, local) as cluster:
        program, name, path = _compile(scene, command, folder)
        plan = json.loads(
            command.run(["render", path, "-o", os.path.basename(movie), "--plan", *arguments], folder, os.path.dirname(path)))
        frames, distance = plan["frames"], plan["distance"]
        pieces = -(-frames // distance)
        each = max(1, -(-pieces // (TASKS_A_WORKER * _workers(cluster)))) * distance
        ranges = [(start, min(start + each, frames)) for start in range(0, frames, each)]
        parts = {}
        results = _completed(
            cluster, tasks.render_part, ranges, [program], name, os.path.basename(movie), arguments, command, shared)
        for number, result in results:
            parts[number] = os.path.join(folder, f"{number}.part")
            write_whole(parts[number], tasks.get(result) if shared else result)
            show(len(parts), len(ranges), "parts")
        ordered = [parts[number] for number in range(len(ranges))]
        command.run(["join", *ordered, "-o", movie, "--quiet"], folder, os.path.dirname(movie))
    return frames


def batch(
    scene, data, output, *arguments, client=None, scheduler=None, local=None, kasane=None, target=None, fresh=False, quiet=False
):
    """Renders a scene for each row on the workers of a cluster. The files are identical to those of ``kasane batch``.

    ``target`` is an fsspec URL that replaces the output folder: workers write there. An interrupted run
    resumes where it stopped, unless ``fresh``.
    """
    command = kasane if isinstance(kasane, Command) else Command(kasane or "kasane")
    arguments = [str(word) for word in arguments]
    show = _progress(quiet)
    base, pattern = _split(output)
    with open(data, "rb") as file:
        content = file.read()
    with tempfile.TemporaryDirectory(prefix="kasane-dask-") as folder, _client(client, scheduler, local) as cluster:
        program, name, path = _compile(scene, command, folder)
        plan = command.run(
            ["batch", path, "--data", os.path.abspath(data), "-o", pattern, "--plan", *arguments],
            folder,
            os.path.dirname(path),
            os.path.dirname(os.path.abspath(data)),
        )
        rows = json.loads(plan)["rows"]
        # The ranges are the same in each run, whatever the cluster is: the journal refers to them.
        each = max(SMALLEST_BATCH, min(LARGEST_BATCH, -(-rows // 64)))
        ranges = [(start, min(start + each - 1, rows)) for start in range(1, rows + 1, each)]
        home = os.path.join(base, os.path.dirname(pattern.split("{")[0]))
        os.makedirs(home, exist_ok=True)
        identity = [program, content, output.encode(), repr(arguments).encode(), (target or "").encode()]
        journal = _Journal(os.path.join(home, ".kasane-dask.journal"), identity, fresh)
        result = BatchResult(rows)
        todo = [piece for piece in ranges if piece not in journal.done]
        result.done_before = sum(last - first + 1 for first, last in journal.done)
        failures = {}
        results = _completed(
            cluster, _rows, todo, [program, content], name, os.path.basename(data), pattern, arguments, command, target)
        for count, (number, (files, failed)) in enumerate(results, 1):
            for relative, content in files.items():
                if content is not None:
                    place = os.path.join(base, relative)
                    os.makedirs(os.path.dirname(place), exist_ok=True)
                    write_whole(place, content)
            if failed:
                failures[number] = failed
            else:
                journal.note(todo[number])
            show(count, len(todo), "pieces")
        result.failures = [line for number in sorted(failures) for line in failures[number]]
    report = os.path.join(home, "failures.jsonl")
    if result.failures:
        write_whole(report, "".join(line + "\n" for line in result.failures).encode())
    else:
        journal.remove()
        if os.path.exists(report):
            os.unlink(report)
    return result


def _rows(number, first, last, *arguments):
    return tasks.render_rows(first, last, *arguments)


def _split(output):
    """The folder that a pattern is relative to, and the rest, whose folders workers create in a folder of their own."""
    if not os.path.isabs(output) and ".." not in output.split("/"):
        return ".", output
    fixed = output.split("{")[0]
    folder = fixed[: fixed.rfind("/") + 1] or "./"
    return folder, output[len(folder) :] if output.startswith(folder) else output


class _Journal:
    """Which rows are done, according to the disk."""

    def __init__(self, path, identity, fresh):
        self.path = path
        self.done = set()
        digest = hashlib.sha256()
        for piece in identity:
            digest.update(hashlib.sha256(piece).digest())
        header = f"kasane-dask 1 {digest.hexdigest()}\n"
        lines = []
        if os.path.exists(path) and not fresh:
            with open(path, encoding="utf-8") as file:
                lines = [line for line in file if line.endswith("\n")]
        if lines[:1] == [header]:
            for line in lines[1:]:
                words = line.split()
                if len(words) == 2 and all(word.isdigit() for word in words):
                    self.done.add((int(words[0]), int(words[1])))
        else:
            lines = [header]
        write_whole(path, "".join(lines).encode())

    def note(self, piece):
        with open(self.path, "a", encoding="utf-8") as file:
            file.write(f"{piece[0]} {piece[1]}\n")
        self.done.add(piece)

    def remove(self):
        os.unlink(self.path)
