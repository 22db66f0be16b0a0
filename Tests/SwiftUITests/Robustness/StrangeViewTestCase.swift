import LayerTestSupport
import SwiftUI
import UIKit
import XCTest

/// Tests of incorrect programs.
@MainActor
class StrangeViewTestCase: HierarchyTestCase {
    /// Shows a view above a box for half a second, and checks that the box has its size and a position.
    final func show<V: View>(_ view: V, line: UInt = #line) {
        let host = Host(width: 300, height: 600) {
            VStack {
                view.frame(maxHeight: 300)
                Box("rest", 20, 20)
            }
        }
        host.settle()
        advance(to: MediaClock.now - 100 + 0.5)
        XCTAssertNotNil(ViewPicture(host), line: line)
        let frame = host.frame("rest")
        XCTAssertEqual(frame?.size, CGSize(width: 20, height: 20), line: line)
        XCTAssert(frame?.minY.isFinite == true, line: line)
    }

    struct Element: Identifiable, Hashable {
        let id: Int
        var name = ""
        var children: [Element]?
    }
}
