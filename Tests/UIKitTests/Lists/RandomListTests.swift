import LayerTestSupport
import QuartzCore
import XCTest

@testable import UIKit
import TestSupport

/// Random batches of inserts, deletes, moves and reloads of rows and sections, with animations, against an array: both
/// end equal, whatever the time between them. The seed is in each message.
final class RandomListTests: CollectionTestCase {
    private var random = SeededRandom(seed: 0)
    private var seed: UInt64 = 0

    override func setUp() async throws {
        try await super.setUp()
        seed = UInt64.random(in: 0...UInt64.max)
        random = SeededRandom(seed: seed)
        source.notes = false
    }

    /// Returns a batch with moved sections, and items of those that stay.
    private func batch(_ old: [[Int]], _ next: inout Int) -> (new: [[Int]], updates: [ListUpdate]) {
        var updates: [ListUpdate] = []
        var staying: [Int] = []
        var moving: [Int] = []
        for section in old.indices {
            switch Int.random(in: 0..<8, using: &random) {
            case 0: updates.append(.deleteSection(section))
            case 1: moving.append(section)
            default: staying.append(section)
            }
        }
        // The items of each section, and its old index; nil for a new one.
        var sections: [(items: [Int], origin: Int?)] = []
        for section in staying {
            var items = old[section]
            if Int.random(in: 0..<9, using: &random) == 0 {
                updates.append(.reloadSection(section))
            } else {
                for (item, value) in old[section].enumerated() {
                    switch Int.random(in: 0..<7, using: &random) {
                    case 0:
                        updates.append(.deleteItem([section, item]))
                        items.removeAll { $0 == value }
                    case 1: updates.append(.reloadItem([section, item]))
                    default: break
                    }
                }
            }
            sections.append((items, section))
        }
        for section in moving {
            let place = Int.random(in: 0...sections.count, using: &random)
            sections.insert((old[section], section), at: place)
        }
        if Int.random(in: 0..<3, using: &random) == 0 {
            let place = Int.random(in: 0...sections.count, using: &random)
            next += 2
            sections.insert(([next - 1, next], nil), at: place)
        }
        for (index, section) in sections.enumerated() {
            guard let origin = section.origin else {
                updates.append(.insertSection(index))
                continue
            }
            if moving.contains(origin) { updates.append(.moveSection(origin, index)) }
            let isReloaded = updates.contains { if case .reloadSection(origin) = $0 { true } else { false } }
            guard staying.contains(origin), !isReloaded, Bool.random(using: &random) else { continue }
            next += 1
            let place = Int.random(in: 0...section.items.count, using: &random)
            sections[index].items.insert(next, at: place)
            updates.append(.insertItem([index, place]))
        }
        return (sections.map(\.items), updates)
    }

    private func strings(_ model: [[Int]]) -> [[String]] { model.map { $0.map(String.init) } }

    func testRowsAndSectionsOfATable() async {
        let rows = TableSource()
        rows.notes = false
        var (model, next) = ([Array(0..<4), Array(10..<13), Array(20..<22)], 100)
        rows.sections = strings(model)
        let table = UITableView(frame: window.bounds)
        table.contentInsetAdjustmentBehavior = .never
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = 30
        (table.dataSource, table.delegate) = (rows, rows)
        window.addSubview(table)
        table.layoutIfNeeded()
        for round in 0..<50 {
            let (new, updates) = batch(model, &next)
            let animation = [UITableView.RowAnimation.fade, .left, .top, .middle, .automatic, .none]
                .randomElement(using: &random)!
            let said = reports {
                table.performBatchUpdates {
                    rows.sections = self.strings(new)
                    for update in updates { self.apply(update, to: table, animation) }
                }
            }
            XCTAssertEqual(said, [], "seed \(seed), round \(round), \(updates)")
            model = new
            if Bool.random(using: &random) { wait(Double.random(in: 0.05...0.5, using: &random)) }
            table.layoutIfNeeded()
            XCTAssertEqual((0..<table.numberOfSections).map(table.numberOfRows), model.map(\.count))
            let expected = model.flatMap { $0 }.prefix(14).map(String.init)
            let shown = table.visibleCells.map { $0.textLabel?.text ?? "" }
            XCTAssertEqual(shown, Array(expected.prefix(shown.count)), "seed \(seed), round \(round), \(updates)")
            XCTAssertGreaterThanOrEqual(shown.count, min(expected.count, 13), "seed \(seed), round \(round)")
            if model.count < 2 {
                (model, rows.sections) = ([[next + 1], [next + 2]], strings([[next + 1], [next + 2]])); next += 2;
                table.reloadData()
            }
        }
        wait(1)
        table.layoutIfNeeded()
        XCTAssertEqual(
            table.subviews.filter { $0 is UITableViewCell && !$0.isHidden }.count, table.visibleCells.count,
            "seed \(seed): nothing is left of what went")
    }

