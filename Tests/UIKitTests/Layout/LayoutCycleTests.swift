import CoreGraphics
import QuartzCore
import XCTest

@testable import UIKit

/// Conflicts, fitting, updating and animation.
final class LayoutCycleTests: LayoutTestCase {
    // MARK: Wrong calls

    func testImpossibleConstraintsAreRefusedOrBroken() async {
        let (view, stranger) = (add(), UIView())
        let apart = view.leftAnchor.constraint(equalTo: stranger.leftAnchor)
        apart.isActive = true
        XCTAssertFalse(apart.isActive)
        let mixed = NSLayoutConstraint(
            item: view, attribute: .left, relatedBy: .equal, toItem: box, attribute: .width, multiplier: 1, constant: 0)
        mixed.isActive = true
        XCTAssertFalse(mixed.isActive)
        let place = NSLayoutConstraint(
            item: view, attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
            constant: 0)
        place.isActive = true
        XCTAssertFalse(place.isActive)
        let narrow = view.widthAnchor.constraint(equalToConstant: 10)
        let wide = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 20)
        NSLayoutConstraint.activate([narrow, wide])
        layout()
        XCTAssertEqual(view.frame.width, 10)
        narrow.isActive = false
        layout()
        XCTAssertEqual(view.frame.width, 20)
        XCTAssertTrue(view.hasAmbiguousLayout)
        XCTAssertEqual(view.constraintsAffectingLayout(for: .horizontal), [wide])
    }

    func testTheSuperviewsFrameIsStrongerThanConstraints() async {
        let view = add()
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: box.leftAnchor), view.rightAnchor.constraint(equalTo: box.rightAnchor),
            view.widthAnchor.constraint(equalToConstant: 500),
        ])
        layout()
        XCTAssertEqual(view.frame.width, 200)
        XCTAssertEqual(box.frame.width, 200)
        box.frame.size.width = 150
        layout()
        XCTAssertEqual(view.frame.width, 150)
        XCTAssertTrue(view.constraints[0].isActive)
    }

    // MARK: Fitting

    func testTheSizeThatFits() async {
        let cell = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let content = ContentView(80, 30)
        _ = add(content, to: cell)
        NSLayoutConstraint.activate([
            content.leftAnchor.constraint(equalTo: cell.leftAnchor, constant: 10),
            content.rightAnchor.constraint(equalTo: cell.rightAnchor, constant: -10),
            content.topAnchor.constraint(equalTo: cell.topAnchor, constant: 5),
            content.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -5),
        ])
        XCTAssertEqual(
            cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 100, height: 40))
        XCTAssertEqual(
            cell.systemLayoutSizeFitting(
                CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel), CGSize(width: 300, height: 40))
        content.setContentHuggingPriority(UILayoutPriority(40), for: .horizontal)
        XCTAssertEqual(cell.systemLayoutSizeFitting(CGSize(width: 300, height: 0)).width, 300)
    }

    func testATopmostViewTakesItsSizeFromItsConstraints() async {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        size(view, 70, 30)
        view.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 0, y: 0, width: 70, height: 30))
    }

    // MARK: Updating

    func testConstraintsAreUpdatedBeforeLayoutSubviewsFirst() async {
        final class Updating: UIView {
            var tell: (String) -> Void = { _ in }
            var name = ""
            override func updateConstraints() {
                tell(name)
                super.updateConstraints()
            }
        }
        let (outer, inner) = (Updating(), Updating())
        (outer.name, inner.name) = ("outer", "inner")
        outer.tell = { [unowned self] in log.append($0) }
        inner.tell = outer.tell
        outer.addSubview(inner)
        box.addSubview(outer)
        layout()
        XCTAssertEqual(log, ["inner", "outer"])
        layout()
        XCTAssertEqual(log.count, 2)
        inner.setNeedsUpdateConstraints()
        XCTAssertTrue(inner.needsUpdateConstraints())
        layout()
        XCTAssertEqual(log, ["inner", "outer", "inner"])
        XCTAssertFalse(inner.needsUpdateConstraints())
    }

    func testConstraintsAnimate() async {
        let view = add()
        size(view, 10, 10)
        let left = view.leftAnchor.constraint(equalTo: box.leftAnchor)
        NSLayoutConstraint.activate([left, view.topAnchor.constraint(equalTo: box.topAnchor)])
        layout()
        CATransaction.flush()
        left.constant = 100
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { self.box.layoutIfNeeded() })
        XCTAssertEqual(view.frame.minX, 100)
        advance(to: 0.5)
        XCTAssertEqual(view.layer.presentation()?.frame.minX ?? 0, 50, accuracy: 1e-6)
    }
}
