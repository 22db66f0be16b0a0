import CoreImage
import XCTest

/// Images made of images: crops, transforms, orientations, alpha.
final class DerivingTests: XCTestCase {
    private let sample = Plane.sample
    private let whole = CGRect(x: 0, y: 0, width: 24, height: 18)

    func testACropIsTheCommonPart() {
        let image = sample.image
        let crops: [(CGRect, CGRect)] = [
            (CGRect(x: 3, y: 4, width: 5, height: 6), CGRect(x: 3, y: 4, width: 5, height: 6)),
            (CGRect(x: -5, y: 10, width: 10, height: 50), CGRect(x: 0, y: 10, width: 5, height: 8)),
            (CGRect(x: 8, y: 10, width: -5, height: -6), CGRect(x: 3, y: 4, width: 5, height: 6)),
            (.infinite, whole), (whole, whole), (CGRect(x: 100, y: 0, width: 4, height: 4), .zero), (.null, .zero),
        ]
        for (rect, expected) in crops {
            XCTAssertEqual(image.cropped(to: rect).extent, expected, "\(rect)")
        }
        let twice = image.cropped(to: CGRect(x: 2, y: 2, width: 10, height: 10))
            .cropped(to: CGRect(x: 8, y: 0, width: 10, height: 6))
        XCTAssertEqual(twice.extent, CGRect(x: 8, y: 2, width: 4, height: 4))
        XCTAssertLessThan(Plane(twice).difference { sample[$0, $1] }, 1e-6)
    }

    func testAClampToARectangleTakesItsOwnEdges() {
        let clamped = sample.image.clamped(to: CGRect(x: 10, y: 5, width: 4, height: 3))
        XCTAssertTrue(clamped.extent.isInfinite)
        let plane = Plane(clamped, CGRect(x: 6, y: 1, width: 12, height: 12))
        XCTAssertLessThan(plane.difference { x, y in sample[max(10, min(x, 13)), max(5, min(y, 7))] }, 1e-6)
        XCTAssertTrue(CIImage.empty().clampedToExtent().extent.isEmpty)
        XCTAssertTrue(CIImage.red.clampedToExtent().extent.isInfinite)
    }

