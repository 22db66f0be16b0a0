import CoreGraphics
import QuartzCore
import XCTest

@testable import UIKit

/// Labels and controls, placed by constraints.
final class LabelLayoutTests: LayoutTestCase {
    private func label(_ text: String, _ size: CGFloat, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size)
        label.numberOfLines = lines
        return label
    }

    func testSeveralLinesTakeTheHeightForTheirWidth() async {
        let text = label("The quick brown fox jumps over the lazy dog and goes on its way", 17, lines: 0)
        _ = add(text)
        let width = text.widthAnchor.constraint(equalToConstant: 120)
        NSLayoutConstraint.activate([
            width, text.topAnchor.constraint(equalTo: box.topAnchor),
            text.leftAnchor.constraint(equalTo: box.leftAnchor),
        ])
        layout()
        let narrow = text.frame.height
        XCTAssertEqual(narrow, text.sizeThatFits(CGSize(width: 120, height: 0)).height)
        XCTAssertGreaterThan(narrow, 3 * 17)
        width.constant = 190
        layout()
        XCTAssertEqual(text.frame.height, text.sizeThatFits(CGSize(width: 190, height: 0)).height)
        XCTAssertLessThan(text.frame.height, narrow)
        text.text = "Short"
        layout()
        XCTAssertLessThan(text.frame.height, 30)
    }

    func testACellIsAsHighAsItsText() async {
        let cell = UIView()
        let text = label("The quick brown fox jumps over the lazy dog", 17, lines: 0)
        _ = add(text, to: cell)
        NSLayoutConstraint.activate([
            text.leftAnchor.constraint(equalTo: cell.leftAnchor, constant: 10),
            text.rightAnchor.constraint(equalTo: cell.rightAnchor, constant: -10),
            text.topAnchor.constraint(equalTo: cell.topAnchor, constant: 10),
            text.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -10),
        ])
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: 140, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        XCTAssertEqual(size.width, 140)
        XCTAssertEqual(size.height, text.sizeThatFits(CGSize(width: 120, height: 0)).height + 20)
    }

    func testBaselinesFollowTheFont() async {
        let (large, small) = (label("Large", 40), label("small", 12))
        _ = (add(large), add(small))
        NSLayoutConstraint.activate([
            large.topAnchor.constraint(equalTo: box.topAnchor), large.leftAnchor.constraint(equalTo: box.leftAnchor),
            small.leftAnchor.constraint(equalTo: large.rightAnchor),
            small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
        ])
        func baseline(_ label: UILabel) -> CGFloat {
            label.frame.minY + (label.baselineOffsets(inWidth: label.bounds.width)?.firstFromTop ?? 0)
        }
        layout()
        XCTAssertEqual(baseline(small), baseline(large), accuracy: 1)
        let before = small.frame.minY
        large.font = .systemFont(ofSize: 70)
        layout()
        XCTAssertGreaterThan(small.frame.minY, before + 15)
        XCTAssertEqual(baseline(small), baseline(large), accuracy: 1)
    }

    /// Whatever the height of its neighbours, a label of the same font has the same baseline.
    func testBaselinesOfFieldsAndTextViews() async {
        let (field, text, high) = (UITextField(), UITextView(), label("High", 17))
        for view in [field, text, high] { _ = add(view) }
        (field.font, field.text, field.borderStyle) = (.systemFont(ofSize: 17), "Field", .roundedRect)
        (text.font, text.text, text.isScrollEnabled) = (.systemFont(ofSize: 17), "Text\nview", false)
        for (view, height) in [(field, 34.0), (field, 60), (high, 80), (text, 60)] as [(UIView, CGFloat)] {
            for isFirst in [true, false] {
                let small = label("small", 17)
                _ = add(small)
                let constraints = [
                    view.topAnchor.constraint(equalTo: box.topAnchor, constant: 10),
                    view.leftAnchor.constraint(equalTo: box.leftAnchor),
                    view.widthAnchor.constraint(equalToConstant: 100),
                    view.heightAnchor.constraint(equalToConstant: height),
                    small.leftAnchor.constraint(equalTo: view.rightAnchor),
                    isFirst
                        ? small.firstBaselineAnchor.constraint(equalTo: view.firstBaselineAnchor)
                        : small.lastBaselineAnchor.constraint(equalTo: view.lastBaselineAnchor),
                ]
                NSLayoutConstraint.activate(constraints)
                layout()
                let what = "\(type(of: view)) \(height) \(isFirst)"
                if view === text {
                    let line = UIFont.systemFont(ofSize: 17).lineHeight
                    let top = isFirst ? view.frame.minY + 8 : view.frame.maxY - 8 - line
                    XCTAssertEqual(small.frame.minY, top, accuracy: 1, what)
                } else {
                    XCTAssertEqual(small.frame.midY, view.frame.midY, accuracy: 1, what)
                }
                NSLayoutConstraint.deactivate(constraints)
                small.removeFromSuperview()
            }
        }
    }

    /// The size that a view requests before layout is the one that its layout then needs.
    func testFittingAndLayoutAgreeAboutBaselines() async {
        func button(_ prepare: (UIButton) -> Void) -> UIButton {
            let button = UIButton(type: .system)
            prepare(button)
            return button
        }
        let buttons = [
            button { $0.setTitle("See All", for: .normal) },
            button { $0.configuration = .filled() },
            button {
                $0.configuration = .plain()
                $0.configuration?.title = "Title"
                $0.configuration?.subtitle = "Below"
            },
        ]
        let others: [UIView] = [label("one", 12), label("two words", 17)] + buttons
        for (index, right) in others.enumerated() {
            let row = UIView()
            let text = label("The quick brown fox jumps over the lazy dog", 22, lines: 0)
            _ = (add(text, to: row), add(right, to: row))
            right.setContentCompressionResistancePriority(.required, for: .horizontal)
            right.setContentHuggingPriority(.required, for: .horizontal)
            let line =
                index % 2 == 0
                ? right.firstBaselineAnchor.constraint(equalTo: text.firstBaselineAnchor)
                : right.lastBaselineAnchor.constraint(equalTo: text.lastBaselineAnchor)
            NSLayoutConstraint.activate([
                line, text.leftAnchor.constraint(equalTo: row.leftAnchor),
                right.leftAnchor.constraint(equalTo: text.rightAnchor, constant: 8),
                right.rightAnchor.constraint(equalTo: row.rightAnchor),
                text.topAnchor.constraint(greaterThanOrEqualTo: row.topAnchor),
                right.topAnchor.constraint(greaterThanOrEqualTo: row.topAnchor),
                text.bottomAnchor.constraint(lessThanOrEqualTo: row.bottomAnchor),
                right.bottomAnchor.constraint(lessThanOrEqualTo: row.bottomAnchor),
            ])
            func height() -> CGFloat {
                row.systemLayoutSizeFitting(
                    CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel
                ).height
            }
            let asked = height()
            row.frame = CGRect(x: 0, y: 0, width: 200, height: asked)
            box.addSubview(row)
            layout()
            XCTAssertEqual(asked, height(), accuracy: 0.5, "\(index)")
            XCTAssertEqual(text.frame.height, text.sizeThatFits(text.bounds.size).height, accuracy: 1, "\(index)")
            XCTAssertEqual(asked, max(text.frame.maxY, right.frame.maxY), accuracy: 1, "\(index)")
            row.removeFromSuperview()
        }
    }

    func testControlsInScrollViewsKeepTheirTouches() async {
        let scroll = UIScrollView(frame: box.bounds)
        XCTAssertFalse(scroll.touchesShouldCancel(in: UISlider()))
        XCTAssertTrue(scroll.touchesShouldCancel(in: UILabel()))
    }
}
