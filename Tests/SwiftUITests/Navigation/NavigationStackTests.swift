import Observation
import LayerTestSupport
import SwiftUI
import XCTest

/// Stacks of screens: their paths, links and destinations.
final class NavigationStackTests: HierarchyTestCase {
    @Observable
    final class Model {
        var path: [Int] = []
        var word = "old"
        var isPushed = false
        var item: String?
        var mixed = NavigationPath()
    }

    struct Numbers: View {
        @Bindable var model: Model
        let log: EventLog

        var body: some View {
            NavigationStack(path: $model.path) {
                VStack {
                    NavigationLink("Seven", value: 7)
                    NavigationLink("Wrong", value: "no number")
                    NavigationLink("Nowhere", value: Int?.none)
                }
                .navigationTitle("Numbers")
                .navigationDestination(for: Int.self) { number in
                    Leaf(number: number, word: model.word, log: log)
                }
                .noted("root", in: log)
            }
        }
    }

    struct Leaf: View {
        let number: Int
        let word: String
        let log: EventLog
        @Environment(\.dismiss) private var dismiss
        @Environment(\.isPresented) private var isPresented
        @State private var count = 0

        var body: some View {
            VStack {
                Text("\(word) \(number), \(count), \(isPresented ? "presented" : "root")")
                Button("Count") { count += 1 }
                Button("Leave") { dismiss() }
                NavigationLink("Deeper", value: number + 1)
            }
            .navigationTitle("Number \(number)")
            .noted("\(number)", in: log)
        }
    }

    func testALinkPushesItsValueAndTheWayBackTakesItOff() async throws {
        let (model, log) = (Model(), EventLog())
        let screen = Screen(Numbers(model: model, log: log))
        XCTAssertEqual(log.lines, ["root appears"])
        try screen.run(TouchScript().tap("Seven").wait(for: "old 7, 0, presented"))
        XCTAssertEqual(model.path, [7])
        XCTAssertEqual(screen.stack?.viewControllers.count, 2)
        // The new screen appears at the start of the transition, the old one disappears at its end.
        XCTAssertEqual(log.lines, ["root appears", "7 appears", "root disappears"])
        try screen.run(TouchScript().tap("Numbers").wait(for: "Seven"))
        XCTAssertEqual(model.path, [])
        XCTAssertEqual(
            log.lines, ["root appears", "7 appears", "root disappears", "root appears", "7 disappears"])
    }

    func testAPathShowsItsScreensAndAnotherOneKeepsWhatTheyHaveInCommon() async throws {
        let (model, log) = (Model(), EventLog())
        let screen = Screen(Numbers(model: model, log: log))
        model.path = [1, 2, 3]
        screen.wait()
        let first = screen.stack?.viewControllers ?? []
        XCTAssertEqual(first.map(\.navigationItem.title), ["Numbers", "Number 1", "Number 2", "Number 3"])
        XCTAssertTrue(screen.has("old 3, 0, presented"))
        model.path = [1, 5]
        screen.wait()
        let second = screen.stack?.viewControllers ?? []
        XCTAssertEqual(second.count, 3)
        XCTAssertTrue(second[1] === first[1])
        XCTAssertTrue(screen.has("old 5, 0, presented"))
        model.path = []
        screen.wait()
        XCTAssertEqual(screen.stack?.viewControllers.count, 1)
    }

    func testScreensFollowTheStateOfTheViewThatDescribesThem() async throws {
        let (model, log) = (Model(), EventLog())
        let screen = Screen(Numbers(model: model, log: log))
        model.path = [4]
        screen.wait()
        try screen.run(TouchScript().tap("Count").expect("old 4, 1, presented"))
        model.word = "new"
        screen.settle()
        // The screen's own state is kept.
        XCTAssertTrue(screen.has("new 4, 1, presented"))
    }

    func testDismissPopsItsScreen() async throws {
        let (model, log) = (Model(), EventLog())
        let screen = Screen(Numbers(model: model, log: log))
        model.path = [4]
        screen.wait()
        try screen.run(TouchScript().tap("Deeper").wait(for: "old 5, 0, presented").tap("Leave", after: 0.6))
        XCTAssertEqual(model.path, [4])
        XCTAssertTrue(screen.has("old 4, 0, presented"))
    }

