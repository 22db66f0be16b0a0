import QuartzCore
import UIKit
import XCTest

/// `draw(_:)`, snapshots and opacity.
final class ViewDrawingTests: ViewTestCase {
    func testDrawingHasItsOriginAtTheTopLeft() async {
        let view = CornerView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.isOpaque = false
        window.addSubview(view)
        window.backgroundColor = .white
        let picture = Picture(window.layer, width: 200, height: 200)
        XCTAssertEqual(picture[2, 2], [255, 0, 0, 255])
        XCTAssertEqual(picture[2, 18], [255, 255, 255, 255])
        XCTAssertEqual(view.rects, [CGRect(x: 0, y: 0, width: 20, height: 20)])
        XCTAssertNil(UIGraphicsGetCurrentContext())
    }

    func testAnOpaqueViewIsBlackWhereItDoesNotDraw() async {
        let view = CornerView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        window.addSubview(view)
        window.backgroundColor = .white
        XCTAssertEqual(Picture(window.layer, width: 200, height: 200)[15, 15], [0, 0, 0, 255])
        // With a background, that is what shows.
        view.backgroundColor = .blue
        view.setNeedsDisplay()
        XCTAssertEqual(Picture(window.layer, width: 200, height: 200)[15, 15], [0, 0, 255, 255])
    }

    func testAViewWithoutDrawingHasNoContents() async {
        let view = PlainView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        window.addSubview(view)
        CATransaction.flush()
        XCTAssertNil(view.layer.contents)
        view.layer.contents = Picture(window.layer, width: 2, height: 2).image
        view.setNeedsDisplay()
        CATransaction.flush()
        XCTAssertNotNil(view.layer.contents)
    }

