import QuartzCore
import UIKit
import XCTest

/// A view's properties and its layer's share one value.
final class ViewPropertyTests: ViewTestCase {
    /// Sets one side to each value, and checks the other.
    private func check<A: Equatable, B: Equatable>(
        _ viewPath: ReferenceWritableKeyPath<UIView, A>, _ layerPath: ReferenceWritableKeyPath<CALayer, B>,
        _ pairs: [(A, B)], line: UInt = #line
    ) {
        for (a, b) in pairs {
            let (first, second) = (UIView(), UIView())
            first[keyPath: viewPath] = a
            XCTAssertEqual(first.layer[keyPath: layerPath], b, "layer after view = \(a)", line: line)
            XCTAssertEqual(first[keyPath: viewPath], a, "view after view = \(a)", line: line)
            second.layer[keyPath: layerPath] = b
            XCTAssertEqual(second[keyPath: viewPath], a, "view after layer = \(b)", line: line)
        }
    }

    func testViewAndLayerAreOneValue() async {
        check(\.alpha, \.opacity, [(0.5, 0.5), (0, 0), (1, 1)])
        check(\.isHidden, \.isHidden, [(true, true), (false, false)])
        check(\.isOpaque, \.isOpaque, [(false, false), (true, true)])
        check(\.clipsToBounds, \.masksToBounds, [(true, true), (false, false)])
        check(\.center, \.position, [(CGPoint(x: 3, y: -4), CGPoint(x: 3, y: -4))])
        let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
        check(\.bounds, \.bounds, [(rect, rect)])
        check(\.frame, \.frame, [(rect, rect)])
        check(\.anchorPoint, \.anchorPoint, [(CGPoint(x: 0, y: 1), CGPoint(x: 0, y: 1))])
        let turn = CATransform3DMakeRotation(1, 1, 2, 3)
        check(\.transform3D, \.transform, [(turn, turn)])
        let skew = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        check(\.transform, \.transform, [(skew, CATransform3DMakeAffineTransform(skew))])
        check(\.contentScaleFactor, \.contentsScale, [(2, 2), (3, 3)])
        let middle = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
        check(\.contentStretch, \.contentsCenter, [(middle, middle)])
        check(
            \.backgroundColor, \.backgroundColor,
            [(.red, UIColor.red.cgColor), (nil, nil), (.clear, UIColor.clear.cgColor)])
    }

    func testContentModesAreGravities() async {
        let gravities: [(UIView.ContentMode, CALayerContentsGravity)] = [
            (.scaleToFill, .resize), (.scaleAspectFit, .resizeAspect), (.scaleAspectFill, .resizeAspectFill),
            (.redraw, .resize), (.center, .center), (.left, .left), (.right, .right),
            // A layer's names are for y pointing up.
            (.top, .bottom), (.bottom, .top), (.topLeft, .bottomLeft), (.topRight, .bottomRight),
            (.bottomLeft, .topLeft), (.bottomRight, .topRight),
        ]
        for (mode, gravity) in gravities {
            let view = UIView()
            view.contentMode = mode
            XCTAssertEqual(view.layer.contentsGravity, gravity)
            XCTAssertEqual(view.layer.needsDisplayOnBoundsChange, mode == .redraw)
        }
    }

    func testDefaults() async {
        let view = UIView()
        XCTAssertEqual(view.frame, .zero)
        XCTAssertEqual(view.alpha, 1)
        XCTAssertNil(view.backgroundColor)
        XCTAssertTrue(view.isOpaque)
        XCTAssertFalse(view.isHidden)
        XCTAssertFalse(view.clipsToBounds)
        XCTAssertTrue(view.autoresizesSubviews)
        XCTAssertEqual(view.contentMode, .scaleToFill)
        XCTAssertTrue(view.isUserInteractionEnabled)
        XCTAssertFalse(view.isMultipleTouchEnabled)
        XCTAssertEqual(view.tag, 0)
        XCTAssertEqual(view.intrinsicContentSize, CGSize(width: -1, height: -1))
        XCTAssertEqual(view.tintColor, .systemBlue)
        XCTAssertTrue(view.layer.delegate === view)
        XCTAssertEqual(view.layoutMargins, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }

    func testTheClassChoosesTheLayersClass() async {
        let view = ShapeView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        XCTAssertTrue(view.layer is CAShapeLayer)
        XCTAssertEqual(view.layer.bounds.width, 10)
        XCTAssertTrue(CustomView().layer is CustomLayer)
        XCTAssertEqual((CustomView().layer as? CustomLayer)?.made, 42)
        // A class that is no layer class is reported, and a plain layer is used instead.
        XCTAssertTrue(type(of: WrongView().layer) == CALayer.self)
    }

    func testATranslucentBackgroundIsNotOpaque() async {
        let view = UIView()
        view.backgroundColor = UIColor(white: 0, alpha: 0.5)
        XCTAssertFalse(view.isOpaque)
    }

    func testWrongValuesLeaveTheOldOnes() async {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        view.center = CGPoint(x: CGFloat.nan, y: 0)
        view.bounds = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)
        view.alpha = .nan
        view.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
        view.transform = CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0)
        view.layoutMargins = UIEdgeInsets(top: .infinity, left: 0, bottom: 0, right: 0)
        XCTAssertEqual(view.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
        XCTAssertEqual(view.alpha, 1)
        XCTAssertEqual(view.layoutMargins.top, 8)
    }

    func testTintColorsAreInheritedAndDimmed() async {
        let (parent, child) = (UIView(), TintView())
        parent.addSubview(child)
        child.changes = 0
        parent.tintColor = .red
        XCTAssertEqual(child.changes, 1)
        XCTAssertEqual(child.tintColor, .red)
        child.tintColor = .green
        XCTAssertEqual(child.changes, 2)
        parent.tintColor = .blue
        XCTAssertEqual(child.tintColor, .green)
        child.tintColor = nil
        XCTAssertEqual(child.tintColor, .blue)
        parent.tintAdjustmentMode = .dimmed
        XCTAssertEqual(child.tintAdjustmentMode, .dimmed)
        let dimmed = child.tintColor.cgColor.components ?? []
        XCTAssertEqual(dimmed.first ?? 0, 0.114, accuracy: 1e-6)
    }

    func testAMaskIsALayersMask() async {
        let (view, mask) = (UIView(), UIView())
        view.mask = mask
        XCTAssertTrue(view.layer.mask === mask.layer)
        view.mask = nil
        XCTAssertNil(view.layer.mask)
        // A view inside another can't be one.
        let child = UIView()
        UIView().addSubview(child)
        window.addSubview(child)
        view.mask = child
        XCTAssertNil(view.mask)
        view.mask = view
        XCTAssertNil(view.mask)
    }
}

private final class ShapeView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }
}

private final class CustomLayer: CALayer {
    var made = 42
}

private final class CustomView: UIView {
    override class var layerClass: AnyClass { CustomLayer.self }
}

private final class WrongView: UIView {
    override class var layerClass: AnyClass { NSObject.self }
}

private final class TintView: UIView {
    var changes = 0
    override func tintColorDidChange() { changes += 1 }
}
