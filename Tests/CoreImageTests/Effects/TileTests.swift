import CoreImage
import XCTest

/// Tiles repeat, and are mirrored as their names state.
final class TileTests: XCTestCase {
    /// A smooth image, so that samples between pixels are accurate enough.
    private let picture = Plane(64, 64) { x, y in
        .premultiplied(Double(x) / 64, Double(y) / 64, 0.5 + 0.3 * sin(Double(x + 2 * y) / 20), 1)
    }

    private func tiled(_ name: String, _ more: [String: Any] = [:], _ rect: CGRect) throws -> Plane {
        let inputs: [String: Any] = ["inputCenter": CIVector(x: 32, y: 32), "inputWidth": 16]
        let keys = try XCTUnwrap(CIFilter(name: name)).inputKeys
        let image = try picture.image.filtered(name, inputs.filter { keys.contains($0.key) }.merging(more) { $1 })
        XCTAssertTrue(image.extent.isInfinite, name)
        return Plane(image, rect)
    }

    func testPeriods() throws {
        let height = 16 * 3.0.squareRoot()
        let periods: [(String, Int, Int)] = [
            ("CIFourfoldTranslatedTile", 16, 16), ("CIFourfoldReflectedTile", 32, 32), ("CIParallelogramTile", 32, 32),
            ("CIGlideReflectedTile", 32, 16), ("CIFourfoldRotatedTile", 16, 16), ("CIEightfoldReflectedTile", 16, 16),
            ("CISixfoldRotatedTile", 16, 0), ("CITwelvefoldReflectedTile", 16, 0), ("CITriangleTile", 16, 0),
            ("CISixfoldReflectedTile", 48, 0), ("CIOpTile", 16, 16),
        ]
        XCTAssertEqual(height, 27.71, accuracy: 0.01)
        for (name, dx, dy) in periods {
            let here = try tiled(name, [:], CGRect(x: 0, y: 0, width: 40, height: 40))
            let there = try tiled(name, [:], CGRect(x: dx, y: dy, width: 40, height: 40))
            XCTAssertLessThan(here.difference { there[$0 + dx, $1 + dy] }, 1e-4, name)
            // A tile is not uniform.
            XCTAssertGreaterThan(here.difference { _, _ in here[20, 20] }, 0.02, name)
        }
    }

    func testMirrorsAndTurns() throws {
        let square = CGRect(x: 22, y: 22, width: 20, height: 20)
        let mirrored = try tiled("CIFourfoldReflectedTile", [:], square)
        XCTAssertLessThan(mirrored.difference { mirrored[63 - $0, $1] }, 1e-5)
        XCTAssertLessThan(mirrored.difference { mirrored[$0, 63 - $1] }, 1e-5)
        let turned = try tiled("CIFourfoldRotatedTile", [:], square)
        XCTAssertLessThan(turned.difference { turned[63 - $1, $0] }, 1e-5)
        let eight = try tiled("CIEightfoldReflectedTile", [:], square)
        XCTAssertLessThan(eight.difference { eight[$1, $0] }, 1e-5)
        XCTAssertLessThan(eight.difference { eight[63 - $0, $1] }, 1e-5)
        let kaleidoscope = try tiled("CIKaleidoscope", ["inputCount": 4], square)
        XCTAssertLessThan(kaleidoscope.difference { kaleidoscope[63 - $1, $0] }, 1e-5)
        XCTAssertLessThan(kaleidoscope.difference { kaleidoscope[$0, 63 - $1] }, 1e-5)
    }

    /// The first tile is the image's own.
    func testTheTileAtTheCentreIsThePicture() throws {
        let inside = CGRect(x: 34, y: 34, width: 12, height: 12)
        for name in ["CIFourfoldTranslatedTile", "CIFourfoldReflectedTile", "CIGlideReflectedTile"] {
            XCTAssertLessThan(try tiled(name, [:], inside).difference { picture[$0, $1] }, 1e-5, name)
        }
        // Decay darkens nothing in the first triangle.
        let kept = try tiled(
            "CITriangleKaleidoscope",
            ["inputPoint": CIVector(x: 16, y: 16), "inputSize": 40, "inputRotation": 0, "inputDecay": 0.5],
            CGRect(x: 34, y: 20, width: 4, height: 8))
        XCTAssertLessThan(kept.difference { picture[$0, $1] }, 1e-5)
    }

    func testSixfoldReflectionsAreContinuous() throws {
        let plane = try tiled("CISixfoldReflectedTile", [:], CGRect(x: 0, y: 0, width: 60, height: 60))
        var worst = 0.0
        for y in 1..<59 {
            for x in 1..<59 {
                let d = plane[x, y] - plane[x - 1, y]
                worst = max(worst, abs(d.x), abs(d.y))
            }
        }
        XCTAssertLessThan(worst, 0.06)
    }

    func testPerspectiveTilesStandOnTheirCorners() throws {
        let corners: [String: Any] = [
            "inputTopLeft": CIVector(x: 0, y: 64), "inputTopRight": CIVector(x: 64, y: 64),
            "inputBottomRight": CIVector(x: 64, y: 0), "inputBottomLeft": CIVector(x: 0, y: 0),
        ]
        let plane = try tiled("CIPerspectiveTile", corners, CGRect(x: 66, y: 2, width: 20, height: 20))
        XCTAssertLessThan(plane.difference { picture[$0 - 64, $1] }, 1e-4)
    }
}