    /// A class is displayed if it overrides `draw(_:)`, even if another method would provide the contents.
    func testOnlyClassesThatDrawAreDisplayed() async {
        let views =
            [DisplayingView(), DisplayingLabel(), LayerDrawingView(), EmptyDrawingView(), GenericView<Int>()]
            as [UIView & Displaying]
        for view in views {
            view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            window.addSubview(view)
        }
        CATransaction.flush()
        XCTAssertEqual(views.map(\.displays), [0, 1, 0, 1, 0])
        for view in views {
            view.setNeedsDisplay()
            view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 2, height: 2))
            view.contentScaleFactor = 3
        }
        CATransaction.flush()
        XCTAssertEqual(views.map(\.displays), [0, 2, 0, 2, 0])
        // Requests to the layer reach the view.
        for view in views { view.layer.setNeedsDisplay() }
        CATransaction.flush()
        XCTAssertEqual(views.map(\.displays), [1, 3, 1, 3, 1])
    }

    func testAViewIsDrawnOnceItHasASize() async {
        let view = CornerView(frame: .zero)
        view.isOpaque = false
        window.addSubview(view)
        CATransaction.flush()
        XCTAssertEqual(view.rects, [])
        view.frame = CGRect(x: 0, y: 0, width: 0, height: 20)
        CATransaction.flush()
        view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        XCTAssertEqual(Picture(window.layer, width: 200, height: 200)[2, 2], [255, 0, 0, 255])
        XCTAssertEqual(view.rects, [view.bounds])
        view.frame.size.width = 30
        CATransaction.flush()
        XCTAssertEqual(view.rects.count, 1)
    }

    func testASizeChangeRedrawsInThatModeOnly() async {
        let view = CornerView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        window.addSubview(view)
        CATransaction.flush()
        view.bounds.size.width = 30
        CATransaction.flush()
        XCTAssertEqual(view.rects.count, 1)
        view.contentMode = .redraw
        view.bounds.size.width = 40
        CATransaction.flush()
        XCTAssertEqual(view.rects.last, CGRect(x: 0, y: 0, width: 40, height: 20))
    }

    func testTheScaleMakesThePixels() async {
        let view = CornerView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.contentScaleFactor = 3
        window.addSubview(view)
        CATransaction.flush()
        XCTAssertEqual((view.layer.contents as? CGImage)?.width, 60)
        XCTAssertEqual(view.rects, [CGRect(x: 0, y: 0, width: 20, height: 20)])
    }

    func testSnapshotsShowSubviews() async {
        let view = UIView(frame: CGRect(x: 50, y: 50, width: 20, height: 20))
        let child = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 10))
        view.backgroundColor = .green
        child.backgroundColor = .red
        view.addSubview(child)
        let shot = view.snapshotView(afterScreenUpdates: true)
        XCTAssertEqual(shot?.bounds, CGRect(x: 0, y: 0, width: 20, height: 20))
        let picture = Picture(shot?.layer ?? CALayer(), width: 20, height: 20)
        XCTAssertEqual(picture[15, 5], [255, 0, 0, 255])
        XCTAssertEqual(picture[5, 15], [0, 255, 0, 255])
        XCTAssertNil(UIView().snapshotView(afterScreenUpdates: true))
        let part = view.resizableSnapshotView(
            from: CGRect(x: 10, y: 0, width: 10, height: 10), afterScreenUpdates: true,
            withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
        XCTAssertEqual(part?.layer.contentsCenter.width ?? 0, 0.8, accuracy: 1e-9)
    }

    func testAHierarchyIsDrawnIntoTheCurrentContext() async {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = .red
        XCTAssertFalse(view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
        let host = DrawingView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        host.isOpaque = false
        host.onDraw = { view.drawHierarchy(in: CGRect(x: 20, y: 0, width: 20, height: 20), afterScreenUpdates: false) }
        window.addSubview(host)
        let picture = Picture(window.layer, width: 200, height: 200)
        XCTAssertEqual(picture[30, 15], [255, 0, 0, 255])
        XCTAssertEqual(picture[10, 10][3], 0)
    }

    // MARK: Snapshots of the screen

    private func snapshot(_ view: UIView, after updates: Bool) -> [UInt8] {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 10))
        let image = renderer.image { _ in view.drawHierarchy(in: view.bounds, afterScreenUpdates: updates) }
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
        layer.contents = image.cgImage
        let picture = Picture(layer, width: 100, height: 10)
        return [5, 25, 45, 65].map { picture[$0, 5][0] }
    }

    func testDrawHierarchyShowsAnimations() async {
        let stage = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
        let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        dot.backgroundColor = .red
        stage.addSubview(dot)
        window.addSubview(stage)
        CATransaction.flush()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { dot.center.x = 85 }
        CATransaction.flush()
        MediaClock.advance(to: CACurrentMediaTime() + 0.5)
        XCTAssertEqual(snapshot(stage, after: false), [0, 0, 255, 0])
        dot.layer.removeAllAnimations()
        dot.center.x = 25
        XCTAssertEqual(snapshot(stage, after: false), [0, 0, 255, 0], "not committed yet")
        XCTAssertEqual(snapshot(stage, after: true), [0, 255, 0, 0])
        CATransaction.begin()
        dot.center.x = 65
        XCTAssertEqual(snapshot(stage, after: true), [0, 0, 0, 255], "while it can't be committed")
        CATransaction.commit()
    }

    func testSnapshotsOfFlippedLayersAreUpright() async {
        let stage = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
        stage.layer.isGeometryFlipped = true
        let dot = UIView(frame: CGRect(x: 0, y: -5, width: 10, height: 10))
        dot.backgroundColor = .red
        stage.addSubview(dot)
        window.addSubview(stage)
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 10))
        let image = renderer.image { _ in stage.drawHierarchy(in: stage.bounds, afterScreenUpdates: true) }
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
        layer.contents = image.cgImage
        let picture = Picture(layer, width: 100, height: 10)
        XCTAssertEqual(picture[5, 8], [255, 0, 0, 255])
        XCTAssertEqual(picture[5, 2], [0, 0, 0, 0])
    }

    /// Waiting for a size is not layout: a drawing view without a size lays out its subviews when it gets one, and
    /// layout that gives it one does not draw it twice.
    func testAViewThatHadNoSizeIsLaidOutWhenItGetsOne() async {
        final class Row: UIView {
            var (layouts, draws) = (0, 0)
            override func draw(_ rect: CGRect) { draws += 1 }
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
            }
        }
        let row = Row()
        window.addSubview(row)
        CATransaction.flush()
        XCTAssertEqual([row.layouts, row.draws], [0, 0])
        row.frame = CGRect(x: 0, y: 0, width: 30, height: 10)
        CATransaction.flush()
        XCTAssertEqual([row.layouts, row.draws], [1, 1])
    }

    /// Returns the picture of a view's left part, upright or upside down.
    private func picture(_ view: UIView, isFlipped: Bool, flipsBack: Bool = false) -> [[UInt8]] {
        let stage = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        view.frame = stage.bounds
        stage.addSubview(view)
        stage.layer.isGeometryFlipped = isFlipped
        view.layer.isGeometryFlipped = flipsBack
        let picture = Picture(stage.layer, width: 40, height: 20)
        return (0..<20).map { y in (0..<40).flatMap { picture[$0, y] } }
    }

    /// A flipped layer turns its subviews' drawing upside down, labels too, unless they are flipped back; images and
    /// text layers, which query `contentsAreFlipped()`, stay upright.
    func testViewsInAFlippedLayer() async {
        func label() -> UIView {
            let label = UILabel()
            label.text = "Ly"
            return label
        }
        let upright = picture(label(), isFlipped: false)
        XCTAssertNotEqual(upright, upright.reversed())
        XCTAssertEqual(picture(label(), isFlipped: true), upright.reversed())
        XCTAssertEqual(picture(label(), isFlipped: true, flipsBack: true), upright)
        XCTAssertEqual(picture(label(), isFlipped: false, flipsBack: true), upright.reversed())

        let image = UIImage.drawing(4, 4) { $0.fill([CGRect(x: 0, y: 0, width: 4, height: 1)]) }
        XCTAssertEqual(
            picture(UIImageView(image: image), isFlipped: true), picture(UIImageView(image: image), isFlipped: false))

        func text() -> UIView {
            let (view, text) = (UIView(), CATextLayer())
            text.string = "Ly"
            text.fontSize = 14
            text.foregroundColor = UIColor.red.cgColor
            text.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
            view.layer.addSublayer(text)
            return view
        }
        XCTAssertEqual(picture(text(), isFlipped: true), picture(text(), isFlipped: false))
    }
}

