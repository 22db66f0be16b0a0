import SwiftUI
import XCTest

/// API that iOS allows from any isolation and any thread.
final class IsolationTests: HierarchyTestCase {
    /// Default values of structures that belong to no actor.
    struct Settings {
        var isShown: Binding<Bool> = .constant(true)
        var name = Binding(get: { "name" }, set: { _ in })
    }

    nonisolated private static func read(_ settings: Settings) -> String {
        withAnimation { settings.isShown.wrappedValue ? settings.name.wrappedValue : "hidden" }
    }

    struct Counting: View {
        @State private var count = 1
        let hand: (Binding<Int>) -> Void
        var body: some View { Box("\(count)", 10, 10).onAppear { hand($count) } }
    }

    func testBindingsBelongToNoActor() async {
        XCTAssertEqual(Self.read(Settings()), "name")
    }

    func testAStateMayBeSetOnAnotherThread() async throws {
        var handed: Binding<Int>?
        let host = Host(Counting { handed = $0 })
        host.settle()
        XCTAssertEqual(host.names, ["1"])
        nonisolated(unsafe) let binding = try XCTUnwrap(handed)
        let seen = await Task.detached {
            binding.wrappedValue = 5
            return binding.wrappedValue
        }.value
        XCTAssertEqual(seen, 5)
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        host.settle()
        XCTAssertEqual(host.names, ["5"])
    }

    /// Stored values, the environment and scaled metrics, read outside any actor.
    struct Reader: DynamicProperty {
        @AppStorage("isolation.count") var count = 1
        @SceneStorage("isolation.name") var name = "Ann"
        @Environment(\.lineLimit) var lines
        @ScaledMetric var length = 10.0
        @GestureState var isPressed = false

        nonisolated var summary: String { "\(count) \(name) \(lines ?? 0) \(length) \(isPressed)" }
        nonisolated func count(to number: Int) { count = number }
    }

    /// Readers are thread-safe.
    private struct Handed: @unchecked Sendable { let reader: Reader }

    struct Reading: View {
        var reader = Reader()
        let hand: (Reader) -> Void
        var body: some View { Box(reader.summary, 10, 10).onAppear { hand(reader) } }
    }

    func testStoredValuesAndTheEnvironmentBelongToNoActor() async throws {
        let defaults = try XCTUnwrap(UserDefaults(suiteName: "IsolationTests"))
        defaults.removePersistentDomain(forName: "IsolationTests")
        var handed: Reader?
        let host = Host(Reading { handed = $0 }.lineLimit(3).defaultAppStorage(defaults))
        host.settle()
        XCTAssertEqual(host.names, ["1 Ann 3 10.0 false"])
        let shared = Handed(reader: try XCTUnwrap(handed))
        let seen = await Task.detached {
            shared.reader.count(to: 7)
            return shared.reader.summary
        }.value
        XCTAssertEqual(seen, "7 Ann 3 10.0 false")
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        host.settle()
        XCTAssertEqual(host.names, ["7 Ann 3 10.0 false"])
        defaults.removePersistentDomain(forName: "IsolationTests")
    }

    func testEachThreadHasItsTransaction() async {
        let seen = await Task.detached { () -> [Bool] in
            var seen: [Bool] = []
            let binding = Binding(
                get: { 0 }, set: { (_: Int, transaction) in seen.append(transaction.disablesAnimations) })
            binding.wrappedValue = 1
            withTransaction(\.disablesAnimations, true) { binding.wrappedValue = 2 }
            binding.wrappedValue = 3
            return seen
        }.value
        XCTAssertEqual(seen, [false, true, false])
    }
}
