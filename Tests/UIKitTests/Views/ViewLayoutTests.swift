import QuartzCore
import UIKit
import XCTest

/// Manual layout, autoresizing, margins and the safe area.
final class ViewLayoutTests: ViewTestCase {
    func testLayoutComesAtTheCommitOrWhenAskedFor() async {
        let view = CountingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        window.addSubview(view)
        CATransaction.flush()
        XCTAssertEqual(view.layouts, 1)
        view.layoutIfNeeded()
        XCTAssertEqual(view.layouts, 1)
        view.setNeedsLayout()
        view.layoutIfNeeded()
        XCTAssertEqual(view.layouts, 2)
        // Moving doesn't cause layout; a different size or another subview does.
        view.center.x += 10
        CATransaction.flush()
        XCTAssertEqual(view.layouts, 2)
        view.bounds.size.width = 60
        CATransaction.flush()
        XCTAssertEqual(view.layouts, 3)
        view.addSubview(UIView())
        CATransaction.flush()
        XCTAssertEqual(view.layouts, 4)
    }

    func testAutoresizingSharesOutWhatIsGained() async {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        parent.addSubview(child)
        child.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        parent.frame.size = CGSize(width: 200, height: 150)
        XCTAssertEqual(child.frame, CGRect(x: 10, y: 70, width: 130, height: 40))
        parent.autoresizesSubviews = false
        parent.frame.size = CGSize(width: 100, height: 100)
        XCTAssertEqual(child.frame, CGRect(x: 10, y: 70, width: 130, height: 40))
        parent.autoresizesSubviews = true
        child.frame = CGRect(x: 20, y: 0, width: 60, height: 10)
        child.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        parent.bounds.size.width = 140
        XCTAssertEqual(child.frame.minX, 40)
    }

    /// "Resizing a view will call layoutSubviews on its superview", unless the superview itself resizes it.
    func testAnotherSizeLaysOutTheSuperview() async {
        let parent = CountingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.addSubview(parent)
        parent.addSubview(child)
        CATransaction.flush()
        let before = parent.layouts
        child.bounds.size.width = 20
        CATransaction.flush()
        XCTAssertEqual(parent.layouts, before + 1)
        child.frame.origin.x = 5
        child.frame.size = CGSize(width: 20, height: 10)
        child.bounds.origin.x = 5
        child.center.x = 30
        CATransaction.flush()
        XCTAssertEqual(parent.layouts, before + 1)
        child.frame.size.height = 12
        CATransaction.flush()
        XCTAssertEqual(parent.layouts, before + 2)
        // Two sizes at each layout.
        parent.onLayout = {
            child.sizeToFit()
            child.frame.size = CGSize(width: 3, height: 4)
            child.frame.size = CGSize(width: 5, height: 6)
        }
        parent.setNeedsLayout()
        CATransaction.flush()
        XCTAssertEqual(parent.layouts, before + 3)
    }

    func testSizeToFitKeepsTheFramesOrigin() async {
        let view = FittingView(frame: CGRect(x: 20, y: 30, width: 10, height: 10))
        view.sizeToFit()
        XCTAssertEqual(view.frame, CGRect(x: 20, y: 30, width: 70, height: 30))
        view.frame = CGRect(x: 20, y: 0, width: 10, height: CGFloat.greatestFiniteMagnitude)
        view.sizeToFit()
        XCTAssertEqual(view.frame, CGRect(x: 20, y: 0, width: 70, height: 30))
        view.anchorPoint = CGPoint(x: 1, y: 0.25)
        view.frame = CGRect(x: -5, y: 7, width: 10, height: 10)
        view.sizeToFit()
        XCTAssertEqual(view.frame, CGRect(x: -5, y: 7, width: 70, height: 30))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.frame = CGRect(x: 4, y: 6, width: 10, height: 10)
        view.sizeToFit()
        XCTAssertEqual(view.frame, CGRect(x: 4, y: 6, width: 140, height: 60))
        let label = UILabel(frame: CGRect(x: 10, y: 40, width: 0, height: 0))
        label.text = "label"
        label.sizeToFit()
        XCTAssertEqual(label.frame, CGRect(origin: CGPoint(x: 10, y: 40), size: label.intrinsicContentSize))
        let images = UIImageView(frame: CGRect(x: 3, y: 4, width: 100, height: 100))
        images.image = UIImage(systemName: "plus")
        images.sizeToFit()
        XCTAssertEqual(images.frame.origin, CGPoint(x: 3, y: 4))
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 1, y: 2, width: 300, height: 300)
        button.setTitle("button", for: .normal)
        button.sizeToFit()
        XCTAssertEqual(button.frame, CGRect(origin: CGPoint(x: 1, y: 2), size: button.intrinsicContentSize))
        XCTAssertEqual(
            UIView(frame: CGRect(x: 0, y: 0, width: 7, height: 8)).sizeThatFits(.zero), CGSize(width: 7, height: 8))
    }

    /// An empty size is 0, not -0, which prints and divides differently.
    func testNoSizeIsNegativeZero() async {
        let (view, label) = (UIView(), UILabel())
        label.text = "label"
        let sizes = [
            view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), view.sizeThatFits(.zero),
            UILabel().intrinsicContentSize, UIButton().intrinsicContentSize, UIStackView().intrinsicContentSize,
            label.textRect(forBounds: .zero, limitedToNumberOfLines: 1).size,
        ]
        for size in sizes { XCTAssertFalse("\(size)".contains("-0"), "\(size)") }
    }

    func testMarginsFollowTheSafeAreaAndTheSuperview() async {
        window.screenSafeArea = UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0)
        let parent = UIView(frame: window.bounds)
        let child = AreaView(frame: CGRect(x: 0, y: 30, width: 200, height: 100))
        window.addSubview(parent)
        parent.addSubview(child)
        CATransaction.flush()
        XCTAssertEqual(parent.safeAreaInsets, UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0))
        // Of the forty points, thirty are above the child, and it ends above the lower inset.
        XCTAssertEqual(child.safeAreaInsets, UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0))
        XCTAssertEqual(child.changes, 1)
        XCTAssertEqual(child.layoutMargins, UIEdgeInsets(top: 18, left: 8, bottom: 8, right: 8))
        child.insetsLayoutMarginsFromSafeArea = false
        XCTAssertEqual(child.layoutMargins.top, 8)
        child.preservesSuperviewLayoutMargins = true
        parent.layoutMargins = UIEdgeInsets(top: 8, left: 30, bottom: 8, right: 8)
        XCTAssertEqual(child.layoutMargins.left, 30)
        child.semanticContentAttribute = .forceRightToLeft
        child.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 1, bottom: 2, trailing: 50)
        XCTAssertEqual(child.layoutMargins.left, 50)
    }

    func testARectangleIsInset() async {
        let rect = CGRect(x: 10, y: 10, width: 100, height: 50)
        XCTAssertEqual(
            rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
            CGRect(x: 12, y: 11, width: 94, height: 46))
    }
}

private final class CountingView: UIView {
    var layouts = 0
    var onLayout: () -> Void = {}

    override func layoutSubviews() {
        layouts += 1
        onLayout()
    }
}

private final class FittingView: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 70, height: 30) }
}

private final class AreaView: UIView {
    var changes = 0
    override func safeAreaInsetsDidChange() { changes += 1 }
}
