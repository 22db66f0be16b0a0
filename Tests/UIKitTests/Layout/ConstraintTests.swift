import CoreGraphics
import XCTest

@testable import UIKit

/// Constraints and anchors. Worked examples are those of Apple's
/// [Auto Layout Guide](https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/).
final class ConstraintTests: LayoutTestCase {
    /// "Simple Single View": 20 points from the sides.
    func testASingleViewWithinMargins() async {
        let view = add()
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: box.topAnchor, constant: 20),
            view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 20),
            box.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 20),
            box.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 20),
        ])
        layout()
        XCTAssertEqual(view.frame, CGRect(x: 20, y: 20, width: 160, height: 160))
        box.frame.size.width = 300
        layout()
        XCTAssertEqual(view.frame, CGRect(x: 20, y: 20, width: 260, height: 160))
        XCTAssertFalse(view.hasAmbiguousLayout)
    }

    func testAmbiguityOfContentSizes() async {
        let (first, second) = (ContentView(50, 20), ContentView(60, 20))
        for view in [first, second] {
            _ = add(view)
            view.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: box.leadingAnchor),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
        ])
        layout()
        XCTAssertFalse(first.hasAmbiguousLayout)
        XCTAssertFalse(second.hasAmbiguousLayout)
        // Which of them is stretched is not determined.
        second.trailingAnchor.constraint(equalTo: box.trailingAnchor).isActive = true
        layout()
        XCTAssertTrue(first.hasAmbiguousLayout)
        XCTAssertTrue(second.hasAmbiguousLayout)
        first.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
        layout()
        XCTAssertFalse(first.hasAmbiguousLayout)
        XCTAssertFalse(second.hasAmbiguousLayout)
        XCTAssertEqual(second.frame, CGRect(x: 140, y: 0, width: 60, height: 20))
    }

    /// "Two Equal-Width Views" and "Two Different-Width Views".
    func testTwoViewsShareTheWidth() async {
        let (red, blue) = (add(), add())
        let same = red.widthAnchor.constraint(equalTo: blue.widthAnchor)
        NSLayoutConstraint.activate([
            red.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 20),
            blue.leadingAnchor.constraint(equalTo: red.trailingAnchor, constant: 8),
            box.trailingAnchor.constraint(equalTo: blue.trailingAnchor, constant: 20), same,
            red.topAnchor.constraint(equalTo: box.topAnchor), red.bottomAnchor.constraint(equalTo: box.bottomAnchor),
            blue.topAnchor.constraint(equalTo: red.topAnchor), blue.heightAnchor.constraint(equalTo: red.heightAnchor),
        ])
        layout()
        XCTAssertEqual(red.frame, CGRect(x: 20, y: 0, width: 76, height: 200))
        XCTAssertEqual(blue.frame, CGRect(x: 104, y: 0, width: 76, height: 200))
        same.isActive = false
        blue.widthAnchor.constraint(equalTo: red.widthAnchor, multiplier: 3).isActive = true
        layout()
        XCTAssertEqual(red.frame.width, 38)
        XCTAssertEqual(blue.frame.width, 114)
    }

    /// "Simple Label and Text Field": the label keeps its width, the field takes the rest.
    func testHuggingAndCompressionDecideWhoGivesWay() async {
        let (label, field) = (ContentView(60, 20), ContentView(40, 30))
        _ = (add(label), add(field))
        label.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
            field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
            field.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -10),
            field.topAnchor.constraint(equalTo: box.topAnchor),
            label.centerYAnchor.constraint(equalTo: field.centerYAnchor),
        ])
        layout()
        XCTAssertEqual(label.frame, CGRect(x: 10, y: 5, width: 60, height: 20))
        XCTAssertEqual(field.frame, CGRect(x: 78, y: 0, width: 112, height: 30))
        label.content.width = 170
        label.setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)
        layout()
        XCTAssertEqual(field.frame.width, 40)
        XCTAssertEqual(label.frame.width, 132)
    }

    /// The second attribute is ignored without a second item.
    func testASizeMayBeGivenWithAnyAttribute() async {
        let view = add()
        for (attribute, second) in [
            (.width, .width), (.height, .notAnAttribute),
        ] as [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] {
            let constraint = NSLayoutConstraint(
                item: view, attribute: attribute, relatedBy: .equal, toItem: nil, attribute: second, multiplier: 1,
                constant: 40)
            constraint.isActive = true
            XCTAssertTrue(constraint.isActive)
            XCTAssertNil(constraint.secondItem)
        }
        layout()
        XCTAssertEqual(view.frame.size, CGSize(width: 40, height: 40))
    }

    func testPlacesOnTwoAxesCompare() async {
        let (one, two) = (add(), add())
        for view in [one, two] { size(view, 10, 10) }
        let across = NSLayoutConstraint(
            item: two, attribute: .left, relatedBy: .equal, toItem: one, attribute: .top, multiplier: 1, constant: 50)
        NSLayoutConstraint.activate([
            one.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 3),
            one.topAnchor.constraint(equalTo: box.topAnchor, constant: 20),
            two.topAnchor.constraint(equalTo: box.topAnchor), across,
        ])
        layout()
        XCTAssertTrue(across.isActive)
        XCTAssertEqual(two.frame, CGRect(x: 70, y: 0, width: 10, height: 10))
    }

    func testSubclassesHaveTheInitializer() async {
        final class Halved: NSLayoutConstraint {
            var calls = 0
            override var constant: CGFloat {
                get { super.constant }
                set {
                    calls += 1
                    super.constant = newValue / 2
                }
            }
        }
        let view = add()
        let width = Halved(
            item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
            constant: 30)
        width.isActive = true
        layout()
        XCTAssertEqual(view.frame.width, 30)
        width.constant = 100
        layout()
        XCTAssertEqual(view.frame.width, 50)
        XCTAssertEqual(width.calls, 1)
        // A constraint without items.
        let empty = Halved()
        empty.isActive = true
        XCTAssertFalse(empty.isActive)
        XCTAssertNil(empty.firstItem)
    }

    func testAWindowsRootKeepsItsSize() async {
        let controller = UIViewController()
        let root = UIView()
        root.translatesAutoresizingMaskIntoConstraints = false
        controller.view = root
        let child = add(to: root)
        NSLayoutConstraint.activate([
            child.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            child.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
            child.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -10),
            child.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -10),
        ])
        box.removeFromSuperview()
        window.rootViewController = controller
        layout()
        XCTAssertEqual(root.frame, window.bounds)
        XCTAssertEqual(child.frame, CGRect(x: 10, y: 10, width: 180, height: 180))
        window.frame.size = CGSize(width: 300, height: 100)
        layout()
        XCTAssertEqual(root.frame, window.bounds)
        XCTAssertEqual(child.frame, CGRect(x: 10, y: 10, width: 280, height: 80))
        window.rootViewController = nil
        size(root, 40, 50)
        root.layoutIfNeeded()
        XCTAssertEqual(root.bounds.size, CGSize(width: 40, height: 50))
    }

    func testConstantsAndPrioritiesMayChange() async {
        let view = add()
        size(view, 10, 10)
        let left = view.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 5)
        let right = view.rightAnchor.constraint(equalTo: box.rightAnchor)
        left.priority = .defaultHigh
        right.priority = .defaultLow
        NSLayoutConstraint.activate([left, right, view.topAnchor.constraint(equalTo: box.topAnchor)])
        layout()
        XCTAssertEqual(view.frame.minX, 5)
        left.constant = 25
        layout()
        XCTAssertEqual(view.frame.minX, 25)
        right.priority = .required
        layout()
        XCTAssertEqual(view.frame.minX, 190)
        right.constant = .nan
        XCTAssertEqual(right.constant, 0)
        right.priority = UILayoutPriority(2000)
        XCTAssertEqual(right.priority, .required)
    }

    func testConstraintsLieWithTheNearestCommonAncestor() async {
        let outer = add()
        let (inner, other) = (add(to: outer), add(to: outer))
        let own = inner.widthAnchor.constraint(equalToConstant: 10)
        let pair = inner.leftAnchor.constraint(equalTo: other.leftAnchor)
        let up = inner.topAnchor.constraint(equalTo: box.topAnchor)
        NSLayoutConstraint.activate([own, pair, up])
        XCTAssertEqual(inner.constraints, [own])
        XCTAssertEqual(outer.constraints, [pair])
        XCTAssertEqual(box.constraints, [up])
        other.removeFromSuperview()
        XCTAssertFalse(pair.isActive)
        XCTAssertTrue(own.isActive)
        outer.removeFromSuperview()
        XCTAssertFalse(up.isActive)
        XCTAssertTrue(own.isActive)
        // A subtree's own constraints move with it.
        outer.layoutIfNeeded()
        XCTAssertEqual(inner.frame.width, 10)
        box.addSubview(outer)
        own.constant = 30
        layout()
        XCTAssertEqual(inner.frame.width, 30)
    }

    func testFramesOfOthersCount() async {
        let fixed = UIView(frame: CGRect(x: 30, y: 40, width: 50, height: 60))
        box.addSubview(fixed)
        let view = add()
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: fixed.rightAnchor, constant: 10),
            view.topAnchor.constraint(equalTo: fixed.topAnchor),
            view.widthAnchor.constraint(equalTo: fixed.widthAnchor),
            view.heightAnchor.constraint(equalTo: fixed.heightAnchor, multiplier: 0.5),
        ])
        layout()
        XCTAssertEqual(view.frame, CGRect(x: 90, y: 40, width: 50, height: 30))
        fixed.frame = CGRect(x: 0, y: 10, width: 20, height: 20)
        layout()
        XCTAssertEqual(view.frame, CGRect(x: 30, y: 10, width: 20, height: 10))
    }

    func testAutoresizedViewsFollowConstrainedOnes() async {
        let outer = add()
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
        outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        outer.addSubview(inner)
        let leaf = add(to: inner)
        NSLayoutConstraint.activate([
            outer.leftAnchor.constraint(equalTo: box.leftAnchor), outer.topAnchor.constraint(equalTo: box.topAnchor),
            outer.widthAnchor.constraint(equalToConstant: 150), outer.heightAnchor.constraint(equalToConstant: 120),
            leaf.rightAnchor.constraint(equalTo: inner.rightAnchor),
            leaf.bottomAnchor.constraint(equalTo: inner.bottomAnchor),
        ])
        size(leaf, 10, 10)
        layout()
        XCTAssertEqual(inner.frame, CGRect(x: 10, y: 10, width: 130, height: 100))
        XCTAssertEqual(leaf.frame, CGRect(x: 120, y: 90, width: 10, height: 10))
    }

    func testMarginsAndSafeAreaAreGuides() async {
        window.screenSafeArea = UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0)
        let (safe, inner) = (add(), add())
        for (view, guide) in [(safe, box.safeAreaLayoutGuide), (inner, box.layoutMarginsGuide)] {
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: guide.topAnchor),
                view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
                view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            ])
        }
        layout()
        XCTAssertEqual(safe.frame, CGRect(x: 0, y: 40, width: 200, height: 140))
        XCTAssertEqual(inner.frame, CGRect(x: 8, y: 48, width: 184, height: 124))
        box.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 0)
        layout()
        XCTAssertEqual(inner.frame, CGRect(x: 20, y: 40, width: 180, height: 140))
        XCTAssertEqual(box.layoutMarginsGuide.layoutFrame, inner.frame)
        let edge = NSLayoutConstraint(
            item: safe, attribute: .leading, relatedBy: .equal, toItem: box, attribute: .leadingMargin, multiplier: 1,
            constant: 0)
        edge.isActive = true
        XCTAssertTrue(edge.isActive)
    }

    func testGuidesStandForSpace() async {
        let guide = UILayoutGuide()
        box.addLayoutGuide(guide)
        let (first, last) = (add(), add())
        size(first, 20, 20)
        size(last, 20, 20)
        NSLayoutConstraint.activate([
            first.leftAnchor.constraint(equalTo: box.leftAnchor),
            guide.leftAnchor.constraint(equalTo: first.rightAnchor),
            last.leftAnchor.constraint(equalTo: guide.rightAnchor),
            guide.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.25),
            guide.topAnchor.constraint(equalTo: box.topAnchor), guide.heightAnchor.constraint(equalToConstant: 5),
            first.topAnchor.constraint(equalTo: guide.bottomAnchor),
            last.topAnchor.constraint(equalTo: first.topAnchor),
        ])
        layout()
        XCTAssertEqual(last.frame, CGRect(x: 70, y: 5, width: 20, height: 20))
        XCTAssertEqual(guide.layoutFrame, CGRect(x: 20, y: 0, width: 50, height: 5))
        box.removeLayoutGuide(guide)
        XCTAssertNil(guide.owningView)
        XCTAssertEqual(box.constraints.count, 2)
    }

    func testDistancesCompareWithSizes() async {
        let view = add()
        size(view, 40, 10)
        view.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
        let before = box.leadingAnchor.anchorWithOffset(to: view.leadingAnchor)
        let after = view.trailingAnchor.anchorWithOffset(to: box.trailingAnchor)
        before.constraint(equalTo: after, multiplier: 3).isActive = true
        layout()
        XCTAssertEqual(view.frame.minX, 120)
    }

    func testBaselinesAlignText() async {
        let (large, small) = (ContentView(50, 40), ContentView(50, 20))
        large.offsets = BaselineOffsets(firstFromTop: 30, lastFromBottom: 10)
        small.offsets = BaselineOffsets(firstFromTop: 14, lastFromBottom: 6)
        _ = (add(large), add(small))
        NSLayoutConstraint.activate([
            large.topAnchor.constraint(equalTo: box.topAnchor), large.leftAnchor.constraint(equalTo: box.leftAnchor),
            small.leftAnchor.constraint(equalTo: large.rightAnchor),
            small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
        ])
        layout()
        XCTAssertEqual(small.frame.minY, 16)
        let plain = add()
        size(plain, 10, 10)
        plain.lastBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor).isActive = true
        plain.leftAnchor.constraint(equalTo: box.leftAnchor).isActive = true
        layout()
        XCTAssertEqual(plain.frame.maxY, 30)
    }

    func testAlignmentRectanglesLeaveOrnamentsOut() async {
        final class Badge: UIView {
            override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 10) }
        }
        let badge = add(Badge())
        size(badge, 40, 20)
        let inner = add(to: badge)
        size(inner, 5, 5)
        NSLayoutConstraint.activate([
            badge.topAnchor.constraint(equalTo: box.topAnchor),
            badge.rightAnchor.constraint(equalTo: box.rightAnchor),
            inner.topAnchor.constraint(equalTo: badge.topAnchor),
            inner.leftAnchor.constraint(equalTo: badge.leftAnchor),
        ])
        layout()
        XCTAssertEqual(badge.frame, CGRect(x: 160, y: -5, width: 50, height: 25))
        XCTAssertEqual(inner.frame.origin, CGPoint(x: 0, y: 5))
    }

    func testEdgesLieOnWholePixelsAndTouch() async {
        let views = (0..<3).map { _ in add() }
        for (index, view) in views.enumerated() {
            NSLayoutConstraint.activate([
                view.leftAnchor.constraint(equalTo: index == 0 ? box.leftAnchor : views[index - 1].rightAnchor),
                view.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 1 / 3.0),
                view.topAnchor.constraint(equalTo: box.topAnchor), view.heightAnchor.constraint(equalToConstant: 9),
            ])
        }
        layout()
        XCTAssertEqual(views.map(\.frame.minX), [0, 67, 133])
        XCTAssertEqual(views.map(\.frame.maxX), [67, 133, 200])
    }

    func testTheTransformIsLeftAlone() async {
        let view = add()
        size(view, 40, 40)
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.centerXAnchor.constraint(equalTo: box.centerXAnchor).isActive = true
        view.centerYAnchor.constraint(equalTo: box.centerYAnchor).isActive = true
        layout()
        XCTAssertEqual(view.center, CGPoint(x: 100, y: 100))
        XCTAssertEqual(view.frame.width, 80)
    }
}