    private func apply(_ update: ListUpdate, to table: UITableView, _ animation: UITableView.RowAnimation) {
        switch update {
        case .insertItem(let path): table.insertRows(at: [path], with: animation)
        case .deleteItem(let path): table.deleteRows(at: [path], with: animation)
        case .reloadItem(let path): table.reloadRows(at: [path], with: animation)
        case .moveItem(let from, let to): table.moveRow(at: from, to: to)
        case .insertSection(let section): table.insertSections([section], with: animation)
        case .deleteSection(let section): table.deleteSections([section], with: animation)
        case .reloadSection(let section): table.reloadSections([section], with: animation)
        case .moveSection(let from, let to): table.moveSection(from, toSection: to)
        }
    }

    func testItemsAndSectionsOfACollection() async {
        var (model, next) = ([Array(0..<4), Array(10..<13), Array(20..<22)], 100)
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 40, height: 20)
        let collection = makeCollection(strings(model), flow)
        for round in 0..<50 {
            let (new, updates) = batch(model, &next)
            let said = reports {
                collection.performBatchUpdates {
                    self.source.sections = self.strings(new)
                    for update in updates { self.apply(update, to: collection) }
                }
            }
            XCTAssertEqual(said, [], "seed \(seed), round \(round), \(updates)")
            model = new
            if Bool.random(using: &random) { wait(Double.random(in: 0.05...0.5, using: &random)) }
            collection.layoutIfNeeded()
            XCTAssertEqual((0..<collection.numberOfSections).map(collection.numberOfItems), model.map(\.count))
            let shown = texts(collection)
            XCTAssertEqual(
                shown, Array(model.flatMap { $0 }.map(String.init).prefix(shown.count)),
                "seed \(seed), round \(round), \(updates)")
            XCTAssertGreaterThanOrEqual(shown.count, min(model.joined().count, 20), "seed \(seed), round \(round)")
            if model.count < 2 {
                (model, source.sections) = ([[next + 1], [next + 2]], strings([[next + 1], [next + 2]])); next += 2;
                collection.reloadData()
            }
        }
        wait(1)
        collection.layoutIfNeeded()
        XCTAssertEqual(
            collection.subviews.filter { $0 is TextCell && !$0.isHidden }.count, collection.visibleCells.count,
            "seed \(seed): nothing is left of what went")
    }

    private func apply(_ update: ListUpdate, to collection: UICollectionView) {
        switch update {
        case .insertItem(let path): collection.insertItems(at: [path])
        case .deleteItem(let path): collection.deleteItems(at: [path])
        case .reloadItem(let path): collection.reloadItems(at: [path])
        case .moveItem(let from, let to): collection.moveItem(at: from, to: to)
        case .insertSection(let section): collection.insertSections([section])
        case .deleteSection(let section): collection.deleteSections([section])
        case .reloadSection(let section): collection.reloadSections([section])
        case .moveSection(let from, let to): collection.moveSection(from, toSection: to)
        }
    }

    // MARK: Snapshots

    private func snapshot() -> NSDiffableDataSourceSnapshot<Int, Int> {
        var items = Array(0..<24).shuffled(using: &random)
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        for section in Array(0..<5).shuffled(using: &random).prefix(Int.random(in: 1...5, using: &random)) {
            snapshot.appendSections([section])
            let count = Int.random(in: 0...min(6, items.count), using: &random)
            snapshot.appendItems(Array(items.prefix(count)))
            items.removeFirst(count)
        }
        return snapshot
    }

    /// Applies a snapshot, sometimes without animation: not from an asynchronous function, which would wait for it.
    private func show(_ round: Int, _ apply: (Bool) -> Void) { apply(round % 4 != 0) }

    func testSnapshotsOfATable() async {
        let table = UITableView(frame: window.bounds)
        table.contentInsetAdjustmentBehavior = .never
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = 30
        let data = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, value in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = "\(value)"
            return cell
        }
        window.addSubview(table)
        for round in 0..<50 {
            let new = snapshot()
            show(round) { data.apply(new, animatingDifferences: $0) }
            if Bool.random(using: &random) { wait(Double.random(in: 0.05...0.5, using: &random)) }
            table.layoutIfNeeded()
            let shown = table.visibleCells.map { $0.textLabel?.text ?? "" }
            XCTAssertEqual(
                shown, Array(new.itemIdentifiers.map(String.init).prefix(shown.count)), "seed \(seed), round \(round)")
            XCTAssertGreaterThanOrEqual(shown.count, min(new.numberOfItems, 13), "seed \(seed), round \(round)")
        }
    }

    func testSnapshotsOfACollection() async {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 40, height: 20)
        let collection = makeCollection([], flow)
        let data = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) { collection, path, value in
            let cell = collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            (cell as? TextCell)?.label.text = "\(value)"
            return cell
        }
        for round in 0..<50 {
            let new = snapshot()
            show(round) { data.apply(new, animatingDifferences: $0) }
            if Bool.random(using: &random) { wait(Double.random(in: 0.05...0.5, using: &random)) }
            collection.layoutIfNeeded()
            let shown = texts(collection)
            XCTAssertEqual(
                shown, Array(new.itemIdentifiers.map(String.init).prefix(shown.count)), "seed \(seed), round \(round)")
            XCTAssertEqual(shown.count, new.numberOfItems, "seed \(seed), round \(round)")
        }
    }
}
