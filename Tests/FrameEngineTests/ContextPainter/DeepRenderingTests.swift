import LayerTestSupport
import QuartzCore
import TestSupport
import XCTest

@testable import CoreGraphics

/// [render(in:)](https://developer.apple.com/documentation/quartzcore/calayer/render(in:)) into bitmaps of more than 8
/// bits and on pages: the renderer's picture, by Quartz calls.
final class DeepRenderingTests: XCTestCase {
    private let size = CGSize(width: 40, height: 40)
    private var root = CALayer()

    override func setUp() {
        CATransaction.setDisableActions(true)
        root = CALayer(CGRect(origin: .zero, size: size), .red)
    }

    override func tearDown() { CATransaction.setDisableActions(false) }

    private func context(_ size: CGSize, scale: CGFloat = 1, isFloat: Bool = false) throws -> CGContext {
        let alpha = CGImageAlphaInfo.premultipliedLast.rawValue
        let order = isFloat ? CGBitmapInfo.byteOrder32Little : .byteOrder16Little
        let context = CGContext(
            data: nil, width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()),
            bitsPerComponent: isFloat ? 32 : 16, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: alpha | order.rawValue | (isFloat ? CGBitmapInfo.floatComponents.rawValue : 0))
        return try XCTUnwrap(context)
    }

    private func render(_ layer: CALayer, in context: CGContext, scale: CGFloat = 1) {
        context.translateBy(x: 0, y: CGFloat(context.height))
        context.scaleBy(x: scale, y: -scale)
        layer.render(in: context)
    }

    private func check(most: Int = 1, _ line: UInt = #line) throws {
        let expected = Picture(of: root, size: size)
        for isFloat in [false, true] {
            let context = try context(size, isFloat: isFloat)
            render(root, in: context)
            let difference = Picture(context).difference(expected)
            XCTAssertLessThanOrEqual(difference.most, most, "\(difference.pixels) pixels differ", line: line)
        }
    }

    private func page() throws -> Picture {
        try XCTUnwrap(PDFPages(of: [root], size: size).shown(by: "pdftocairo").first)
    }

    // MARK: Agreement

    /// Seeds that once differed, and others. Trees that divide by faint colours are omitted: bytes amplify levels.
    func testRandomTreesAgree() throws {
        let once: [UInt64] = [6, 10, 15, 28, 30, 31, 34, 35, 37, 42, 47, 52, 75, 77, 87, 112, 114, 116, 127, 128, 139]
        for seed in once + (140..<145) {
            let scene = RandomScene(seed: seed, isRichInEffects: seed % 3 == 2)
            let scale: CGFloat = [1, 2, 1.5][Int(seed / 3 % 3)]
            let expected = Picture(of: scene.root, size: scene.size, scale: scale)
            let context = try context(scene.size, scale: scale, isFloat: seed % 2 == 1)
            render(scene.root, in: context, scale: scale)
            let difference = Picture(context).difference(expected)
            XCTAssertLessThanOrEqual(difference.most, 2, "seed \(seed): \(difference.pixels) pixels differ")
        }
    }

    /// Gradients and opacities have levels between those of bytes.
    func testLevelsBetweenBytesAreKept() throws {
        let gradient = CAGradientLayer()
        gradient.frame = root.bounds
        gradient.colors = [0.4, 0.5].map { CGColor(red: $0, green: $0, blue: $0, alpha: 1) }
        gradient.startPoint = CGPoint(x: 0, y: 0.5)
        gradient.endPoint = CGPoint(x: 1, y: 0.5)
        root.addSublayer(gradient)
        let context = try context(size)
        render(root, in: context)
        let row = try XCTUnwrap(context.data).bindMemory(to: UInt16.self, capacity: 40 * 4)
        XCTAssertEqual(Set((0..<40).map { row[$0 * 4] }).count, 40)
    }

    // MARK: Regressions

    /// Sublayers of a layer that clips at whole pixels end there.
    func testClipsOfWholePixels() throws {
        let clip = CALayer(CGRect(x: 10, y: 10, width: 12, height: 8), nil)
        clip.masksToBounds = true
        clip.addSublayer(CALayer(CGRect(x: -30, y: -30, width: 90, height: 90), .green))
        root.addSublayer(clip)
        try check()
        let page = try page()
        XCTAssertPixel(page[15, 14], 0, 255, 0)
        XCTAssertPixel(page[5, 14], 255, 0, 0)
        XCTAssertPixel(page[15, 22], 255, 0, 0)
    }

    /// Contents of a few pixels are interpolated as a renderer does it, and fill their layer up to its edges.
    func testContents() throws {
        let drawing = Picture.context(size: CGSize(width: 5, height: 4))
        for (index, color) in [CGColor.green, .blue, .white, .black, .red].enumerated() {
            drawing.setFillColor(color)
            drawing.fill(CGRect(x: index, y: index % 2, width: 1, height: 3))
        }
        let layer = CALayer()
        layer.contents = drawing.makeImage()
        root.addSublayer(layer)
        for frame in [
            CGRect(x: 3.3, y: 4.6, width: 24.7, height: 20.2), CGRect(x: 8, y: 8, width: 2, height: 20),
            CGRect(x: 20.4, y: 5.5, width: 3.2, height: 3.1),
        ] {
            layer.frame = frame
            for gravity in [CALayerContentsGravity.resize, .center] {
                layer.contentsGravity = gravity
                layer.contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
                try check()
                layer.contentsRect = CGRect(x: 0.2, y: 0.25, width: 0.6, height: 0.5)
                try check()
            }
        }
        layer.frame = CGRect(x: 4, y: 4, width: 22, height: 20)
        layer.minificationFilter = .trilinear
        layer.transform = CATransform3DMakeRotation(0.5, 0, 0, 1)
        try check()
    }

    /// A page lacks modes that subtract or add: a layer composited with such a mode is an image, one above it a path.
    func testModesThatPagesDoNotHave() throws {
        let hole = CALayer(CGRect(x: 8, y: 8, width: 10, height: 10), .blue)
        hole.compositingFilter = "destOut"
        let sum = CALayer(CGRect(x: 24, y: 8, width: 10, height: 10), .green)
        sum.compositingFilter = "plusL"
        let over = CALayer(CGRect(x: 8, y: 26, width: 10, height: 10), .blue)
        root.sublayers = [hole, sum, over]
        try check()
        let page = try page()
        XCTAssertPixel(page[13, 13], 255, 255, 255)
        XCTAssertPixel(page[29, 13], 255, 255, 0)
        XCTAssertPixel(page[13, 31], 0, 0, 255)
        XCTAssertPixel(page[4, 4], 255, 0, 0)
        // Alone, there is nothing to subtract from.
        root.backgroundColor = nil
        root.sublayers = [hole]
        XCTAssertPixel(try self.page()[13, 13], 255, 255, 255)
    }

    /// The context's own alpha applies to the whole tree as one picture.
    func testTheContextsAlpha() throws {
        root.addSublayer(CALayer(CGRect(x: 10, y: 10, width: 20, height: 20), .green))
        let contexts = [Picture.context(size: size), try context(size)]
        for context in contexts {
            context.setAlpha(0.5)
            render(root, in: context)
            XCTAssertPixel(Picture(context)[20, 20], 0, 128, 0, 128)
            XCTAssertPixel(Picture(context)[5, 20], 128, 0, 0, 128)
        }
    }
}
