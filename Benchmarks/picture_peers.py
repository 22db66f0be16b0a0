#!/usr/bin/env python3
"""Time OpenCV, Pillow and the tools of Poppler and MuPDF on the work of KasaneBench's parts `filters`, `files` and `pages`, and print
milliseconds as JSON.

  picture_peers.py filters
  picture_peers.py files DIRECTORY      the files that `KasaneBench files --png DIRECTORY` has written there
  picture_peers.py pages DIRECTORY      the same for pages

All on one thread, processor time, medians. OpenCV and Pillow compute on encoded bytes, where Core Image computes on linear
light, so they do less work. The time of a page is the tool's time for all pages of a document minus its time for the first, which loads
the fonts. What a peer does not support is omitted.
"""
import json, os, shutil, statistics, subprocess, sys, time

WIDTH, HEIGHT = 1920, 1080


def milliseconds(work, count):
    work()
    times = []
    for _ in range(count):
        start = time.thread_time()
        work()
        times.append(1000 * (time.thread_time() - start))
    return statistics.median(times)


def photograph():
    """Soft areas, edges and grain, as in KasaneBench's image."""
    import numpy as np

    y, x = np.mgrid[0:HEIGHT, 0:WIDTH]
    grain = np.random.default_rng(1).integers(-8, 8, (HEIGHT, WIDTH))
    base = np.where((x // 120 + y // 90) % 3 == 0, 60, 150) + grain
    u, v = x / WIDTH, y / HEIGHT
    planes = [base + 90 * np.sin(7 * u), base + 80 * np.cos(5 * v), base + 70 * u * v, np.full_like(base, 255)]
    return np.clip(np.stack(planes, axis=-1), 0, 255).astype(np.uint8)


def filters():
    import cv2
    from PIL import Image, ImageEnhance, ImageFilter

    cv2.setNumThreads(1)
    pixels = photograph()
    image = Image.fromarray(pixels[..., :3].copy())
    cube = ImageFilter.Color3DLUT.generate(32, lambda r, g, b: ((r * 1.1) ** 0.5 * 0.9, g * g * 0.3 + g * 0.6, b * 0.7 + r * 0.1))
    turn = cv2.getRotationMatrix2D((0, 0), 20, 1)
    return {
        "opencv": {
            "gaussian of radius 20": milliseconds(lambda: cv2.GaussianBlur(pixels, (0, 0), 20), 5),
            "gaussian of radius 3": milliseconds(lambda: cv2.GaussianBlur(pixels, (0, 0), 3), 9),
            "median": milliseconds(lambda: cv2.medianBlur(pixels, 3), 9),
            "turned by 20 degrees": milliseconds(lambda: cv2.warpAffine(pixels, turn, (WIDTH, HEIGHT)), 9),
        },
        "pillow": {
            "gaussian of radius 20": milliseconds(lambda: image.filter(ImageFilter.GaussianBlur(20)), 5),
            "gaussian of radius 3": milliseconds(lambda: image.filter(ImageFilter.GaussianBlur(3)), 5),
            "colour cube of 32": milliseconds(lambda: image.filter(cube), 9),
            "colour controls": milliseconds(lambda: ImageEnhance.Contrast(ImageEnhance.Color(image).enhance(0.6)).enhance(1.2), 9),
            "median": milliseconds(lambda: image.filter(ImageFilter.MedianFilter(3)), 3),
        },
    }


def files(directory):
    import io
    from PIL import Image

    times = {}
    for name in sorted(os.listdir(directory)):
        kind = name.rsplit(".", 1)[-1]
        with open(os.path.join(directory, name), "rb") as file:
            data = file.read()
        try:
            image = Image.open(io.BytesIO(data)).convert("RGBA" if kind in ("png", "tif", "webp") else "RGB")
        except OSError:
            continue
        times["reading a " + kind] = milliseconds(lambda: Image.open(io.BytesIO(data)).load(), 5)
        options = {"jpg": {"quality": 80, "optimize": True}, "tif": {"compression": "tiff_lzw"}, "webp": {"lossless": False, "quality": 80}}.get(kind, {})
        times["writing a " + kind] = milliseconds(lambda: image.save(io.BytesIO(), {"jpg": "JPEG", "tif": "TIFF"}.get(kind, kind.upper()), **options), 3)
    return {"pillow": times}


def seconds(*command):
    """A command's processor time."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise OSError(f"{command[0]} ended with {process.returncode}")
    return usage.ru_utime + usage.ru_stime


def pages(directory):
    """Each page as pixels that are discarded, at 150 dpi."""
    tools = {
        "poppler": lambda path, last: ("pdftoppm", "-r", "150", "-l", str(last), path),
        "mupdf": lambda path, last: ("mutool", "draw", "-q", "-r", "150", "-F", "pnm", "-o", "/dev/null", path, f"1-{last}"),
    }
    count = 11
    times = {tool: {} for tool, command in tools.items() if shutil.which(command("", 1)[0])}
    for tool in times:
        for name in sorted(os.listdir(directory)):
            if name.endswith(".pdf"):
                path = os.path.join(directory, name)
                page = lambda: (seconds(*tools[tool](path, count)) - seconds(*tools[tool](path, 1))) / (count - 1)
                times[tool]["a page of " + name[:-4]] = 1000 * statistics.median(page() for _ in range(3))
    return times


if __name__ == "__main__":
    parts = {"filters": filters, "files": files, "pages": pages}
    print(json.dumps(parts[sys.argv[1]](*sys.argv[2:])))
