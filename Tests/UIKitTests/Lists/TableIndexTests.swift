import QuartzCore
import UIKit
import XCTest

/// The index at a table's edge, and the rows beside it.
/// See [Apple's reference](https://developer.apple.com/documentation/uikit/uitableviewdatasource/sectionindextitles(for:)).
final class TableIndexTests: TableTestCase {
    private func isIndex(_ view: UIView) -> Bool { "\(type(of: view))".contains("Index") }

    func testWhatRowsShowStaysBesideTheIndex() async throws {
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            window.traitOverrides.layoutDirection = direction
            source.indexTitles = ["A", "B"]
            let table = makeTable([["One", "Two"], ["Three"]])
            let index = try XCTUnwrap(table.subviews.first(where: isIndex)).frame
            let cell = try XCTUnwrap(table.cellForRow(at: path(0, 0)))
            func check(_ what: String) {
                table.layoutIfNeeded()
                cell.layoutIfNeeded()
                // Space around the titles belongs to the index too, and may overlap the rows' margins.
                let strip = index.insetBy(dx: 5, dy: 0)
                for view in cell.subviews where !view.isHidden && view.bounds.height > 1 {
                    let frame = view.convert(view.bounds, to: table)
                    guard frame.width < table.bounds.width else { continue }
                    XCTAssertFalse(frame.intersects(strip.insetBy(dx: 0, dy: -400)), "\(what): \(frame) \(index)")
                }
            }
            for accessory in [UITableViewCell.AccessoryType.checkmark, .disclosureIndicator, .detailDisclosureButton] {
                cell.accessoryType = accessory
                check("\(accessory)")
            }
            cell.accessoryView = UISwitch()
            check("switch")
            cell.showsReorderControl = true
            table.isEditing = true
            check("editing")
            table.removeFromSuperview()
        }
    }
}
