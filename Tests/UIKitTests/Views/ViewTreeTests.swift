import TestSupport
import UIKit
import XCTest

/// The order of subviews and of their callbacks.
/// See [Apple's reference](https://developer.apple.com/documentation/uikit/uiview#Managing-the-view-hierarchy).
final class ViewTreeTests: ViewTestCase {
    func testSubviewsAndSublayersHaveOneOrder() async {
        let (a, b, c) = (UIView(), UIView(), UIView())
        let parent = UIView()
        parent.addSubview(a)
        parent.addSubview(b)
        parent.insertSubview(c, at: 0)
        XCTAssertEqual(parent.subviews, [c, a, b])
        XCTAssertEqual(parent.layer.sublayers, [c.layer, a.layer, b.layer])
        parent.exchangeSubview(at: 0, withSubviewAt: 2)
        XCTAssertEqual(parent.subviews, [b, a, c])
        XCTAssertEqual(parent.layer.sublayers, [b.layer, a.layer, c.layer])
        parent.bringSubviewToFront(b)
        parent.sendSubviewToBack(c)
        XCTAssertEqual(parent.subviews, [c, a, b])
        XCTAssertEqual(parent.layer.sublayers, [c.layer, a.layer, b.layer])
        parent.insertSubview(c, aboveSubview: a)
        XCTAssertEqual(parent.subviews, [a, c, b])
        parent.insertSubview(b, belowSubview: a)
        XCTAssertEqual(parent.subviews, [b, a, c])
        XCTAssertEqual(parent.layer.sublayers, [b.layer, a.layer, c.layer])
    }

    func testRandomMovesKeepTheTwoOrdersTheSame() async {
        let seed = UInt64.random(in: 0 ... .max)
        print("seed \(seed)")
        var random = SeededRandom(seed: seed)
        let parent = UIView()
        let own = CALayer()
        parent.layer.addSublayer(own)
        let views = (0..<8).map { _ in UIView() }
        for _ in 0..<400 {
            let (view, other) = (views[random.below(8)], views[random.below(8)])
            let isIn = other.superview === parent && view !== other
            switch random.below(8) {
            case 0: parent.addSubview(view)
            case 1: parent.insertSubview(view, at: random.below(10))
            case 2 where isIn: parent.insertSubview(view, aboveSubview: other)
            case 3 where isIn: parent.insertSubview(view, belowSubview: other)
            case 4 where view.superview === parent: parent.bringSubviewToFront(view)
            case 5 where view.superview === parent: parent.sendSubviewToBack(view)
            case 6: view.removeFromSuperview()
            case 7 where parent.subviews.count > 1:
                let count = parent.subviews.count
                parent.exchangeSubview(at: random.below(count), withSubviewAt: random.below(count))
            default: break
            }
            let layers = parent.layer.sublayers?.filter { $0 !== own } ?? []
            XCTAssertEqual(layers, parent.subviews.map(\.layer))
            XCTAssertTrue(own.superlayer === parent.layer)
        }
    }

    func testCallbacksComeInOrder() async {
        let (parent, child) = (LoggingView("parent", self), LoggingView("child", self))
        window.addSubview(parent)
        log = []
        parent.addSubview(child)
        XCTAssertEqual(
            log,
            [
                "child willMove(toWindow: window)", "child willMove(toSuperview: parent)", "child didMoveToWindow",
                "child didMoveToSuperview", "parent didAddSubview(child)",
            ])
        log = []
        child.removeFromSuperview()
        XCTAssertEqual(
            log,
            [
                "parent willRemoveSubview(child)", "child willMove(toSuperview: nil)", "child willMove(toWindow: nil)",
                "child didMoveToWindow", "child didMoveToSuperview",
            ])
    }

    func testMovingBetweenSuperviewsOfOneWindowIsNoMoveBetweenWindows() async {
        let (first, second) = (LoggingView("first", self), LoggingView("second", self))
        let child = LoggingView("child", self)
        window.addSubview(first)
        window.addSubview(second)
        first.addSubview(child)
        log = []
        second.addSubview(child)
        XCTAssertEqual(
            log,
            [
                "child willMove(toSuperview: second)", "first willRemoveSubview(child)", "child didMoveToSuperview",
                "second didAddSubview(child)",
            ])
        XCTAssertEqual(first.subviews, [])
    }

    func testAWholeTreeHearsOfItsWindow() async {
        let (parent, child) = (LoggingView("parent", self), LoggingView("child", self))
        parent.addSubview(child)
        log = []
        window.addSubview(parent)
        XCTAssertEqual(
            log,
            [
                "parent willMove(toWindow: window)", "child willMove(toWindow: window)",
                "parent willMove(toSuperview: window)", "parent didMoveToWindow", "child didMoveToWindow",
                "parent didMoveToSuperview",
            ])
        XCTAssertTrue(child.window === window)
    }

