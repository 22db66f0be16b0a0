import CoreGraphics
import CoreText
import Foundation

/// The outlines of icons and characters used by symbols, in ems, y down, relative to the centre of capital letters.
enum SymbolFont {
    /// An outline and its approximate stroke thickness, in ems.
    struct Outline: Sendable {
        let path: CGPath
        let thickness: CGFloat

        init?(_ path: CGPath?) {
            guard let path, !path.isEmpty else { return nil }
            self.path = path
            thickness = path.strokeThickness
        }
    }

    /// The icon font; nil if it isn't installed.
    private static let icons: UIFont? = {
        guard let font = UIFont(name: "Material Icons", size: 1), font.familyName == "Material Icons" else {
            reportOnce(
                "Symbols need the font Material Icons (Debian's package fonts-material-design-icons-iconfont): most are "
                    + "drawn as placeholders")
            return nil
        }
        return font
    }()

    private static let known = GenerationalCache<String, Outline?>(limit: 512)

    /// Returns an icon by the name of its ligature in the font; nil if the font lacks it.
    static func icon(_ name: String) -> Outline? {
        known.value(for: name) {
            guard let icons, let path = path(of: name, in: icons, isOneGlyph: true) else { return nil }
            // The font's icons are 20/24 em high, symbols 1.1 em.
            var toSymbol = CGAffineTransform(scaleX: 1.32, y: -1.32).translatedBy(x: -0.5, y: -0.5)
            return Outline(path.copy(using: &toSymbol))
        }
    }

    /// Returns the outline of text, at the height of capital letters.
    static func text(_ text: String) -> Outline? {
        known.value(for: "text " + text) {
            let font = UIFont.systemFont(ofSize: 1)
            guard let path = path(of: text, in: font, isOneGlyph: false) else { return nil }
            let box = path.boundingBoxOfPath
            var toMiddle = CGAffineTransform(scaleX: 1, y: -1).translatedBy(x: -box.midX, y: -font.capHeight / 2)
            return Outline(path.copy(using: &toMiddle))
        }
    }

    private static func path(of text: String, in font: UIFont, isOneGlyph: Bool) -> CGPath? {
        let line = CTLineCreateWithAttributedString(NSAttributedString(string: text, attributes: [.font: font]))
        let path = CGMutablePath()
        var count = 0
        for case let run as CTRun in CTLineGetGlyphRuns(line) {
            var glyphs = [CGGlyph](repeating: 0, count: CTRunGetGlyphCount(run))
            var positions = [CGPoint](repeating: .zero, count: glyphs.count)
            CTRunGetGlyphs(run, CFRange(location: 0, length: 0), &glyphs)
            CTRunGetPositions(run, CFRange(location: 0, length: 0), &positions)
            let attributes = CTRunGetAttributes(run)
            let own = attributes[NSAttributedString.Key.font.rawValue] as? UIFont ?? font
            for (glyph, position) in zip(glyphs, positions) {
                guard let outline = CTFontCreatePathForGlyph(own, glyph, nil) else { continue }
                path.addPath(outline, transform: CGAffineTransform(translationX: position.x, y: position.y))
            }
            count += glyphs.count
        }
        return path.isEmpty || (isOneGlyph && count != 1) ? nil : path
    }
}

extension CGPath {
    /// The approximate stroke thickness: the area divided by half the length of the outline, as a stroke has two sides.
    fileprivate var strokeThickness: CGFloat {
        var (area, length): (CGFloat, CGFloat) = (0, 0)
        var (start, last) = (CGPoint.zero, CGPoint.zero)
        func add(_ point: CGPoint) {
            area += (last.x * point.y - point.x * last.y) / 2
            length += hypot(point.x - last.x, point.y - last.y)
            last = point
        }
        flattened(threshold: 0.01).applyWithBlock { element in
            switch element.pointee.type {
            case .moveToPoint: (start, last) = (element.pointee.points[0], element.pointee.points[0])
            case .closeSubpath: add(start)
            default: add(element.pointee.points[0])
            }
        }
        return length > 0 ? 2 * abs(area) / length : 0
    }
}
