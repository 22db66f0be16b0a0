import CoreGraphics
import CoreText
import TestSupport
import UIKit
import XCTest

/// Changing text takes no more memory than before.
@MainActor
final class TextMemoryTests: ViewTestCase {
    private let context = CGContext(
        data: nil, width: 120, height: 30, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!

    /// Checks for no growth, except for a table that may have grown.
    private func check(_ growth: Double?, _ line: UInt = #line) {
        guard let growth else { return }
        print("\(growth) bytes for each run")
        XCTAssertLessThan(growth, 16, "bytes for each run", line: line)
    }

    /// Returns the growth without the shapes of paragraphs, which a cache of bounded size keeps.
    private func textMemoryGrowth(runs: Int, _ body: (Int) -> Void) -> Double? {
        memoryGrowth(runs: runs) { run in
            body(run)
            forgetShapedParagraphs()
        }
    }

    private func draw(_ label: UILabel) {
        UIGraphicsPushContext(context)
        _ = label.sizeThatFits(CGSize(width: 60, height: 30))
        label.drawText(in: label.bounds)
        UIGraphicsPopContext()
        // Until then it is recorded.
        context.flush()
    }

    private func label(_ width: CGFloat) -> UILabel { UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 30)) }

    func testLabels() async {
        let label = label(120)
        check(
            textMemoryGrowth(runs: 60) { run in
                label.text = "Number \(run)"
                draw(label)
            })
    }

    func testTruncatedLabels() async {
        let label = label(40)
        let modes: [NSLineBreakMode] = [.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle, .byClipping]
        check(
            textMemoryGrowth(runs: 60) { run in
                label.lineBreakMode = modes[run % 4]
                label.text = "Number \(run) and more\nthan that"
                draw(label)
            })
    }

    func testLabelsThatShrink() async {
        let label = label(60)
        (label.adjustsFontSizeToFitWidth, label.minimumScaleFactor) = (true, 0.5)
        check(
            textMemoryGrowth(runs: 20) { run in
                label.text = "Number \(run) of many"
                draw(label)
            })
    }

    /// A mutable string that is emptied and refilled keeps nothing itself.
    func testAttributedLabels() async {
        let label = label(60)
        let font = UIFont.boldSystemFont(ofSize: 15)
        let string = NSMutableAttributedString(string: "")
        check(
            textMemoryGrowth(runs: 50) { run in
                string.deleteCharacters(in: NSRange(location: 0, length: string.length))
                string.replaceCharacters(in: NSRange(location: 0, length: 0), with: "Number \(run) and more")
                string.setAttributes([.font: font], range: NSRange(location: 0, length: 6))
                label.attributedText = string
                label.textColor = run % 2 == 0 ? .red : .blue
                label.textAlignment = run % 2 == 0 ? .center : .right
                draw(label)
            })
    }

    func testAttributesThatAreReadOften() async {
        let label = label(60)
        label.attributedText = NSAttributedString(string: "words", attributes: [.kern: 1])
        check(textMemoryGrowth(runs: 50) { _ in XCTAssertEqual(label.attributedText?.length, 5) })
    }

    func testStringsThatAreDrawn() async {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 14), .foregroundColor: UIColor.red, .paragraphStyle: style,
        ]
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        check(
            textMemoryGrowth(runs: 50) { run in
                let string = "Number \(run) and more"
                _ = string.size(withAttributes: attributes)
                string.draw(at: .zero, withAttributes: attributes)
                NSString(string: string).draw(
                    with: CGRect(x: 0, y: 0, width: 60, height: 30),
                    options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], attributes: attributes, context: nil)
                context.flush()
            })
    }

    func testAttributedStringsThatAreDrawn() async {
        let string = NSAttributedString(string: "Number and more", attributes: [.font: UIFont.systemFont(ofSize: 14)])
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        check(
            textMemoryGrowth(runs: 50) { _ in
                string.draw(at: .zero)
                string.draw(
                    with: CGRect(x: 0, y: 0, width: 40, height: 20),
                    options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
                context.flush()
            })
    }

    func testTitlesOfButtonsAndSegments() async {
        let button = UIButton(configuration: .filled())
        let control = UISegmentedControl(items: ["one", "two"])
        control.setTitleTextAttributes([.kern: 2], for: .normal)
        control.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
        check(
            textMemoryGrowth(runs: 80) { run in
                button.configuration?.title = "Number \(run)"
                control.setTitle("\(run)", forSegmentAt: run % 2)
                control.selectedSegmentIndex = run % 2
                button.layoutIfNeeded()
                control.layoutIfNeeded()
                CATransaction.flush()
            })
    }
}
