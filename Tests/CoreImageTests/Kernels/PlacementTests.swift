import CoreImage
import XCTest

/// Filters that move pixels: distortions, transforms, tiles.
final class PlacementTests: XCTestCase {
    private let sample = Plane.sample
    private let center = CIVector(x: 12, y: 9)

    private func around(_ x: Int, _ y: Int) -> Double { hypot(Double(x) + 0.5 - 12, Double(y) + 0.5 - 9) }

    func testDistortionsLeaveWhatIsOutsideTheirRadius() throws {
        let cases: [(String, [String: Any])] = [
            ("CITwirlDistortion", ["inputAngle": 3]), ("CIBumpDistortion", ["inputScale": 1]),
            ("CIBumpDistortion", ["inputScale": -1]), ("CIPinchDistortion", ["inputScale": 1]),
        ]
        for (name, inputs) in cases {
            let all = inputs.merging(["inputCenter": center, "inputRadius": 5]) { $1 }
            let image = try sample.image.filtered(name, all)
            XCTAssertEqual(image.extent, sample.image.extent, name)
            let plane = Plane(image)
            var (outside, inside) = (0.0, 0.0)
            for y in 0..<18 {
                for x in 0..<24 {
                    let d = plane[x, y] - sample[x, y]
                    let size = max(abs(d.x), abs(d.y), abs(d.z), abs(d.w))
                    if around(x, y) >= 5 { outside = max(outside, size) } else { inside = max(inside, size) }
                }
            }
            XCTAssertLessThan(outside, 1e-5, name)
            XCTAssertGreaterThan(inside, 0.05, name)
        }
    }

    func testABumpEnlargesAndAPinchShrinks() throws {
        let disc = Plane(41, 41) { x, y in
            hypot(Double(x) - 20, Double(y) - 20) < 6 ? SIMD4(1, 1, 1, 1) : SIMD4(0, 0, 0, 1)
        }
        func area(_ name: String, _ scale: Double) throws -> Double {
            let inputs: [String: Any] = [
                "inputCenter": CIVector(x: 20.5, y: 20.5), "inputRadius": 15, "inputScale": scale,
            ]
            return Plane(try disc.image.filtered(name, inputs)).sum.x
        }
        let plain = disc.sum.x
        XCTAssertGreaterThan(try area("CIBumpDistortion", 0.5), plain * 1.3)
        XCTAssertLessThan(try area("CIBumpDistortion", -0.5), plain * 0.8)
        XCTAssertLessThan(try area("CIPinchDistortion", 0.5), plain * 0.8)
    }

    func testAHoleIsEmptyAndPushesOut() throws {
        let white = Plane.constant(24, 18, 1, 1, 1).image
        let image = try white.filtered("CIHoleDistortion", ["inputCenter": center, "inputRadius": 4])
        XCTAssertEqual(image.extent, CGRect(x: -4, y: -4, width: 32, height: 26))
        let plane = Plane(image)
        for y in -4..<22 { for x in -4..<28 where around(x, y) < 4 { XCTAssertEqual(plane[x, y], .zero) } }
        // Areas are preserved: the sum is unchanged.
        XCTAssertEqual(plane.sum.w, 24 * 18, accuracy: 24 * 18 * 0.04)
    }

    func testACircleIsNotTurnedByATwirl() throws {
        let rings = Plane(41, 41) { x, y in
            let v = hypot(Double(x) - 20, Double(y) - 20) / 30
            return SIMD4(v, v, v, 1)
        }
        let twirled = Plane(
            try rings.image.filtered(
                "CITwirlDistortion",
                ["inputCenter": CIVector(x: 20.5, y: 20.5), "inputRadius": 18, "inputAngle": 2]))
        XCTAssertLessThan(twirled.difference { rings[$0, $1] }, 0.02)
    }

    func testBlocksAreOfOneColour() throws {
        let plane = Plane(
            try sample.image.filtered("CIPixellate", ["inputScale": 6, "inputCenter": CIVector(x: 0, y: 0)]),
            sample.image.extent)
        XCTAssertLessThan(plane.difference { x, y in plane[x / 6 * 6, y / 6 * 6] }, 1e-6)
    }

    // MARK: Transforms

