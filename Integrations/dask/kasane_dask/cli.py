"""kasane-dask batch and kasane-dask render: kasane's own arguments, and those that select the cluster."""

import logging
import sys

from . import jobs
from .kasane import Command, KasaneError

HELP = """\
kasane-dask batch|render …: kasane batch and kasane render on a Dask cluster.

  kasane-dask batch Card.swift --data rows.csv -o 'out/{id}.png' --scheduler tcp://head:8786
  kasane-dask render Film.swift -o film.mp4 --duration 600 --local 4

The arguments are those of kasane, see kasane help batch and kasane help render, and:
  --scheduler ADDRESS  the cluster's scheduler
  --local N            a cluster of N workers on this machine, for testing. Default: 2
  --kasane PATH        the program, here and on the workers. Default: kasane
  --container IMAGE    run the kasane in this image, here and on the workers, by podman; --engine docker by docker
  --shared URL         for render: pass parts through this fsspec URL instead of the scheduler
  --target URL         for batch: workers write the files below this fsspec URL
  --fresh              for batch: also render rows that an earlier run has rendered
  -q, --quiet          print only errors

The files are identical to those of one machine. The cluster's machines need the same build of Kasane.
Exit codes: 0 done, 1 something failed, 2 invalid arguments.
"""

OWN = {"--scheduler", "--local", "--kasane", "--container", "--engine", "--shared", "--target", "--data", "-o", "--output"}
SWITCHES = {"--fresh", "--quiet", "-q"}


class UsageError(Exception):
    """Why the arguments are invalid, in one line."""


def read(words):
    """The scene, our own options by name, and the arguments for kasane."""
    own, others, scene, rest = {}, [], None, list(words)
    while rest:
        word = rest.pop(0)
        name, equals, value = word.partition("=")
        if word in SWITCHES:
            own[word] = True
        elif name in OWN:
            if not equals:
                if not rest:
                    raise UsageError(f"{name} needs a value: see kasane-dask --help")
                value = rest.pop(0)
            own["-o" if name == "--output" else name] = value
        elif word.startswith("-") and len(word) > 1:
            others.append(word)
            # All of kasane's other options have values.
            if not equals and rest:
                others.append(rest.pop(0))
        elif scene is None:
            scene = word
        else:
            raise UsageError(f"unexpected scene {word}: render one at a time")
    if scene is None:
        raise UsageError("no scene to render: name a Swift file")
    if "-o" not in own:
        raise UsageError("no output: add -o, see kasane-dask --help")
    return scene, own, others


def run(words):
    if not words or words[0] in ("--help", "-h", "help") or "--help" in words or "-h" in words:
        print(HELP, end="")
        return 0
    verb = words[0]
    if verb not in ("batch", "render"):
        raise UsageError(f"unknown command {verb}: the commands are batch and render")
    scene, own, others = read(words[1:])
    if "--local" in own and not (own["--local"].isdigit() and int(own["--local"]) > 0):
        raise UsageError(f"--local {own['--local']} is not a number of workers, such as 4")
    quiet = "-q" in own or "--quiet" in own
    options = {
        "scheduler": own.get("--scheduler"),
        "local": int(own["--local"]) if "--local" in own else None,
        "kasane": Command(own.get("--kasane", "kasane"), own.get("--container"), own.get("--engine", "podman")),
        "quiet": quiet,
    }
    if verb == "render":
        frames = jobs.render(scene, own["-o"], *others, shared=own.get("--shared"), **options)
        if not quiet:
            print(f"{own['-o']}: {frames} frames", file=sys.stderr)
        return 0
    if "--data" not in own:
        raise UsageError("no file of rows: add --data rows.csv")
    done = jobs.batch(
        scene, own["--data"], own["-o"], *others, target=own.get("--target"), fresh="--fresh" in own, **options)
    if not quiet:
        parts = [f"{done.rows} rows"]
        if done.done_before:
            parts.append(f"{done.done_before} already done")
        if done.failures:
            parts.append(f"{len(done.failures)} failed: see failures.jsonl next to the files")
        print(f"{own['-o']}: {', '.join(parts)}", file=sys.stderr)
    return 1 if done.failures else 0


def main():
    # Relevant events of the cluster are reported as an error, in one line.
    logging.disable()
    try:
        code = run(sys.argv[1:])
    except UsageError as error:
        print(f"kasane-dask: {error}", file=sys.stderr)
        code = 2
    except KasaneError as error:
        print(f"{error}" if str(error).startswith("kasane:") else f"kasane-dask: {error}", file=sys.stderr)
        code = 1
    except (OSError, TimeoutError) as error:
        print(f"kasane-dask: {str(error).splitlines()[0] if str(error) else type(error).__name__}", file=sys.stderr)
        code = 1
    except KeyboardInterrupt:
        print("kasane-dask: interrupted: run the same command again", file=sys.stderr)
        code = 130
    sys.exit(code)


if __name__ == "__main__":
    main()
