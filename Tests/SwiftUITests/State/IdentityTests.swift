import Observation
import SwiftUI
import XCTest

/// State lives as long as its view's identity.
final class IdentityTests: HierarchyTestCase {
    @MainActor
    final class Log {
        var lines: [String] = []
        weak var object: Counter?
    }

    final class Counter: ObservableObject {
        @Published var count: CGFloat = 0
        let log: Log

        @MainActor
        init(_ log: Log) {
            self.log = log
            log.lines.append("made")
            log.object = self
        }
    }

    struct Owner: View {
        let name: String
        let log: Log
        @StateObject private var counter: Counter

        init(name: String, log: Log) {
            self.name = name
            self.log = log
            _counter = StateObject(wrappedValue: Counter(log))
        }

        var body: some View { Box(name, counter.count, 10) }
    }

    struct Page: View {
        let name: String
        var id = 0
        var isShown = true
        let log: Log
        var body: some View {
            ZStack {
                if isShown { Owner(name: name, log: log).id(id) }
            }
        }
    }

    func testAnObjectIsMadeOnceForAnIdentity() async {
        let log = Log()
        let host = Host(Page(name: "a", log: log))
        log.object?.count = 5
        host.view.rootView = Page(name: "b", log: log)
        XCTAssertEqual(host.frame("b")?.width, 5)
        XCTAssertEqual(log.lines, ["made"])
        host.view.rootView = Page(name: "b", id: 1, log: log)
        XCTAssertEqual(host.frame("b")?.width, 0)
        XCTAssertEqual(log.lines, ["made", "made"])
    }

    func testAnObjectGoesWithItsView() async {
        let log = Log()
        let host = Host(Page(name: "a", log: log))
        XCTAssertNotNil(log.object)
        host.view.rootView = Page(name: "a", isShown: false, log: log)
        host.settle()
        XCTAssertNil(log.object)
        host.view.rootView = Page(name: "a", log: log)
        host.settle()
        XCTAssertEqual(log.lines.count, 2)
    }

    struct Seeded: View {
        @State private var width: CGFloat
        let name: String

        init(_ name: String, width: CGFloat) {
            self.name = name
            _width = State(initialValue: width)
        }

        var body: some View { Box(name, width, 10) }
    }

    /// The initial value applies once: later ones belong to an existing view.
    func testLaterInitialValuesAreNotTaken() async {
        let host = Host(Seeded("a", width: 10))
        host.view.rootView = Seeded("b", width: 99)
        XCTAssertEqual(host.frame("b")?.width, 10)
    }

    struct Assigned: View {
        @State private var name: String
        @State var width: CGFloat

        init(_ name: String, width: CGFloat) {
            self.name = name
            self.width = width * 2
        }

        var body: some View { Box(name, width, 10) }
    }

    /// An initializer may set a state by its name, like any property of a wrapper that is created from a value.
    func testAnInitializerAssignsInitialValues() async {
        XCTAssertEqual(Host(Assigned("a", width: 10)).frame("a")?.width, 20)
    }

    func testTwoViewsOfATypeHaveStatesOfTheirOwn() async {
        let host = Host {
            HStack(spacing: 0) {
                Seeded("a", width: 10); Seeded("b", width: 30)
            }
        }
        host.assertFrame("a", 80, 45, 10, 10)
        host.assertFrame("b", 90, 45, 30, 10)
    }

    struct Tabs: View {
        let selected: String
        var body: some View {
            VStack(spacing: 0) {
                Seeded(selected, width: CGFloat(selected.count * 10)).id(selected)
            }
        }
    }

    func testAnotherIdIsAnotherView() async {
        let host = Host(Tabs(selected: "one"))
        XCTAssertEqual(host.frame("one")?.width, 30)
        host.view.rootView = Tabs(selected: "seven")
        XCTAssertEqual(host.names, ["seven"])
        XCTAssertEqual(host.frame("seven")?.width, 50)
    }

    // MARK: Objects

    struct Watching: View {
        @ObservedObject var counter: Counter
        var body: some View { Box("w", counter.count, 10) }
    }

    func testAnObservedObjectMayBeAnotherOne() async {
        let log = Log()
        let (first, second) = (Counter(log), Counter(log))
        second.count = 30
        let host = Host(Watching(counter: first))
        host.view.rootView = Watching(counter: second)
        XCTAssertEqual(host.frame("w")?.width, 30)
        XCTAssertEqual(host.bodies(of: Watching.self) { first.count = 8 }, 0)
        XCTAssertEqual(host.bodies(of: Watching.self) { second.count = 40 }, 1)
        XCTAssertEqual(host.frame("w")?.width, 40)
    }

    struct Inner: View {
        @EnvironmentObject private var counter: Counter
        var body: some View {
            Box("i", counter.count, 10).onAppear { $counter.count.wrappedValue += 1 }
        }
    }

    func testAnObjectOfTheEnvironmentIsTheNearest() async {
        let log = Log()
        let (far, near) = (Counter(log), Counter(log))
        far.count = 50
        near.count = 20
        let host = Host { ZStack { Inner().environmentObject(near) }.environmentObject(far) }
        XCTAssertEqual(host.frame("i")?.width, 21)
        near.count = 33
        XCTAssertEqual(host.frame("i")?.width, 33)
        XCTAssertEqual(far.count, 50)
    }

    @Observable
    final class Node {
        var width: CGFloat
        var children: [Node]
        @ObservationIgnored var note = 0
        var double: CGFloat { width * 2 }

        init(_ width: CGFloat, _ children: [Node] = []) {
            self.width = width
            self.children = children
        }
    }

    struct Tree: View {
        let node: Node
        var body: some View {
            HStack(spacing: 0) {
                Box("\(Int(node.width))", node.double, 10)
                ForEach(node.children.indices, id: \.self) { Leaf(node: node.children[$0]) }
            }
        }
    }

    struct Leaf: View {
        let node: Node
        var body: some View { Box("leaf \(Int(node.width))", node.width, 10) }
    }

    func testOnlyThePartOfAModelThatChangedIsShownAgain() async {
        let root = Node(10, [Node(20), Node(30)])
        let host = Host(Tree(node: root))
        XCTAssertEqual(host.frame("10")?.width, 20)
        XCTAssertEqual(host.bodies(of: Tree.self) { root.children[1].width = 35 }, 0)
        XCTAssertEqual(host.bodies(of: Leaf.self) { root.children[1].width = 40 }, 1)
        XCTAssertEqual(host.bodies(of: Tree.self) { root.note = 5 }, 0)
        XCTAssertEqual(host.bodies(of: Tree.self) { root.children.append(Node(5)) }, 1)
        XCTAssertEqual(host.names, ["10", "leaf 20", "leaf 40", "leaf 5"])
        // A computed property depends on its inputs.
        root.width = 11
        XCTAssertEqual(host.frame("11")?.width, 22)
    }

    struct Optional: View {
        @Environment(Node.self) private var node: Node?
        var body: some View { Box("o", node?.width ?? 1, 10) }
    }

    func testAnObservableObjectOfTheEnvironmentMayBeMissing() async {
        let host = Host { Optional() }
        XCTAssertEqual(host.frame("o")?.width, 1)
        let node = Node(12)
        let given = Host { Optional().environment(node) }
        XCTAssertEqual(given.frame("o")?.width, 12)
        node.width = 14
        XCTAssertEqual(given.frame("o")?.width, 14)
        let taken = Host { Optional().environment(Node?.none).environment(node) }
        XCTAssertEqual(taken.frame("o")?.width, 1)
    }
}