    func testFilterAndMethodTransformAlike() throws {
        let transform = CGAffineTransform(a: 1.5, b: 0.25, c: -0.5, d: 1.25, tx: 3, ty: -2)
        let (filter, method) = (
            try sample.image.filtered("CIAffineTransform", ["inputTransform": transform]),
            sample.image.transformed(by: transform)
        )
        XCTAssertEqual(filter.extent, method.extent)
        let plane = Plane(method, method.extent.integral)
        XCTAssertEqual(Plane(filter, method.extent.integral).difference { plane[$0, $1] }, 0)
        XCTAssertNil(
            CIFilter(
                name: "CIAffineTransform",
                parameters: [
                    kCIInputImageKey: sample.image,
                    "inputTransform": CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0),
                ])?.outputImage)
    }

    func testTilesAndClampsAreSeenThroughTheirTransform() throws {
        let move = CGAffineTransform(translationX: 5, y: -2)
        let rect = CGRect(x: -20, y: -20, width: 60, height: 50)
        let tiled = Plane(try sample.image.filtered("CIAffineTile", ["inputTransform": move]), rect)
        XCTAssertLessThan(
            tiled.difference { x, y in sample[((x - 5) % 24 + 24) % 24, ((y + 2) % 18 + 18) % 18] }, 1e-5)
        let clamped = Plane(try sample.image.filtered("CIAffineClamp", ["inputTransform": move]), rect)
        XCTAssertLessThan(
            clamped.difference { x, y in sample[max(0, min(x - 5, 23)), max(0, min(y + 2, 17))] }, 1e-5)
        // An image that does not begin at the origin repeats from its own position.
        let moved = sample.image.transformed(by: CGAffineTransform(translationX: 100, y: 7))
        let other = Plane(try moved.filtered("CIAffineTile"), rect)
        XCTAssertLessThan(
            other.difference { x, y in sample[((x - 100) % 24 + 24) % 24, ((y - 7) % 18 + 18) % 18] }, 1e-5)
    }

    func testACropFilterTakesARectangle() throws {
        let rect = CGRect(x: 4, y: 2, width: 9, height: 30)
        let cropped = try sample.image.filtered("CICrop", ["inputRectangle": CIVector(cgRect: rect)])
        XCTAssertEqual(cropped.extent, CGRect(x: 4, y: 2, width: 9, height: 16))
        XCTAssertEqual(
            try CIImage.red.filtered("CICrop", ["inputRectangle": CIVector(cgRect: rect)]).extent, rect)
    }

    func testAPerspectiveToTheOwnCornersChangesNothing() throws {
        let corners = [
            ("inputBottomLeft", 0, 0), ("inputBottomRight", 24, 0), ("inputTopRight", 24, 18), ("inputTopLeft", 0, 18),
        ]
        func inputs(_ dx: Int) -> [String: Any] {
            Dictionary(uniqueKeysWithValues: corners.map { ($0.0, CIVector(x: CGFloat($0.1 + dx), y: CGFloat($0.2))) })
        }
        let same = try sample.image.filtered("CIPerspectiveTransform", inputs(0))
        XCTAssertEqual(same.extent, sample.image.extent)
        XCTAssertLessThan(Plane(same).difference { sample[$0, $1] }, 1e-4)
        let moved = Plane(try sample.image.filtered("CIPerspectiveTransform", inputs(30)))
        XCTAssertLessThan(moved.difference(sample.at(30, 0)), 1e-4)
    }

    // MARK: Lanczos

    func testLanczosKeepsOneColourAndScalesExtents() throws {
        let color = Plane.constant(20, 10, 0.25, 0.5, 0.75)
        let cases: [(Double, Double, CGRect)] = [
            (0.5, 1, CGRect(x: 0, y: 0, width: 10, height: 5)), (2, 0.5, CGRect(x: 0, y: 0, width: 20, height: 20)),
            (1.5, 2, CGRect(x: 0, y: 0, width: 60, height: 15)), (0.1, 1, CGRect(x: 0, y: 0, width: 2, height: 1)),
        ]
        for (scale, aspect, extent) in cases {
            let image = try color.image.filtered(
                "CILanczosScaleTransform", ["inputScale": scale, "inputAspectRatio": aspect])
            for (a, b) in [
                (image.extent.minX, extent.minX), (image.extent.minY, extent.minY),
                (image.extent.width, extent.width), (image.extent.height, extent.height),
            ] { XCTAssertEqual(a, b, accuracy: 1e-6, "\(scale) \(aspect)") }
            XCTAssertLessThan(Plane(image, extent).difference { _, _ in color[0, 0] }, 1e-5, "\(scale) \(aspect)")
        }
        for scale in [0, -1, 1e9] {
            XCTAssertNil(
                CIFilter(
                    name: "CILanczosScaleTransform",
                    parameters: [kCIInputImageKey: color.image, "inputScale": scale])?.outputImage, "\(scale)")
        }
    }

    func testLanczosAveragesFineStripesWhenItShrinks() throws {
        let stripes = Plane(64, 8) { x, _ in
            let v: Double = x % 2 == 0 ? 1 : 0
            return SIMD4(v, v, v, 1)
        }
        let small = Plane(try stripes.image.filtered("CILanczosScaleTransform", ["inputScale": 0.25]))
        for x in 2..<14 { XCTAssertEqual(small[x, 1].x, 0.5, accuracy: 0.02) }
    }
}
