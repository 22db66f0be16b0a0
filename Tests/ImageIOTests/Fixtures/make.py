#!/usr/bin/env python3
"""Write the fixtures beside this file: python3 -m venv v && v/bin/python -m pip install pillow openexr && v/bin/python make.py

They are made by Pillow, FFmpeg and OpenEXR, which share no code with the reader's parsing. Large halves: the left one red, the
right one blue (dark and light gray in the gray ones), so that the middle of a half survives lossy compression and a test knows
what to expect.
"""
import io
import os
import random
import struct
import subprocess

from PIL import Image, ImageCms, PngImagePlugin

HERE = os.path.dirname(os.path.abspath(__file__))
RED, BLUE = (220, 30, 40), (20, 60, 200)


def path(name):
    return os.path.join(HERE, name)


def halves(mode, left, right, size=(48, 32)):
    picture = Image.new(mode, size, left)
    picture.paste(right, (size[0] // 2, 0, *size))
    return picture


def jpegs():
    def save(picture, name, **options):
        picture.save(path(name), quality=95, **options)

    color = halves("RGB", RED, BLUE)
    save(color, "baseline.jpg", dpi=(144, 144))
    save(color, "progressive.jpg", progressive=True)
    save(halves("L", 60, 190), "gray.jpg")
    save(halves("CMYK", (0, 255, 255, 0), (255, 255, 0, 51)), "cmyk.jpg")  # red; blue a fifth darker
    exif = Image.Exif()
    exif[0x0112] = 6
    save(color, "turned.jpg", exif=exif)

    # A camera's metadata: settings, location, and a thumbnail, which is green to be distinguished from a scaled one.
    exif = Image.Exif()
    exif[0x010F], exif[0x0110], exif[0x0132] = "Kasane", "One", "2024:12:31 23:59:58"
    exif[0x0112], exif[0x011A], exif[0x011B], exif[0x0128] = 8, 300.0, 300.0, 2
    exif.get_ifd(0x8769).update({
        0x829A: 0.008, 0x829D: 2.8, 0x8827: 400, 0x9000: b"0231", 0x9003: "2024:12:31 23:59:57",
        0x9101: b"\1\2\3\0", 0x9204: -0.5, 0xA001: 1, 0x9286: b"ASCII\0\0\0hello", 0xA432: (24.0, 70.0, 2.8, 4.0),
        0xA434: "Glass", 0xA000: b"0100"})
    exif.get_ifd(0x8825).update({
        0: b"\2\2\0\0", 1: "S", 2: (33.0, 51.0, 36.0), 3: "E", 4: (151.0, 12.0, 40.0), 5: b"\0", 6: 58.5, 7: (1.0, 2.0, 3.0),
        29: "2024:12:31"})
    small = io.BytesIO()
    Image.new("RGB", (16, 12), (30, 200, 60)).save(small, "JPEG", quality=90)
    color.save(path("camera.jpg"), quality=95, exif=with_thumbnail(exif.tobytes(), small.getvalue()))

    # The primaries of Adobe RGB are not those of sRGB; its profile is split into several segments here.
    save(color, "adobergb.jpg", icc_profile=adobe_rgb())
    grays = Image.linear_gradient("L").resize((32, 16))
    grays.save(path("graygamma1.png"), icc_profile=gray_profile(1.0), optimize=True)


def with_thumbnail(block, jpeg):
    """Adds a second directory with a JPEG to an Exif block that Pillow wrote, which is big- or little-endian."""
    body = block[6:]
    order = ">" if body[:2] == b"MM" else "<"
    first = struct.unpack(order + "I", body[4:8])[0]
    count = struct.unpack(order + "H", body[first:first + 2])[0]
    link = first + 2 + 12 * count
    at = len(body)
    directory = struct.pack(order + "H", 3)
    directory += struct.pack(order + "HHIHH", 0x0103, 3, 1, 6, 0)
    directory += struct.pack(order + "HHII", 0x0201, 4, 1, at + 2 + 36 + 4)
    directory += struct.pack(order + "HHII", 0x0202, 4, 1, len(jpeg))
    directory += struct.pack(order + "I", 0)
    return block[:6] + body[:link] + struct.pack(order + "I", at) + body[link + 4:] + directory + jpeg


def profile(kind, description, tags):
    """Returns a version 2 profile written by hand."""
    def text(s):
        return b"desc" + struct.pack(">III", 0, len(s) + 1, 0)[0:4] + struct.pack(">I", len(s) + 1) + s + b"\0" * (1 + 4 + 4 + 2 + 1 + 67)

    tags = [(b"desc", text(description)), (b"cprt", b"text\0\0\0\0None\0")] + tags
    table, body, offset = b"", b"", 128 + 4 + 12 * len(tags)
    for name, data in tags:
        data += b"\0" * (-len(data) % 4)
        table += name + struct.pack(">II", offset + len(body), len(data))
        body += data
    size = offset + len(body)
    header = struct.pack(">I4sI4s4s4s", size, b"lcms", 0x02100000, b"mntr", kind, b"XYZ ")
    header += struct.pack(">6H", 2024, 1, 1, 0, 0, 0) + b"acsp" + b"\0" * 28
    header += struct.pack(">III", 0xF6D6, 0x10000, 0xD32D)
    header += b"\0" * (128 - len(header))
    return header + struct.pack(">I", len(tags)) + table + body


def curve(gamma):
    return b"curv\0\0\0\0" + struct.pack(">IH", 1, round(gamma * 256))


def xyz(x, y, z):
    return b"XYZ \0\0\0\0" + struct.pack(">iii", *(round(v * 65536) for v in (x, y, z)))


def adobe_rgb():
    # The primaries, adapted to D50, from Adobe's specification.
    tags = [(b"wtpt", xyz(0.95045, 1, 1.08905)), (b"rXYZ", xyz(0.60974, 0.31111, 0.01947)),
            (b"gXYZ", xyz(0.20528, 0.62567, 0.06087)), (b"bXYZ", xyz(0.14919, 0.06322, 0.74457)),
            (b"rTRC", curve(563 / 256)), (b"gTRC", curve(563 / 256)), (b"bTRC", curve(563 / 256))]
    return profile(b"RGB ", b"Adobe RGB (1998) by hand", tags)


def gray_profile(gamma):
    return profile(b"GRAY", b"Linear gray", [(b"wtpt", xyz(0.9642, 1, 0.8249)), (b"kTRC", curve(gamma))])


def frames():
    """Four 24 x 16 frames: a red field, then a moving blue square, half transparent where the format allows it."""
    result = [Image.new("RGBA", (24, 16), (*RED, 255))]
    for i in range(3):
        frame = Image.new("RGBA", (24, 16), (0, 0, 0, 0))
        frame.paste((*BLUE, 255), (i * 8, 4, i * 8 + 8, 12))
        result.append(frame)
    return result


def animations():
    all_frames = frames()
    timing = dict(append_images=all_frames[1:], save_all=True, loop=3, duration=[100, 10, 0, 250])
    all_frames[0].save(path("timed.apng.png"), blend=1, **timing)
    all_frames[0].save(path("timed.gif"), optimize=False, **timing)
    all_frames[0].save(path("alone.apng.png"), append_images=all_frames[1:], loop=0, default_image=True, blend=1,
                       save_all=True, duration=[10, 20, 30])
    halves("RGB", RED, BLUE).convert("P", palette=Image.Palette.ADAPTIVE, colors=4).save(path("still.gif"), interlace=1)
    all_frames[0].save(path("moving.webp"), append_images=all_frames[1:], save_all=True, loop=2, lossless=True,
                       duration=[100, 10, 15, 250])
    halves("RGB", RED, BLUE).save(path("lossy.webp"), quality=90, exif=exif_of(orientation=3))
    glass = halves("RGBA", (*RED, 255), (*BLUE, 128))
    glass.save(path("lossless.webp"), lossless=True)
    glass.save(path("glass.webp"), quality=90)


def mixed():
    """Animations of twelve frames with every blending and disposal, and beside each another decoder's result: a strip of its
    frames, the first at the top. For an animated PNG that is FFmpeg, because Pillow restores frames incorrectly."""
    random.seed(7)
    colors = [(*RED, 255), (*BLUE, 255), (250, 220, 30, 255), (30, 200, 60, 255), (0, 0, 0, 0)]
    all_frames = []
    for _ in range(12):
        frame = Image.new("RGBA", (20, 14), (0, 0, 0, 0))
        for _ in range(3):
            x, y = random.randrange(16), random.randrange(10)
            frame.paste(random.choice(colors), (x, y, x + random.randrange(2, 8), y + random.randrange(2, 8)))
        all_frames.append(frame)
    first, rest = all_frames[0], all_frames[1:]
    first.save(path("mixed.gif"), save_all=True, append_images=rest, duration=40, disposal=[1, 2, 3] * 4)
    first.save(path("mixed.apng.png"), save_all=True, append_images=rest, duration=40, disposal=[0, 1, 2] * 4,
               blend=[0, 1, 1, 0] * 3)
    glass = [frame.copy() for frame in all_frames]
    for frame in glass:
        frame.putalpha(frame.getchannel("A").point(lambda a: a * 3 // 5))
    glass[0].save(path("mixed.webp"), save_all=True, append_images=glass[1:], duration=40, lossless=True, exact=True)
    strip("mixed.gif")
    strip("mixed.webp")
    command = ["ffmpeg", "-v", "error", "-i", path("mixed.apng.png"), "-f", "rawvideo", "-pix_fmt", "rgba", "-"]
    pixels = subprocess.run(command, check=True, capture_output=True).stdout
    Image.frombytes("RGBA", (20, 14 * 12), pixels).save(path("mixed.apng.png.frames.png"), optimize=True)


def strip(name):
    with Image.open(path(name)) as animation:
        result = Image.new("RGBA", (animation.width, animation.height * animation.n_frames))
        for index in range(animation.n_frames):
            animation.seek(index)
            result.paste(animation.convert("RGBA"), (0, index * animation.height))
    result.save(path(f"{name}.frames.png"), optimize=True)


def exif_of(orientation):
    exif = Image.Exif()
    exif[0x0112] = orientation
    return exif


def tiffs():
    color = halves("RGB", RED, BLUE)
    for compression in ["raw", "tiff_lzw", "tiff_adobe_deflate", "packbits", "jpeg"]:
        color.save(path(f"{compression}.tif"), compression=compression, dpi=(300, 150))
    halves("L", 60, 190).save(path("gray.tif"))
    halves("1", 0, 1).save(path("bilevel.tif"), compression="group4")
    halves("I;16", 60 * 257, 190 * 257).save(path("gray16.tif"))
    halves("F", 0.2, 0.7).save(path("float.tif"))
    halves("RGBA", (*RED, 255), (*BLUE, 128)).save(path("alpha.tif"), compression="tiff_lzw")
    halves("CMYK", (0, 255, 255, 0), (255, 255, 0, 51)).save(path("cmyk.tif"), compression="tiff_lzw")
    color.convert("P", palette=Image.Palette.ADAPTIVE, colors=4).save(path("indexed.tif"))
    color.save(path("pages.tif"), save_all=True, compression="tiff_lzw",
               append_images=[halves("L", 60, 190, (20, 10)), Image.new("RGB", (8, 40), (1, 2, 3))])
    color.save(path("described.tif"), compression="tiff_lzw",
               tiffinfo={270: "halves", 271: "Kasane", 274: 6, 305: "make.py", 315: "nobody"})


def bmps():
    color = halves("RGB", RED, BLUE)
    color.save(path("rgb24.bmp"), dpi=(144, 144))
    halves("RGBA", (*RED, 255), (*BLUE, 128)).save(path("rgba32.bmp"))
    halves("L", 60, 190).save(path("gray8.bmp"))
    halves("1", 0, 1, (21, 9)).save(path("bilevel.bmp"))
    color.convert("P", palette=Image.Palette.ADAPTIVE, colors=4).save(path("indexed.bmp"))


def pngs():
    text = PngImagePlugin.PngInfo()
    text.add_text("Title", "Halves")
    text.add_text("Author", "nobody")
    halves("RGB", RED, BLUE).save(path("text.png"), pnginfo=text)
    halves("RGB", RED, BLUE).save(path("adobergb.png"), icc_profile=adobe_rgb())
    halves("RGB", RED, BLUE).save(path("srgb.png"), icc_profile=ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes())


def exrs():
    """Light of 0.5, 0.25 and 2 on the left, of 4, 0 and 0.125 on the right; with an alpha of one half if there is one."""
    import numpy
    import OpenEXR
    halves = numpy.zeros((12, 20, 4))
    halves[:, :10] = (0.25, 0.125, 1, 0.5)
    halves[:, 10:] = (4, 0, 0.125, 1)
    kind = {"compression": OpenEXR.ZIP_COMPRESSION, "type": OpenEXR.scanlineimage}
    OpenEXR.File(kind, {"RGBA": halves.astype("float16")}).write(path("half.exr"))
    primaries = (0.708, 0.292, 0.17, 0.797, 0.131, 0.046, 0.3127, 0.329)
    tiled = {"compression": OpenEXR.PIZ_COMPRESSION, "type": OpenEXR.tiledimage, "chromaticities": primaries,
             "tiles": OpenEXR.TileDescription()}
    OpenEXR.File(tiled, {"RGB": numpy.ascontiguousarray(halves[..., :3]).astype("float32")}).write(path("tiled.exr"))
    OpenEXR.File(kind, {"Y": numpy.ascontiguousarray(halves[..., 0]).astype("float16")}).write(path("gray.exr"))


if __name__ == "__main__":
    exrs()
    jpegs()
    animations()
    mixed()
    tiffs()
    bmps()
    pngs()
