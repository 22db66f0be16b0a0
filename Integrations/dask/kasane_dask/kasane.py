"""Runs the command line of kasane, locally or on a worker."""

import ctypes
import hashlib
import os
import signal
import subprocess
import tempfile
import uuid


class KasaneError(Exception):
    """The message of a failed kasane, in one line."""


class Command:
    """How to run kasane: a program's path, or a container image that has it."""

    def __init__(self, program="kasane", image=None, engine="podman"):
        self.program = program
        self.image = image
        self.engine = engine

    def words(self, folders):
        """The words before the arguments, for a run that reads and writes below the given folders."""
        if not self.image:
            return [self.program]
        mounts = [word for folder in folders for word in ("-v", f"{folder}:{folder}")]
        return [self.engine, "run", "--rm", *mounts, "-w", folders[0], self.image, "kasane"]

    def run(self, arguments, folder, *others, threads=None):
        """Runs kasane in a folder, and returns its output. Raises KasaneError if it fails."""
        done = self.call(arguments, folder, *others, threads=threads)
        if done.returncode:
            raise error_of(done)
        return done.stdout.decode(errors="replace")

    def call(self, arguments, folder, *others, threads=None):
        """Runs kasane in a folder, whether or not it succeeds."""
        environment = dict(os.environ)
        if threads:
            environment.setdefault("KASANE_THREADS", str(threads))
        try:
            return subprocess.run(
                [*self.words([folder, *others]), *arguments],
                cwd=folder,
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                preexec_fn=_end_with_worker,
                check=False,
            )
        except OSError as error:
            raise KasaneError(f"{self.words([folder])[0]} cannot be run: {error.strerror}") from error


def error_of(done):
    """The error of a failed run: the last line that it printed."""
    lines = done.stderr.decode(errors="replace").strip().splitlines() or [f"kasane exited with code {done.returncode}"]
    return KasaneError(lines[-1])


_libc = ctypes.CDLL(None)


def _end_with_worker():
    # 1 is PR_SET_PDEATHSIG: the process of a lost worker must not continue in parallel with its repetition.
    _libc.prctl(1, signal.SIGKILL)


def keep(content, name):
    """Writes content to a file on this machine, once for all tasks, and returns its path.

    The folder is private to the user, and the file is named by its content.
    """
    folder = os.path.join(tempfile.gettempdir(), f"kasane-dask-{os.getuid()}")
    os.makedirs(folder, mode=0o700, exist_ok=True)
    status = os.lstat(folder)
    if status.st_uid != os.getuid() or status.st_mode & 0o022:
        raise KasaneError(f"{folder} belongs to another user: set TMPDIR to a folder of your own")
    place = os.path.join(folder, hashlib.sha256(content).hexdigest())
    path = os.path.join(place, name)
    if not os.path.exists(path):
        os.makedirs(place, mode=0o700, exist_ok=True)
        write_whole(path, content, mode=0o755)
    return path


def write_whole(path, content, mode=0o666):
    """Writes a file that gets its name once it is complete."""
    folder, name = os.path.split(path)
    temporary = os.path.join(folder, f".{name[:40]}.{uuid.uuid4().hex}")
    try:
        descriptor = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode)
        with os.fdopen(descriptor, "wb") as file:
            file.write(content)
        os.replace(temporary, path)
    except BaseException:
        if os.path.exists(temporary):
            os.unlink(temporary)
        raise
