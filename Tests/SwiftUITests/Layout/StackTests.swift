import SwiftUI
import XCTest

/// The distribution of space in stacks.
final class StackTests: HierarchyTestCase {
    func testViewsLieInTheMiddle() async {
        let host = Host { Box("a", 50, 20) }
        host.assertFrame("a", 75, 40, 50, 20)
    }

    func testRowsKeepEightPoints() async {
        let host = Host {
            HStack {
                Box("a", 20, 20); Box("b", 30, 40)
            }
        }
        host.assertFrame("a", 71, 40, 20, 20)
        host.assertFrame("b", 99, 30, 30, 40)
    }

    func testColumnsLineUp() async {
        let host = Host {
            VStack(alignment: .leading, spacing: 10) {
                Box("a", 20, 20); Box("b", 60, 10)
            }
        }
        host.assertFrame("a", 70, 30, 20, 20)
        host.assertFrame("b", 70, 60, 60, 10)
    }

    func testFlexibleViewsShareTheRest() async {
        let host = Host {
            HStack(spacing: 0) {
                Box("a", 50, 20); Box("b"); Box("c")
            }
        }
        host.assertFrame("a", 0, 40, 50, 20)
        host.assertFrame("b", 50, 0, 75, 100)
        host.assertFrame("c", 125, 0, 75, 100)
    }

    /// The least flexible view is proposed a size first: the rest goes to the others.
    func testTheLeastFlexibleIsAskedFirst() async {
        let host = Host {
            HStack(spacing: 0) {
                Box("wide")
                Box("limited", widths: 10...40, height: 10)
            }
        }
        host.assertFrame("limited", 160, 45, 40, 10)
        host.assertFrame("wide", 0, 0, 160, 100)
    }

    /// A view that fills an infinite length is as flexible in a stack, a scroll view or a lazy stack as by itself.
    func testContainersAreAsFlexibleAsWhatTheyHold() async {
        func check<C: View>(_ name: String, @ViewBuilder _ container: @escaping () -> C) {
            let host = Host {
                HStack(spacing: 0) {
                    container()
                    Box("limited", widths: 10...40, height: 10)
                }
            }
            XCTAssertEqual(host.frame("limited")?.minX, 160, name)
            XCTAssertEqual(host.frame("limited")?.width, 40, name)
        }
        check("VStack") { VStack { Box("a") } }
        check("ZStack") { ZStack { Box("a") } }
        check("leading") {
            VStack(alignment: .leading) {
                Box("a"); Box("b", 5, 5)
            }
        }
        check("scroll view") { ScrollView(.horizontal) { Box("a", 5, 5) } }
        check("scrolled down") { ScrollView { Box("a") } }
        check("lazy stack") { LazyVStack { Box("a", 5, 5) } }
        check("field") { TextField("", text: .constant("")) }
    }

    /// A spacer inside a row doesn't affect the spacing beside the row.
    func testDistancesAreThoseOfTheViewsAtTheEdge() async {
        let column = Host {
            VStack {
                HStack {
                    Box("a", 20, 20); Spacer(); Box("b", 20, 20)
                }
                Box("c", 20, 20)
            }
        }
        column.assertFrame("a", 0, 26, 20, 20)
        column.assertFrame("c", 90, 54, 20, 20)
        let row = Host {
            HStack {
                HStack {
                    Box("a", 20, 20); Spacer(); Box("b", 20, 20)
                }
                Box("c", 20, 20)
            }
        }
        row.assertFrame("b", 152, 40, 20, 20)
        row.assertFrame("c", 180, 40, 20, 20)
        let ended = Host {
            HStack {
                HStack {
                    Box("a", 20, 20); Spacer()
                }
                Box("c", 20, 20)
            }
        }
        ended.assertFrame("c", 180, 40, 20, 20)
    }

    func testPriorityComesFirst() async {
        let host = Host {
            HStack(spacing: 0) {
                Box("low", widths: 30...500, height: 10)
                Box("high", widths: 30...500, height: 10).layoutPriority(1)
            }
        }
        // The lower one keeps its minimum.
        host.assertFrame("high", 30, 45, 170, 10)
        host.assertFrame("low", 0, 45, 30, 10)
    }

    func testSpacersTakeTheRest() async {
        let host = Host {
            HStack(spacing: 0) {
                Box("a", 20, 20); Spacer(); Box("b", 20, 20)
            }
        }
        host.assertFrame("a", 0, 40, 20, 20)
        host.assertFrame("b", 180, 40, 20, 20)
    }

    /// Views are only compressed once the spacer has shrunk to its minimum.
    func testSpacersGiveWayToOthers() async {
        let host = Host {
            HStack(spacing: 0) {
                Box("a", 20, 20); Box("text", widths: 5...110, height: 10); Spacer();
                Box("b", widths: 5...40, height: 10)
            }
        }
        host.assertFrame("text", 20, 45, 110, 10)
        host.assertFrame("b", 160, 45, 40, 10)
    }

    func testSpacersKeepTheirLeast() async {
        let host = Host {
            HStack(spacing: 0) {
                Box("a", 95, 20); Spacer(minLength: 30); Box("b", 95, 20)
            }
        }
        host.assertFrame("a", -10, 40, 95, 20)
        host.assertFrame("b", 115, 40, 95, 20)
    }

    func testStacksInStacks() async {
        let host = Host {
            VStack(spacing: 0) {
                Box("top", 200, 20)
                HStack(spacing: 0) {
                    Box("left"); Box("right", 40, 30)
                }
            }
        }
        host.assertFrame("top", 0, 0, 200, 20)
        host.assertFrame("left", 0, 20, 160, 80)
        host.assertFrame("right", 160, 45, 40, 30)
    }

    func testOverlappingViewsAlign() async {
        let host = Host {
            ZStack(alignment: .bottomTrailing) {
                Box("a", 60, 60); Box("b", 20, 20)
            }
        }
        host.assertFrame("a", 70, 20, 60, 60)
        host.assertFrame("b", 110, 60, 20, 20)
    }

    func testIndicesOrderDrawing() async {
        let host = Host {
            ZStack {
                Box("a").zIndex(1); Box("b"); Box("c")
            }
        }
        XCTAssertEqual(host.names, ["b", "c", "a"])
    }

    func testAlignmentGuidesMoveViews() async {
        let host = Host {
            VStack(alignment: .leading, spacing: 0) {
                Box("a", 40, 20)
                Box("b", 40, 20).alignmentGuide(.leading) { $0.width / 2 }
            }
        }
        // The guide of b is 20 points inside: a moves as far to the right.
        host.assertFrame("a", 90, 30, 40, 20)
        host.assertFrame("b", 70, 50, 40, 20)
    }

    func testGroupsAreNoStacks() async {
        let host = Host {
            HStack(spacing: 0) {
                Group {
                    Box("a", 20, 20); Box("b", 20, 20)
                }.padding(5)
            }
        }
        host.assertFrame("a", 75, 40, 20, 20)
        host.assertFrame("b", 105, 40, 20, 20)
    }
}
