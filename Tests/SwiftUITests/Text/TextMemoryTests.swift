import CoreGraphics
import CoreText
import SwiftUI
import TestSupport
import XCTest

/// Changing text takes no more memory than before.
final class TextMemoryTests: HierarchyTestCase {
    private func check(_ growth: Double?, _ line: UInt = #line) {
        guard let growth else { return }
        print("\(growth) bytes for each run")
        XCTAssertLessThan(growth, 16, "bytes for each run", line: line)
    }

    /// Returns the growth without the shapes of paragraphs, which a cache of bounded size keeps.
    private func textMemoryGrowth(runs: Int, _ body: (Int) -> Void) -> Double? {
        memoryGrowth(runs: runs) { run in
            body(run)
            forgetShapedParagraphs()
        }
    }

    func testTexts() async {
        let renderer = ImageRenderer(content: Text(""))
        check(
            textMemoryGrowth(runs: 40) { run in
                renderer.content = Text("Number \(run)")
                XCTAssertNotNil(renderer.cgImage)
            })
    }

    func testTruncatedTextsOfSeveralStyles() async {
        let renderer = ImageRenderer(content: Text(""))
        renderer.proposedSize = ProposedViewSize(width: 50, height: 20)
        check(
            textMemoryGrowth(runs: 40) { run in
                renderer.content = Text("Number ").bold() + Text("\(run) and more").foregroundColor(.red).kerning(1)
                XCTAssertNotNil(renderer.cgImage)
            })
    }
}
