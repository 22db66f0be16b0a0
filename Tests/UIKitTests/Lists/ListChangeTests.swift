import Foundation
import XCTest

@testable import UIKit
import TestSupport

/// Changes to sections and items, against a model that is changed step by step.
final class ListChangeTests: XCTestCase {
    private func change(_ updates: [ListUpdate], _ old: [Int], _ new: [Int]) throws -> ListChange {
        try ListChange(updates, from: old, to: new, .table)
    }

    private func message(_ updates: [ListUpdate], _ old: [Int], _ new: [Int]) -> String? {
        do {
            _ = try self.change(updates, old, new)
            return nil
        } catch { return (error as? ListUpdateError)?.message }
    }

    func testItemsFollowWhatIsInsertedAndDeletedBeforeThem() throws {
        let change = try self.change(
            [.deleteItem([0, 1]), .insertItem([0, 0]), .moveItem([0, 4], [0, 2])], [5], [5])
        XCTAssertEqual((0..<5).map { change.newPath([0, $0]) }, [[0, 1], nil, [0, 3], [0, 4], [0, 2]])
        XCTAssertEqual((0..<5).map { change.oldPath([0, $0]) }, [nil, [0, 0], [0, 4], [0, 2], [0, 3]])
    }

    func testSectionsTakeTheirItemsAlong() throws {
        let change = try self.change(
            [.deleteSection(0), .insertSection(2), .moveItem([0, 1], [2, 0]), .moveSection(2, 0)], [2, 1, 3], [3, 1, 2])
        XCTAssertEqual((0..<3).map { change.newSection($0) }, [nil, 1, 0])
        XCTAssertEqual(change.newPath([0, 0]), nil)
        XCTAssertEqual(change.newPath([0, 1]), [2, 0])
        XCTAssertEqual(change.newPath([2, 2]), [0, 2])
        XCTAssertEqual(change.oldPath([2, 1]), nil)
    }

    func testWrongCountsAreRefusedInUIKitsWords() {
        XCTAssertEqual(
            message([.insertItem([0, 0])], [3], [3]),
            "Invalid update: invalid number of rows in section 0.  The number of rows contained in an existing section after the "
                + "update (3) must be equal to the number of rows contained in that section before the update (3), plus or minus "
                + "the number of rows inserted or deleted from that section (1 inserted, 0 deleted) and plus or minus the number "
                + "of rows moved into or out of that section (0 moved in, 0 moved out).")
        XCTAssertEqual(
            message([], [1], [1, 1]),
            "Invalid update: invalid number of sections.  The number of sections contained in the table view after the update (2) "
                + "must be equal to the number of sections contained in the table view before the update (1), plus or minus the "
                + "number of sections inserted or deleted (0 inserted, 0 deleted).")
        XCTAssertEqual(
            message([.deleteItem([0, 9])], [3], [2]),
            "attempt to delete row 9 from section 0 which only contains 3 rows before the update")
        XCTAssertNotNil(message([.insertItem([4, 0])], [3], [4]))
        XCTAssertNotNil(message([.moveSection(-1, 7)], [3], [3]))
        XCTAssertNotNil(message([.deleteItem([0])], [3], [2]))
    }

