import XCTest

@testable import Raster

final class GroupTests: XCTestCase {
    private let surface = PixelBuffer(width: 20, height: 10)!
    private let left = PixelRect(x: 0, y: 0, width: 12, height: 10)
    private let right = PixelRect(x: 8, y: 0, width: 12, height: 10)

    private func draw(_ commands: [Command]) {
        Rasterizer(threads: 1).draw(commands, into: surface, region: surface.bounds)
    }

    private func fill(_ rect: PixelRect, _ color: PaintColor) -> Command { .fill(.init(Coverage(rect), .color(color))) }

    /// Where children overlap, the group's opacity reveals what is below the group, not one child through another.
    func testOpacityIsTheGroups() {
        draw([
            .beginGroup(.init(bounds: surface.bounds, opacity: 0.6)), fill(left, .black), fill(right, .white),
            .endGroup,
        ])
        XCTAssertEqual(surface.pixel(2, 5), [0, 0, 0, 153])
        XCTAssertEqual(surface.pixel(10, 5), [153, 153, 153, 153])
    }

    func testDestinationInClearsWhatItLeavesOutInItsBounds() {
        draw([
            fill(surface.bounds, .white),
            .beginGroup(.init(bounds: PixelRect(x: 2, y: 2, width: 10, height: 6), blendMode: .destinationIn)),
            fill(PixelRect(x: 4, y: 4, width: 2, height: 2), .black),
            .endGroup,
        ])
        XCTAssertEqual(surface.pixel(4, 4), [255, 255, 255, 255])
        XCTAssertEqual(surface.pixel(3, 3), [0, 0, 0, 0])
        XCTAssertEqual(surface.pixel(1, 1), [255, 255, 255, 255])
    }

    func testAnEmptyGroupStillClears() {
        draw([
            fill(surface.bounds, .white),
            .beginGroup(.init(bounds: left, blendMode: .destinationIn)), .endGroup,
        ])
        XCTAssertEqual(surface.pixel(0, 0), [0, 0, 0, 0])
        XCTAssertEqual(surface.pixel(12, 0), [255, 255, 255, 255])
    }

    func testClipMultipliesTheGroup() {
        let clip = Coverage(.rect(0.5, 0, 6, 10), clip: surface.bounds)
        draw([.beginGroup(.init(bounds: surface.bounds, clip: clip)), fill(surface.bounds, .black), .endGroup])
        XCTAssertEqual((0..<8).map { surface.pixel($0, 3)[3] }, [128, 255, 255, 255, 255, 255, 128, 0])
    }

    func testMaskWithinAGroup() {
        draw([
            fill(surface.bounds, .white),
            .beginGroup(.init(bounds: surface.bounds)),
            fill(left, .black),
            .beginGroup(.init(bounds: surface.bounds, blendMode: .destinationIn)),
            fill(right, PaintColor(red: 0, green: 0, blue: 0, alpha: 0.5)),
            .endGroup,
            .endGroup,
        ])
        XCTAssertEqual(surface.pixel(2, 2), [255, 255, 255, 255])
        XCTAssertEqual(surface.pixel(10, 2), [127, 127, 127, 255])
        XCTAssertEqual(surface.pixel(15, 2), [255, 255, 255, 255])
    }

    /// An unmatched end is ignored; a group left open is composited at the end.
    func testUnbalancedGroups() {
        draw([.endGroup, .beginGroup(.init(bounds: left, opacity: 0.2)), fill(left, .black)])
        XCTAssertEqual(surface.pixel(2, 2), [0, 0, 0, 51])
    }

    func testDeepNesting() {
        var commands = [Command](repeating: .beginGroup(.init(bounds: surface.bounds)), count: 200)
        commands += [fill(left, .black)] + [Command](repeating: .endGroup, count: 200)
        draw(commands)
        XCTAssertEqual(surface.pixel(2, 2), [0, 0, 0, 255])
    }
}
