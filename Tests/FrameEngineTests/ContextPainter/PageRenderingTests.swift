import LayerTestSupport
import QuartzCore
import TestSupport
import XCTest

/// [render(in:)](https://developer.apple.com/documentation/quartzcore/calayer/render(in:)) into the pages of a PDF:
/// they show what a renderer draws.
final class PageRenderingTests: XCTestCase {
    private static let size = CGSize(width: 40, height: 40)
    private static let scale = 2

    override func setUp() { CATransaction.setDisableActions(true) }
    override func tearDown() { CATransaction.setDisableActions(false) }

    /// Returns the difference of two pictures, in levels, in the cell of 8 x 8 points where it is greatest.
    ///
    /// PDF readers antialias edges and enlarge images in ways of their own, which moves colours by about half a point.
    /// An edge of black and white that is off by a whole point makes 32 levels in a cell; missing drawing, or another
    /// mode, much more.
    private func most(_ picture: Picture, _ other: Picture) -> Int {
        let side = 8 * Self.scale
        return stride(from: 0, to: picture.height, by: side).map { y in
            stride(from: 0, to: picture.width, by: side).map { x in
                difference(picture, other, x..<x + side, y..<y + side)
            }.max() ?? 0
        }.max() ?? 0
    }

    private func difference(_ picture: Picture, _ other: Picture, _ x: Range<Int>, _ y: Range<Int>) -> Int {
        var (red, green, blue) = (0, 0, 0)
        for y in y {
            for x in x {
                let (one, another) = (picture[x, y], other[x, y])
                // A page is shown over white.
                let paper = another.alpha - one.alpha
                red += one.red - another.red + paper
                green += one.green - another.green + paper
                blue += one.blue - another.blue + paper
            }
        }
        return max(abs(red), abs(green), abs(blue)) / (x.count * y.count)
    }

    /// Returns a tree over white paper: a blend mode ignores a page's paper.
    private func tree(_ seed: UInt64) -> CALayer {
        let paper = CALayer(CGRect(origin: .zero, size: Self.size), CGColor(red: 1, green: 1, blue: 1, alpha: 1))
        paper.addSublayer(RandomScene(seed: seed, isRichInEffects: seed % 3 == 2).root)
        return paper
    }

    private func picture(of root: CALayer) -> Picture {
        Picture(of: root, size: Self.size, scale: CGFloat(Self.scale))
    }

    func testRandomTreesAgree() throws {
        let seeds = Array(0..<36 as Range<UInt64>)
        let roots = seeds.map(tree)
        let pages = try PDFPages(of: roots, size: Self.size)
        // One renders few modes correctly in groups, the other doesn't interpolate images.
        let readers = try ["pdftocairo", "pdftoppm"].map { try pages.shown(by: $0, scale: Self.scale) }
        var (altered, noticed) = ([0, 0, 0], [0, 0, 0])
        for (index, seed) in seeds.enumerated() {
            let expected = picture(of: roots[index])
            let shown = readers.map { $0[index] }.min { most($0, expected) < most($1, expected) }
            let page = try XCTUnwrap(shown)
            XCTAssertLessThanOrEqual(most(page, expected), 32, "seed \(seed)")
            // The comparison detects omissions that differ by more than an edge for the renderer.
            for (kind, alteration) in Self.alterations.enumerated() {
                let root = tree(seed)
                alteration(root)
                let picture = picture(of: root)
                guard most(picture, expected) > 64 else { continue }
                altered[kind] += 1
                if most(page, picture) > 32 { noticed[kind] += 1 }
            }
        }
        XCTAssertEqual(noticed, altered)
        XCTAssert(altered.allSatisfy { $0 > 1 }, "\(altered) trees are altered much")
    }

    /// Masks removed, modes removed, and the first layer removed.
    private static let alterations: [@Sendable (CALayer) -> Void] = [
        { root in each(in: root) { $0.mask = nil } },
        { root in each(in: root) { $0.compositingFilter = nil } },
        { root in root.sublayers?.first?.sublayers?.first?.isHidden = true },
    ]

    private static func each(in layer: CALayer, _ body: (CALayer) -> Void) {
        body(layer)
        for sublayer in layer.sublayers ?? [] { each(in: sublayer, body) }
    }
}
