import CoreGraphics
import Foundation
import PDFSyntax

/// Reads the bytes as a PDF, and draws its first pages.
func drawDocument(_ bytes: UnsafeRawBufferPointer) {
    guard let provider = CGDataProvider(data: Data(bytes)), let document = CGPDFDocument(provider) else { return }
    _ = (document.isEncrypted, document.accessPermissions, document.outline, document.info, document.fileIdentifier)
    for number in 1...min(max(document.numberOfPages, 1), 3) {
        guard let page = document.page(at: number) else { return }
        draw(page)
        _ = page.text
    }
}

/// A PDF file composed of objects in order.
private struct DocumentFile {
    private var file = Data("%PDF-1.7\n".utf8)
    private var places: [Int] = []

    mutating func add(_ object: String, _ stream: Data? = nil) {
        places.append(file.count)
        file += Data("\(places.count) 0 obj\n".utf8)
        if let stream {
            file += Data("<<\(object) /Length \(stream.count)>>\nstream\n".utf8) + stream + Data("\nendstream".utf8)
        } else {
            file += Data(object.utf8)
        }
        file += Data("\nendobj\n".utf8)
    }

    /// The whole file. Its first object is the catalogue.
    var data: Data {
        var whole = file
        whole += Data("xref\n0 \(places.count + 1)\n0000000000 65535 f \n".utf8)
        for place in places {
            let digits = String(place)
            whole += Data("\(String(repeating: "0", count: 10 - digits.count))\(digits) 00000 n \n".utf8)
        }
        return whole
            + Data("trailer<</Size \(places.count + 1)/Root 1 0 R>>\nstartxref\n\(file.count)\n%%EOF".utf8)
    }
}

/// Reads the bytes as a font embedded in a page, whose kind the first byte selects, and draws text in it.
func drawTextOfPage(_ bytes: UnsafeRawBufferPointer) {
    guard let kind = bytes.first else { return }
    let (subtype, key, more) = [
        ("Type1", "FontFile", ""), ("TrueType", "FontFile2", ""), ("Type1", "FontFile3", "/Subtype/Type1C"),
        ("Type1", "FontFile3", "/Subtype/OpenType"),
    ][Int(kind & 3)]
    var file = DocumentFile()
    file.add("<</Type/Catalog/Pages 2 0 R>>")
    file.add("<</Type/Pages/Kids[3 0 R]/Count 1>>")
    file.add(
        """
        <</Type/Page/Parent 2 0 R/MediaBox[0 0 64 64]/Contents 4 0 R/Resources<</Font<</s 5 0 R/c<</Type/Font/Subtype/Type0
        /BaseFont/Any/Encoding/Identity-H/DescendantFonts[<</Type/Font/Subtype/CIDFontType\(kind & 4 == 0 ? 0 : 2)/BaseFont/Any
        /CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor 6 0 R>>]>>>>>>>>
        """)
    file.add("", Data("BT /s 20 Tf 4 30 Td (Abi) Tj /c 20 Tf 0 -20 Td <000100020003> Tj ET".utf8))
    file.add(
        """
        <</Type/Font/Subtype/\(subtype)/BaseFont/Any/FirstChar 65/LastChar 105/FontDescriptor 6 0 R
        /Encoding/WinAnsiEncoding>>
        """)
    file.add("<</Type/FontDescriptor/FontName/Any/Flags 4/FontBBox[0 0 1000 1000]/\(key) 7 0 R>>")
    file.add("/Length1 \(bytes.count / 2)\(more)", Data(bytes.dropFirst()))
    file.data.withUnsafeBytes(drawDocument)
}

/// Reads the bytes as a CMap of a composite font, and decodes strings with it.
func readCMap(_ bytes: UnsafeRawBufferPointer) {
    let map = CMap(Array(bytes), parent: { _ in .identity(isVertical: true) })
    for string in [[], [0], [0x20, 0x41, 0xFF, 0x81, 0x40], Array(bytes.suffix(64))] as [[UInt8]] {
        for code in map.codes(of: string) { _ = map.text(of: code.value) }
    }
}

/// Reads the bytes as a page's content stream, with resources of each kind.
func drawPage(_ bytes: UnsafeRawBufferPointer) {
    var file = DocumentFile()
    file.add("<</Type/Catalog/Pages 2 0 R>>")
    file.add("<</Type/Pages/Kids[3 0 R]/Count 1>>")
    file.add("<</Type/Page/Parent 2 0 R/MediaBox[0 0 64 64]/Contents 4 0 R/Resources 5 0 R>>")
    file.add("", Data(bytes))
    file.add(
        """
        <</XObject<</f 6 0 R/i 8 0 R>>/Pattern<</p 7 0 R/s<</PatternType 2/Shading 9 0 R>>>>/Shading<</s 9 0 R>>
        /Font<</h<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>/ColorSpace<</c[/Indexed/DeviceRGB 1<000000FFFFFF>]>>
        /ExtGState<</a<</ca .5>>/m<</BM/Multiply>>/k<</SMask<</S/Alpha/G 6 0 R>>>>>>>>
        """)
    // Each of them draws the others, and itself.
    file.add(
        "/Type/XObject/Subtype/Form/BBox[0 0 64 64]/Resources 5 0 R/Group<</S/Transparency>>",
        Data("0 1 0 rg 4 4 9 9 re f /f Do /Pattern cs /p scn 20 20 9 9 re f".utf8))
    file.add(
        "/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 9 9]/XStep 9/YStep 9/Resources 5 0 R",
        Data("1 0 0 rg 0 0 4 4 re f /Pattern cs /p scn 0 0 9 9 re f /f Do".utf8))
    file.add(
        "/Type/XObject/Subtype/Image/Width 2/Height 2/BitsPerComponent 8/ColorSpace/DeviceGray",
        Data([0, 255, 128, 64]))
    file.add(
        """
        <</ShadingType 2/ColorSpace/DeviceRGB/Coords[0 0 64 0]
        /Function<</FunctionType 2/Domain[0 1]/C0[1 0 0]/C1[0 0 1]/N 1>>>>
        """)
    guard let provider = CGDataProvider(data: file.data), let page = CGPDFDocument(provider)?.page(at: 1) else {
        return
    }
    draw(page)
}

private func draw(_ page: CGPDFPage) {
    let context = CGContext(
        data: nil, width: 64, height: 64, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    guard let context else { return }
    context.concatenate(
        page.getDrawingTransform(
            .cropBox, rect: CGRect(x: 0, y: 0, width: 64, height: 64), rotate: 0, preserveAspectRatio: true))
    context.drawPDFPage(page)
    context.drawPDFAnnotations(of: page)
}
