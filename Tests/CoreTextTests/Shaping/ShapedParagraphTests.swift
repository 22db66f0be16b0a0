import CoreGraphics
import Foundation
import XCTest

@testable import CoreText

/// Recently shaped text is not shaped again.
final class ShapedParagraphTests: XCTestCase {
    private let font = CTFontCreateWithName("Liberation Sans", 17, nil)

    private func paragraph(
        _ text: String, _ attributes: StyledText.Attributes = [:], font: CTFont? = nil
    ) -> Paragraph {
        let all = attributes.merging([.font: font ?? self.font]) { $1 }
        return CTTypesetter(StyledText(text, all)).paragraphs[0]
    }

    /// Returns the address of the first run's glyphs.
    private func memory(_ paragraph: Paragraph) -> UInt {
        paragraph.runs[0].glyphs.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
    }

    private func color(_ level: CGFloat) -> CGColor { CGColor(gray: level, alpha: 1) }

    func testColorsDontCount() {
        let black = paragraph("Layers, and what is drawn on them", [.foregroundColor: color(0)])
        let white = paragraph(
            "Layers, and what is drawn on them", [.foregroundColor: color(1), .underlineStyle: 1])
        XCTAssertEqual(memory(black), memory(white))
        XCTAssertEqual(white.source.runs[0].attributes.foregroundColor, color(1))
    }

    func testWhatChangesGlyphsCounts() {
        let text = "office flags"
        let plain = paragraph(text)
        let others = [
            paragraph(text, [NSAttributedString.Key(kCTKernAttributeName): 2]),
            paragraph(text, [NSAttributedString.Key(kCTTrackingAttributeName): 1]),
            paragraph(text, [NSAttributedString.Key(kCTLigatureAttributeName): 0]),
            paragraph(text, [NSAttributedString.Key(kCTLanguageAttributeName): "tr"]),
            paragraph(text, font: CTFontCreateWithName("Liberation Sans", 18, nil)),
            paragraph(text, font: CTFontCreateWithName("Liberation Serif", 17, nil)),
            paragraph(text + "!"),
        ]
        for other in others { XCTAssertNotEqual(memory(other), memory(plain)) }
        XCTAssertEqual(Set(others.map { memory($0) }).count, others.count)
        XCTAssertEqual(others[0].advances[0], plain.advances[0] + 2, accuracy: 1e-9)
        // The same units at a different place in their text.
        let second = CTTypesetter(StyledText("\n" + text, [.font: font])).paragraphs[1]
        XCTAssertEqual(second.runs[0].glyphs[0].unit, 1)
    }

    func testDirectionsCount() {
        let text = "abc"
        let left = CTTypesetter(StyledText(text, [.font: font]), level: 0).paragraphs[0]
        let right = CTTypesetter(StyledText(text, [.font: font]), level: 1).paragraphs[0]
        XCTAssertEqual(left.levels.base, 0)
        XCTAssertEqual(right.levels.base, 1)
    }

    func testRunDelegatesAreAskedEachTime() {
        func width(_ width: CGFloat) -> CGFloat {
            var callbacks = CTRunDelegateCallbacks(
                version: kCTRunDelegateVersion1, dealloc: { _ in }, getAscent: { _ in 10 }, getDescent: { _ in 0 },
                getWidth: { $0.load(as: CGFloat.self) })
            let memory = UnsafeMutablePointer<CGFloat>.allocate(capacity: 1)
            defer { memory.deallocate() }
            memory.pointee = width
            let delegate = CTRunDelegateCreate(&callbacks, memory)
            let key = NSAttributedString.Key(kCTRunDelegateAttributeName)
            return paragraph("\u{FFFC}", [key: delegate as Any]).advances[0]
        }
        XCTAssertEqual(width(5), 5)
        XCTAssertEqual(width(8), 8)
    }

    /// Text not used recently is evicted, and long text is not cached.
    func testMemoryIsBounded() {
        let first = paragraph("the first of many")
        for index in 0..<2000 { _ = paragraph("one of many, which is number \(index)") }
        let again = paragraph("the first of many")
        XCTAssertNotEqual(memory(again), memory(first))
        let long = String(repeating: "word ", count: 1000)
        let (one, other) = (paragraph(long), paragraph(long))
        XCTAssertNotEqual(memory(one), memory(other))
    }
}
