import QuartzCore
import UIKit
import XCTest

/// Drawing has the scale of the traits, or of the window's screen.
@MainActor
final class DisplayScaleTests: ViewTestCase {
    override func tearDown() async throws {
        UIScreen.main.model = ScreenModel()
        try await super.tearDown()
    }

    private func pixels(_ view: UIView) -> CGSize? {
        CATransaction.flush()
        return (view.layer.contents as? CGImage).map { CGSize(width: $0.width, height: $0.height) }
    }

    private func makeLabel() -> UILabel {
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 60, height: 20))
        label.text = "sharp"
        window.addSubview(label)
        return label
    }

    func testLabelsFollowTheirTraits() async {
        let label = makeLabel()
        XCTAssertEqual(pixels(label), CGSize(width: 60, height: 20))
        for scale in [3.0, 2, 1] {
            window.traitOverrides.displayScale = scale
            XCTAssertEqual(label.contentScaleFactor, scale)
            XCTAssertEqual(pixels(label), CGSize(width: 60 * scale, height: 20 * scale))
        }
    }

    func testAControllersChildIsDrawnAtItsOverriddenScale() async {
        let (parent, child) = (UIViewController(), UIViewController())
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        label.text = "x"
        child.view.addSubview(label)
        parent.addChild(child)
        parent.setOverrideTraitCollection(UITraitCollection(displayScale: 3), forChild: child)
        parent.view.addSubview(child.view)
        window.addSubview(parent.view)
        XCTAssertEqual(pixels(label), CGSize(width: 90, height: 60))
    }

    func testAllThatIsDrawnFollowsTheScreen() async {
        let label = makeLabel()
        let drawing = ScaleView(frame: CGRect(x: 0, y: 40, width: 11, height: 7))
        let symbol = UIImageView(image: UIImage(systemName: "checkmark"))
        let button = UIButton(type: .system)
        button.setTitle("button", for: .normal)
        button.frame = CGRect(x: 0, y: 80, width: 100, height: 30)
        for view in [drawing, symbol, button] { window.addSubview(view) }
        CATransaction.flush()
        XCTAssertEqual(drawing.scale, 1)
        let before = pixels(symbol)
        UIScreen.main.model.scale = 3
        XCTAssertEqual(pixels(label), CGSize(width: 180, height: 60))
        XCTAssertEqual(pixels(drawing), CGSize(width: 33, height: 21))
        XCTAssertEqual(drawing.scale, 3)
        XCTAssertEqual(symbol.layer.contentsScale, 3)
        XCTAssertEqual(Double(pixels(symbol)?.width ?? 0), 3 * Double(before?.width ?? 0), accuracy: 3)
        XCTAssertEqual(symbol.bounds.size, symbol.image?.size)
        let title = button.titleLabel
        XCTAssertEqual(title.flatMap(pixels)?.width ?? 0, (title?.bounds.width ?? 0) * 3, accuracy: 0.01)
        // Lengths are rounded to the device's pixels.
        XCTAssertEqual(
            label.intrinsicContentSize.width * 3, (label.intrinsicContentSize.width * 3).rounded(), accuracy: 1e-9)
    }

    func testLaterViewsHaveTheScreensScale() async {
        UIScreen.main.model.scale = 2
        let view = ScaleView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        XCTAssertEqual(view.contentScaleFactor, 2)
        XCTAssertEqual(UIWindow().traitCollection.displayScale, 2)
    }

    func testAScaleThatWasSetStays() async {
        let view = ScaleView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        view.contentScaleFactor = 4
        window.addSubview(view)
        UIScreen.main.model.scale = 3
        XCTAssertEqual(pixels(view), CGSize(width: 20, height: 20))
        // An image keeps its own.
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
        let images = UIImageView(image: UIImage(cgImage: picture.cgImage!, scale: 2, orientation: .up))
        window.addSubview(images)
        UIScreen.main.model.scale = 1
        XCTAssertEqual(images.layer.contentsScale, 2)
    }
}

private final class ScaleView: UIView {
    var scale: CGFloat = 0

    override func draw(_ rect: CGRect) {
        scale = UIGraphicsGetCurrentContext()?.ctm.a ?? 0
        UIColor.red.setFill()
        UIRectFill(rect)
    }
}
