import QuartzCore
import UIKit
import XCTest

/// List controllers' work for their lists, and the delegate methods that their subclasses override.
/// See [Apple's reference](https://developer.apple.com/documentation/uikit/uitableviewcontroller)
@MainActor
final class ListControllerTests: ViewTestCase {
    override class var windowSize: CGSize { CGSize(width: 200, height: 400) }

    private final class Rows: UITableViewController {
        var note: (String) -> Void = { _ in }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            tableView.rowHeight = 50
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }

        override func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            note("menu \(indexPath.row)")
            return nil
        }
    }

    private final class Items: UICollectionViewController {
        var note: (String) -> Void = { _ in }

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        }

        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            3
        }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }

        override func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            note("menu \(indexPath.item)")
            return nil
        }
    }

    func testTheButtonOfAControllerEditsItsTable() async {
        let rows = Rows(style: .plain)
        window.rootViewController = rows
        window.layoutIfNeeded()
        rows.setEditing(true, animated: false)
        XCTAssertTrue(rows.tableView.isEditing)
        XCTAssertTrue(rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.isEditing == true)
        rows.editButtonItem.primaryAction?.performWithSender(nil, target: nil)
        rows.isEditing = false
        XCTAssertFalse(rows.tableView.isEditing)
    }

    func testSubclassesSayWhichMenusThereAre() async {
        let rows = Rows(style: .plain)
        rows.note = { [unowned self] in log.append($0) }
        rows.tableView.contentInsetAdjustmentBehavior = .never
        window.rootViewController = rows
        window.layoutIfNeeded()
        run(TouchScript().press(at: CGPoint(x: 40, y: 70), duration: 0.8))
        XCTAssertEqual(log, ["menu 1"])

        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 200, height: 50)
        layout.minimumLineSpacing = 0
        let items = Items(collectionViewLayout: layout)
        items.note = { [unowned self] in log.append($0) }
        items.collectionView.contentInsetAdjustmentBehavior = .never
        window.rootViewController = items
        window.layoutIfNeeded()
        log = []
        run(TouchScript().press(at: CGPoint(x: 40, y: 120), duration: 0.8))
        XCTAssertEqual(log, ["menu 2"])
    }
}
