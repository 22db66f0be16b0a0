import Foundation
import PDFSyntax

/// Puts the characters of a page together as lines, in the order in which the page shows them.
final class PageTextCollector {
    private(set) var text = ""
    /// Where the last character ends, and how large it is.
    private var end: CGPoint?
    private var size: CGFloat = 0

    /// The most characters of one page.
    private static let maxCount = 1 << 22

    /// Adds what one code shows. `place` is from the glyph's text space to the page's.
    func add(_ characters: String?, _ place: CGAffineTransform, size textSize: Double, advance: Double) {
        guard let characters, !characters.isEmpty, text.utf8.count < PageTextCollector.maxCount else { return }
        let start = CGPoint(x: place.tx, y: place.ty)
        let height = abs(textSize) * hypot(place.c, place.d)
        if let end {
            let (across, along) = (start.y - end.y, start.x - end.x)
            let em = max(min(size, height), 0.1)
            if abs(across) > 0.5 * em || along < -em {
                if text.last != "\n" { text += "\n" }
            } else if along > 0.18 * em, text.last != " ", text.last != "\n", characters != " " {
                text += " "
            }
        }
        text += characters
        size = height
        end = CGPoint(x: advance, y: 0).applying(place)
    }
}

extension CGPDFPage {
    /// The page's text, line by line, in the order in which the page shows it. What its fonts don't say is left out.
    package var text: String {
        guard
            let context = CGContext(
                data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: .deviceRGB,
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return "" }
        let resources = contents["Resources"].dictionary ?? PDFDictionary([:])
        let interpreter = PageInterpreter(context, file, cache, resources: resources)
        let collector = PageTextCollector()
        interpreter.collector = collector
        interpreter.run(cache.contents(of: contents) { contentBytes })
        return collector.text
    }
}
