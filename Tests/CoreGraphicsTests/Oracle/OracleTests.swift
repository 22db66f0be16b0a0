import CoreGraphics
import XCTest

/// Draws each scene with Kasane and with Cairo and compares. With `KASANE_CONTACT_SHEET` set to a path, the pictures of both
/// and their differences are written there as a PNG, and a table is printed.
final class OracleTests: XCTestCase {
    func testScenesLookAsCairoDrawsThem() throws {
        var sheet = ContactSheet(count: oracleScenes.count)
        var table: [String] = []
        for scene in oracleScenes {
            let picture = try KasanePainter.draw(scene)
            let oracle = CairoPainter.draw(scene)
            let result = Comparison(picture, oracle: oracle)
            XCTAssertTrue(result.isWithin(scene.tolerance), "\(scene.name): \(result)")
            table.append(
                scene.name.padding(toLength: 50, withPad: " ", startingAt: 0)
                    + String(
                        format: "interior %3d   edges: mean %5.2f  most %3d  greatest %3d  count %5d",
                        result.interiorMost, result.edgeMean, result.edgeMost, result.edgeGreatest, result.edgeCount))
            sheet.add(picture, oracle)
        }
        XCTAssertEqual(Set(oracleScenes.map(\.name)).count, oracleScenes.count, "each scene has a name of its own")
        if let path = ProcessInfo.processInfo.environment["KASANE_CONTACT_SHEET"] {
            sheet.picture.write(to: path)
            print(table.joined(separator: "\n"))
        }
    }

    /// The comparison must see what it is for: a shape moved by a quarter of a pixel is not the same.
    func testTheComparisonSeesAQuarterOfAPixel() throws {
        let steps: [Step] = [.path([.ellipse(20, 20, 80, 80)]), .fill()]
        let moved: [Step] = [.concat(CGAffineTransform(translationX: 0.25, y: 0))] + steps
        let result = Comparison(
            try KasanePainter.draw(Scene(name: "moved", steps: moved)),
            oracle: CairoPainter.draw(Scene(name: "there", steps: steps)))
        XCTAssertFalse(result.isWithin(.edges))
    }
}

/// All pictures in rows: Kasane's, Cairo's, and eight times their difference.
private struct ContactSheet {
    private static let columns = 4
    private static let cell = Scene.size + 4
    private(set) var picture: Picture
    private var index = 0

    init(count: Int) {
        let rows = (count + Self.columns - 1) / Self.columns
        picture = Picture(width: Self.columns * 3 * Self.cell, height: rows * Self.cell)
    }

    mutating func add(_ a: Picture, _ b: Picture) {
        var difference = Picture(width: a.width, height: a.height)
        for i in stride(from: 0, to: a.bytes.count, by: 4) {
            for c in 0..<4 {
                let d = abs(Int(a.bytes[i + c]) - Int(b.bytes[i + c])) * 8
                difference.bytes[i + c % 3] = max(difference.bytes[i + c % 3], UInt8(min(255, d)))
            }
            difference.bytes[i + 3] = 255
        }
        for (place, part) in [a, b, difference].enumerated() {
            let left = (index % Self.columns * 3 + place) * Self.cell
            let top = index / Self.columns * Self.cell
            for y in 0..<part.height {
                let target = ((top + y) * picture.width + left) * 4
                let source = y * part.width * 4
                picture.bytes.replaceSubrange(
                    target..<target + part.width * 4, with: part.bytes[source..<source + part.width * 4])
            }
        }
        index += 1
    }
}