    func testAViewCannotComeIntoItself() async {
        let (parent, child) = (UIView(), UIView())
        parent.addSubview(child)
        child.addSubview(parent)
        parent.addSubview(parent)
        XCTAssertNil(parent.superview)
        XCTAssertEqual(child.subviews, [])
        parent.exchangeSubview(at: 0, withSubviewAt: 5)
        parent.bringSubviewToFront(UIView())
        XCTAssertEqual(parent.subviews, [child])
    }

    /// A sibling that is not a subview does not keep a view from being added.
    func testAViewBesideAStrangerIsInFront() async {
        let (parent, first) = (UIView(), UIView())
        parent.addSubview(first)
        for stranger in [UIView(), parent] {
            let (above, below) = (UIView(), UIView())
            parent.insertSubview(above, aboveSubview: stranger)
            parent.insertSubview(below, belowSubview: stranger)
            XCTAssertEqual(parent.subviews, [first, above, below])
            above.removeFromSuperview()
            below.removeFromSuperview()
        }
    }

    /// Standalone layers keep their position: a view is inserted directly in front of, or behind, the named one.
    func testViewsGoBesideOthersAmongLayers() async {
        let (parent, a, b, c) = (UIView(), UIView(), UIView(), UIView())
        let layer = CALayer()
        func order() -> [String] {
            (parent.layer.sublayers ?? []).map { [a.layer: "a", b.layer: "b", c.layer: "c", layer: "l"][$0] ?? "?" }
        }
        parent.addSubview(a)
        parent.layer.addSublayer(layer)
        parent.insertSubview(b, aboveSubview: a)
        XCTAssertEqual(order(), ["a", "b", "l"])
        parent.addSubview(c)
        XCTAssertEqual(order(), ["a", "b", "l", "c"])
        parent.insertSubview(b, belowSubview: c)
        XCTAssertEqual(order(), ["a", "l", "b", "c"])
        XCTAssertEqual(parent.subviews, [a, b, c])
        parent.insertSubview(c, aboveSubview: a)
        XCTAssertEqual(order(), ["a", "c", "l", "b"])
        XCTAssertEqual(parent.subviews, [a, c, b])
        parent.insertSubview(b, belowSubview: a)
        XCTAssertEqual(order(), ["b", "a", "c", "l"])
        XCTAssertEqual(parent.subviews, [b, a, c])
    }

    func testASubviewOutlivesItsSuperview() async {
        let child = UIView()
        do {
            let parent = UIView()
            parent.addSubview(child)
        }
        XCTAssertNil(child.superview)
        XCTAssertNil(child.layer.superlayer)
        window.addSubview(child)
        XCTAssertTrue(child.superview === window)
    }

    func testDescendantsTagsAndResponders() async {
        let (parent, child) = (UIView(), UIView())
        parent.addSubview(child)
        window.addSubview(parent)
        child.tag = 7
        XCTAssertTrue(window.viewWithTag(7) === child)
        XCTAssertNil(window.viewWithTag(8))
        XCTAssertTrue(child.isDescendant(of: window))
        XCTAssertTrue(child.isDescendant(of: child))
        XCTAssertFalse(parent.isDescendant(of: child))
        XCTAssertTrue(child.next === parent)
        XCTAssertTrue(parent.next === window)
    }

    func testPointsConvertBetweenViews() async {
        let parent = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
        window.addSubview(parent)
        parent.addSubview(child)
        parent.bounds.origin = CGPoint(x: 0, y: 3)
        XCTAssertEqual(child.convert(CGPoint(x: 1, y: 1), to: window), CGPoint(x: 16, y: 23))
        XCTAssertEqual(child.convert(CGPoint(x: 1, y: 1), to: nil), CGPoint(x: 16, y: 23))
        XCTAssertEqual(child.convert(CGPoint(x: 16, y: 23), from: nil), CGPoint(x: 1, y: 1))
        child.transform = CGAffineTransform(scaleX: 2, y: 2)
        XCTAssertEqual(
            child.convert(child.bounds, to: parent), CGRect(x: -5, y: -5, width: 40, height: 40))
    }
}

/// Records its callbacks.
private final class LoggingView: UIView {
    let name: String
    private unowned let test: ViewTestCase

    init(_ name: String, _ test: ViewTestCase) {
        self.name = name
        self.test = test
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    private func name(of view: UIView?) -> String {
        switch view {
        case let view as LoggingView: view.name
        case is UIWindow: "window"
        default: "nil"
        }
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        test.log.append("\(name) willMove(toWindow: \(name(of: newWindow)))")
    }

    override func didMoveToWindow() { test.log.append("\(name) didMoveToWindow") }

    override func willMove(toSuperview newSuperview: UIView?) {
        test.log.append("\(name) willMove(toSuperview: \(name(of: newSuperview)))")
    }

    override func didMoveToSuperview() { test.log.append("\(name) didMoveToSuperview") }

    override func didAddSubview(_ subview: UIView) { test.log.append("\(name) didAddSubview(\(name(of: subview)))") }

    override func willRemoveSubview(_ subview: UIView) {
        test.log.append("\(name) willRemoveSubview(\(name(of: subview)))")
    }
}
