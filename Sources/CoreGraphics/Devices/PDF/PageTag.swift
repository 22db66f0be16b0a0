import CCairo
import Foundation

/// What can be clicked on a page, and where a click may lead to. In points from the page's top left corner, y down.
enum PageTag {
    case link(URL, CGRect)
    case jump(String, CGRect)
    case destination(String, CGPoint)

    /// Adds the tags of a page.
    ///
    /// Links stand in a section: Cairo 1.16 numbers an element of the document's structure for each link, and leaves it out of
    /// the file, so that the table of objects is wrong, unless the link lies within another element.
    static func add(_ tags: [PageTag], to cairo: OpaquePointer) {
        guard !tags.isEmpty else { return }
        cairo_tag_begin(cairo, section, nil)
        for tag in tags { tag.add(to: cairo) }
        cairo_tag_end(cairo, section)
    }

    private static let section = "Sect"

    private func add(to cairo: OpaquePointer) {
        let (name, attributes) =
            switch self {
            case .link(let url, let rect): (CAIRO_TAG_LINK, "\(Self.text(rect)) uri=\(Self.text(url.asciiText))")
            case .jump(let name, let rect): (CAIRO_TAG_LINK, "\(Self.text(rect)) dest=\(Self.text(name))")
            case .destination(let name, let point):
                (CAIRO_TAG_DEST, "name=\(Self.text(name)) x=\(Self.text(point.x)) y=\(Self.text(point.y))")
            }
        cairo_tag_begin(cairo, name, attributes)
        cairo_tag_end(cairo, name)
    }

    // Cairo reads attributes as a little language of names, numbers, lists and strings between quotes.

    private static func text(_ rect: CGRect) -> String {
        "rect=[\([rect.minX, rect.minY, rect.width, rect.height].map(text).joined(separator: " "))]"
    }

    private static func text(_ number: CGFloat) -> String {
        // In the language that C has, which both Foundation and Cairo follow: Cairo refuses a point where C writes commas.
        String(format: "%.4f", min(max(Double(number), -1e6), 1e6))
    }

    private static func text(_ string: String) -> String {
        let escaped = string.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "'", with: "\\'")
        // A C string ends at a zero.
        return "'\(escaped.filter { $0 != "\0" })'"
    }
}

extension URL {
    /// The URL in characters that mean nothing else in a PDF's string, where Cairo writes it as it is.
    fileprivate var asciiText: String {
        absoluteString.unicodeScalars.map { scalar in
            scalar.isASCII && scalar.value > 0x20 && !"()\\".unicodeScalars.contains(scalar)
                ? String(scalar) : String(scalar).utf8.map { String(format: "%%%02X", $0) }.joined()
        }.joined()
    }
}

extension CairoCanvas {
    /// Draws an invisible mark: Cairo omits the links of an empty page.
    func drawInvisibleMark() {
        cairo_set_source_rgb(cairo, 1, 1, 1)
        cairo_rectangle(cairo, 0, 0, 0.01, 0.01)
        cairo_fill(cairo)
    }
}
