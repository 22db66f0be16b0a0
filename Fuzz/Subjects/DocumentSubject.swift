import CoreGraphics
import Foundation

/// Takes the bytes for a PDF, and draws its first pages.
func drawDocument(_ bytes: UnsafeRawBufferPointer) {
    guard let provider = CGDataProvider(data: Data(bytes)), let document = CGPDFDocument(provider) else { return }
    _ = (document.isEncrypted, document.accessPermissions, document.outline, document.info, document.fileIdentifier)
    for number in 1...min(max(document.numberOfPages, 1), 3) {
        guard let page = document.page(at: number) else { return }
        draw(page)
        _ = page.text
    }
}

/// Takes the bytes for a page's contents, over resources of each kind.
func drawPage(_ bytes: UnsafeRawBufferPointer) {
    var file = Data("%PDF-1.7\n".utf8)
    var places: [Int] = []
    func add(_ object: String, _ stream: Data? = nil) {
        places.append(file.count)
        file += Data("\(places.count) 0 obj\n".utf8)
        if let stream {
            file += Data("<<\(object) /Length \(stream.count)>>\nstream\n".utf8) + stream + Data("\nendstream".utf8)
        } else {
            file += Data(object.utf8)
        }
        file += Data("\nendobj\n".utf8)
    }
    add("<</Type/Catalog/Pages 2 0 R>>")
    add("<</Type/Pages/Kids[3 0 R]/Count 1>>")
    add("<</Type/Page/Parent 2 0 R/MediaBox[0 0 64 64]/Contents 4 0 R/Resources 5 0 R>>")
    add("", Data(bytes))
    add(
        """
        <</XObject<</f 6 0 R/i 8 0 R>>/Pattern<</p 7 0 R/s<</PatternType 2/Shading 9 0 R>>>>/Shading<</s 9 0 R>>
        /Font<</h<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>/ColorSpace<</c[/Indexed/DeviceRGB 1<000000FFFFFF>]>>
        /ExtGState<</a<</ca .5>>/m<</BM/Multiply>>/k<</SMask<</S/Alpha/G 6 0 R>>>>>>>>
        """)
    // Each of them draws the others, and itself.
    add(
        "/Type/XObject/Subtype/Form/BBox[0 0 64 64]/Resources 5 0 R/Group<</S/Transparency>>",
        Data("0 1 0 rg 4 4 9 9 re f /f Do /Pattern cs /p scn 20 20 9 9 re f".utf8))
    add(
        "/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 9 9]/XStep 9/YStep 9/Resources 5 0 R",
        Data("1 0 0 rg 0 0 4 4 re f /Pattern cs /p scn 0 0 9 9 re f /f Do".utf8))
    add(
        "/Type/XObject/Subtype/Image/Width 2/Height 2/BitsPerComponent 8/ColorSpace/DeviceGray",
        Data([0, 255, 128, 64]))
    add(
        """
        <</ShadingType 2/ColorSpace/DeviceRGB/Coords[0 0 64 0]
        /Function<</FunctionType 2/Domain[0 1]/C0[1 0 0]/C1[0 0 1]/N 1>>>>
        """)
    let table = file.count
    file += Data("xref\n0 \(places.count + 1)\n0000000000 65535 f \n".utf8)
    for place in places {
        let digits = String(place)
        file += Data("\(String(repeating: "0", count: 10 - digits.count))\(digits) 00000 n \n".utf8)
    }
    file += Data("trailer<</Size \(places.count + 1)/Root 1 0 R>>\nstartxref\n\(table)\n%%EOF".utf8)
    guard let provider = CGDataProvider(data: file), let page = CGPDFDocument(provider)?.page(at: 1) else { return }
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
