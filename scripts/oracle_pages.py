"""Writes a PDF whose pages each show one content stream operator, or one kind of object, for oracle-pdf.

    python3 scripts/oracle_pages.py FILE

Needs only Python. The pages are 200 points square; their titles are in the outline, as "w", "d", "Tr" and so on.
"""
import math
import sys
import zlib


class Document:
    """Objects, numbered in the order in which they are added."""

    def __init__(self):
        self.objects = []

    def add(self, body):
        self.objects.append(body if isinstance(body, bytes) else body.encode("latin-1"))
        return len(self.objects)

    def stream(self, dictionary, data, compress=True):
        data = data if isinstance(data, bytes) else data.encode("latin-1")
        if compress:
            data, dictionary = zlib.compress(data), dictionary + "/Filter/FlateDecode"
        return self.add(b"<<%s/Length %d>>stream\n%s\nendstream" % (dictionary.encode("latin-1"), len(data), data))

    def write(self, path, root):
        out, places = bytearray(b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n"), []
        for number, body in enumerate(self.objects, 1):
            places.append(len(out))
            out += b"%d 0 obj\n%s\nendobj\n" % (number, body)
        start = len(out)
        out += b"xref\n0 %d\n0000000000 65535 f \n" % (len(places) + 1)
        for place in places:
            out += b"%010d 00000 n \n" % place
        out += b"trailer<</Size %d/Root %d 0 R>>\nstartxref\n%d\n%%%%EOF\n" % (len(places) + 1, root, start)
        with open(path, "wb") as file:
            file.write(out)


STAR = "100 180 m 60 40 l 190 130 l 10 130 l 140 40 l h"
WAVE = "20 60 m 60 180 140 -40 180 100 c"


def text(size, show, font="F1", before=""):
    return f"BT /{font} {size} Tf {before} {show} ET"


def lines(setting, values, shape="30 40 m 100 160 l 170 40 l"):
    """The shape three times, each smaller and with another value."""
    drawn = []
    for index, value in enumerate(values):
        scale = 1 - 0.3 * index
        drawn.append(f"q {scale} 0 0 {scale} {20 * index} {18 * index} cm 12 w {value} {setting} {shape} S Q")
    return " ".join(drawn)


def gradient(document, kind, coordinates, extend="[true true]", function=None, more=""):
    function = function or "<</FunctionType 2/Domain[0 1]/C0[1 0.2 0]/C1[0 0.3 1]/N 1>>"
    coords = f"/Coords[{coordinates}]/Extend{extend}" if coordinates else ""
    return document.add(f"<</ShadingType {kind}/ColorSpace/DeviceRGB{coords}/Function {function}{more}>>")


def mesh(document, kind, data, more):
    head = f"/ShadingType {kind}/ColorSpace/DeviceRGB/BitsPerCoordinate 8/BitsPerComponent 8/Decode[0 200 0 200 0 1 0 1 0 1]"
    return document.stream(head + more, bytes(data))


def patches(tensor):
    edge = [(30, 30), (10, 90), (70, 150), (30, 225), (90, 250), (150, 200), (225, 225), (250, 160), (190, 90), (225, 30),
            (160, 60), (100, 5)]
    inner = [(90, 90), (90, 160), (170, 170), (160, 90)] if tensor else []
    colors = [255, 40, 0, 20, 220, 60, 0, 60, 255, 255, 230, 0]
    return bytes([0]) + bytes(v for p in edge + inner for v in p) + bytes(colors)


def pages(document):
    """The names, contents and resources of all pages."""
    blue, red = "0.1 0.3 0.8 rg", "0.9 0.2 0.1 RG"
    helvetica = document.add("<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>")
    times = document.add("<</Type/Font/Subtype/Type1/BaseFont/Times-Italic/Encoding/WinAnsiEncoding>>")
    courier = document.add(
        "<</Type/Font/Subtype/Type1/BaseFont/Courier-Bold/Encoding<</BaseEncoding/WinAnsiEncoding"
        "/Differences[65/Aring/Lslash/germandbls]>>>>")
    fonts = f"/Font<</F1 {helvetica} 0 R/F2 {times} 0 R/F3 {courier} 0 R>>"

    yield "w", f"{red} " + " ".join(f"{w} w 20 {20 + 30 * i} m 180 {40 + 30 * i} l S" for i, w in enumerate([0, 0.5, 1, 3, 9, 20])), ""
    yield "J", f"{red} " + " ".join(f"{j} J 24 w 50 {40 + 60 * j} m 150 {40 + 60 * j} l S" for j in range(3)), ""
    yield "j", red + " " + lines("j", [0, 1, 2]), ""
    yield "M", red + " " + lines("M", [1, 2, 10], "20 40 m 100 60 l 20 80 l"), ""
    yield "d", f"{red} 6 w " + " ".join(
        f"{d} d 20 {30 + 35 * i} m 180 {30 + 35 * i} l S" for i, d in enumerate(
            ["[] 0", "[20 10] 0", "[20 10] 15", "[5] 0", "[30 5 5 5] 0"])) + f" 1 J [0 12] 0 d {WAVE} S", ""
    yield "i ri", f"/Perceptual ri 50 i {blue} {STAR} f", ""
    yield "q Q", f"{blue} q 1 0 0 rg 20 20 70 70 re f Q 110 110 70 70 re f", ""
    yield "cm", f"{blue} 0.8 0.3 -0.3 0.8 60 10 cm 20 20 100 100 re f 0.5 0 0.5 0.5 20 20 cm 1 g 20 20 100 100 re f", ""
    yield "m l h", f"{red} 4 w 20 20 m 180 20 l 100 170 l h S 60 50 m 140 50 l 100 120 l S", ""
    yield "c v y", f"{red} 4 w 20 20 m 20 120 100 120 100 20 c S 20 180 m 100 100 180 180 v S 100 90 m 180 20 180 90 y S", ""
    yield "re", f"{blue} 20 20 50 100 re 90 180 90 -60 re 180 20 -70 60 re f", ""
    yield "S s", f"{red} 8 w 20 20 m 100 20 l 60 80 l S 100 110 m 180 110 l 140 180 l s", ""
    yield "f", f"{blue} {STAR} f", ""
    yield "f*", f"{blue} {STAR} f*", ""
    yield "B", f"{blue} {red} 5 w {STAR} B", ""
    yield "B*", f"{blue} {red} 5 w {STAR} B*", ""
    yield "b", f"{blue} {red} 5 w 100 180 m 60 40 l 190 130 l 10 130 l 140 40 l b", ""
    yield "b*", f"{blue} {red} 5 w 100 180 m 60 40 l 190 130 l 10 130 l 140 40 l b*", ""
    yield "n", f"{blue} {STAR} n 60 60 80 80 re f", ""
    yield "W", f"{STAR} W n {blue} 0 0 200 200 re f 1 0.8 0 rg 0 90 200 30 re f", ""
    yield "W*", f"{STAR} W* n {blue} 0 0 200 200 re f 1 0.8 0 rg 0 90 200 30 re f", ""
    yield "W twice", f"40 40 120 120 re W n {STAR} W n {blue} 0 0 200 200 re f", ""
    yield "W of text", f"{text(70, '(Clip) Tj', before='7 Tr 20 80 Td')} {blue} 0 80 200 30 re f 1 0 0 rg 0 110 200 40 re f", fonts
    yield "g G", "0.6 g 0.2 G 10 w 40 40 120 120 re B", ""
    yield "rg RG", "0.9 0.7 0.1 rg 0.1 0.5 0.3 RG 10 w 40 40 120 120 re B", ""
    yield "k K", "0.8 0.1 0 0.1 k 0 0.9 0.8 0.2 K 10 w 40 40 120 120 re B", ""
    inks = " ".join(
        f"{c} {m} {y} {k} k {20 * i} {50 * j} 20 50 re f"
        for j, (dc, dm, dy, dk) in enumerate([(1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (1, 1, 1, 0)])
        for i, (c, m, y, k) in enumerate((dc * t / 9, dm * t / 9, dy * t / 9, dk * t / 9) for t in range(10)))
    yield "k, inks", inks, ""
    tint = document.add("<</FunctionType 2/Domain[0 1]/C0[0 0 0 0]/C1[0 0.7 1 0]/N 1>>")
    two = document.stream(
        "/FunctionType 4/Domain[0 1 0 1]/Range[0 1 0 1 0 1]", "{ 1 index 1 exch sub exch 1 exch sub 2 copy mul sqrt }", False)
    gamma = document.add("[/CalRGB<</WhitePoint[0.9505 1 1.089]/Gamma[2.2 2.2 2.2]/Matrix[0.4124 0.2126 0.0193 0.3576 "
                         "0.7152 0.1192 0.1805 0.0722 0.9505]>>]")
    spaces = (f"/ColorSpace<</Sep[/Separation/Spot/DeviceCMYK {tint} 0 R]/DN[/DeviceN[/A/B]/DeviceRGB {two} 0 R]"
              f"/Cal {gamma} 0 R/Gray[/CalGray<</WhitePoint[0.9505 1 1.089]/Gamma 2.2>>]"
              "/Lab[/Lab<</WhitePoint[0.9642 1 0.8249]/Range[-100 100 -100 100]>>]"
              "/Ind[/Indexed/DeviceRGB 3<ff0000 00c040 0040ff ffd000>]>>")

    def swatches(space, values):
        return f"/{space} cs " + " ".join(
            f"{v} sc {20 + 40 * i} 40 36 120 re f" for i, v in enumerate(values))

    yield "cs sc: Separation", swatches("Sep", [0.1, 0.4, 0.7, 1]).replace(" sc ", " scn "), spaces
    yield "cs scn: DeviceN", swatches("DN", ["1 0", "0 1", "0.5 0.5", "1 1"]).replace(" sc ", " scn "), spaces
    yield "cs sc: CalRGB", swatches("Cal", ["1 0 0", "0 0.5 0", "0.2 0.4 0.9", "0.5 0.5 0.5"]), spaces
    yield "cs sc: CalGray", swatches("Gray", [0.1, 0.3, 0.5, 0.8]), spaces
    yield "cs sc: Lab", swatches("Lab", ["60 60 40", "60 -50 40", "40 20 -60", "80 0 0"]), spaces
    yield "cs sc: Indexed", swatches("Ind", [0, 1, 2, 3]), spaces
    yield "CS SC", "/Lab CS 50 60 30 SC 14 w 40 40 120 120 re S", spaces

    for kind, coordinates in ((2, "40 40 160 160"), (3, "80 80 10 110 110 80")):
        for extend in ("[true true]", "[false false]", "[true false]"):
            shading = gradient(document, kind, coordinates, extend)
            yield f"sh {kind} {extend}", "/S sh", f"/Shading<</S {shading} 0 R>>"
    cone = gradient(document, 3, "50 100 10 150 100 40")
    yield "sh 3, a cone", "/S sh", f"/Shading<</S {cone} 0 R>>"
    steps = ("<</FunctionType 3/Domain[0 1]/Bounds[0.3 0.6]/Encode[0 1 1 0 0 1]/Functions["
             "<</FunctionType 2/Domain[0 1]/C0[1 0 0]/C1[1 1 0]/N 1>><</FunctionType 2/Domain[0 1]/C0[0 0.5 0]/C1[1 1 1]/N 2>>"
             "<</FunctionType 2/Domain[0 1]/C0[0 0 1]/C1[0 1 1]/N 0.5>>]>>")
    stitched = gradient(document, 2, "20 0 180 0", function=steps)
    yield "sh 2, stitched", "/S sh", f"/Shading<</S {stitched} 0 R>>"
    sampled = document.stream(
        "/FunctionType 0/Domain[0 1]/Range[0 1 0 1 0 1]/Size[5]/BitsPerSample 8",
        bytes([255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 0, 0, 255, 255]))
    by_table = gradient(document, 2, "20 0 180 0", function=f"{sampled} 0 R")
    yield "sh 2, sampled", "/S sh", f"/Shading<</S {by_table} 0 R>>"
    program = document.stream(
        "/FunctionType 4/Domain[0 1 0 1]/Range[0 1 0 1 0 1]",
        "{ 360 mul sin 1 add 2 div exch 360 mul cos 1 add 2 div 2 copy mul }", False)
    by_program = document.add(
        f"<</ShadingType 1/ColorSpace/DeviceRGB/Domain[0 1 0 1]/Matrix[160 20 -20 160 30 10]/Function {program} 0 R>>")
    yield "sh 1", "/S sh", f"/Shading<</S {by_program} 0 R>>"
    free = mesh(document, 4, [0, 30, 30, 255, 0, 0, 0, 225, 40, 0, 200, 0, 0, 120, 225, 0, 0, 255, 1, 225, 225, 255, 220, 0],
                "/BitsPerFlag 8")
    yield "sh 4", "/S sh", f"/Shading<</S {free} 0 R>>"
    lattice = mesh(document, 5, [v for i, p in enumerate(
        [(30, 30), (120, 60), (225, 30), (60, 120), (130, 140), (190, 120), (30, 225), (120, 190), (225, 225)])
        for v in (*p, (i * 60) % 256, (i * 110) % 256, (255 - i * 28) % 256)], "/VerticesPerRow 3")
    yield "sh 5", "/S sh", f"/Shading<</S {lattice} 0 R>>"
    for kind in (6, 7):
        patch = mesh(document, kind, patches(kind == 7), "/BitsPerFlag 8")
        yield f"sh {kind}", "/S sh", f"/Shading<</S {patch} 0 R>>"

    tile = document.stream(
        "/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 20 20]/XStep 24/YStep 24/Resources<<>>/Matrix[0.9 0.2 -0.2 0.9 3 5]",
        "1 0 0 rg 0 0 12 12 re f 0 0 1 RG 2 w 2 2 m 18 18 l S")
    stencil = document.stream(
        "/PatternType 1/PaintType 2/TilingType 2/BBox[0 0 16 16]/XStep 16/YStep 16/Resources<<>>", "8 0 m 16 8 l 8 16 l 0 8 l f")
    shaded = document.add(f"<</PatternType 2/Shading {gradient(document, 2, '0 0 200 200')} 0 R>>")
    patterns = f"/Pattern<</P1 {tile} 0 R/P2 {stencil} 0 R/P3 {shaded} 0 R>>/ColorSpace<</PC[/Pattern/DeviceRGB]>>"
    yield "scn, coloured tiles", f"/Pattern cs /P1 scn {STAR} f", patterns
    yield "scn, uncoloured tiles", "/PC cs 0 0.6 0.3 /P2 scn 20 20 160 75 re f 0.8 0 0.5 /P2 scn 20 105 160 75 re f", patterns
    yield "scn, a shading", f"/Pattern cs /P3 scn {STAR} f* /Pattern CS /P3 SCN 20 w 15 15 170 170 re S", patterns
    yield "scn in text", text(60, "(Tiles) Tj", before="/Pattern cs /P1 scn 20 80 Td"), patterns + fonts

    yield "Tf Td Tj", text(30, "(Sphinx) Tj", before="20 130 Td") + text(30, "(quartz) Tj", "F2", "20 90 Td") + text(
        30, "(ABC) Tj", "F3", "20 50 Td"), fonts
    yield "Tc Tw", text(20, "(two words) Tj 0 -40 Td 4 Tc (two words) Tj 0 -40 Td 0 Tc 20 Tw (two words) Tj", before="20 150 Td"), fonts
    yield "Tz", text(24, "(width) Tj 0 -40 Td 150 Tz (width) Tj 0 -40 Td 60 Tz (width) Tj", before="20 150 Td"), fonts
    yield "TL T* ' \"", text(18, "(one) Tj T* (two) Tj (three) ' 5 2 (f o u r) \"", before="30 TL 20 160 Td"), fonts
    yield "TD", text(18, "(one) Tj 20 -30 TD (two) Tj T* (three) Tj", before="20 150 Td"), fonts
    yield "Tm", text(1, "(turned) Tj 30 10 0 30 20 120 Tm (leant) Tj", before="20 20 -20 20 60 20 Tm"), fonts
    yield "TJ", text(28, "[(A) 120 (W) 120 (A) 95 (Y) -400 (again)] TJ", before="10 90 Td"), fonts
    yield "Ts", text(26, "(x) Tj 10 Ts (2) Tj -8 Ts (i) Tj 0 Ts (y) Tj", before="40 90 Td"), fonts
    for mode in range(4):
        yield f"Tr {mode}", text(60, "(Mode) Tj", before=f"{mode} Tr {blue} {red} 2 w 15 80 Td"), fonts
    drawn = {name: document.stream("", body) for name, body in (
        ("square", "1000 0 0 0 750 750 d1 0 0 750 750 re f"), ("triangle", "1000 0 0 0 750 750 d1 0 0 m 375 750 l 750 0 l f"),
        ("dots", "1000 0 d0 1 0 0 rg 0 0 300 300 re f 0 0 1 rg 400 400 300 300 re f"))}
    glyphs = "".join(f"/{name} {number} 0 R" for name, number in drawn.items())
    type3 = document.add(
        "<</Type/Font/Subtype/Type3/FontBBox[0 0 750 750]/FontMatrix[0.001 0 0 0.001 0 0]/FirstChar 97/LastChar 99"
        f"/Widths[1000 1000 1000]/Encoding<</Differences[97/square/triangle/dots]>>/CharProcs<<{glyphs}>>/Resources<<>>>>")
    yield "d0 d1", text(50, "(abc) Tj", "T3", "0 0.5 0.2 rg 20 80 Td"), f"/Font<</T3 {type3} 0 R>>"

    def image(more, data, width=4, height=4, space="/DeviceRGB", bits=8):
        color = f"/ColorSpace{space}" if space else ""
        return document.stream(
            f"/Type/XObject/Subtype/Image/Width {width}/Height {height}{color}/BitsPerComponent {bits}{more}", bytes(data))

    def shown(number, before=""):
        return f"{before} q 160 0 0 160 20 20 cm /I Do Q", f"/XObject<</I {number} 0 R>>"

    size = 32
    photo = [v for y in range(size) for x in range(size) for v in (
        8 * x, 8 * y, int(127 + 120 * math.sin((x * x + y * y) / 60)))]
    gray = [(x * 8 + y * 3) % 256 for y in range(size) for x in range(size)]
    cmyk = [v for y in range(size) for x in range(size) for v in (8 * x, 8 * y, 255 - 8 * x, 0)]
    round_mask = image("", [255 if math.hypot(x - 15.5, y - 15.5) < 12 else 40 for y in range(size) for x in range(size)],
                       size, size, "/DeviceGray")
    bits = [0b10101010, 0b11110000, 0b11001100, 0b00001111, 0b10000001, 0b01111110, 0b01011010, 0b11100111]
    one_bit = image("/ImageMask true", bits, 8, 8, "", 1)
    for name, number, before in (
            ("RGB", image("", photo, size, size), ""), ("gray", image("", gray, size, size, "/DeviceGray"), ""),
            ("CMYK", image("", cmyk, size, size, "/DeviceCMYK"), ""),
            ("Decode", image("/Decode[1 0 1 0 0 1]", photo, size, size), ""),
            ("Interpolate", image("/Interpolate true", photo[:48], 4, 4), ""),
            ("indexed", image("", [0x1B, 0xE4, 0x27, 0xB1], 4, 4, "[/Indexed/DeviceRGB 3<ff0000 00c040 0040ff ffd000>]", 2), ""),
            ("4 bits", image("", [(i * 37) % 256 for i in range(32)], 8, 8, "/DeviceGray", 4), ""),
            ("16 bits", image("", [v for i in range(64) for v in (i * 4, 77)], 8, 8, "/DeviceGray", 16), ""),
            ("stencil", one_bit, blue), ("stencil of a pattern", one_bit, "/Pattern cs /P3 scn"),
            ("soft mask", image(f"/SMask {round_mask} 0 R", photo, size, size), "0.8 g 0 0 200 100 re f"),
            ("explicit mask", image(f"/Mask {image('/ImageMask true', bits, 8, 8, '', 1)} 0 R", photo, size, size), "0.8 g 0 0 200 100 re f"),
            ("colour key", image("/Mask[0 60 0 255 0 255]", photo, size, size), "0.8 g 0 0 200 100 re f")):
        contents, resources = shown(number, before)
        yield f"Do, {name}", contents, resources + patterns
    yield "Do, turned", "q 100 80 -80 100 90 10 cm /I Do Q", f"/XObject<</I {image('', photo, size, size)} 0 R>>"
    yield "Do, small", "q 13.3 0 0 9.7 90.4 90.6 cm /I Do Q", f"/XObject<</I {image('', photo, size, size)} 0 R>>"
    inline = "BI /W 4 /H 4 /CS /G /BPC 8 /F /AHx ID " + "".join(f"{(i * 16):02x}" for i in range(16)) + "> EI"
    yield "BI ID EI", f"q 160 0 0 160 20 20 cm {inline} Q", ""
    form = document.stream(
        "/Type/XObject/Subtype/Form/BBox[0 0 60 60]/Matrix[1 0.3 -0.3 1 20 0]/Resources<<>>",
        "1 0.6 0 rg -10 -10 90 90 re f 0 0 0.6 rg 20 20 20 20 re f")
    yield "Do, a form", "q 2 0 0 2 20 20 cm /X Do Q", f"/XObject<</X {form} 0 R>>"

    def group(kind, contents, more=""):
        return document.stream(
            f"/Type/XObject/Subtype/Form/BBox[0 0 200 200]/Group<</S/Transparency{kind}>>{more}", contents)

    discs = "1 0 0 rg 20 40 90 90 re f 0 0.7 0 rg 70 70 90 90 re f"
    for name, state in (("ca", "/ca 0.5"), ("CA", "/CA 0.5")):
        yield f"gs {name}", f"0 0 1 rg 0 90 200 20 re f /G gs {discs} 0.8 0 0.8 RG 12 w 40 30 120 140 re S", f"/ExtGState<</G<<{state}>>>>"
    flat = group("/I true", discs)
    yield "a group", "0 0 1 rg 0 90 200 20 re f /G gs /X Do", f"/ExtGState<</G<</ca 0.5>>>>/XObject<</X {flat} 0 R>>"
    ramp = gradient(document, 2, "0 0 200 0", function="<</FunctionType 2/Domain[0 1]/C0[0]/C1[1]/N 1>>").__str__()
    document.objects[int(ramp) - 1] = document.objects[int(ramp) - 1].replace(b"/DeviceRGB", b"/DeviceGray")
    light = group("/CS/DeviceGray", "/S sh", f"/Resources<</Shading<</S {ramp} 0 R>>>>")
    alpha = group("/CS/DeviceGray", text(90, "(Soft) Tj", before="10 70 Td"), f"/Resources<<{fonts}>>")
    yield "gs SMask, luminosity", f"/G gs {blue} 0 0 200 200 re f", f"/ExtGState<</G<</SMask<</S/Luminosity/G {light} 0 R>>>>>>"
    yield "gs SMask, alpha", f"/G gs {blue} 0 0 200 200 re f", f"/ExtGState<</G<</SMask<</S/Alpha/G {alpha} 0 R>>>>>>"
    for mode in ("Normal Multiply Screen Overlay Darken Lighten ColorDodge ColorBurn HardLight SoftLight Difference Exclusion "
                 "Hue Saturation Color Luminosity").split():
        colors = "1 0 0 rg 0 0 50 200 re f 0 0.6 0.2 rg 50 0 50 200 re f 0.2 0.3 0.9 rg 100 0 50 200 re f 0.5 g 150 0 50 200 re f"
        over = "0.9 0.5 0.1 rg 0 20 200 40 re f 0.3 0.7 0.8 rg 0 80 200 40 re f 0.7 g 0 140 200 40 re f"
        yield f"gs BM {mode}", f"{colors} /G gs {over}", f"/ExtGState<</G<</BM/{mode}>>>>"
    yield "gs LW LC LJ ML D", f"/G gs {red} {WAVE} S", "/ExtGState<</G<</LW 14/LC 1/LJ 1/ML 3/D[[30 20]5]>>>>"
    hidden = document.add("<</Type/OCG/Name(hidden)>>")
    visible = document.add("<</Type/OCG/Name(visible)>>")
    document.layers = (hidden, visible)
    yield "BDC EMC", "/OC /H BDC 1 0 0 rg 20 20 80 160 re f EMC /OC /V BDC 0 0 1 rg 110 20 70 160 re f EMC", (
        f"/Properties<</H {hidden} 0 R/V {visible} 0 R>>")
    yield "BX EX", f"BX 1 2 3 unknown EX {blue} {STAR} f", ""


def write(path):
    """Writes the file, and returns the pages' titles."""
    document = Document()
    tree = document.add("")
    kids, names = [], []
    for name, contents, resources in pages(document):
        content = document.stream("", contents)
        kids.append(document.add(
            f"<</Type/Page/Parent {tree} 0 R/MediaBox[0 0 200 200]/Resources<<{resources}>>/Contents {content} 0 R>>"))
        names.append(name)
    document.objects[tree - 1] = f"<</Type/Pages/Count {len(kids)}/Kids[{' '.join(f'{k} 0 R' for k in kids)}]>>".encode()
    outline = document.add("")
    first = len(document.objects) + 1
    for index, (kid, name) in enumerate(zip(kids, names)):
        near = (f"/Prev {first + index - 1} 0 R" if index else "") + (f"/Next {first + index + 1} 0 R" if index + 1 < len(kids) else "")
        title = name.replace("(", "\\(").replace(")", "\\)")
        document.add(f"<</Title({title})/Parent {outline} 0 R/Dest[{kid} 0 R/Fit]{near}>>")
    document.objects[outline - 1] = f"<</Type/Outlines/First {first} 0 R/Last {len(document.objects)} 0 R/Count {len(kids)}>>".encode()
    hidden, visible = document.layers
    layers = f"/OCProperties<</OCGs[{hidden} 0 R {visible} 0 R]/D<</OFF[{hidden} 0 R]>>>>"
    root = document.add(f"<</Type/Catalog/Pages {tree} 0 R/Outlines {outline} 0 R{layers}>>")
    document.write(path, root)
    return names


if __name__ == "__main__":
    print(len(write(sys.argv[1])), "pages")
