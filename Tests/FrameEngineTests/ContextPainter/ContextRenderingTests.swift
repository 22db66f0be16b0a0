import LayerTestSupport
import QuartzCore
import TestSupport
import XCTest

@testable import CoreGraphics

/// [render(in:)](https://developer.apple.com/documentation/quartzcore/calayer/render(in:)) compared with the
/// compositor: the same picture by different calls.
final class ContextRenderingTests: XCTestCase {
    private let size = CGSize(width: 60, height: 60)
    private var root = CALayer()

    override func setUp() { root = CALayer(CGRect(origin: .zero, size: size), nil) }

    /// Compares, allowing for the rounding of edges that are clipped twice.
    private func check(most: Int, _ line: UInt = #line) {
        let expected = Picture(of: root, size: size, scale: 2)
        let context = Picture.context(size: size, scale: 2)
        context.translateBy(x: 0, y: 120)
        context.scaleBy(x: 2, y: -2)
        root.render(in: context)
        let difference = Picture(context).difference(expected)
        XCTAssertLessThanOrEqual(difference.most, most, "\(difference.pixels) pixels differ", line: line)
        XCTAssertGreaterThan(expected.area, 100, line: line)
    }

    func testBoxesBordersAndCorners() {
        let box = CALayer(CGRect(x: 5, y: 8, width: 40, height: 30), .red)
        box.cornerRadius = 9
        box.borderWidth = 3
        box.borderColor = .blue
        root.addSublayer(box)
        check(most: 3)
    }

    func testGroupsClipsAndOpacity() {
        let box = CALayer(CGRect(x: 5, y: 8, width: 40, height: 30), .red)
        box.addSublayer(CALayer(CGRect(x: 20, y: 10, width: 40, height: 40), .green))
        box.cornerRadius = 9
        box.masksToBounds = true
        box.opacity = 0.5
        root.addSublayer(box)
        check(most: 3)
    }

    func testShapesAndGradients() {
        let shape = CAShapeLayer()
        shape.path = CGPath(ellipseIn: CGRect(x: 8, y: 8, width: 40, height: 30), transform: nil)
        shape.fillColor = .green
        shape.strokeColor = .blue
        shape.lineWidth = 4
        shape.strokeEnd = 0.7
        for type in [CAGradientLayerType.axial, .radial, .conic] {
            let gradient = CAGradientLayer()
            gradient.frame = CGRect(x: 10, y: 5, width: 40, height: 50)
            gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
            gradient.endPoint = CGPoint(x: 1, y: 1)
            gradient.type = type
            gradient.colors = [CGColor.red, CGColor.green, CGColor.blue]
            root.sublayers = [gradient, shape]
            check(most: 4)
        }
    }

    func testPicturesStandUpright() {
        let context = Picture.context(size: CGSize(width: 20, height: 20))
        context.setFillColor(.red)
        context.fill(CGRect(x: 0, y: 10, width: 20, height: 10))
        context.setFillColor(.blue)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        let picture = CALayer()
        picture.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
        picture.contents = context.makeImage()
        picture.magnificationFilter = .nearest
        root.addSublayer(picture)
        check(most: 2)
    }

    func testShadowsMasksAndPerspective() {
        let box = CALayer(CGRect(x: 8, y: 8, width: 30, height: 20), .red)
        box.shadowOpacity = 0.8
        box.shadowOffset = CGSize(width: 4, height: 6)
        let masked = CAGradientLayer()
        masked.frame = CGRect(x: 20, y: 30, width: 30, height: 20)
        masked.colors = [CGColor.red, CGColor.blue]
        let mask = CAGradientLayer()
        mask.frame = masked.bounds
        mask.colors = [CGColor(red: 0, green: 0, blue: 0, alpha: 0), CGColor(red: 0, green: 0, blue: 0, alpha: 1)]
        masked.mask = mask
        let turned = CALayer(CGRect(x: 30, y: 5, width: 25, height: 40), .green)
        turned.transform = CATransform3DMakeRotation(0.6, 0, 1, 0)
        root.sublayerTransform.m34 = -1 / 300
        root.sublayers = [box, masked, turned]
        check(most: 3)
    }

    func testTheLayersOwnPlaceDoesNotCountAndAnimationsDoNot() {
        root.backgroundColor = .red
        root.position = CGPoint(x: 500, y: 500)
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        fade.toValue = 0
        fade.duration = 1000
        root.add(fade, forKey: nil)
        let context = Picture.context(size: size)
        root.render(in: context)
        XCTAssertPixel(Picture(context)[30, 30], 255, 0, 0)
    }

    func testAPDFTakesTheTree() throws {
        let box = CALayer(CGRect(x: 5, y: 8, width: 40, height: 30), .red)
        box.cornerRadius = 9
        root.addSublayer(box)
        let data = NSMutableData()
        let consumer = try XCTUnwrap(CGDataConsumer(data: data))
        var page = CGRect(origin: .zero, size: size)
        let context = try XCTUnwrap(CGContext(consumer: consumer, mediaBox: &page, nil))
        context.beginPDFPage(nil)
        root.render(in: context)
        context.endPDFPage()
        context.closePDF()
        XCTAssertGreaterThan(data.length, 400)
        XCTAssertNil(try faults(ofPDF: Data(referencing: data)))
        // A path, not an image.
        XCTAssertNil(Data(referencing: data).range(of: Data("/Subtype /Image".utf8)))
    }

    func testAContextWithoutRoomIsLeftAlone() {
        let context = Picture.context(size: size)
        context.clip(to: CGRect.zero)
        root.backgroundColor = .red
        root.render(in: context)
        XCTAssertEqual(Picture(context).area, 0)
    }
}
