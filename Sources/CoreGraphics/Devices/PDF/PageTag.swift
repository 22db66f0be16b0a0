import CCairo
import Foundation

/// A link or a destination on a page. Coordinates are in points from the page's top left corner, y down.
enum PageTag {
    case link(URL, CGRect)
    case jump(String, CGRect)
    case destination(String, CGPoint)

    /// Adds the tags of a page.
    ///
    /// Links are enclosed in a section. For a link outside any structure element Cairo 1.16 reserves an object that it
    /// never writes, which corrupts the cross-reference table.
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

    // Cairo parses attributes as names with values: numbers, lists, and strings between quotes.

    private static func text(_ rect: CGRect) -> String {
        "rect=[\([rect.minX, rect.minY, rect.width, rect.height].map(text).joined(separator: " "))]"
    }

    private static func text(_ number: CGFloat) -> String {
        // In the C locale, which both Foundation and Cairo follow: where that has decimal commas, Cairo rejects a
        // point.
        String(format: "%.4f", min(max(Double(number), -1e6), 1e6))
    }

    private static func text(_ string: String) -> String {
        let escaped = string.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "'", with: "\\'")
        // A zero would end the C string.
        return "'\(escaped.filter { $0 != "\0" })'"
    }
}

extension URL {
    /// The URL with all characters percent-encoded that are special in a PDF string, where Cairo writes it unescaped.
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
