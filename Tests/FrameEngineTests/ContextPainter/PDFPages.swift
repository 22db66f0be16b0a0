import CoreGraphics
import Foundation
import LayerTestSupport
import QuartzCore
import TestSupport
import XCTest

/// A document with one page per tree, rendered into it.
final class PDFPages {
    private let folder: URL
    private let file: URL
    private let size: CGSize
    private let count: Int

    /// Creates pages of `size` points, and checks with qpdf that they are valid.
    init(of roots: [CALayer], size: CGSize) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("kasane-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        file = folder.appendingPathComponent("pages.pdf")
        (self.size, count) = (size, roots.count)
        var box = CGRect(origin: .zero, size: size)
        let context = try XCTUnwrap(CGContext(file, mediaBox: &box, nil))
        for root in roots {
            context.beginPDFPage(nil)
            context.translateBy(x: 0, y: size.height)
            context.scaleBy(x: 1, y: -1)
            root.render(in: context)
            context.endPDFPage()
        }
        context.closePDF()
        XCTAssertNil(try faults(ofPDF: file))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Returns the pages as one of Poppler's programs renders them, `scale` pixels per point, over white: `pdftocairo`
    /// or `pdftoppm`.
    func shown(by reader: String, scale: Int = 1) throws -> [Picture] {
        guard let program = installedProgram(reader) else {
            throw XCTSkip("\(reader) is not installed; scripts/setup installs it")
        }
        let process = Process()
        process.executableURL = program
        process.arguments = ["-r", "\(72 * scale)", "-png", file.path, "\(folder.path)/\(reader)"]
        try process.run()
        process.waitUntilExit()
        // They are numbered with as many digits as the last one has.
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix(reader) }
        XCTAssertEqual(names.count, count)
        return try names.sorted().map { name in
            let data = try Data(contentsOf: folder.appendingPathComponent(name))
            let image = try XCTUnwrap(
                CGImage(
                    pngDataProviderSource: XCTUnwrap(CGDataProvider(data: data)), decode: nil, shouldInterpolate: false,
                    intent: .defaultIntent))
            let shown = Picture.context(size: size, scale: CGFloat(scale))
            shown.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
            return Picture(shown)
        }
    }
}