    func testRandomBatchesEndAsTheModelDoes() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededRandom(seed: seed)
        for round in 0..<300 {
            var next = 0
            let old = (0..<Int.random(in: 0...4, using: &random)).map { _ in
                (0..<Int.random(in: 0...6, using: &random)).map { _ in
                    next += 1
                    return next
                }
            }
            let (new, updates) = RandomBatch.make(old, &next, &random)
            let change = try ListChange(updates, from: old.map(\.count), to: new.map(\.count), .collection)
            for (section, items) in old.enumerated() {
                for (item, value) in items.enumerated() {
                    let place = change.newPath([section, item])
                    let expected = new.enumerated().compactMap { entry in
                        entry.element.firstIndex(of: value).map { IndexPath(item: $0, section: entry.offset) }
                    }.first
                    XCTAssertEqual(place, expected, "seed \(seed), round \(round), \(updates)")
                    if let place {
                        XCTAssertEqual(change.oldPath(place), [section, item], "seed \(seed), round \(round)")
                    }
                }
            }
        }
    }

    func testDifferencesOfSnapshotsLeadFromOneToTheOther() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededRandom(seed: seed)
        for round in 0..<300 {
            func snapshot() -> NSDiffableDataSourceSnapshot<Int, Int> {
                var items = Array(0..<12).shuffled(using: &random)
                var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
                for section in Array(0..<4).shuffled(using: &random).prefix(Int.random(in: 0...4, using: &random)) {
                    snapshot.appendSections([section])
                    let count = Int.random(in: 0...min(5, items.count), using: &random)
                    snapshot.appendItems(Array(items.prefix(count)))
                    items.removeFirst(count)
                }
                return snapshot
            }
            let (old, new) = (snapshot(), snapshot())
            let difference = SnapshotDifference(from: old, to: new)
            let change = try ListChange(
                difference.updates, from: old.content.map(\.items.count), to: new.content.map(\.items.count),
                .collection)
            for (section, part) in old.content.enumerated() {
                for (item, id) in part.items.enumerated() {
                    let expected = new.place(of: id).map { IndexPath(item: $0.item, section: $0.section) }
                    XCTAssertEqual(change.newPath([section, item]), expected, "seed \(seed), round \(round)")
                }
            }
        }
    }
}

/// Inserts, deletes and moves applied to a model.
enum RandomBatch {
    static func make(
        _ old: [[Int]], _ next: inout Int, _ random: inout SeededRandom
    ) -> (new: [[Int]], updates: [ListUpdate]) {
        var updates: [ListUpdate] = []
        // Old positions of the remaining values, section by section.
        let kept = old.indices.filter { _ in Int.random(in: 0..<5, using: &random) > 0 }
        for section in old.indices where !kept.contains(section) { updates.append(.deleteSection(section)) }
        var new: [[Int]] = kept.map { old[$0] }
        var origin: [Int?] = kept.map { $0 }
        for (index, section) in kept.enumerated() {
            for (item, value) in old[section].enumerated() where Int.random(in: 0..<4, using: &random) == 0 {
                new[index].removeAll { $0 == value }
                updates.append(.deleteItem([section, item]))
            }
        }
        if Int.random(in: 0..<3, using: &random) == 0 {
            let place = Int.random(in: 0...new.count, using: &random)
            next += 1
            new.insert([next], at: place)
            origin.insert(nil, at: place)
        }
        // Moved values, and their destinations.
        var moving: [Int] = []
        let whole = new.indices.filter { origin[$0] != nil }
        for index in whole where !new[index].isEmpty && Int.random(in: 0..<3, using: &random) == 0 {
            moving.append(new[index].remove(at: Int.random(in: 0..<new[index].count, using: &random)))
        }
        var arrived: Set<Int> = []
        for value in moving where !new.isEmpty {
            let index = Int.random(in: 0..<new.count, using: &random)
            new[index].insert(value, at: Int.random(in: 0...new[index].count, using: &random))
            arrived.insert(value)
        }
        var fresh: Set<Int> = []
        for index in whole where Int.random(in: 0..<2, using: &random) == 0 {
            next += 1
            fresh.insert(next)
            new[index].insert(next, at: Int.random(in: 0...new[index].count, using: &random))
        }
        for (section, items) in new.enumerated() {
            if origin[section] == nil { updates.append(.insertSection(section)) }
            for (item, value) in items.enumerated() {
                if fresh.contains(value) { updates.append(.insertItem([section, item])) }
                if arrived.contains(value) {
                    for (from, olds) in old.enumerated() {
                        if let place = olds.firstIndex(of: value) {
                            updates.append(.moveItem([from, place], [section, item]))
                        }
                    }
                }
            }
        }
        return (new, updates)
    }
}
