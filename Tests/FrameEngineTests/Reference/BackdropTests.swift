@_spi(Compositing) import QuartzCore
import LayerTestSupport
import TestSupport
import XCTest

@testable import CoreGraphics
@testable import QuartzCore
@testable import Raster

/// Panes of glass on panes of glass: the backdrop of a background filter, however the layers nest.
final class BackdropTests: XCTestCase {
    private let size = CGSize(width: 60, height: 48)

    private func filter(_ type: String, radius: CGFloat = 3) -> CAFilter {
        let filter = CAFilter(type: type)
        filter.setValue(radius, forKey: "inputRadius")
        return filter
    }

    /// Returns stripes, and a mark that may move.
    private func root(mark: CGFloat = 4) -> CALayer {
        let root = CALayer(CGRect(origin: .zero, size: size), .white)
        for index in 0..<6 {
            root.addSublayer(
                CALayer(
                    CGRect(x: index * 10, y: 0, width: 5, height: 48),
                    CGColor(red: 0.1, green: CGFloat(index) / 6, blue: 0.7, alpha: 1)))
        }
        root.addSublayer(CALayer(CGRect(x: mark, y: 10, width: 6, height: 6), .black))
        return root
    }

    private func pane(_ frame: CGRect, _ filters: [CAFilter], _ change: (CALayer) -> Void = { _ in }) -> CALayer {
        let pane = CALayer(frame, CGColor(red: 1, green: 0.9, blue: 0.6, alpha: 0.2))
        pane.backgroundFilters = filters
        change(pane)
        return pane
    }

    /// Returns ways to nest one pane in another.
    private func nested(_ filters: (outer: [CAFilter], inner: [CAFilter])) -> [CALayer] {
        let (outer, inner) = (CGRect(x: 8, y: 6, width: 44, height: 36), CGRect(x: 10, y: 8, width: 22, height: 18))
        return [
            pane(outer, filters.outer) { $0.addSublayer(self.pane(inner, filters.inner)) },
            pane(outer, filters.outer) {
                $0.addSublayer(self.pane(inner, filters.inner) { $0.cornerRadius = 6 })
                ($0.cornerRadius, $0.opacity) = (8, 0.8)
            },
            pane(outer, filters.outer) {
                $0.addSublayer(self.pane(inner, filters.inner))
                $0.compositingFilter = "multiplyBlendMode"
                $0.mask = CALayer(CGRect(x: 4, y: 4, width: 36, height: 30), .black)
            },
            pane(outer, []) {
                $0.addSublayer(self.pane(inner, filters.inner))
                $0.opacity = 0.7
            },
        ]
    }

    private var filters: [(outer: [CAFilter], inner: [CAFilter])] {
        [
            ([filter("colorInvert")], [filter("gaussianBlur")]), ([filter("gaussianBlur")], [filter("colorInvert")]),
            ([filter("gaussianBlur")], [filter("gaussianBlur", radius: 2)]),
        ]
    }

    func testNestedPanesMatchTheReference() {
        for filters in filters {
            for (index, pane) in nested(filters).enumerated() {
                let root = root()
                root.addSublayer(pane)
                let list = displayList(of: root, size: size)
                let (fast, reference) = (PixelBuffer(of: size), PixelBuffer(of: size))
                fast.draw(list, with: SoftwareCompositor(threads: 1))
                reference.draw(list, with: ReferenceCompositor())
                let difference = fast.difference(reference, beyond: 4)
                XCTAssertEqual(difference.pixels, 0, "\(index): \(difference)")
            }
        }
    }

    func testMotionBelowNestedPanesIsDrawnInPart() {
        for filters in filters {
            for (index, pane) in nested(filters).enumerated() {
                let lists = [4, 22, 30].map { (x: CGFloat) in
                    let root = root(mark: x)
                    root.addSublayer(pane)
                    return displayList(of: root, size: size)
                }
                let partial = PixelBuffer(of: size)
                partial.draw(lists[0], with: SoftwareCompositor(threads: 1))
                for (old, new) in zip(lists, lists.dropFirst()) {
                    partial.draw(new, after: old, with: SoftwareCompositor(threads: 2))
                    let whole = PixelBuffer(of: size)
                    whole.draw(new, with: SoftwareCompositor(threads: 1))
                    let difference = partial.difference(whole, beyond: 0)
                    XCTAssertEqual(difference.pixels, 0, "\(index): \(difference)")
                }
            }
        }
    }

    /// The pixels below a pane are rounded to bytes, and sums of many faint layers are not, as long as the pane is not
    /// in a group.
    func testAPaneThatComesToLieInAGroupIsDrawnInPart() {
        let root = root()
        func addSheets() {
            for _ in 0..<8 {
                root.addSublayer(
                    CALayer(
                        CGRect(x: 0, y: 0, width: 32, height: 48), CGColor(red: 0.3, green: 0.8, blue: 0.5, alpha: 0.03)
                    ))
            }
        }
        addSheets()
        let holder = CALayer(CGRect(x: 36, y: 8, width: 20, height: 30), nil)
        holder.cornerRadius = 5
        holder.addSublayer(pane(CGRect(x: 2, y: 2, width: 16, height: 26), [filter("colorInvert")]))
        root.addSublayer(holder)
        addSheets()
        let alone = displayList(of: root, size: size)
        holder.masksToBounds = true
        let inGroup = displayList(of: root, size: size)
        for (old, new) in [(alone, inGroup), (inGroup, alone)] {
            let (partial, whole) = (PixelBuffer(of: size), PixelBuffer(of: size))
            partial.draw(old, with: SoftwareCompositor(threads: 1))
            partial.draw(new, after: old, with: SoftwareCompositor(threads: 1))
            whole.draw(new, with: SoftwareCompositor(threads: 1))
            XCTAssertEqual(partial.difference(whole, beyond: 0).pixels, 0)
        }
    }
}
