import QuartzCore
import UIKit
import XCTest

/// See [Apple's reference](https://developer.apple.com/documentation/uikit/uilabel).
@MainActor
final class LabelTests: ViewTestCase {
    private let words = "The quick brown fox jumps over the lazy dog and runs away."

    private func makeLabel(_ text: String?, width: CGFloat = 100, height: CGFloat = 100) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
        label.text = text
        window.addSubview(label)
        return label
    }

    private func picture() -> Picture {
        CATransaction.flush()
        return Picture(window.layer, width: 200, height: 200)
    }

    /// Returns the rows or columns of the window that show something.
    private func inked(rows: Bool) -> ClosedRange<Int>? {
        let picture = picture()
        let lines = (0..<200).filter { line in
            (0..<200).contains { picture[rows ? $0 : line, rows ? line : $0][3] > 20 }
        }
        guard let first = lines.first, let last = lines.last else { return nil }
        return first...last
    }

    // MARK: Sizes

    /// Programs pad badges by spaces on both sides of their text.
    func testSpacesAtTheEndArePartOfTheWidth() async {
        let plain = makeLabel("NEW").intrinsicContentSize.width
        let space = (" " as NSString).size(withAttributes: [.font: makeLabel(nil).font as Any]).width
        XCTAssertGreaterThan(space, 1)
        for (text, count) in [("  NEW", 2), ("NEW  ", 2), ("  NEW  ", 4), ("NEW \nNEW", 1)] as [(String, CGFloat)] {
            let label = makeLabel(text)
            label.numberOfLines = 0
            XCTAssertEqual(label.intrinsicContentSize.width, plain + count * space, accuracy: 1.5, text)
            label.sizeToFit()
            XCTAssertEqual(label.frame.width, label.intrinsicContentSize.width, text)
        }
        // Where a line is broken, the space is not.
        let broken = makeLabel("NEW NEW")
        broken.numberOfLines = 0
        XCTAssertEqual(broken.sizeThatFits(CGSize(width: plain + 2, height: 100)).width, plain, accuracy: 1)
    }

    func testDefaultProperties() async {
        let label = UILabel()
        XCTAssertNil(label.text)
        XCTAssertEqual(label.font.pointSize, 17)
        XCTAssertEqual(label.numberOfLines, 1)
        XCTAssertEqual(label.lineBreakMode, .byTruncatingTail)
        XCTAssertEqual(label.textAlignment, .natural)
        XCTAssertFalse(label.isUserInteractionEnabled)
        XCTAssertEqual(label.intrinsicContentSize, .zero)
    }

    func testItsSizeIsWhole() async {
        let label = makeLabel(words)
        let size = label.intrinsicContentSize
        XCTAssertEqual(size.width, size.width.rounded())
        XCTAssertEqual(size.height, size.height.rounded())
        XCTAssertGreaterThanOrEqual(size.height, label.font.lineHeight)
        XCTAssertLessThan(size.height, label.font.lineHeight + 1.001)
        XCTAssertEqual(label.sizeThatFits(CGSize(width: 50, height: 50)), size)
        label.font = .systemFont(ofSize: 34)
        // Large letters are set tighter.
        XCTAssertEqual(label.intrinsicContentSize.width, size.width * 1.92, accuracy: size.width * 0.06)
    }

    func testLinesAreWrapped() async {
        let label = makeLabel(words)
        label.numberOfLines = 0
        let line = label.font.lineHeight
        let size = label.sizeThatFits(CGSize(width: 120, height: 0))
        XCTAssertLessThanOrEqual(size.width, 120)
        let lines = (size.height / line).rounded()
        XCTAssertGreaterThan(lines, 3)
        label.numberOfLines = 2
        XCTAssertEqual(label.sizeThatFits(CGSize(width: 120, height: 0)).height, 2 * line, accuracy: 1)
        label.preferredMaxLayoutWidth = 120
        XCTAssertEqual(label.intrinsicContentSize.height, 2 * line, accuracy: 1)
        label.numberOfLines = -3
        XCTAssertEqual(label.numberOfLines, 0)
        XCTAssertEqual(label.intrinsicContentSize.height, lines * line, accuracy: 1)
    }

    func testTextRect() async {
        let label = makeLabel("word")
        let size = label.intrinsicContentSize
        let bounds = CGRect(x: 10, y: 20, width: 100, height: 60)
        label.textAlignment = .left
        XCTAssertEqual(
            label.textRect(forBounds: bounds, limitedToNumberOfLines: 1),
            CGRect(x: 10, y: 50 - size.height / 2, width: size.width, height: size.height))
        label.textAlignment = .right
        XCTAssertEqual(label.textRect(forBounds: bounds, limitedToNumberOfLines: 1).maxX, 110)
        label.text = ""
        XCTAssertEqual(label.textRect(forBounds: bounds, limitedToNumberOfLines: 1).size, .zero)
    }

    /// A label with padding around its text.
    private final class PaddedLabel: UILabel {
        override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
            super.textRect(forBounds: bounds.insetBy(dx: 8, dy: 4), limitedToNumberOfLines: numberOfLines)
                .insetBy(dx: -8, dy: -4)
        }
    }

    func testALabelIsAsLargeAsItsTextRectangle() async {
        let (plain, padded) = (UILabel(), PaddedLabel())
        for label in [plain, padded] {
            label.text = words
            label.numberOfLines = 0
        }
        let size = plain.sizeThatFits(CGSize(width: 100, height: 0))
        XCTAssertEqual(
            padded.sizeThatFits(CGSize(width: 116, height: 0)), CGSize(width: size.width + 16, height: size.height + 8))
        let whole = plain.intrinsicContentSize
        XCTAssertEqual(padded.intrinsicContentSize, CGSize(width: whole.width + 16, height: whole.height + 8))
        padded.preferredMaxLayoutWidth = 116
        XCTAssertEqual(padded.intrinsicContentSize.height, size.height + 8)
        padded.translatesAutoresizingMaskIntoConstraints = false
        padded.preferredMaxLayoutWidth = 0
        window.addSubview(padded)
        padded.widthAnchor.constraint(equalToConstant: 116).isActive = true
        window.layoutIfNeeded()
        XCTAssertEqual(padded.bounds.height, size.height + 8)
    }

    // MARK: Drawing

    func testTextStandsInTheMiddle() async {
        let label = makeLabel("xxx", height: 100)
        let rows = inked(rows: true)!
        XCTAssertEqual(Double(rows.lowerBound + rows.upperBound) / 2, 52, accuracy: 5)
        label.frame.size.height = 40
        XCTAssertEqual(Double(inked(rows: true)!.upperBound), 26, accuracy: 4)
    }

    func testAlignment() async {
        let label = makeLabel("xx", width: 200)
        XCTAssertLessThan(inked(rows: false)!.upperBound, 40)
        label.textAlignment = .right
        XCTAssertGreaterThan(inked(rows: false)!.lowerBound, 160)
        label.textAlignment = .center
        let columns = inked(rows: false)!
        XCTAssertEqual(Double(columns.lowerBound + columns.upperBound) / 2, 100, accuracy: 2)
        label.textAlignment = .natural
        label.semanticContentAttribute = .forceRightToLeft
        label.setNeedsDisplay()
        XCTAssertGreaterThan(inked(rows: false)!.lowerBound, 160)
    }

    func testLinesThatDoNotFitTheLabelAreOmitted() async {
        let label = makeLabel(words, width: 100, height: 30)
        for mode in [NSLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle, .byClipping] {
            label.lineBreakMode = mode
            let columns = inked(rows: false)!
            XCTAssertGreaterThan(columns.upperBound, 80, "\(mode)")
            XCTAssertLessThanOrEqual(columns.upperBound, 100, "\(mode)")
        }
        // Words are not cut.
        label.lineBreakMode = .byWordWrapping
        XCTAssertLessThan(inked(rows: false)!.upperBound, 95)
    }

    /// Words are whole at their measured size: for any font size, and with constraints too.
    func testMeasuredWordsAreWhole() async throws {
        func ink(_ label: UILabel) -> [[UInt8]] {
            let picture = Picture(label.layer, width: Int(label.bounds.width) + 4, height: Int(label.bounds.height))
            return (0..<picture.height).flatMap { y in (0..<picture.width).map { picture[$0, y] } }
        }
        for text in ["cp2", "kasane", "12.5 %", "WAVE"] {
            // A width slightly above a whole number, or below it.
            let font = try XCTUnwrap(UIFont(name: "Inter-Regular", size: 1000))
            let unit = (text as NSString).size(withAttributes: [.font: font]).width / 1000
            for excess in [-2e-5, 0, 2e-6, 2e-5, 9e-5] {
                let label = UILabel()
                label.font = font.withSize((40 + excess) / unit)
                label.text = text
                label.sizeToFit()
                XCTAssertEqual(label.bounds.width, 40, text)
                let fitted = ink(label)
                label.lineBreakMode = .byClipping
                XCTAssertEqual(fitted, ink(label), "\(text) \(excess)")
            }
        }
    }

    /// The layout engine and the label agree on pixels if traits request a higher scale than the screen's.
    func testConstrainedWordsAreWholeAtEveryScale() async {
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        label.text = "cp2"
        label.contentScaleFactor = 3
        window.addSubview(label)
        label.leftAnchor.constraint(equalTo: window.leftAnchor).isActive = true
        window.layoutIfNeeded()
        XCTAssertEqual(label.bounds.width, label.intrinsicContentSize.width, accuracy: 1e-9)
        XCTAssertGreaterThanOrEqual(
            label.bounds.width, ("cp2" as NSString).size(withAttributes: [.font: label.font!]).width - 1e-4)
    }

    func testAnOmittedParagraphLeavesAnEllipsis() async {
        let label = makeLabel("xx", width: 200, height: 30)
        let alone = inked(rows: false)!
        label.text = "xx\nyy"
        let more = inked(rows: false)!
        XCTAssertEqual(more.lowerBound, alone.lowerBound)
        XCTAssertGreaterThan(more.upperBound, alone.upperBound + 8)
        label.numberOfLines = 2
        label.frame.size.height = 60
        XCTAssertEqual(inked(rows: false)!.upperBound, alone.upperBound, accuracy: 3)
    }

    func testColours() async {
        let label = makeLabel("████", width: 100, height: 40)
        label.textColor = .red
        XCTAssertEqual(picture()[20, 20], [255, 0, 0, 255])
        label.highlightedTextColor = .blue
        label.isHighlighted = true
        XCTAssertEqual(picture()[20, 20], [0, 0, 255, 255])
        label.isHighlighted = false
        label.isEnabled = false
        XCTAssertLessThan(picture()[20, 20][3], 100)
        label.isEnabled = true
        label.textColor = .label
        XCTAssertEqual(picture()[20, 20], [0, 0, 0, 255])
        window.overrideUserInterfaceStyle = .dark
        XCTAssertEqual(picture()[20, 20], [255, 255, 255, 255])
        window.overrideUserInterfaceStyle = .unspecified
    }

    func testAShadow() async {
        let label = makeLabel("█", width: 100, height: 60)
        label.textColor = .white
        label.font = .systemFont(ofSize: 20)
        let plain = inked(rows: false)!
        label.shadowColor = .red
        label.shadowOffset = CGSize(width: 10, height: 0)
        XCTAssertEqual(inked(rows: false)!.upperBound, plain.upperBound + 10)
        XCTAssertEqual(picture()[plain.upperBound + 8, 30], [255, 0, 0, 255])
    }

    func testShrinkingToFit() async {
        let label = makeLabel("HHHHHHHHHHHHHHHH", width: 100, height: 40)
        label.adjustsFontSizeToFitWidth = true
        let rows = inked(rows: true)!
        XCTAssertLessThan(inked(rows: false)!.upperBound, 100)
        XCTAssertLessThan(rows.count, 9)
        // As far as allowed, and then it is truncated.
        label.minimumScaleFactor = 0.9
        XCTAssertGreaterThan(inked(rows: true)!.count, 9)
        label.minimumScaleFactor = .nan
        _ = picture()
        label.minimumScaleFactor = 0
        label.baselineAdjustment = .none
        XCTAssertLessThan(inked(rows: true)!.lowerBound, rows.lowerBound)
    }

    // MARK: Attributes

    func testAttributedText() async {
        let label = makeLabel(nil)
        let text = NSMutableAttributedString(string: "big small")
        text.addAttribute(.font, value: UIFont.systemFont(ofSize: 40), range: NSRange(location: 0, length: 3))
        label.attributedText = text
        XCTAssertEqual(label.text, "big small")
        XCTAssertEqual(label.font.pointSize, 40)
        XCTAssertGreaterThan(label.intrinsicContentSize.height, 40)
        // Unspecified attributes are the label's.
        let last = label.attributedText?.attributes(at: 8, effectiveRange: nil)
        XCTAssertEqual((last?[.font] as? UIFont)?.pointSize, 17)
        // Values set later apply to the whole text.
        label.font = .systemFont(ofSize: 10)
        XCTAssertLessThan(label.intrinsicContentSize.height, 20)
        label.text = "plain"
        XCTAssertEqual(label.attributedText?.length, 5)
        label.attributedText = nil
        XCTAssertNil(label.text)
    }

    /// Links have a colour of their own and an underline, whatever the text's attributes.
    func testLinksAreBlueAndUnderlined() async {
        let label = makeLabel(nil, width: 100, height: 40)
        let text = NSMutableAttributedString(string: "██", attributes: [.foregroundColor: UIColor.red])
        label.attributedText = text
        let plain = inked(rows: true)!
        text.addAttribute(.link, value: "https://example.com", range: NSRange(location: 0, length: 2))
        label.attributedText = text
        XCTAssertEqual(picture()[8, 20], [0, 122, 255, 255])
        XCTAssertEqual(label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, .red)
        let hyphen = NSMutableAttributedString(string: "----", attributes: [.link: "https://example.com"])
        label.attributedText = hyphen
        let lined = inked(rows: true)!
        label.attributedText = NSAttributedString(string: "----")
        XCTAssertGreaterThan(lined.upperBound, inked(rows: true)!.upperBound + 2)
        XCTAssertGreaterThan(plain.count, 10)
    }

    // MARK: Extreme input

    func testLongTextAndStrangeRooms() async {
        let label = makeLabel(String(repeating: "word and ", count: 1111))
        label.numberOfLines = 0
        let size = label.sizeThatFits(CGSize(width: 200, height: 0))
        XCTAssertGreaterThan(size.height, 5000)
        XCTAssertLessThanOrEqual(size.width, 200)
        for width in [0, -1, .nan, .infinity, 1e-9, 1e300] as [CGFloat] {
            let size = label.sizeThatFits(CGSize(width: width, height: width))
            XCTAssertTrue(size.width.isFinite && size.height.isFinite, "\(width)")
            let rect = label.textRect(
                forBounds: CGRect(x: 0, y: 0, width: width, height: width), limitedToNumberOfLines: -3)
            XCTAssertTrue(rect.width.isFinite && rect.height.isFinite, "\(width)")
        }
        label.frame.size = CGSize(width: 1, height: 20)
        _ = picture()
        label.shadowColor = .red
        label.shadowOffset = CGSize(width: CGFloat.nan, height: 0)
        label.text = "\n\n\u{2028}\n"
        _ = picture()
    }
}
