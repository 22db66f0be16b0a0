import CoreImage
import XCTest

/// Transitions begin with one image and end with the other.
final class TransitionTests: XCTestCase {
    private let area = CGRect(x: 0, y: 0, width: 24, height: 18)

    private func transition(_ name: String, _ time: Double, _ more: [String: Any] = [:]) throws -> Plane {
        let target = Plane.constant(24, 18, 0.1, 0.7, 0.3).image
        var inputs: [String: Any] = [
            kCIInputImageKey: Plane.constant(24, 18, 0.8, 0.2, 0.4).image, kCIInputTargetImageKey: target,
            kCIInputTimeKey: time,
        ]
        let keys = try XCTUnwrap(CIFilter(name: name)).inputKeys
        if keys.contains(kCIInputMaskImageKey) { inputs[kCIInputMaskImageKey] = Plane.sample.image }
        if keys.contains(kCIInputExtentKey) { inputs[kCIInputExtentKey] = CIVector(cgRect: area) }
        if keys.contains(kCIInputCenterKey) { inputs[kCIInputCenterKey] = CIVector(x: 12, y: 9) }
        if keys.contains("inputRadius") { inputs["inputRadius"] = 5 }
        return Plane(try CIFilter.output(name, inputs.merging(more) { $1 }), area)
    }

    func testEveryTransitionGoesFromOneImageToTheOther() throws {
        for name in CIFilter.filterNames(inCategory: kCICategoryTransition) {
            let (start, end) = (try transition(name, 0), try transition(name, 1))
            XCTAssertLessThan(start.difference { _, _ in SIMD4(0.8, 0.2, 0.4, 1) }, 1e-5, name)
            XCTAssertLessThan(end.difference { _, _ in SIMD4(0.1, 0.7, 0.3, 1) }, 1e-5, name)
            let half = try transition(name, 0.5)
            XCTAssertGreaterThan(half.difference { _, _ in SIMD4(0.8, 0.2, 0.4, 1) }, 0.05, name)
            XCTAssertGreaterThan(half.difference { _, _ in SIMD4(0.1, 0.7, 0.3, 1) }, 0.05, name)
        }
    }

    func testASwipeHasAStraightEdge() throws {
        let plane = try transition("CISwipeTransition", 0.5, ["inputWidth": 0.1])
        for y in 0..<18 {
            XCTAssertEqual(plane[10, y].x, 0.1, accuracy: 1e-5)
            XCTAssertEqual(plane[14, y].x, 0.8, accuracy: 1e-5)
        }
        let up = try transition("CISwipeTransition", 0.5, ["inputWidth": 0.1, "inputAngle": Double.pi / 2])
        XCTAssertEqual(up[3, 2].x, 0.1, accuracy: 1e-5)
        XCTAssertEqual(up[3, 15].x, 0.8, accuracy: 1e-5)
    }

    /// Halfway, the line is left of the middle by half the radius: to its left is the page, to its right the target.
    func testAPageIsRolledFromTheRight() throws {
        let plane = try transition("CIPageCurlTransition", 0.5, ["inputRadius": 1])
        XCTAssertLessThan(abs(plane[1, 9].x - 0.8), 1e-5)
        XCTAssertLessThan(abs(plane[20, 9].x - 0.1), 1e-5)
        // Its back is faded.
        XCTAssertGreaterThan(plane[9, 9].y, 0.4)
        let shadowed = try transition("CIPageCurlWithShadowTransition", 0.5, ["inputRadius": 2])
        XCTAssertLessThan(shadowed[13, 9].y, 0.7 - 0.01)
    }

    func testAShadowFallsFromWhatDisintegrates() throws {
        let plane = try transition(
            "CIDisintegrateWithMaskTransition", 0.3,
            ["inputMaskImage": Plane(24, 18) { x, _ in x < 12 ? SIMD4(0, 0, 0, 1) : SIMD4(1, 1, 1, 1) }.image])
        XCTAssertEqual(plane[20, 9].x, 0.8, accuracy: 1e-5)
        XCTAssertLessThan(plane[11, 5].y, 0.65)
        XCTAssertLessThan(plane[11, 5].x, 0.1)
    }

    func testTransitionsHaveOneProtocol() {
        let all: [CIFilter & CITransitionFilter] = [
            CIFilter.accordionFoldTransition(), CIFilter.barsSwipeTransition(), CIFilter.copyMachineTransition(),
            CIFilter.disintegrateWithMaskTransition(), CIFilter.dissolveTransition(),
            CIFilter.flashTransition(), CIFilter.modTransition(),
            CIFilter.pageCurlTransition(), CIFilter.pageCurlWithShadowTransition(), CIFilter.rippleTransition(),
            CIFilter.swipeTransition(),
        ]
        XCTAssertEqual(Set(all.map(\.name)), Set(CIFilter.filterNames(inCategory: kCICategoryTransition)))
        for filter in all {
            filter.time = 0.25
            XCTAssertEqual((filter.value(forKey: kCIInputTimeKey) as? NSNumber)?.doubleValue, 0.25)
        }
    }
}
