import CoreGraphics
import XCTest

/// Draws with the same code into a bitmap and on a page, renders the page with Poppler, and compares.
///
/// With `KASANE_CONTACT_SHEET` set to a path, the pictures and their differences are written beside it, with `-pdf` in
/// the name, and a table is printed.
final class PDFPictureTests: XCTestCase {
    func testScenesLookOnPagesAsInBitmaps() throws {
        try compare(oracleScenes.filter(\.isForPages).map { ($0, $0.pageTolerance) }, sheet: "-pdf")
    }

    /// What Cairo's scenes lack.
    func testElementsLookOnPagesAsInBitmaps() throws {
        let elements = pageElements
        let file = try PDFFile(pages: elements.map(\.draw))
        try compare(file, elements.map { ($0.name, $0.draw, $0.tolerance) }, sheet: "-pdf-elements")
    }

    private func compare(_ scenes: [(Scene, Tolerance)], sheet: String) throws {
        let drawings = scenes.map { scene, _ in
            { (context: CGContext) in
                // A blend mode ignores a page's paper; a bitmap's white is a colour.
                context.setFillColor(.white)
                context.fill(CGRect(x: 0, y: 0, width: Scene.size, height: Scene.size))
                context.setFillColor(.black)
                try KasanePainter.draw(scene, in: context)
            }
        }
        let named = zip(scenes, drawings).map { ($0.0.name, $1, $0.1) }
        try compare(try PDFFile(pages: drawings), named, sheet: sheet)
    }

    private func compare(
        _ file: PDFFile, _ drawings: [(String, (CGContext) throws -> Void, Tolerance)], sheet suffix: String
    ) throws {
        let pictures = try file.pictures()
        XCTAssertEqual(pictures.count, drawings.count)
        var sheet = ContactSheet(count: drawings.count)
        var table: [String] = []
        for ((name, draw, tolerance), picture) in zip(drawings, pictures) {
            let bitmap = try Picture.drawn(picture.width, picture.height, draw)
            let result = Comparison(picture, oracle: bitmap)
            XCTAssertTrue(result.isWithin(tolerance), "\(name): \(result)")
            table.append(result.line(name))
            sheet.add(picture, bitmap)
        }
        if sheet.write(suffix) { print(table.joined(separator: "\n")) }
    }
}

extension Scene {
    /// Whether a page can show the scene; also false for some of several similar scenes.
    fileprivate var isForPages: Bool {
        let alike = ["line round ", "line square bevel", "dash round ", "dash square odd"]
        if alike.contains(where: name.hasPrefix) { return false }
        // Poppler computes these with integers that overflow, or divides differently.
        if ["colorDodge", "colorBurn", "hue", "saturation"].contains(where: name.hasSuffix) { return false }
        let isBlend = name.hasPrefix("blend ")
        return !isBlend || colorBlendScenes.contains { $0.name == name }
            || ["blend normal", "blend sourceAtop"].contains(name)
    }

    fileprivate var pageTolerance: Tolerance {
        switch name {
        case let name where ["mask", "stencil", "quality"].contains { name.contains($0) }: .resampling
        case let name where name.hasPrefix("image"): name.hasSuffix("smooth") ? .resampling : .poppler
        case let name where name.contains("gradient") || name.hasSuffix("ends"): .poppler
        default: .pages
        }
    }
}

extension Tolerance {
    /// Poppler takes 16 samples of each of the 16 pixels that are averaged, with lines snapped to whole pixels, and
    /// where clips or outlines share an edge, it applies the edge twice.
    static let pages = Tolerance(interior: 15, edgeMean: 4.5, edge98thPercentile: 20, edgeMax: 255)
    /// Poppler paints gradients and images pixel by pixel, without smoothing their edges.
    static let poppler = Tolerance(interior: 16, edgeMean: 24, edge98thPercentile: 125, edgeMax: 255)
    /// How pixels are mixed when an image is enlarged is up to the reader.
    static let resampling = Tolerance(interior: 42, edgeMean: 28, edge98thPercentile: 90, edgeMax: 255)
}
