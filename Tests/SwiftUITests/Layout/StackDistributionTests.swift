import SwiftUI
import XCTest

/// The distribution of a stack's length: by flexibility, by priority, and with too little space.
final class StackDistributionTests: HierarchyTestCase {
    func testEqualViewsShareEquallyAfterTheGaps() async {
        let host = Host {
            HStack(spacing: 10) {
                Box("a"); Box("b"); Box("c")
            }
        }
        host.assertFrame("a", 0, 0, 60, 100)
        host.assertFrame("b", 70, 0, 60, 100)
        host.assertFrame("c", 140, 0, 60, 100)
    }

    /// From the least flexible to the most, each is offered its share of the rest.
    func testSpaceThatOneViewLeavesGoesToTheNext() async {
        let host = Host {
            HStack(spacing: 0) {
                Box("a", widths: 0...40, height: 10); Box("b"); Box("c", widths: 120...500, height: 10)
            }
        }
        host.assertFrame("a", 0, 45, 40, 10)
        host.assertFrame("b", 40, 0, 40, 100)
        host.assertFrame("c", 80, 45, 120, 10)
    }

    func testThreePrioritiesAreServedOneAfterAnother() async {
        let host = Host {
            HStack(spacing: 0) {
                Box("low", widths: 10...300, height: 10)
                Box("mid", widths: 20...300, height: 10).layoutPriority(1)
                Box("high", widths: 30...100, height: 10).layoutPriority(2)
            }
        }
        host.assertFrame("low", 0, 45, 10, 10)
        host.assertFrame("mid", 10, 45, 90, 10)
        host.assertFrame("high", 100, 45, 100, 10)
    }

    func testAPriorityBelowZeroComesLast() async {
        let host = Host {
            HStack(spacing: 0) {
                Box("last", widths: 5...300, height: 10).layoutPriority(-1)
                Box("a", widths: 5...90, height: 10)
                Box("b", widths: 5...90, height: 10)
            }
        }
        XCTAssertEqual(host.frame("a")?.width, 90)
        XCTAssertEqual(host.frame("b")?.width, 90)
        XCTAssertEqual(host.frame("last")?.width, 20)
    }

    func testViewsThatDoNotFitStandOutOnBothSides() async {
        let host = Host {
            HStack(spacing: 10) {
                Box("a", 150, 10); Box("b", 90, 10)
            }
        }
        host.assertFrame("a", -25, 45, 150, 10)
        host.assertFrame("b", 135, 45, 90, 10)
    }

    func testFixedViewsMayLeaveFlexibleOnesNoSpace() async {
        let host = Host {
            HStack(spacing: 0) {
                Box("a", 250, 10); Box("b")
            }
        }
        XCTAssertEqual(host.frame("b")?.width, 0)
        XCTAssertEqual(host.frame("a")?.minX, -25)
    }

    func testASpacerTakesWhatFlexibleViewsLeave() async {
        let host = Host {
            HStack(spacing: 0) {
                Box("a"); Spacer(minLength: 30)
            }
        }
        host.assertFrame("a", 0, 0, 170, 100)
        let two = Host {
            HStack(spacing: 0) {
                Spacer(); Box("b", 40, 10); Spacer(); Spacer()
            }
        }
        XCTAssertEqual(two.frame("b")?.minX ?? 0, 160 / 3, accuracy: 1e-6)
    }

    func testThereIsNoGapBesideASpacer() async {
        let host = Host {
            HStack {
                Box("a", 20, 10); Spacer(minLength: 0); Box("b", 20, 10); Box("c", 20, 10)
            }
        }
        host.assertFrame("a", 0, 45, 20, 10)
        host.assertFrame("b", 152, 45, 20, 10)
        host.assertFrame("c", 180, 45, 20, 10)
    }

    func testColumnsShareHeightsAsRowsShareWidths() async {
        let host = Host(width: 100, height: 200) {
            VStack(spacing: 10) {
                Box("a", 30, 50); Box("b"); Box("c").frame(maxHeight: 40).layoutPriority(1)
            }
        }
        host.assertFrame("a", 35, 0, 30, 50)
        host.assertFrame("b", 0, 60, 100, 90)
        host.assertFrame("c", 0, 160, 100, 40)
    }

    func testARowInAColumnIsAsHighAsItsHighestView() async {
        let host = Host {
            VStack(alignment: .trailing, spacing: 0) {
                HStack(spacing: 0) {
                    Box("a", 20, 30); Box("b", 20, 50)
                }
                Box("c", 10, 10)
            }
        }
        host.assertFrame("a", 80, 30, 20, 30)
        host.assertFrame("b", 100, 20, 20, 50)
        host.assertFrame("c", 110, 70, 10, 10)
    }

    func testAllViewsAreProposedTheWholeBreadth() async {
        let host = Host {
            HStack(spacing: 0) {
                Box("a"); Box("b").frame(width: 20); Box("c").frame(maxHeight: 30)
            }
        }
        XCTAssertEqual(["a", "b", "c"].map { host.frame($0)?.height }, [100, 100, 30])
        XCTAssertEqual(host.frame("c")?.minY, 35)
    }

    func testASingleViewIsProposedAll() async {
        let host = Host { HStack { Box("a") } }
        host.assertFrame("a", 0, 0, 200, 100)
        let deep = Host { VStack { HStack { VStack { Box("a") } } } }
        deep.assertFrame("a", 0, 0, 200, 100)
    }

    func testANegativeSpacingOverlaps() async {
        let host = Host {
            HStack(spacing: -10) {
                Box("a", 40, 10); Box("b", 40, 10)
            }
        }
        host.assertFrame("a", 65, 45, 40, 10)
        host.assertFrame("b", 95, 45, 40, 10)
    }

    func testStacksFollowTheirViewsChanges() async {
        let host = Host(Row(widths: [20, 40]))
        host.assertFrame("1", 94, 45, 40, 10)
        host.view.rootView = Row(widths: [20, 40, 60])
        host.assertFrame("0", 32, 45, 20, 10)
        host.assertFrame("2", 108, 45, 60, 10)
        host.view.rootView = Row(widths: [])
        XCTAssertEqual(host.names, [])
    }

    struct Row: View {
        let widths: [CGFloat]
        var body: some View {
            HStack {
                ForEach(widths.indices, id: \.self) { Box("\($0)", widths[$0], 10) }
            }
        }
    }
}
