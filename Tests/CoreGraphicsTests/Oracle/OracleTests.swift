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
            table.append(result.line(scene.name))
            sheet.add(picture, oracle)
        }
        XCTAssertEqual(Set(oracleScenes.map(\.name)).count, oracleScenes.count, "each scene has a name of its own")
        if sheet.write() { print(table.joined(separator: "\n")) }
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
