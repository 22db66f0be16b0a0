import Foundation
import PDFSyntax

/// Collects a page's characters as lines, in the order in which the page shows them.
final class PageTextCollector {
    private(set) var text = ""
    /// The bounding box of each UTF-16 unit of the text, if requested: line breaks and spaces without a glyph have
    /// none.
    private(set) var boxes: [CGRect] = []
    private let keepsBoxes: Bool
    /// The end of the last character, and its size.
    private var end: CGPoint?
    private var size: CGFloat = 0

    /// The maximum number of characters per page.
    private static let maxCount = 1 << 22

    init(keepsBoxes: Bool = false) { self.keepsBoxes = keepsBoxes }

    /// Adds the characters of one code. `place` maps the glyph's text space to the page's.
    func add(_ characters: String?, _ place: CGAffineTransform, size textSize: Double, advance: Double) {
        guard let characters, !characters.isEmpty, text.utf8.count < PageTextCollector.maxCount else { return }
        let start = CGPoint(x: place.tx, y: place.ty)
        let height = abs(textSize) * hypot(place.c, place.d)
        if let end {
            let (across, along) = (start.y - end.y, start.x - end.x)
            let em = max(min(size, height), 0.1)
            if abs(across) > 0.5 * em || along < -em {
                if text.last != "\n" { append("\n", .null) }
            } else if along > 0.18 * em, text.last != " ", text.last != "\n", characters != " " {
                append(" ", .null)
            }
        }
        // From a fifth of the size below the baseline to four fifths above it, as in most fonts.
        let box = CGRect(x: 0, y: -0.2 * textSize, width: advance, height: textSize)
        append(characters, keepsBoxes ? box.standardized.applying(place) : .null)
        size = height
        end = CGPoint(x: advance, y: 0).applying(place)
    }

    private func append(_ characters: String, _ box: CGRect) {
        text += characters
        if keepsBoxes { boxes += repeatElement(box, count: characters.utf16.count) }
    }
}

extension CGPDFPage {
    /// The page's text, line by line, in the order in which the page shows it. Characters that its fonts don't map are
    /// left out.
    package var text: String { collectedText(PageTextCollector()).text }

    /// The page's text, and the bounding box of each of its UTF-16 units, in points of the page; units without a glyph
    /// have none.
    package var placedText: (text: String, boxes: [CGRect]) {
        let collector = collectedText(PageTextCollector(keepsBoxes: true))
        return (collector.text, collector.boxes)
    }

    private func collectedText(_ collector: PageTextCollector) -> PageTextCollector {
        guard
            let context = CGContext(
                data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: .deviceRGB,
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return collector }
        let resources = contents["Resources"].dictionary ?? PDFDictionary([:])
        let interpreter = PageInterpreter(context, file, cache, resources: resources)
        interpreter.collector = collector
        interpreter.run(cache.contents(of: contents) { contentBytes })
        return collector
    }
}
