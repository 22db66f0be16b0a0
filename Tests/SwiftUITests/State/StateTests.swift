import Observation
import SwiftUI
import XCTest

/// State, and the updates of its changes.
final class StateTests: HierarchyTestCase {
    struct Counter: View {
        @State private var count = 0
        let hooks: Hooks

        var body: some View {
            HStack(spacing: 0) {
                Box("n", CGFloat(count), 10)
                Still()
            }
            .onAppear { hooks.increment = { count += 1 } }
        }
    }

    struct Still: View {
        var body: some View { Box("still", 10, 10) }
    }

    final class Hooks {
        var increment: () -> Void = {}
    }

    func testOnlyWhatDependsIsAskedAgain() async {
        let hooks = Hooks()
        let host = Host(Counter(hooks: hooks))
        hooks.increment()
        host.assertFrame("n", 94.5, 45, 1, 10)
        XCTAssertEqual(host.bodies(of: Counter.self) { hooks.increment() }, 1)
        XCTAssertEqual(host.bodies(of: Still.self) { hooks.increment() }, 0)
        host.assertFrame("n", 93.5, 45, 3, 10)
    }

    func testChangesOfOneTurnAreOneUpdate() async {
        let hooks = Hooks()
        let host = Host(Counter(hooks: hooks))
        XCTAssertEqual(host.bodies(of: Counter.self) { for _ in 0..<5 { hooks.increment() } }, 1)
    }

    struct Parent: View {
        @State private var value = 0
        @State private var other = 0
        let hooks: Setters

        var body: some View {
            VStack(spacing: 0) {
                Child(value: $value)
                Box("other", CGFloat(other), 1)
            }
            .onAppear {
                hooks.set = { value = $0 }
                hooks.setOther = { other = $0 }
            }
        }
    }

    struct Child: View {
        @Binding var value: Int
        var body: some View { Box("child", CGFloat(value), 10) }
    }

    final class Setters {
        var set: (Int) -> Void = { _ in }
        var setOther: (Int) -> Void = { _ in }
    }

    func testBindingsAreReadWhereTheyAreUsed() async {
        let hooks = Setters()
        let host = Host(Parent(hooks: hooks))
        // The parent passes the binding on without reading it.
        XCTAssertEqual(host.bodies(of: Parent.self) { hooks.set(30) }, 0)
        XCTAssertEqual(host.bodies(of: Child.self) { hooks.set(40) }, 1)
        XCTAssertEqual(host.bodies(of: Child.self) { hooks.setOther(4) }, 0)
        XCTAssertEqual(host.frame("child")?.width, 40)
    }

    func testEqualValuesChangeNothing() async {
        let hooks = Setters()
        let host = Host(Parent(hooks: hooks))
        hooks.set(5)
        XCTAssertEqual(host.bodies(of: Child.self) { hooks.set(5) }, 0)
    }

    @Observable
    final class Model {
        var width: CGFloat = 10
        var unread = 0
    }

    struct ModelView: View {
        let model: Model
        var body: some View { Box("m", model.width, 10) }
    }

    func testObservedObjects() async {
        let model = Model()
        let host = Host(ModelView(model: model))
        XCTAssertEqual(host.bodies(of: ModelView.self) { model.width = 20 }, 1)
        XCTAssertEqual(host.frame("m")?.width, 20)
        XCTAssertEqual(host.bodies(of: ModelView.self) { model.unread += 1 }, 0)
        XCTAssertEqual(host.bodies(of: ModelView.self) { model.width = 30 }, 1)
    }

    struct Switching: View {
        @Bindable var model: Model
        var body: some View {
            if model.unread == 0 {
                Keeper(name: "a", width: $model.width)
            } else {
                Keeper(name: "b", width: $model.width)
            }
        }
    }

    struct Keeper: View {
        let name: String
        @Binding var width: CGFloat
        @State private var own = 1.0
        var body: some View {
            Box(name, width + own, 10).onAppear { own = 2 }
        }
    }

    func testStateGoesWithIdentity() async {
        let model = Model()
        let host = Host(Switching(model: model))
        XCTAssertEqual(host.frame("a")?.width, 12)
        model.unread = 1
        XCTAssertNil(host.frame("a"))
        XCTAssertEqual(host.frame("b")?.width, 12)
    }

    struct Rows: View {
        let ids: [Int]
        var body: some View { HStack(spacing: 0) { ForEach(ids, id: \.self) { Row(id: $0) } } }
    }

    struct Row: View {
        let id: Int
        @State private var order = Counting.Number()
        var body: some View { Box("\(id)", CGFloat(order.value), 10) }
    }

    @MainActor
    enum Counting {
        static var last = 0
        nonisolated static func next() -> Int {
            MainActor.assumeIsolated {
                last += 1
                return last
            }
        }

        /// A number that is taken when it is first read: a state's initial value is computed whenever a view is made.
        final class Number {
            private(set) lazy var value = Counting.next()
        }
    }

    func testStateFollowsIds() async {
        Counting.last = 0
        let host = Host(Rows(ids: [1, 2, 3]))
        XCTAssertEqual(host.frame("3")?.width, 3)
        host.view.rootView = Rows(ids: [3, 1, 4])
        XCTAssertEqual(host.names, ["3", "1", "4"])
        XCTAssertEqual(host.frame("3")?.width, 3)
        XCTAssertEqual(host.frame("1")?.width, 1)
        XCTAssertEqual(host.frame("4")?.width, 4)
    }

    func testRowsThatStayAreNotAskedAgain() async {
        let host = Host(Rows(ids: Array(1...20)))
        XCTAssertEqual(host.bodies(of: Row.self) { host.view.rootView = Rows(ids: Array(2...21)) }, 1)
    }

    struct Wide: EnvironmentKey { static var defaultValue: CGFloat { 5 } }

    struct Reading: View {
        @Environment(\.wide) private var width
        @Environment(\.colorScheme) private var scheme
        var body: some View { Box("e", width, scheme == .dark ? 20 : 10) }
    }

    func testEnvironmentComesFromAbove() async {
        let host = Host { VStack { Reading().environment(\.wide, 33) }.environment(\.colorScheme, .dark) }
        host.assertFrame("e", 83.5, 40, 33, 20)
    }

    struct Providing: View {
        let model: Model
        var body: some View { Middle().environment(\.wide, model.width) }
    }

    struct Middle: View {
        var body: some View { Reading() }
    }

    func testEnvironmentReachesReadersOnly() async {
        let model = Model()
        let host = Host(Providing(model: model))
        XCTAssertEqual(host.bodies(of: Middle.self) { model.width = 50 }, 0)
        XCTAssertEqual(host.frame("e")?.width, 50)
        XCTAssertEqual(host.bodies(of: Reading.self) { model.width = 60 }, 1)
    }

    final class Old: ObservableObject {
        @Published var width: CGFloat = 10
    }

    struct OldView: View {
        @ObservedObject var object: Old
        @StateObject private var own = Old()
        var body: some View { Box("o", object.width, own.width) }
    }

    func testObservableObjects() async {
        let object = Old()
        let host = Host(OldView(object: object))
        object.width = 25
        XCTAssertEqual(host.frame("o")?.size, CGSize(width: 25, height: 10))
    }
}

extension EnvironmentValues {
    fileprivate var wide: CGFloat {
        get { self[StateTests.Wide.self] }
        set { self[StateTests.Wide.self] = newValue }
    }
}
