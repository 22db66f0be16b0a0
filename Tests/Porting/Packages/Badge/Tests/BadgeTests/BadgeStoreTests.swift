import Combine
import Foundation
import Testing

@testable import Badge

@MainActor
@Suite("Badge store")
struct BadgeStoreTests {
    let store: BadgeStore

    init() throws { store = BadgeStore(kinds: try BadgeKind.catalogue()) }

    @Test func theCatalogueComesWithThePackage() {
        #expect(store.kinds.map(\.name) == ["Early Bird", "Marathon"])
    }

    @Test("Levels follow points", arguments: [(0, 0), (4, 0), (5, 1), (99, 2), (100, 3)])
    func levels(points: Int, level: Int) throws {
        let kind = try #require(store.kinds.first)
        store.earn(points, of: kind)
        #expect(store.level(of: kind) == level)
    }

    @Test func sortingPutsTheHighestFirst() throws {
        let marathon = try #require(store.kinds.last)
        store.earn(3, of: marathon)
        store.isSorted = true
        #expect(store.shown.first == marathon)
    }

    @Test func changesArePublished() throws {
        var changes = 0
        let subscription = store.objectWillChange.sink { changes += 1 }
        store.earn(1, of: try #require(store.kinds.first))
        store.isSorted.toggle()
        subscription.cancel()
        store.isSorted.toggle()
        #expect(changes == 2)
    }

    @Test func textsAreTranslated() {
        #expect(Strings.owner("Ann", of: "Marathon", in: "en") == "Ann earned Marathon")
        #expect(Strings.owner("Ann", of: "Marathon", in: "de") == "Marathon von Ann verdient")
        #expect(["Locked", "Gesperrt"].contains(Strings.locked))
        #expect(["Level 3", "Stufe 3"].contains(Strings.level(3)))
    }

    @Test func olderSystemsHaveNoGlass() {
        if #available(iOS 26, *) {
            #expect(ProcessInfo.processInfo.operatingSystemVersion.majorVersion >= 26)
        } else {
            #expect(ProcessInfo.processInfo.operatingSystemVersion.majorVersion < 26)
        }
    }
}
