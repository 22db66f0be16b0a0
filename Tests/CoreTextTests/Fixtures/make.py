#!/usr/bin/env python3
"""Write the fixtures beside this file: python3 -m venv v && v/bin/python -m pip install fonttools && v/bin/python make.py

Fonts whose outlines and advances are all known: plain.ttf with a ligature, a kerning pair and a caret within the ligature;
axes.ttf with weight and width axes; sizes.ttf with an optical size axis; features.ttf with named features; arabic.ttf with
joining letters, and no tatweel.
"""
import os

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib.tables.TupleVariation import TupleVariation

HERE = os.path.dirname(os.path.abspath(__file__))
NAMED_FEATURES = """
languagesystem DFLT dflt;
feature liga { sub f i by f_i; } liga;
feature kern { pos A B -80; } kern;
feature smcp { sub f by A; } smcp;
feature tnum { sub A by B; } tnum;
feature pnum { sub B by A; } pnum;
feature ss01 {
    featureNames { name "Narrow boxes"; name 3 1 0x0407 "Schmale Kästen"; };
    sub A by C;
} ss01;
feature ss02 { sub B by C; } ss02;
feature cv01 {
    cvParameters {
        FeatUILabelNameID { name "Other B"; };
        FeatUITooltipTextNameID { name "How B is drawn"; };
        SampleTextNameID { name "BAB"; };
        ParamUILabelNameID { name "As A"; };
        ParamUILabelNameID { name "As C"; };
    };
    sub B from [A C];
} cv01;
feature dnom { sub A by f; } dnom;
"""
JOINING = """
languagesystem DFLT dflt;
languagesystem arab dflt;
feature init { sub f by B; } init;
feature medi { sub f by B; } medi;
feature fina { sub f by A; } fina;
"""
ORDER = [".notdef", "space", "A", "B", "C", "f", "i", "f_i"]
CHARACTERS = {32: "space", 65: "A", 66: "B", 67: "C", 102: "f", 105: "i"}
FEATURES = """
languagesystem DFLT dflt;
feature liga { sub f i by f_i; } liga;
feature kern { pos A B -80; } kern;
table GDEF { GlyphClassDef [A B C f i], [f_i], , ; LigatureCaretByPos f_i 300; } GDEF;
"""


def box(pen, left, right, top=700):
    pen.moveTo((left, 0))
    pen.lineTo((left, top))
    pen.lineTo((right, top))
    pen.lineTo((right, 0))
    pen.closePath()


def glyphs():
    made = {}
    for name in ORDER:
        pen = TTGlyphPen(made)
        if name == ".notdef":
            box(pen, 50, 550)
        elif name == "A":
            box(pen, 250, 350)
        elif name == "B":
            pen.moveTo((100, 0))
            pen.qCurveTo((50, 350), (300, 700))
            pen.qCurveTo((550, 350), (500, 0))
            pen.closePath()
        elif name == "C":
            pen.addComponent("A", (1, 0, 0, 1, 100, 0))
            pen.addComponent("B", (0.5, 0, 0, 0.5, 0, 0))
        elif name in ("f", "i"):
            box(pen, 250, 350, 500)
        elif name == "f_i":
            box(pen, 200, 250)
            box(pen, 350, 400)
        made[name] = pen.glyph()
    return made


def font(name, characters=CHARACTERS):
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder(ORDER)
    builder.setupCharacterMap(characters)
    builder.setupGlyf(glyphs())
    outlines = builder.font["glyf"]
    builder.setupHorizontalMetrics({glyph: (600, getattr(outlines[glyph], "xMin", 0)) for glyph in ORDER})
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable({
        "familyName": name, "styleName": "Regular", "psName": name.replace(" ", "") + "-Regular",
        "fullName": name + " Regular"})
    builder.setupOS2(
        sTypoAscender=800, sTypoDescender=-200, sxHeight=500, sCapHeight=700, usWinAscent=800, usWinDescent=200,
        fsSelection=0x40)
    builder.setupPost()
    builder.font["head"].created = builder.font["head"].modified = 3_600_000_000
    builder.font.recalcTimestamp = False
    return builder


def save(builder, name):
    builder.font.save(os.path.join(HERE, name))


def plain():
    builder = font("Kasane Plain")
    addOpenTypeFeaturesFromString(builder.font, FEATURES)
    save(builder, "plain.ttf")


def axes():
    builder = font("Kasane Axes")
    heavy = {"wght": 900, "wdth": 100}
    builder.setupFvar(
        [("wght", 100, 100, 900, "Weight"), ("wdth", 50, 100, 100, "Width")],
        [{"location": heavy, "stylename": "Black"}])
    still = (0, 0)

    def variations(stem):
        # Four corners, then the four points of the advances.
        corners = [(-stem, 0), (-stem, 0), (stem, 0), (stem, 0)]
        return [
            TupleVariation({"wght": (0, 1, 1)}, corners + [still, (100, 0), still, still]),
            TupleVariation(
                {"wdth": (-1, -1, 0)},
                [(40, 0), (40, 0), (-40, 0), (-40, 0)] + [still, (-200, 0), still, still])]

    builder.setupGvar({"A": variations(200), "f": variations(100)})
    save(builder, "axes.ttf")


def sizes():
    builder = font("Kasane Sizes")
    builder.setupFvar([("opsz", 6, 12, 72, "Optical Size")], [])
    # The stem of A is 100 wide at 12 points, 300 at 6 and below, 40 at 72 and above.
    stem = [(-100, 0), (-100, 0), (100, 0), (100, 0), (0, 0), (0, 0), (0, 0), (0, 0)]
    thin = [(30, 0), (30, 0), (-30, 0), (-30, 0), (0, 0), (0, 0), (0, 0), (0, 0)]
    builder.setupGvar({"A": [TupleVariation({"opsz": (-1, -1, 0)}, stem), TupleVariation({"opsz": (0, 1, 1)}, thin)]})
    save(builder, "sizes.ttf")


def features():
    builder = font("Kasane Features")
    addOpenTypeFeaturesFromString(builder.font, NAMED_FEATURES)
    save(builder, "features.ttf")


def arabic():
    # Beh and meem are one dual-joining letter.
    builder = font("Kasane Arabic", {32: "space", 0x628: "f", 0x645: "f"})
    addOpenTypeFeaturesFromString(builder.font, JOINING)
    save(builder, "arabic.ttf")


plain()
axes()
sizes()
features()
arabic()
