import CoreGraphics
import QuartzCore
import XCTest

@testable import UIKit

/// Stack views: each distribution and alignment with three views of 160 x 80, 80 x 40 and 40 x 20 points.
final class StackViewTests: LayoutTestCase {
    private let views = [ContentView(160, 80), ContentView(80, 40), ContentView(40, 20)]
    private var stack = UIStackView()

    private func makeStack(_ width: CGFloat?, spacing: CGFloat = 10, height: CGFloat? = nil) {
        stack.removeFromSuperview()
        for view in views { view.removeFromSuperview() }
        stack = UIStackView(arrangedSubviews: views)
        stack.spacing = spacing
        _ = add(stack)
        stack.leadingAnchor.constraint(equalTo: box.leadingAnchor).isActive = true
        stack.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
        if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
        if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
    }

    private var columns: [[CGFloat]] { views.map { [$0.frame.minX, $0.frame.width] } }
    private var rows: [[CGFloat]] { views.map { [$0.frame.minY, $0.frame.height] } }

    func testFillStretchesWhoHugsLeast() async {
        makeStack(nil)
        layout()
        XCTAssertEqual(stack.frame.size, CGSize(width: 300, height: 80))
        XCTAssertEqual(columns, [[0, 160], [170, 80], [260, 40]])
        makeStack(400)
        views[1].setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
        layout()
        XCTAssertEqual(columns, [[0, 160], [170, 180], [360, 40]])
        makeStack(200)
        views[0].setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)
        layout()
        XCTAssertEqual(columns, [[0, 60], [70, 80], [160, 40]])
    }

    func testFillEqually() async {
        makeStack(400, spacing: 20)
        stack.distribution = .fillEqually
        layout()
        XCTAssertEqual(columns, [[0, 120], [140, 120], [280, 120]])
        makeStack(nil, spacing: 20)
        stack.distribution = .fillEqually
        layout()
        XCTAssertEqual(stack.frame.width, 520)
    }

    func testFillProportionally() async {
        makeStack(580, spacing: 10)
        stack.distribution = .fillProportionally
        layout()
        XCTAssertEqual(columns, [[0, 320], [330, 160], [500, 80]])
        views[2].content.width = 10
        layout()
        XCTAssertEqual(views[2].frame.width, (560 * 10 / 250).rounded())
    }

    func testEqualSpacing() async {
        makeStack(400)
        stack.distribution = .equalSpacing
        layout()
        XCTAssertEqual(columns, [[0, 160], [220, 80], [360, 40]])
        makeStack(nil)
        stack.distribution = .equalSpacing
        layout()
        XCTAssertEqual(stack.frame.width, 300)
    }

    func testEqualCentering() async {
        makeStack(500)
        stack.distribution = .equalCentering
        layout()
        // Centres at 80, 280 and 480.
        XCTAssertEqual(columns, [[0, 160], [240, 80], [460, 40]])
        makeStack(320)
        stack.distribution = .equalCentering
        layout()
        // The spacing between the first two can't be less.
        XCTAssertEqual(columns, [[0, 160], [170, 80], [280, 40]])
    }

    func testAlignments() async {
        let expected: [(UIStackView.Alignment, [[CGFloat]])] = [
            (.fill, [[0, 100], [0, 100], [0, 100]]), (.top, [[0, 80], [0, 40], [0, 20]]),
            (.center, [[10, 80], [30, 40], [40, 20]]), (.bottom, [[20, 80], [60, 40], [80, 20]]),
        ]
        for (alignment, result) in expected {
            makeStack(300, height: 100)
            stack.alignment = alignment
            layout()
            XCTAssertEqual(rows, result, "\(alignment)")
        }
        for (alignment, _) in expected {
            makeStack(nil)
            stack.alignment = alignment
            layout()
            XCTAssertEqual(stack.frame.height, 80, "\(alignment)")
        }
    }

    func testBaselines() async {
        for (view, offsets) in zip(views, [(60, 20), (20, 5), (15, 5)]) {
            view.offsets = BaselineOffsets(firstFromTop: CGFloat(offsets.0), lastFromBottom: CGFloat(offsets.1))
        }
        makeStack(300, height: 100)
        stack.alignment = .firstBaseline
        layout()
        XCTAssertEqual(rows, [[0, 80], [40, 40], [45, 20]])
        makeStack(300, height: 100)
        stack.alignment = .lastBaseline
        layout()
        XCTAssertEqual(rows, [[20, 80], [45, 40], [65, 20]])
        XCTAssertTrue(stack.forFirstBaselineLayout === views[0])
        makeStack(nil)
        stack.axis = .vertical
        stack.isBaselineRelativeArrangement = true
        stack.spacing = 50
        layout()
        // 60 is the last line of the first view, 110 the first of the second.
        XCTAssertEqual(rows.map { $0[0] }, [0, 90, 160])
    }

    func testColumnsMarginsAndCustomSpacing() async {
        makeStack(nil, spacing: 5)
        stack.axis = .vertical
        stack.alignment = .leading
        stack.setCustomSpacing(30, after: views[0])
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        layout()
        XCTAssertEqual(rows, [[1, 80], [111, 40], [156, 20]])
        XCTAssertEqual(columns, [[2, 160], [2, 80], [2, 40]])
        XCTAssertEqual(stack.frame.size, CGSize(width: 166, height: 179))
        XCTAssertEqual(stack.customSpacing(after: views[0]), 30)
        XCTAssertEqual(stack.customSpacing(after: views[1]), UIStackView.spacingUseDefault)
        stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[0])
        layout()
        XCTAssertEqual(views[1].frame.minY, 89)
        stack.spacing = UIStackView.spacingUseSystem
        layout()
        XCTAssertEqual(rows, [[1, 80], [89, 40], [137, 20]])
    }

    func testArrangedAndOtherSubviews() async {
        makeStack(nil)
        let extra = ContentView(10, 10)
        stack.addSubview(extra)
        XCTAssertEqual(stack.arrangedSubviews, views)
        stack.insertArrangedSubview(extra, at: 0)
        XCTAssertEqual(stack.arrangedSubviews, [extra] + views)
        XCTAssertEqual(stack.subviews, views + [extra])
        layout()
        XCTAssertEqual(views[0].frame.minX, 20)
        stack.removeArrangedSubview(extra)
        XCTAssertTrue(extra.superview === stack)
        layout()
        XCTAssertEqual(views[0].frame.minX, 0)
        views[0].removeFromSuperview()
        XCTAssertEqual(stack.arrangedSubviews, [views[1], views[2]])
        layout()
        XCTAssertEqual(stack.frame.width, 130)
        stack.addArrangedSubview(stack)
        XCTAssertEqual(stack.arrangedSubviews.count, 2)
    }

    func testHiddenViewsTakeNoRoom() async {
        makeStack(nil)
        views[1].isHidden = true
        layout()
        XCTAssertEqual(stack.frame.width, 210)
        XCTAssertEqual(views[2].frame.minX, 170)
        XCTAssertTrue(stack.arrangedSubviews.contains(views[1]))
        views[1].isHidden = false
        layout()
        XCTAssertEqual(stack.frame.width, 300)
        for view in views { view.isHidden = true }
        layout()
        XCTAssertEqual(stack.frame.width, 0)
    }

    func testHidingAnimates() async {
        makeStack(nil)
        layout()
        CATransaction.flush()
        let view = views[1]
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.isHidden = true })
        XCTAssertTrue(view.isHidden)
        XCTAssertFalse(view.layer.isHidden)
        advance(to: 0.5)
        XCTAssertEqual(view.layer.presentation()?.bounds.width ?? 0, 40, accuracy: 1e-6)
        XCTAssertEqual(views[2].layer.presentation()?.frame.minX ?? 0, 215, accuracy: 1e-6)
        advance(to: 1.1)
        XCTAssertTrue(view.layer.isHidden)
        UIView.animate(withDuration: 1) { view.isHidden = false }
        XCTAssertFalse(view.layer.isHidden)
        XCTAssertEqual(view.frame.width, 80)
    }

    func testARowTurnsRoundWithTheDirectionOfReading() async {
        makeStack(nil)
        stack.semanticContentAttribute = .forceRightToLeft
        for view in views { view.semanticContentAttribute = .forceRightToLeft }
        layout()
        XCTAssertEqual(views.map(\.frame.minX), [140, 50, 0])
    }

    func testStacksInStacks() async {
        let outer = add(UIStackView()) as! UIStackView
        outer.axis = .vertical
        outer.spacing = 4
        for _ in 0..<3 {
            let row = UIStackView(arrangedSubviews: [ContentView(20, 10), ContentView(30, 12)])
            row.spacing = 6
            outer.addArrangedSubview(row)
        }
        outer.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
        outer.leadingAnchor.constraint(equalTo: box.leadingAnchor).isActive = true
        layout()
        XCTAssertEqual(outer.frame.size, CGSize(width: 56, height: 44))
        XCTAssertEqual(outer.arrangedSubviews.map(\.frame.minY), [0, 16, 32])
        XCTAssertEqual(outer.systemLayoutSizeFitting(.zero), CGSize(width: 56, height: 44))
    }
}
