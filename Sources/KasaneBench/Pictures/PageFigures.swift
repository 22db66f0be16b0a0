import CoreGraphics
import CoreText
import Foundation
import ImageIO

/// A4 pages of PDFs drawn at 150 dots per inch, on one thread.
///
/// `Benchmarks/picture_peers.py` times the tools of Poppler and MuPDF with the same files.
enum PageFigures {
    private static let a4 = CGRect(x: 0, y: 0, width: 595, height: 842)
    /// The number of pages of each document. All look alike, and the first is not timed, as it loads the fonts.
    private static let count = 11

    /// Each with the limit of a page's time in milliseconds; 0 for no limit.
    private static let kinds: KeyValuePairs<String, (goal: Double, draw: @Sendable (CGContext) -> Void)> = [
        "text": (0, { addText(to: $0, in: a4.insetBy(dx: 50, dy: 50)) }),
        "vectors": (0, { addVectors(to: $0, in: a4.insetBy(dx: 50, dy: 50)) }),
        "text and vectors": (
            30,
            { context in
                let (upper, lower) = a4.insetBy(dx: 50, dy: 50).divided(atDistance: 371, from: .maxYEdge)
                addText(to: context, in: upper)
                addVectors(to: context, in: lower)
            }
        ),
        "photograph": (
            0, { context in Photograph.image(width: 1200, height: 900).map { context.draw($0, in: a4) } }
        ),
    ]

    /// The documents are kept in `folder` for the other tools.
    static func figures(_ names: [String], in folder: URL?) throws -> [Figure] {
        var figures: [Figure] = []
        for (name, kind) in kinds where names.isEmpty || names.contains(name) {
            let bytes = document(of: kind.draw)
            if let folder {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try bytes.write(to: folder.appendingPathComponent("\(name).pdf"))
            }
            guard let provider = CGDataProvider(data: bytes), let document = CGPDFDocument(provider) else { continue }
            var last: CGImage?
            let time = medianMilliseconds(of: count - 1) { index in
                last = document.page(at: index + 1).flatMap(picture)
            }
            if let folder, let last {
                try last.pngData().write(to: folder.appendingPathComponent("\(name)-kasane.png"))
            }
            figures.append(Figure("a page of \(name)", time, "ms", goal: kind.goal))
        }
        return figures
    }

    /// A page on white, at 150 dots per inch.
    private static func picture(of page: CGPDFPage) -> CGImage? {
        let scale = 150.0 / 72
        let size = CGSize(width: (a4.width * scale).rounded(), height: (a4.height * scale).rounded())
        let context = CGContext(
            data: nil, width: Int(size.width), height: Int(size.height), bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        guard let context else { return nil }
        context.setFillColor(CGColor(gray: 1, alpha: 1))
        context.fill(CGRect(origin: .zero, size: size))
        context.scaleBy(x: scale, y: scale)
        context.drawPDFPage(page)
        return context.makeImage()
    }

    // MARK: Content

    private static func document(of draw: (CGContext) -> Void) -> Data {
        let bytes = NSMutableData()
        var box = a4
        guard let consumer = CGDataConsumer(data: bytes),
            let context = CGContext(consumer: consumer, mediaBox: &box, nil)
        else { return Data() }
        for _ in 0..<count {
            context.beginPDFPage(nil)
            draw(context)
            context.endPDFPage()
        }
        context.closePDF()
        return Data(copying: bytes)
    }

    /// Lines of 10-point text, in two fonts.
    private static func addText(to context: CGContext, in box: CGRect) {
        let words = [
            "layers", "keep", "what", "they", "paint", "until", "something", "changes,", "as", "a", "frame", "shows",
        ]
        var number = 0
        var y = box.maxY - 12
        while y > box.minY {
            let font = CTFontCreateWithName(number % 7 == 0 ? "Helvetica-Bold" : "Times-Roman", 10, nil)
            var line = ""
            for i in 0..<16 { line += words[(number * 5 + i * i) % words.count] + " " }
            let string = NSAttributedString(
                string: line, attributes: [NSAttributedString.Key(kCTFontAttributeName as String): font])
            context.textPosition = CGPoint(x: box.minX, y: y)
            CTLineDraw(CTLineCreateWithAttributedString(string), context)
            (number, y) = (number + 1, y - 12)
        }
    }

    /// A chart of curves over a grid, filled areas, dashes, and gradients in clips.
    private static func addVectors(to context: CGContext, in box: CGRect) {
        context.setLineWidth(0.5)
        context.setStrokeColor(CGColor(gray: 0.8, alpha: 1))
        for i in 0...40 {
            let part = CGFloat(i) / 40
            context.move(to: CGPoint(x: box.minX + part * box.width, y: box.minY))
            context.addLine(to: CGPoint(x: box.minX + part * box.width, y: box.maxY))
            context.move(to: CGPoint(x: box.minX, y: box.minY + part * box.height))
            context.addLine(to: CGPoint(x: box.maxX, y: box.minY + part * box.height))
        }
        context.strokePath()
        for curve in 0..<24 {
            let shade = CGFloat(curve) / 24
            context.setLineWidth(1 + shade)
            context.setLineDash(phase: 0, lengths: curve % 3 == 0 ? [6, 3] : [])
            context.setStrokeColor(CGColor(red: shade, green: 0.4, blue: 1 - shade, alpha: 1))
            context.move(to: CGPoint(x: box.minX, y: box.midY))
            for i in 1...60 {
                let part = CGFloat(i) / 60
                let height = sin(part * (4 + CGFloat(curve) / 3)) * cos(part * 2 + CGFloat(curve))
                context.addQuadCurve(
                    to: CGPoint(x: box.minX + part * box.width, y: box.midY + height * box.height * 0.4),
                    control: CGPoint(x: box.minX + (part - 0.01) * box.width, y: box.midY + height * box.height * 0.42))
            }
            context.strokePath()
        }
        context.setLineDash(phase: 0, lengths: [])
        for bar in 0..<60 {
            let part = CGFloat(bar) / 60
            let circle = CGRect(
                x: box.minX + part * (box.width - 24), y: box.minY + abs(sin(part * 9)) * (box.height - 24), width: 24,
                height: 24)
            context.setFillColor(CGColor(red: 1, green: part, blue: 0.2, alpha: 0.6))
            context.addEllipse(in: circle)
            context.fillPath()
        }
        let colors = [
            CGColor(red: 0.9, green: 0.2, blue: 0.3, alpha: 1), CGColor(red: 0.2, green: 0.3, blue: 0.9, alpha: 1),
        ]
        guard let gradient = CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil) else { return }
        for i in 0..<6 {
            let x = box.minX + CGFloat(i) * box.width / 6
            context.saveGState()
            context.addPath(
                CGPath(
                    roundedRect: CGRect(x: x, y: box.minY, width: 60, height: 60), cornerWidth: 12, cornerHeight: 12,
                    transform: nil))
            context.clip()
            context.drawLinearGradient(
                gradient, start: CGPoint(x: x, y: box.minY), end: CGPoint(x: x + 60, y: box.minY + 60), options: [])
            context.restoreGState()
        }
    }
}