    func testExtentsAreBoxesOfTransformedCorners() {
        let image = sample.image
        let cases: [(CGAffineTransform, CGRect)] = [
            (CGAffineTransform(scaleX: 2, y: 3), CGRect(x: 0, y: 0, width: 48, height: 54)),
            (CGAffineTransform(rotationAngle: .pi / 2), CGRect(x: -18, y: 0, width: 18, height: 24)),
            (CGAffineTransform(rotationAngle: .pi), CGRect(x: -24, y: -18, width: 24, height: 18)),
            (CGAffineTransform(scaleX: -1, y: 1), CGRect(x: -24, y: 0, width: 24, height: 18)),
            (CGAffineTransform(translationX: 0.25, y: 0.5), CGRect(x: 0.25, y: 0.5, width: 24, height: 18)),
            (CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0), CGRect(x: 0, y: 0, width: 42, height: 18)),
        ]
        for (transform, expected) in cases {
            let extent = image.transformed(by: transform).extent
            for (a, b) in [
                (extent.minX, expected.minX), (extent.minY, expected.minY), (extent.width, expected.width),
                (extent.height, expected.height),
            ] { XCTAssertEqual(a, b, accuracy: 1e-9, "\(transform)") }
        }
        XCTAssertTrue(CIImage.red.transformed(by: CGAffineTransform(scaleX: 2, y: 2)).extent.isInfinite)
    }

    func testAQuarterTurnMovesPixelsCounterClockwise() {
        let turned = Plane(sample.image.transformed(by: CGAffineTransform(rotationAngle: .pi / 2)))
        XCTAssertLessThan(turned.difference { x, y in sample[y, -1 - x] }, 1e-5)
    }

    func testDoublingMixesThreeQuartersAndOne() {
        let doubled = Plane(sample.image.transformed(by: CGAffineTransform(scaleX: 2, y: 1)))
        XCTAssertLessThan(
            doubled.difference { x, y in
                let near = x / 2
                let other = x % 2 == 0 ? near - 1 : near + 1
                return sample[near, y] * 0.75 + sample[other, y] * 0.25
            }, 1e-5)
    }

    func testNearestSamplingIsForTheNextTransformOnly() {
        let scale = CGAffineTransform(scaleX: 2, y: 2)
        let image = sample.image.samplingNearest().transformed(by: scale)
        XCTAssertLessThan(Plane(image).difference { x, y in sample[x / 2, y / 2] }, 1e-6)
        let half = Plane(
            image.transformed(by: CGAffineTransform(translationX: 0.5, y: 0)),
            CGRect(x: 0, y: 0, width: 49, height: 36))
        XCTAssertLessThan(
            half.difference { x, y in
                func pixel(_ x: Int) -> Plane.Pixel { x < 0 || x >= 48 ? .zero : sample[x / 2, y / 2] }
                return (pixel(x - 1) + pixel(x)) * 0.5
            }, 1e-6)
        let back = sample.image.samplingNearest().samplingLinear()
            .transformed(by: CGAffineTransform(translationX: 0.5, y: 0))
        XCTAssertLessThan(Plane(back, whole).difference { x, y in (sample[x - 1, y] + sample[x, y]) * 0.5 }, 1e-6)
    }

    func testTransformsOneAfterAnotherAreOneOfTheirProduct() {
        let (move, grow) = (CGAffineTransform(translationX: 3, y: -2), CGAffineTransform(scaleX: 2, y: 2))
        let apart = sample.image.samplingNearest().transformed(by: move).samplingNearest().transformed(by: grow)
        let joined = sample.image.samplingNearest().transformed(by: move.concatenating(grow))
        XCTAssertEqual(apart.extent, joined.extent)
        let plane = Plane(joined)
        XCTAssertLessThan(Plane(apart).difference { plane[$0, $1] }, 1e-6)
    }

    // MARK: Orientations

    func testAnOrientationAndItsOppositeGiveTheImageBack() throws {
        let moved = sample.image.transformed(by: CGAffineTransform(translationX: 40, y: -7))
        let all: [CGImagePropertyOrientation] = [
            .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
        ]
        for orientation in all {
            let turned = moved.oriented(orientation)
            let size = orientation.rawValue > 4 ? CGSize(width: 18, height: 24) : whole.size
            XCTAssertEqual(turned.extent, CGRect(origin: .zero, size: size), "\(orientation.rawValue)")
            let opposite: CGImagePropertyOrientation =
                orientation == .left ? .right : orientation == .right ? .left : orientation
            let back = Plane(turned.oriented(opposite))
            XCTAssertLessThan(back.difference { sample[$0, $1] }, 1e-6, "\(orientation.rawValue)")
        }
    }

    /// Exif's numbers define where the first row and column of the stored image are when it is displayed.
    func testMirroredOrientationsMovePixels() {
        let image = sample.image
        let cases: [(CGImagePropertyOrientation, (Int, Int) -> (Int, Int))] = [
            (.downMirrored, { x, y in (x, 17 - y) }), (.leftMirrored, { x, y in (23 - y, 17 - x) }),
            (.rightMirrored, { x, y in (y, x) }),
        ]
        for (orientation, place) in cases {
            let plane = Plane(image.oriented(orientation))
            XCTAssertLessThan(
                plane.difference { x, y in
                    let (i, j) = place(x, y)
                    return sample[i, j]
                }, 1e-6, "\(orientation.rawValue)")
        }
    }

    func testInvalidExifOrientationsTurnNothing() {
        for number: Int32 in [-1, 0, 9, .max] {
            XCTAssertEqual(sample.image.oriented(forExifOrientation: number).extent, whole)
        }
        XCTAssertEqual(
            sample.image.oriented(forExifOrientation: 6).extent, CGRect(x: 0, y: 0, width: 18, height: 24))
        XCTAssertEqual(CIImage.red.orientationTransform(for: .right), .identity)
    }

    // MARK: Compositing and alpha

    func testAnImageOverAnother() {
        let front = sample.image.transformed(by: CGAffineTransform(translationX: 5, y: 3))
        let back = Plane.constant(10, 10, 0.25, 0.5, 0.75)
        let joined = front.composited(over: back.image)
        XCTAssertEqual(joined.extent, CGRect(x: 0, y: 0, width: 29, height: 21))
        XCTAssertLessThan(
            Plane(joined).difference { x, y in
                let s = sample[x - 5, y - 3]
                return s + back[x, y] * (1 - s.w)
            }, 1e-6)
        XCTAssertEqual(sample.image.composited(over: .empty()).extent, whole)
        XCTAssertEqual(CIImage.empty().composited(over: sample.image).extent, whole)
        XCTAssertTrue(sample.image.composited(over: .blue).extent.isInfinite)
    }

    func testAlphaIsMultipliedInAndTakenOut() {
        let apart = Plane(sample.image.unpremultiplyingAlpha())
        XCTAssertLessThan(apart.difference { sample[$0, $1].straight }, 1e-5)
        let again = Plane(sample.image.unpremultiplyingAlpha().premultiplyingAlpha())
        XCTAssertLessThan(again.difference { sample[$0, $1] }, 1e-5)
        let twice = Plane(sample.image.premultiplyingAlpha())
        XCTAssertLessThan(
            twice.difference { x, y in
                let p = sample[x, y]
                return SIMD4(p.x * p.w, p.y * p.w, p.z * p.w, p.w)
            }, 1e-6)
    }

    func testAlphaIsOneInsideARectangleAndNoPixelIsOutside() {
        let rect = CGRect(x: 2, y: 2, width: 6, height: 4)
        let plane = Plane(sample.image.settingAlphaOne(in: rect), whole)
        XCTAssertLessThan(
            plane.difference { x, y in
                guard rect.contains(CGPoint(x: x, y: y)) else { return .zero }
                var p = sample[x, y]
                p.w = 1
                return p
            }, 1e-6)
    }

    func testFiltersWithoutEffectReturnTheImageItself() {
        let image = sample.image
        XCTAssertTrue(image.applyingFilter("CINoSuchFilter") === image)
        XCTAssertTrue(image.applyingFilter("CIDissolveTransition") === image)
        for sigma in [0, -1, Double.nan, .infinity] {
            XCTAssertTrue(image.applyingGaussianBlur(sigma: sigma) === image, "\(sigma)")
        }
        XCTAssertTrue(image.insertingIntermediate() === image)
        XCTAssertTrue((image.copy(with: nil) as? CIImage) === image)
    }

    func testAFilterAppliedByNameTakesItsParameters() throws {
        let direct = Plane(try sample.image.filtered("CIGammaAdjust", ["inputPower": 2]))
        let applied = Plane(sample.image.applyingFilter("CIGammaAdjust", parameters: ["inputPower": 2]))
        XCTAssertEqual(applied.difference { direct[$0, $1] }, 0)
    }
}
