import QuartzCore
import XCTest

@testable import UIKit

/// Menus of rows and items.
/// See [Apple's reference](https://developer.apple.com/documentation/uikit/uitableviewdelegate)
final class ListMenuTests: TableTestCase {
    private final class MenuSource: NSObject, UITableViewDataSource, UITableViewDelegate {
        var sections: [[String]] = []
        var log: [String] = []

        private func note(_ text: String) { log.append(text) }

        func numberOfSections(in tableView: UITableView) -> Int { sections.count }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }

        var menu: UIContextMenuConfiguration?
        var titles: [String]?

        func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }

        func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            note("menu \(indexPath.row) at \(Int(point.x)), \(Int(point.y))")
            return menu
        }

        func tableView(
            _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { note("display \(configuration.identifier)") }

        func tableView(
            _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { note("end \(configuration.identifier)") }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            note("select \(indexPath.row)")
        }
    }

    func testAPressOnARowBringsItsMenu() async {
        let menus = MenuSource()
        let table = makeTable([["a", "b", "c"]], rowHeight: 50)
        menus.sections = source.sections
        (table.dataSource, table.delegate) = (menus, menus)
        table.layoutIfNeeded()
        menus.menu = UIContextMenuConfiguration(identifier: "second" as NSString, previewProvider: nil) { _ in
            UIMenu(children: [UIAction(title: "Delete") { _ in }])
        }
        menus.log = []
        run(TouchScript().press(at: CGPoint(x: 40, y: 70), duration: 0.8))
        XCTAssertEqual(menus.log, ["menu 1 at 40, 70", "display second"])
        XCTAssertEqual(table.contextMenuInteraction?.menuAppearance, .rich)
        table.contextMenuInteraction?.dismissMenu()
        MediaClock.advance(to: CACurrentMediaTime() + 1)
        XCTAssertEqual(menus.log.last, "end second")
        XCTAssertNil(table.indexPathForSelectedRow)
    }

    /// Without a menu, a long press selects like a tap.
    func testAPressWithoutAMenuSelects() async {
        let menus = MenuSource()
        let table = makeTable([["a", "b", "c"]], rowHeight: 50)
        menus.sections = source.sections
        (table.dataSource, table.delegate) = (menus, menus)
        table.layoutIfNeeded()
        menus.log = []
        run(TouchScript().press(at: CGPoint(x: 40, y: 70), duration: 0.8))
        XCTAssertEqual(menus.log, ["menu 1 at 40, 70", "select 1"])
        table.delegate = nil
        XCTAssertNil(table.contextMenuInteraction)
    }

    /// An index is hidden if the table requests it.
    func testTheIndexIsHidden() async {
        let indexed = MenuSource()
        indexed.titles = ["A", "B"]
        let table = makeTable([["a"], ["b"]])
        indexed.sections = source.sections
        (table.dataSource, table.delegate) = (indexed, indexed)
        table.layoutIfNeeded()
        XCTAssertNotNil(table.engine.indexView)
        table.indexDisplayMode = .alwaysHidden
        table.layoutIfNeeded()
        XCTAssertNil(table.engine.indexView)
        table.indexDisplayMode = .automatic
        table.layoutIfNeeded()
        XCTAssertNotNil(table.engine.indexView)
    }

    /// Index paths in the data are those that are shown.
    func testPlacesAreTranslated() async {
        let table = makeTable([["a", "b"]])
        XCTAssertEqual(table.presentationIndexPath(forDataSourceIndexPath: path(0, 1)), path(0, 1))
        XCTAssertEqual(table.dataSourceSectionIndex(forPresentationSectionIndex: 0), 0)
        var isRun = false
        table.performUsingPresentationValues { isRun = true }
        XCTAssertTrue(isRun)
    }
}
