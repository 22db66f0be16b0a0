@_spi(Compositing) import QuartzCore
import LayerTestSupport
import XCTest

@testable import CoreGraphics
@testable import QuartzCore
@testable import Raster

/// Images reduced and enlarged: by each filter, in part, between pixels and at any scale.
final class SamplingTests: XCTestCase {
    private let size = CGSize(width: 40, height: 40)

    /// Returns alternating pixels of black and white; the right half may be red.
    private func checks(_ side: Int, redFrom: Int = .max) -> CGImage {
        let context = Picture.context(size: CGSize(width: side, height: side))
        for y in 0..<side {
            for x in 0..<side {
                let value: CGFloat = (x + y) % 2 == 0 ? 0 : 1
                context.setFillColor(
                    x >= redFrom ? CGColor(red: 1, green: 0, blue: 0, alpha: 1) : CGColor(gray: value, alpha: 1))
                context.fill(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return context.makeImage()!
    }

    private func picture(
        of image: CGImage, in frame: CGRect, _ filter: CALayerContentsFilter, scale: CGFloat = 1,
        _ change: (CALayer) -> Void = { _ in }
    ) -> Picture {
        let root = CALayer(CGRect(origin: .zero, size: size), .white)
        let layer = CALayer(frame, nil)
        layer.contents = image
        (layer.minificationFilter, layer.magnificationFilter) = (filter, filter)
        change(layer)
        root.addSublayer(layer)
        return Picture(of: root, size: size, scale: scale)
    }

    private func compare(_ root: CALayer, within tolerance: Int, line: UInt = #line) {
        for scale in [1, 1.3, 2, 3] as [CGFloat] {
            let list = displayList(of: root, size: size, scale: scale)
            let (fast, reference) = (PixelBuffer(of: size, scale: scale), PixelBuffer(of: size, scale: scale))
            fast.draw(list, with: SoftwareCompositor(threads: 2))
            reference.draw(list, with: ReferenceCompositor())
            let difference = fast.difference(reference, beyond: tolerance)
            XCTAssertEqual(difference.pixels, 0, "scale \(scale): \(difference)", line: line)
        }
    }

    // MARK: Reduced

    func testTrilinearTakesTheMeanOfWhatAPixelCovers() {
        let frame = CGRect(x: 4, y: 4, width: 16, height: 16)
        let image = checks(128)
        let mean = picture(of: image, in: frame, .trilinear)
        for y in 6..<18 { for x in 6..<18 { XCTAssertPixel(mean[x, y], 128, 128, 128, within: 1) } }
        // A filter of four texels has only black or white for a chequered pattern under its centre.
        let nearest = picture(of: image, in: frame, .nearest)
        XCTAssertTrue([0, 255].contains(nearest[9, 9].red))
    }

    func testTheBiasHalvesMoreOften() {
        let image = checks(64, redFrom: 32)
        let frame = CGRect(x: 4, y: 4, width: 32, height: 32)
        // The seam at x = 20 doubles in width with each halving.
        func width(_ bias: Float) -> Int {
            let picture = picture(of: image, in: frame, .trilinear) { $0.minificationFilterBias = bias }
            return (5..<35).count { x in
                let pixel = picture[x, 20]
                return pixel.difference(.init(255, 0, 0)) > 8 && pixel.difference(.init(128, 128, 128)) > 8
            }
        }
        XCTAssertLessThan(width(0), width(2))
        XCTAssertLessThan(width(2), width(3))
    }

    func testTrilinearReadsNoNeighboursOfThePart() {
        let picture = picture(of: checks(64, redFrom: 32), in: CGRect(x: 4, y: 4, width: 4, height: 8), .trilinear) {
            $0.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 1)
        }
        for y in 4..<12 { for x in 4..<8 { XCTAssertPixel(picture[x, y], 128, 128, 128, within: 1) } }
    }

    func testTrilinearInPerspectiveAndTurned() {
        let root = CALayer(CGRect(origin: .zero, size: size), .white)
        root.sublayerTransform.m34 = -1 / 60
        let layer = CALayer(CGRect(x: 5, y: 5, width: 30, height: 30), nil)
        layer.contents = checks(75, redFrom: 50)
        layer.minificationFilter = .trilinear
        root.addSublayer(layer)
        layer.transform = CATransform3DMakeRotation(0.4, 0, 0, 1)
        compare(root, within: 3)
        // Sixteen pixels of a row share one level of detail where it changes along the row.
        layer.transform = CATransform3DMakeRotation(1.1, 0.2, 1, 0)
        compare(root, within: 24)
    }

    func testHalvesOfOddPicturesKeepTheirMean() {
        let buffer = PixelBuffer(width: 7, height: 5)!
        for y in 0..<5 {
            for x in 0..<7 {
                for channel in 0..<4 { buffer.base[y * buffer.bytesPerRow + x * 4 + channel] = UInt8(x * 30 + y * 10) }
            }
        }
        let levels = Bitmap(buffer).mipmaps(of: buffer.bounds)
        XCTAssertEqual(levels.map(\.width), [3, 1])
        XCTAssertEqual(levels.map(\.height), [2, 1])
        XCTAssertEqual(Int(levels[1].buffer.base[0]), 110, accuracy: 1)
        XCTAssertTrue(Bitmap(buffer).mipmaps(of: buffer.bounds)[0] == levels[0], "made once")
    }

    func testASinglePixelHasNoHalves() {
        let image = checks(1)
        XCTAssertPixel(
            picture(of: image, in: CGRect(x: 4.2, y: 4, width: 0.6, height: 0.5), .trilinear)[20, 20], 255, 255, 255)
        XCTAssertTrue(image.bitmap.mipmaps(of: image.bitmap.buffer.bounds).isEmpty)
    }

    // MARK: Enlarged and unscaled

    func testLargerPicturesMixOrRepeatTexels() {
        let image = checks(2)
        let frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        let nearest = picture(of: image, in: frame, .nearest)
        XCTAssertPixel(nearest[19, 10], 255, 255, 255, within: 0)
        XCTAssertPixel(nearest[20, 10], 0, 0, 0, within: 0)
        for filter in [CALayerContentsFilter.linear, .trilinear] {
            let mixed = picture(of: image, in: frame, filter)
            // Between the centres of two texels, at 10 and 30.
            XCTAssertPixel(mixed[15, 5], 185, 185, 185, within: 3)
            XCTAssertPixel(mixed[20, 5], 121, 121, 121, within: 3)
        }
    }

    func testPicturesOnWholePixelsAreTakenAsTheyAre() {
        for scale in [1, 2, 3] as [CGFloat] {
            let side = Int(8 * scale)
            let image = checks(side)
            for filter in [CALayerContentsFilter.nearest, .linear, .trilinear] {
                let picture = picture(of: image, in: CGRect(x: 5, y: 6, width: 8, height: 8), filter, scale: scale)
                for y in 0..<side {
                    for x in 0..<side {
                        let value = (x + (side - 1 - y)) % 2 == 0 ? 0 : 255
                        XCTAssertPixel(
                            picture[x + Int(5 * scale), y + Int(6 * scale)], value, value, value, within: 0)
                    }
                }
            }
        }
    }

    func testHalfAPixelAsideMixesNeighbours() {
        let picture = picture(of: checks(8), in: CGRect(x: 5.5, y: 6, width: 8, height: 8), .linear)
        for x in 7..<13 { XCTAssertPixel(picture[x, 9], 128, 128, 128, within: 1) }
        // The edges are those of the pixels whose centres are covered.
        XCTAssertNotEqual(picture[5, 9].red, 255)
        XCTAssertPixel(picture[13, 9], 255, 255, 255)
    }

    func testEveryFilterAtEveryScaleAgreesWithTheReference() {
        for filter in [CALayerContentsFilter.nearest, .linear, .trilinear] {
            for frame in [
                CGRect(x: 3.5, y: 4.5, width: 30, height: 30), CGRect(x: 3.21, y: 4.83, width: 11.3, height: 9.7),
            ] {
                let root = CALayer(CGRect(origin: .zero, size: size), .white)
                let layer = CALayer(frame, nil)
                layer.contents = checks(33, redFrom: 20)
                (layer.minificationFilter, layer.magnificationFilter) = (filter, filter)
                layer.contentsRect = CGRect(x: 0.1, y: 0.2, width: 0.7, height: 0.7)
                layer.allowsEdgeAntialiasing = true
                root.addSublayer(layer)
                // A texel's edge on a pixel's centre may fall to either side.
                if filter == .nearest { layer.position.x += 0.013 } else { compare(root, within: 3) }
                layer.contentsCenter = CGRect(x: 0.3, y: 0.4, width: 0.3, height: 0.2)
                layer.contentsScale = 2
                if filter != .nearest { compare(root, within: 3) }
            }
        }
    }
}
