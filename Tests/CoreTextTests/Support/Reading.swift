import CoreText
import Foundation
import XCTest

/// Returns a font that `scripts/setup` installs.
func font(_ name: String, _ size: CGFloat = 20) -> CTFont {
    let font = CTFontCreateWithName(name, size, nil)
    XCTAssertEqual(CTFontCopyPostScriptName(font), name, "\(name) is not installed; scripts/setup installs it")
    return font
}

func line(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> CTLine {
    CTLineCreateWithAttributedString(NSAttributedString(string: text, attributes: attributes))
}

func line(_ text: String, _ font: CTFont) -> CTLine { line(text, [.font: font]) }

extension CTLine {
    var runs: [CTRun] { CTLineGetGlyphRuns(self).compactMap { $0 as? CTRun } }
    var glyphs: [CGGlyph] { runs.flatMap(\.glyphs) }
    var indices: [Int] { runs.flatMap(\.indices) }
    var width: Double { CTLineGetTypographicBounds(self, nil, nil, nil) }
    var visibleWidth: Double { width - CTLineGetTrailingWhitespaceWidth(self) }
    var range: Range<Int> { Range(CTLineGetStringRange(self)) }

    var metrics: (ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
        var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        _ = CTLineGetTypographicBounds(self, &ascent, &descent, &leading)
        return (ascent, descent, leading)
    }

    func offset(_ index: Int) -> Double { Double(CTLineGetOffsetForStringIndex(self, index, nil)) }
    func index(_ x: Double) -> Int { CTLineGetStringIndexForPosition(self, CGPoint(x: x, y: 0)) }
}

extension CTRun {
    var glyphs: [CGGlyph] {
        var glyphs = [CGGlyph](repeating: 0, count: CTRunGetGlyphCount(self))
        CTRunGetGlyphs(self, CFRange(), &glyphs)
        return glyphs
    }
    var indices: [Int] {
        var indices = [CFIndex](repeating: 0, count: CTRunGetGlyphCount(self))
        CTRunGetStringIndices(self, CFRange(), &indices)
        return indices
    }
    var positions: [CGPoint] {
        var positions = [CGPoint](repeating: .zero, count: CTRunGetGlyphCount(self))
        CTRunGetPositions(self, CFRange(), &positions)
        return positions
    }
    var advances: [CGFloat] {
        var advances = [CGSize](repeating: .zero, count: CTRunGetGlyphCount(self))
        CTRunGetAdvances(self, CFRange(), &advances)
        return advances.map(\.width)
    }
    var range: Range<Int> { Range(CTRunGetStringRange(self)) }
    var font: CTFont? { CTRunGetAttributes(self)[NSAttributedString.Key.font] as? CTFont }
    var fontName: String { font.map { CTFontCopyPostScriptName($0) } ?? "" }
    var isRightToLeft: Bool { CTRunGetStatus(self).contains(.rightToLeft) }
}

extension Range<Int> {
    init(_ range: CFRange) { self = range.location..<range.location + range.length }
}

extension CTFont {
    func glyph(_ character: Character) -> CGGlyph {
        let units = Array(String(character).utf16)
        var glyphs = [CGGlyph](repeating: 0, count: units.count)
        _ = CTFontGetGlyphsForCharacters(self, units, &glyphs, units.count)
        return glyphs[0]
    }

    func advance(_ character: Character) -> Double {
        CTFontGetAdvancesForGlyphs(self, .horizontal, [glyph(character)], nil, 1)
    }
}

/// A paragraph style of one or more settings.
struct Style {
    var alignment: CTTextAlignment?
    var lineBreakMode: CTLineBreakMode?
    var direction: CTWritingDirection?
    var distances: [(CTParagraphStyleSpecifier, CGFloat)] = []
    var tabs: [CTTextTab]?

    var style: CTParagraphStyle {
        var settings: [CTParagraphStyleSetting] = []
        var memory: [UnsafeMutableRawPointer] = []
        func add<Value>(_ spec: CTParagraphStyleSpecifier, _ value: Value) {
            let pointer = UnsafeMutablePointer<Value>.allocate(capacity: 1)
            pointer.initialize(to: value)
            memory.append(UnsafeMutableRawPointer(pointer))
            settings.append(CTParagraphStyleSetting(spec: spec, valueSize: MemoryLayout<Value>.size, value: pointer))
        }
        defer { memory.forEach { $0.deallocate() } }
        if let alignment { add(.alignment, alignment) }
        if let lineBreakMode { add(.lineBreakMode, lineBreakMode) }
        if let direction { add(.baseWritingDirection, direction) }
        if let tabs { add(.tabStops, tabs as CFArray) }
        for (spec, value) in distances { add(spec, value) }
        return CTParagraphStyleCreate(settings, settings.count)
    }
}
