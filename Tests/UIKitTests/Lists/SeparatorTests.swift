import QuartzCore
import UIKit
import XCTest

/// Separators in lists begin where the text does, from the leading edge.
/// See [Apple's reference](https://developer.apple.com/documentation/uikit/uilistseparatorconfiguration)
final class SeparatorTests: ViewTestCase, UITableViewDataSource {
    override class var windowSize: CGSize { CGSize(width: 320, height: 300) }

    private func label(in view: UIView) -> UILabel? {
        (view as? UILabel).flatMap { $0.text == nil ? nil : $0 }
            ?? view.subviews.lazy.compactMap { self.label(in: $0) }.first
    }

    /// Returns the distances of a cell's separator and text from its leading edge.
    private func starts(in cell: UIView?) throws -> (line: CGFloat, text: CGFloat) {
        let cell = try XCTUnwrap(cell)
        let line = try XCTUnwrap(cell.subviews.first { $0.bounds.height > 0 && $0.bounds.height <= 1 && !$0.isHidden })
        let label = try XCTUnwrap(label(in: cell))
        let text = label.convert(label.bounds, to: cell)
        let isRightToLeft = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return isRightToLeft
            ? (cell.bounds.width - line.frame.maxX, cell.bounds.width - text.maxX) : (line.frame.minX, text.minX)
    }

    func testLinesOfListsBeginWithTheText() async throws {
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            window.traitOverrides.layoutDirection = direction
            let list = UICollectionView(
                frame: window.bounds,
                collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
            let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
                var content = UIListContentConfiguration.cell()
                (content.text, content.image) = (text, UIImage(systemName: "star"))
                cell.contentConfiguration = content
            }
            let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) { list, path, text in
                list.dequeueConfiguredReusableCell(using: cells, for: path, item: text)
            }
            window.addSubview(list)
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(["One", "A longer one", "Last"])
            await source.apply(snapshot, animatingDifferences: false)
            list.layoutIfNeeded()
            for row in 0..<2 {
                let (line, text) = try starts(in: list.cellForItem(at: IndexPath(item: row, section: 0)))
                XCTAssertEqual(line, text, accuracy: 0.01)
                XCTAssertGreaterThan(text, 40)
            }
            list.removeFromSuperview()
        }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        var content = cell.defaultContentConfiguration()
        (content.text, content.image) = ("Row \(indexPath.row)", UIImage(systemName: "star"))
        cell.contentConfiguration = content
        return cell
    }

    func testLinesOfTablesBeginWithTheTextWhileRowsAreEdited() async throws {
        let table = UITableView(frame: window.bounds)
        table.dataSource = self
        window.addSubview(table)
        table.layoutIfNeeded()
        let before = try starts(in: table.cellForRow(at: IndexPath(row: 0, section: 0)))
        table.isEditing = true
        table.layoutIfNeeded()
        let (line, text) = try starts(in: table.cellForRow(at: IndexPath(row: 0, section: 0)))
        XCTAssertGreaterThan(text, before.text + 20)
        XCTAssertEqual(line, text, accuracy: 0.01)
    }

    func testLinesOfTablesBeginWithTheText() async throws {
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            window.traitOverrides.layoutDirection = direction
            let table = UITableView(frame: window.bounds)
            table.dataSource = self
            window.addSubview(table)
            table.layoutIfNeeded()
            let (line, text) = try starts(in: table.cellForRow(at: IndexPath(row: 0, section: 0)))
            XCTAssertEqual(line, text, accuracy: 0.01)
            XCTAssertGreaterThan(text, 40)
            table.removeFromSuperview()
        }
    }
}
