public import CoreGraphics
import Foundation

/// Glyphs of a line that share a font, a direction and all attributes.
///
/// [Apple's reference](https://developer.apple.com/documentation/coretext/ctrun)
// `@unchecked Sendable`: immutable after initialization. The attributes' values come from the caller, who must not
// change them any more.
public final class CTRun: _CFObject, @unchecked Sendable {
    /// The text that contains the run.
    let source: TextSource
    /// The caller's attributes, unchanged.
    let values: [NSAttributedString.Key: Any]
    let attributes: TextAttributes
    /// The glyphs' font: the attributes' font, or a fallback for characters that it lacks.
    let font: CTFont
    /// In UTF-16 units of the text.
    let range: Range<Int>
    let level: UInt8

    // From left to right.
    let glyphs: RunBuffer<CGGlyph>
    /// Relative to the line's origin, in points.
    let positions: RunBuffer<CGPoint>
    let advances: RunBuffer<CGSize>
    /// The first text unit of each glyph.
    let indices: RunBuffer<CFIndex>
    /// The offset of each glyph from the pen position.
    let offsets: [CGPoint]
    /// The pen position before the first glyph, relative to the line's origin.
    let start: CGFloat
    /// The units that start a user-perceived character.
    let characters: [Int]
    /// The rotation of glyphs about their origins, in vertical text.
    let turn: CGAffineTransform
    /// The bounds given by a run delegate, if there is one.
    let delegateBounds: TypographicBounds?

    init(
        _ run: ShapedRun, of source: TextSource, characters: [Int], delegateBounds: TypographicBounds?, start: CGFloat
    ) {
        self.source = source
        values = source.runs[run.attributes].values
        attributes = source.runs[run.attributes].attributes
        font = run.font
        range = run.range
        level = run.level
        glyphs = RunBuffer(run.glyphs.map(\.glyph))
        advances = RunBuffer(run.glyphs.map { CGSize(width: $0.advance, height: 0) })
        indices = RunBuffer(run.glyphs.map(\.unit))
        turn = CTRun.turn(of: run)
        let rise = attributes.rise
        offsets = run.glyphs.map { CGPoint(x: $0.offset.x, y: $0.offset.y + rise) }
        self.start = start
        positions = CTRun.positions(start, advances, offsets)
        self.characters = characters
        self.delegateBounds = delegateBounds
    }

    /// Creates a copy of a run at another position in a line, optionally with other advances.
    init(_ run: CTRun, start: CGFloat, advances: [CGSize]? = nil) {
        source = run.source
        values = run.values
        attributes = run.attributes
        font = run.font
        range = run.range
        level = run.level
        glyphs = run.glyphs
        self.advances = advances.map { RunBuffer($0) } ?? run.advances
        indices = run.indices
        offsets = run.offsets
        self.start = start
        positions = CTRun.positions(start, self.advances, offsets)
        characters = run.characters
        turn = run.turn
        delegateBounds = run.delegateBounds
    }

    private static func turn(of run: ShapedRun) -> CGAffineTransform {
        switch run.orientation {
        case .along: .identity
        case .upright: toTheLeft
        case .sideBySide: CGAffineTransform(scaleX: run.squeeze, y: 1).concatenating(toTheLeft)
        }
    }

    private static let toTheLeft = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)

    private static func positions(
        _ start: CGFloat, _ advances: RunBuffer<CGSize>, _ offsets: [CGPoint]
    ) -> RunBuffer<CGPoint> {
        var pen = start
        return RunBuffer(
            zip(advances.values, offsets).map { advance, offset in
                defer { pen += advance.width }
                return CGPoint(x: pen + offset.x, y: offset.y)
            })
    }

    /// The transform of each glyph about its origin: the font's matrix, rotated in vertical text.
    var textMatrix: CGAffineTransform { font.matrix.concatenating(turn) }
    var isRightToLeft: Bool { level & 1 == 1 }
    var width: CGFloat { advances.values.reduce(0) { $0 + $1.width } }

    /// The ascent, descent and leading of the run's font or delegate, including baseline shifts.
    var bounds: TypographicBounds {
        var bounds = unshiftedBounds
        bounds.ascent += attributes.rise
        bounds.descent -= attributes.rise
        return bounds
    }

    /// The extent of the run's font or delegate around the baseline, without baseline shifts.
    var unshiftedBounds: TypographicBounds {
        delegateBounds ?? TypographicBounds(font)
    }

    /// Returns the glyphs of a range, clamped to the run; a length of 0 means up to the end.
    func clamp(_ range: CFRange) -> Range<Int> {
        let count = glyphs.count
        let first = min(max(range.location, 0), count)
        guard range.length > 0 else { return first..<count }
        return first..<(range.length >= count - first ? count : first + range.length)
    }
}

/// The vertical extent of text around its baseline, in points. The descent is positive.
struct TypographicBounds: Sendable {
    var ascent: CGFloat = 0
    var descent: CGFloat = 0
    var leading: CGFloat = 0

    /// Returns the bounds that contain both.
    func union(_ other: TypographicBounds) -> TypographicBounds {
        TypographicBounds(
            ascent: max(ascent, other.ascent), descent: max(descent, other.descent),
            leading: max(leading, other.leading))
    }

    /// Stores the values through the pointers that are not nil.
    func store(
        _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
        _ leading: UnsafeMutablePointer<CGFloat>?
    ) {
        ascent?.pointee = self.ascent
        descent?.pointee = self.descent
        leading?.pointee = self.leading
    }
}

extension TypographicBounds {
    /// The bounds of text in a font.
    init(_ font: CTFont) { self.init(ascent: font.ascent, descent: font.descent, leading: font.leading) }
}

/// Values at an address that is valid as long as the buffer.
// `@unchecked Sendable`: the memory is written once, before the buffer is shared.
final class RunBuffer<Element>: @unchecked Sendable {
    let values: UnsafeBufferPointer<Element>

    init(_ values: [Element]) {
        let copy = UnsafeMutableBufferPointer<Element>.allocate(capacity: values.count)
        _ = copy.initialize(from: values)
        self.values = UnsafeBufferPointer(copy)
    }

    deinit {
        UnsafeMutableBufferPointer(mutating: values).deinitialize()
        values.deallocate()
    }

    var count: Int { values.count }

    /// Copies a range to the caller's memory.
    func copy(_ range: Range<Int>, to buffer: UnsafeMutablePointer<Element>) {
        for (i, value) in values[range].enumerated() { buffer[i] = value }
    }
}
