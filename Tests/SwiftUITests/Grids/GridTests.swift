import UIKit
import XCTest

@testable import SwiftUI

final class GridTests: HierarchyTestCase {
    func testColumnsAndRowsAreAsLargeAsTheirLargestCell() async {
        let host = Host(
            Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 5) {
                GridRow {
                    Box("a", 20, 20); Box("b", 60, 10)
                }
                GridRow {
                    Box("c", 40, 15); Box("d", 30, 30)
                }
            }.frame(width: 200, height: 100, alignment: .topLeading))
        host.assertFrame("a", 0, 0, 20, 20)
        host.assertFrame("b", 50, 0, 60, 10)
        host.assertFrame("c", 0, 25, 40, 15)
        host.assertFrame("d", 50, 25, 30, 30)
    }

    func testCellsAreAlignedByGridRowColumnAndCell() async {
        let host = Host(
            Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow(alignment: .bottom) {
                    Box("a", 20, 20)
                    Box("b", 60, 10).gridColumnAlignment(.trailing)
                }
                GridRow {
                    Box("c", 40, 40)
                    Box("d", 30, 10)
                    Box("e", 10, 10).gridCellAnchor(.center)
                }
            }.frame(width: 200, height: 100, alignment: .topLeading))
        host.assertFrame("a", 0, 0, 20, 20)
        host.assertFrame("b", 40, 10, 60, 10)
        host.assertFrame("d", 70, 20, 30, 10)
        host.assertFrame("e", 100, 35, 10, 10)
    }

    func testWhatIsInNoRowIsAsWideAsTheGrid() async {
        let host = Host(
            Grid(horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow {
                    Box("a", 30, 10); Box("b", 30, 10)
                }
                Box("line", widths: 0...999, height: 2).gridCellUnsizedAxes(.horizontal)
                GridRow { Box("wide", 50, 10).gridCellColumns(2) }
            }.frame(width: 200, height: 100, alignment: .topLeading))
        host.assertFrame("line", 0, 10, 70, 2)
        host.assertFrame("wide", 10, 12, 50, 10)
    }

    func testTheFirstViewThatFitsIsShown() async {
        let choice = ViewThatFits(in: .horizontal) {
            Box("wide", 150, 20); Box("medium", 80, 20); Box("small", 10, 20)
        }
        XCTAssertEqual(Host(choice).names, ["wide"])
        XCTAssertEqual(Host(choice.frame(width: 100)).names, ["medium"])
        XCTAssertEqual(Host(choice.frame(width: 5)).names, ["small"])
        assertSizes(choice, [((nil, nil), (150, 20)), ((90, 5), (80, 20))])
    }

    struct Controls: View {
        let width: CGFloat

        var body: some View {
            ViewThatFits(in: .horizontal) {
                Toggle("", isOn: .constant(true)).labelsHidden().frame(width: 100)
                ScrollView { Text("short") }.frame(width: 40)
            }
            .frame(width: width)
        }
    }

    /// What doesn't fit is neither visible nor touched: its UIKit views are not in the hierarchy.
    func testViewsThatDontFitAreInNoHierarchy() async {
        let host = Host(Controls(width: 50))
        func isSwitch() -> [Bool] { host.view.subviews.map { $0 is UISwitch } }
        XCTAssertEqual(isSwitch(), [false])
        host.view.rootView = Controls(width: 150)
        host.settle()
        XCTAssertEqual(isSwitch(), [true])
        XCTAssertNotNil(host.view.subviews.first?.layer.superlayer)
        host.view.rootView = Controls(width: 50)
        host.settle()
        XCTAssertEqual(isSwitch(), [false])
    }
}
