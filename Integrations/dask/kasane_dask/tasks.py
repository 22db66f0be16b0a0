"""The workers' tasks: a part of a movie, or some rows of a batch."""

import os
import posixpath
import tempfile

import fsspec

from .kasane import KasaneError, error_of, keep


def threads_of_worker():
    """The number of threads that the worker has for a task, as that many kasane processes share the machine."""
    try:
        from distributed import get_worker

        return max(1, get_worker().state.nthreads)
    except (ImportError, ValueError, AttributeError):
        return None


def render_part(number, first, end, scene, name, movie, arguments, command, shared):
    """Renders frames of a movie as a part. Returns its bytes, or its URL in shared storage."""
    path = keep(scene, name)
    with tempfile.TemporaryDirectory(prefix="kasane-dask-") as folder:
        part = f"{number}{os.path.splitext(movie)[1]}.part"
        if "%" in os.path.basename(movie):
            part = os.path.basename(movie) + ".part"
        command.run(
            ["render", path, "-o", part, "--part", f"{first}-{end}", "--quiet", *arguments],
            folder,
            os.path.dirname(path),
            threads=threads_of_worker(),
        )
        with open(os.path.join(folder, part), "rb") as file:
            content = file.read()
    if not shared:
        return content
    address = posixpath.join(shared, f"{number}.part")
    put(address, content)
    return address


def render_rows(first, last, scene, data, name, data_name, pattern, arguments, command, target):
    """Renders rows. Returns their files by name, and the lines about rows that failed.

    With a target, files are written there from the worker, and only their names are returned.
    """
    path, rows = keep(scene, name), keep(data, data_name)
    with tempfile.TemporaryDirectory(prefix="kasane-dask-") as folder:
        run = command.call(
            ["batch", path, "--data", rows, "-o", pattern, "--rows", f"{first}-{last}", "--quiet"]
            + ["--jobs", str(threads_of_worker() or 1), *arguments],
            folder,
            os.path.dirname(path),
            os.path.dirname(rows),
        )
        files, failures, done = {}, [], None
        for place, _, names in os.walk(folder):
            for file in sorted(names):
                with open(os.path.join(place, file), "rb") as stream:
                    content = stream.read()
                relative = os.path.relpath(os.path.join(place, file), folder)
                if file == "failures.jsonl":
                    failures = content.decode().splitlines()
                elif file.endswith(".journal") and file.startswith("."):
                    # The first line identifies the program that rendered the rows.
                    done = content.count(b"\n") - 1
                elif not file.startswith("."):
                    files[relative] = content
        # The code is 1 if rows failed, which are listed. Without a list nothing was rendered: by another Kasane, for example.
        if run.returncode > 1 or run.returncode and not failures:
            raise error_of(run)
        # If all rows are done there is neither a journal nor a list. Rows that are not mentioned are another worker's.
        if done is not None and done + len(failures) < last - first + 1:
            raise KasaneError(f"rows {first} to {last} were not all rendered: is the disk of a worker full?")
    if target:
        for relative, content in files.items():
            put(posixpath.join(target, relative), content)
        files = dict.fromkeys(files)
    return files, failures


def put(address, content):
    """Writes to an fsspec URL."""
    with fsspec.open(address, "wb", auto_mkdir=True) as file:
        file.write(content)


def get(address):
    with fsspec.open(address, "rb") as file:
        return file.read()