private final class CornerView: UIView {
    var rects: [CGRect] = []

    override func draw(_ rect: CGRect) {
        rects.append(rect)
        UIGraphicsGetCurrentContext()?.setFillColor(UIColor.red.cgColor)
        UIGraphicsGetCurrentContext()?.fill([CGRect(x: 0, y: 0, width: 5, height: 5)])
    }
}

private final class PlainView: UIView {}

private final class DrawingView: UIView {
    var onDraw: () -> Void = {}
    override func draw(_ rect: CGRect) { onDraw() }
}

@MainActor
private protocol Displaying {
    /// The number of requests for the view's contents.
    var displays: Int { get }
}

private final class DisplayingView: UIView, Displaying {
    var displays = 0
    override func display(_ layer: CALayer) { displays += 1 }
}

private final class DisplayingLabel: UILabel, Displaying {
    var displays = 0
    override func display(_ layer: CALayer) { displays += 1 }
}

private final class LayerDrawingView: UIView, Displaying {
    var displays = 0
    override func draw(_ layer: CALayer, in ctx: CGContext) { displays += 1 }
}

private final class EmptyDrawingView: UIView, Displaying {
    var displays = 0
    override func draw(_ rect: CGRect) {}
    override func draw(_ layer: CALayer, in ctx: CGContext) { displays += 1 }
}

private final class GenericView<Value>: UIView, Displaying {
    var displays = 0
    override func display(_ layer: CALayer) { displays += 1 }
}
