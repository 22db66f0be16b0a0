import ObjectRuntime
import QuartzCore
import XCTest

@testable import UIKit

/// Edit menus of rows and items, from before context menus.
/// See [Apple's reference](https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:shouldshowmenuforrowat:))
final class ListEditMenuTests: TableTestCase {
    private final class Editor: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
        UICollectionViewDelegate
    {
        var log: [String] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
            indexPath.row > 0
        }
        func tableView(
            _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
            withSender sender: Any?
        ) -> Bool { action == Selector("copy:") || action.name == "star:" }
        func tableView(
            _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
            withSender sender: Any?
        ) { log.append("\(action.name) \(indexPath.row) \(sender is UIMenuController)") }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.append("select \(indexPath.row)")
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
        func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
            true
        }
        func collectionView(
            _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
            withSender sender: Any?
        ) -> Bool { action == Selector("paste:") }
        func collectionView(
            _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
            withSender sender: Any?
        ) { log.append("\(action.name) \(indexPath.item)") }
    }

    private let editor = Editor()

    private func makeTable() -> UITableView {
        let table = makeTable([["a", "b", "c"]], rowHeight: 50)
        (table.dataSource, table.delegate) = (editor, editor)
        table.layoutIfNeeded()
        return table
    }

    private func words(in view: UIView) -> [UILabel] {
        let bar = view.window?.subviews.flatMap(\.subviews).first { $0 is EditMenuBar }
        func labels(_ view: UIView) -> [UILabel] {
            view.subviews.flatMap { labels($0) } + ((view as? UILabel).map { [$0] } ?? [])
        }
        return bar.map(labels) ?? []
    }

    func testAPressBringsTheEditsThatTheDelegateAllows() async {
        let table = makeTable()
        UIMenuController.shared.menuItems = [UIMenuItem(title: "Star", action: Selector("star:"))]
        defer { UIMenuController.shared.menuItems = nil }
        run(TouchScript().press(at: CGPoint(x: 40, y: 70), duration: 0.8))
        XCTAssertEqual(words(in: table).compactMap(\.text), ["Copy", "Star"])
        XCTAssertNil(table.indexPathForSelectedRow)
        for label in words(in: table) where label.text == "Star" {
            run(TouchScript().tap(at: label.convert(CGPoint(x: 5, y: 5), to: nil)))
        }
        XCTAssertEqual(editor.log, ["star: 1 true"])
    }

    func testAPressOnARowWithoutEditsSelects() async {
        let table = makeTable()
        run(TouchScript().press(at: CGPoint(x: 40, y: 20), duration: 0.8))
        XCTAssertEqual(words(in: table), [])
        XCTAssertEqual(editor.log, ["select 0"])
    }

    func testItemsOfCollectionsHaveThemToo() async {
        let table = makeTable([["a"]])
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        let frame = CGRect(x: 0, y: 200, width: 200, height: 200)
        let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        (collection.dataSource, collection.delegate) = (editor, editor)
        table.window?.addSubview(collection)
        collection.layoutIfNeeded()
        run(TouchScript().press(at: CGPoint(x: 50, y: 250), duration: 0.8))
        for label in words(in: collection) {
            XCTAssertEqual(label.text, "Paste")
            run(TouchScript().tap(at: label.convert(CGPoint(x: 5, y: 5), to: nil)))
        }
        XCTAssertEqual(editor.log, ["paste: 0"])
    }
}
