import CoreGraphics
import XCTest

/// Draws each scene with Kasane and with Cairo and compares. With `KASANE_CONTACT_SHEET` set to a path, the pictures of
/// both and their differences are written there as a PNG, and a table is printed.
final class OracleTests: XCTestCase {
    func testScenesLookAsCairoDrawsThem() throws {
        var sheet = ContactSheet(count: oracleScenes.count)
        var table: [String] = []
        var exact: [(String, Comparison)] = []
        for scene in oracleScenes {
            let picture = try KasanePainter.draw(scene)
            let oracle = CairoPainter.draw(scene)
            let result = Comparison(picture, oracle: oracle)
            XCTAssertTrue(result.isWithin(scene.tolerance), "\(scene.name): \(result)")
            table.append(result.line(scene.name))
            sheet.add(picture, oracle)
            if scene.tolerance == .edges { exact.append((scene.name, result)) }
        }
        let interior = exact.max { $0.1.interiorMax < $1.1.interiorMax }
        let edge = exact.max { $0.1.edgeMean < $1.1.edgeMean }
        let worst = """

            \(oracleScenes.count) drawings. Of the \(exact.count) of flat colours the worst are
            \(interior.map { $0.1.line($0.0) } ?? "")
            \(edge.map { $0.1.line($0.0) } ?? "")
            Bounds: interiors within \(Tolerance.edges.interior), edges by \(Tolerance.edges.edgeMean) on average.
            """
        table.append(worst)
        XCTAssertEqual(Set(oracleScenes.map(\.name)).count, oracleScenes.count, "each scene has a name of its own")
        if sheet.write() { print(table.joined(separator: "\n")) }
    }

    /// Scenes that Cairo can't draw are compared with Skia by `scripts/oracle-skia`: with `KASANE_SKIA_FOLDER` set, the
    /// pictures and their descriptions are written into that folder.
    func testScenesForSkia() throws {
        let folder = ProcessInfo.processInfo.environment["KASANE_SKIA_FOLDER"].map { URL(fileURLWithPath: $0) }
        for (index, scene) in skiaScenes.enumerated() {
            let picture = try KasanePainter.picture { try scene.draw(in: $0) }
            XCTAssertTrue(picture.bytes.contains { $0 > 0 }, scene.name)
            if let folder { try Data(picture.bytes).write(to: folder.appendingPathComponent("\(index).rgba")) }
        }
        guard let folder else { return }
        let description: [String: Any] = ["size": Scene.size, "scenes": skiaScenes.map(\.description)]
        try JSONSerialization.data(withJSONObject: description)
            .write(to: folder.appendingPathComponent("scenes.json"))
    }

    /// The comparison must detect what it is for: a shape moved by a quarter of a pixel is not the same.
    func testTheComparisonSeesAQuarterOfAPixel() throws {
        let steps: [Step] = [.path([.ellipse(20, 20, 80, 80)]), .fill()]
        let moved: [Step] = [.concat(CGAffineTransform(translationX: 0.25, y: 0))] + steps
        let result = Comparison(
            try KasanePainter.draw(Scene(name: "moved", steps: moved)),
            oracle: CairoPainter.draw(Scene(name: "there", steps: steps)))
        XCTAssertFalse(result.isWithin(.edges))
    }
}
