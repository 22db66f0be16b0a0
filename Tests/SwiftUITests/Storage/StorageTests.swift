import SwiftUI
import XCTest

/// Values stored outside views.
final class StorageTests: HierarchyTestCase {
    enum Mode: String { case light, dark }

    struct Settings: View {
        @AppStorage("count") private var count = 3
        @AppStorage("mode") private var mode = Mode.light
        @AppStorage("name") private var name: String?
        var body: some View { Box("\(count) \(mode.rawValue) \(name ?? "nobody")", 10, 10) }
    }

    struct Changing: View {
        @AppStorage("count") private var count = 3
        @AppStorage("mode") private var mode = Mode.light
        var body: some View {
            Box("button", 10, 10).onAppear {
                count += 1
                mode = .dark
            }
        }
    }

    private func makeStore() throws -> UserDefaults {
        let name = "kasane-tests-\(UUID().uuidString)"
        let store = try XCTUnwrap(UserDefaults(suiteName: name))
        addTeardownBlock { store.removePersistentDomain(forName: name) }
        return store
    }

    func testAllViewsThatReadAValueSeeItsChange() async throws {
        let store = try makeStore()
        let reading = Host(Settings().defaultAppStorage(store))
        XCTAssertEqual(reading.names, ["3 light nobody"])
        let changing = Host(Changing().defaultAppStorage(store))
        changing.settle()
        XCTAssertEqual(reading.names, ["4 dark nobody"])
        XCTAssertEqual(store.integer(forKey: "count"), 4)
        XCTAssertEqual(store.string(forKey: "mode"), "dark")
    }

    func testWhatIsKeptIsThereFromTheStartAndWrongKindsAreNot() async throws {
        let store = try makeStore()
        store.set(8, forKey: "count")
        store.set("Anna", forKey: "name")
        store.set("purple", forKey: "mode")
        XCTAssertEqual(Host(Settings().defaultAppStorage(store)).names, ["8 light Anna"])
    }

    struct Draft: View {
        @SceneStorage("storage-tests-draft") private var draft = "empty"
        let change: String?
        var body: some View { Box(draft, 10, 10).onAppear { if let change { draft = change } } }
    }

    func testAScenesValueIsSharedByItsViews() async {
        let reading = Host(Draft(change: nil))
        XCTAssertEqual(reading.names, ["empty"])
        XCTAssertEqual(Host(Draft(change: "words")).names, ["words"])
        XCTAssertEqual(reading.names, ["words"])
    }
}
