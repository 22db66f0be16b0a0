import QuartzCore
import SwiftUI
import UIKit
import XCTest

/// Layers have their corners at pixel boundaries, wherever layout has placed the views.
@MainActor
final class PixelAlignmentTests: HierarchyTestCase {
    private func host<V: View>(scale: CGFloat, @ViewBuilder _ content: () -> V) -> Host<V> {
        let host = Host(width: 100, height: 60, content)
        host.window.traitOverrides.displayScale = scale
        host.settle()
        return host
    }

    private func frames(_ layer: CALayer) -> [CGRect] {
        (layer.sublayers ?? []).flatMap { [$0.frame] + frames($0) }
    }

    func testCornersLieOnPixels() async {
        for scale in [1, 2, 3] as [CGFloat] {
            let host = host(scale: scale) {
                HStack(spacing: 0) {
                    ForEach(0..<7) { _ in Box("box") }
                }
                .padding(0.3)
                .opacity(0.5)
            }
            let found = frames(host.view.layer)
            XCTAssertGreaterThan(found.count, 7)
            for edge in found.flatMap({ [$0.minX, $0.maxX, $0.minY, $0.maxY] }) {
                XCTAssertEqual(edge * scale, (edge * scale).rounded(), accuracy: 1e-6, "at scale \(scale)")
            }
        }
    }

    /// Layout itself is not rounded.
    func testLayoutIsExact() async {
        let host = host(scale: 2) {
            HStack(spacing: 0) {
                Box("a", 33.3, 20)
                Box("b", 10.1, 20.3)
            }
        }
        host.assertFrame("b", 28.3 + 33.3, 19.85, 10.1, 20.3)
        XCTAssertEqual(host.layer("b")?.frame, CGRect(x: 61.5, y: 20, width: 10, height: 20))
    }

    func testNeighboursLeaveNoGap() async throws {
        let view = HStack(spacing: 0) {
            Color.red.frame(width: 10.4)
            Color.red.frame(width: 10.4)
            Rectangle().fill(.red).frame(width: 10.4)
        }
        let picture = try XCTUnwrap(ViewPicture(host(scale: 1) { view }))
        let reds = (0..<100).filter { picture[$0, 30] != [255, 255, 255] }
        // From 34.4 to 65.6.
        XCTAssertEqual(reds, Array(34..<66))
        XCTAssertEqual(Set(reds.map { picture[$0, 30] }).count, 1)
    }

    /// Glyphs offset by a fraction of a pixel are the same glyphs.
    func testTextsAreSharpWhereverTheyAre() async throws {
        func picture(_ shift: CGFloat) throws -> ViewPicture {
            try XCTUnwrap(
                ViewPicture(host(scale: 1) { Text("Sharp").position(x: 50 + shift, y: 30 + shift) }))
        }
        XCTAssertEqual(try picture(0.2), try picture(0))
        XCTAssertNotEqual(try picture(1), try picture(0))
    }
}