    func testAPoppedScreenLosesItsState() async throws {
        let (model, log) = (Model(), EventLog())
        let screen = Screen(Numbers(model: model, log: log))
        model.path = [4]
        screen.wait()
        try screen.run(TouchScript().tap("Count").expect("old 4, 1, presented"))
        model.path = []
        screen.wait()
        model.path = [4]
        screen.wait()
        XCTAssertTrue(screen.has("old 4, 0, presented"))
    }

    func testAValueThatThePathHasNoRoomForIsReported() async throws {
        let (model, log) = (Model(), EventLog())
        let screen = Screen(Numbers(model: model, log: log))
        try screen.run(TouchScript().tap("Wrong"))
        XCTAssertEqual(model.path, [])
        XCTAssertEqual(screen.stack?.viewControllers.count, 1)
        try screen.run(TouchScript().tap("Nowhere"))
        XCTAssertEqual(screen.stack?.viewControllers.count, 1)
    }

    func testAValueWithoutADestinationShowsAScreenOfItsOwn() async throws {
        let model = Model()
        let screen = Screen(
            NavigationStack(path: Bindable(model).mixed) {
                Text("Root").navigationDestination(for: Int.self) { Text("Number \($0)") }
            })
        model.mixed.append("unknown")
        screen.wait()
        XCTAssertEqual(screen.stack?.viewControllers.count, 2)
        model.mixed.append(3)
        screen.wait()
        XCTAssertTrue(screen.has("Number 3"))
        model.mixed.removeLast(2)
        screen.wait()
        XCTAssertTrue(screen.has("Root"))
    }

    func testBindingsPushAndFollowTheWayBack() async throws {
        let model = Model()
        let screen = Screen(
            NavigationStack {
                Text("Root").navigationTitle("Home")
                    .navigationDestination(isPresented: Bindable(model).isPushed) { Text("Pushed") }
                    .navigationDestination(item: Bindable(model).item) { Text("Item \($0)") }
            })
        model.isPushed = true
        screen.wait()
        XCTAssertTrue(screen.has("Pushed"))
        try screen.run(TouchScript().tap("Home"))
        XCTAssertFalse(model.isPushed)
        model.item = "a"
        screen.wait()
        XCTAssertTrue(screen.has("Item a"))
        model.item = nil
        screen.wait()
        XCTAssertEqual(screen.stack?.viewControllers.count, 1)
    }

    func testALinkToAViewPushesIt() async throws {
        let screen = Screen(
            NavigationView {
                NavigationLink("Go") { Text("There").navigationTitle("Goal") }.navigationTitle("Start")
            })
        try screen.run(TouchScript().tap("Go").wait(for: "There"))
        XCTAssertEqual(screen.stack?.topViewController?.navigationItem.title, "Goal")
    }

    func testAnObjectOfTheStackIsSeenByItsScreens() async throws {
        let model = Model()
        struct Reader: View {
            @Environment(Model.self) private var model
            var body: some View { Text("word \(model.word)") }
        }
        let screen = Screen(
            NavigationStack {
                Text("Root").navigationDestination(isPresented: .constant(true)) { Reader() }
            }
            .environment(model))
        screen.wait()
        XCTAssertTrue(screen.has("word old"))
        model.word = "new"
        screen.settle()
        XCTAssertTrue(screen.has("word new"))
    }

    func testAPathMayBeThereAtFirst() async throws {
        struct Deep: View {
            @State private var path: [Int]
            init(_ path: [Int]) { _path = State(wrappedValue: path) }
            var body: some View {
                NavigationStack(path: $path) {
                    List { Text("root") }.navigationDestination(for: Int.self) { Text("screen \($0)") }
                }
            }
        }
        let lines = reports {
            let screen = Screen(Deep([3, 7]))
            screen.settle()
            XCTAssertEqual(screen.stack?.viewControllers.count, 3)
            XCTAssertTrue(screen.has("screen 7"))
        }
        XCTAssertEqual(lines, [])
    }

    func testScreensSayWhereDeeperValuesLead() async throws {
        struct Deep: View {
            @State private var path: NavigationPath
            init() {
                var path = NavigationPath()
                path.append(3)
                path.append("deep")
                _path = State(wrappedValue: path)
            }
            var body: some View {
                NavigationStack(path: $path) {
                    Text("root").navigationDestination(for: Int.self) { number in
                        Text("screen \(number)").navigationDestination(for: String.self) { Text("screen \($0)") }
                    }
                }
            }
        }
        let screen = Screen(Deep())
        screen.settle()
        XCTAssertTrue(screen.has("screen deep"))
    }
}
