#!/usr/bin/env python3
"""Write the JPEG fixtures beside this file: python3 -m venv v && v/bin/pip install pillow && v/bin/python make.py

Each is 48 x 32 pixels: the left half red, the right half blue (dark and light gray in gray.jpg), so that the middle of a
half survives the compression and a test knows what to expect.
"""
import os
from PIL import Image

HERE = os.path.dirname(os.path.abspath(__file__))


def halves(mode, left, right):
    picture = Image.new(mode, (48, 32), left)
    picture.paste(right, (24, 0, 48, 32))
    return picture


def save(picture, name, **options):
    picture.save(os.path.join(HERE, name), quality=95, **options)


color = halves("RGB", (220, 30, 40), (20, 60, 200))
save(color, "baseline.jpg", dpi=(144, 144))
save(color, "progressive.jpg", progressive=True)
save(halves("L", 60, 190), "gray.jpg")
save(halves("CMYK", (0, 255, 255, 0), (255, 255, 0, 51)), "cmyk.jpg")  # red; blue a fifth darker

exif = Image.Exif()
exif[0x0112] = 6
save(color, "turned.jpg", exif=exif)
