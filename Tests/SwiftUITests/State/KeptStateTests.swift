import SwiftUI
import XCTest

/// Which views keep their state when their surroundings change, as a table.
///
/// A view's identity is its place in the structure of bodies, with its explicit identifiers: the branch of an `if`, the
/// type, the `id` and the identifier in a `ForEach`, as in "Demystify SwiftUI" (WWDC21, 10022).
final class KeptStateTests: HierarchyTestCase {
    /// Shows a unique number that its state keeps.
    private struct Keeper: View {
        let name: String
        @State private var number = Keeper.next()

        init(_ name: String = "k") { self.name = name }

        var body: some View { Box("\(name) \(number)", 5, 5) }

        private static var last = 0
        private static func next() -> Int {
            last += 1
            return last
        }
    }

    private struct Stage<Content: View>: View {
        let step: Int
        @ViewBuilder let content: (Int) -> Content
        var body: some View { ZStack { content(step) } }
    }

    /// Returns the numbers of the keepers by name, at each of so many steps.
    private func numbers<V: View>(_ steps: [Int], _ content: @escaping (Int) -> V) -> [[String: String]] {
        let host = Host(width: 200, height: 400, Stage(step: steps[0], content: content))
        return steps.map { step in
            host.view.rootView = Stage(step: step, content: content)
            let pairs = host.names.filter { !$0.hasPrefix("-") }.map { $0.split(separator: " ").map(String.init) }
            return Dictionary(pairs.map { ($0[0], $0[1]) }) { first, _ in first }
        }
    }

    /// Checks whether keepers present in the first and the last step have kept their state.
    private func check<V: View>(
        _ steps: [Int] = [0, 1], keeps: Bool, line: UInt = #line, @ViewBuilder _ content: @escaping (Int) -> V
    ) {
        let all = numbers(steps, content)
        guard let (first, last) = all.first.flatMap({ first in all.last.map { (first, $0) } }) else { return }
        let common = first.keys.filter { last[$0] != nil }
        XCTAssertFalse(common.isEmpty, "\(all)", line: line)
        for name in common { XCTAssertEqual(first[name] == last[name], keeps, "\(name): \(all)", line: line) }
    }

    // MARK: Structure

    func testPlaces() async {
        check(keeps: true) { _ in Keeper() }
        check(keeps: true) { Keeper($0 == 0 ? "k" : "k").padding($0 == 0 ? 1 : 9).opacity($0 == 0 ? 1 : 0.5) }
        check(keeps: true) { step in
            if step == 1 { Box("-", 1, 1) }
            Keeper()
        }
        check(keeps: true) { step in
            VStack {
                if step == 0 { Box("-", 1, 1) } else { Color.red }
                Group { Keeper() }
            }
        }
        check(keeps: true) { step in Color.clear.overlay { Keeper() }.background { if step == 1 { Color.red } } }
        check(keeps: true) { Keeper().environment(\.lineLimit, $0).transformEnvironment(\.isEnabled) { $0 = false } }
        check(keeps: true) { step in GeometryReader { _ in Keeper() }.frame(width: CGFloat(10 + step)) }
    }

    func testBranches() async {
        check(keeps: false) { step in
            if step == 0 { Keeper() } else { Keeper() }
        }
        check([0, 1, 0], keeps: false) { step in
            if step == 0 { Keeper() }
        }
        check(keeps: false) { step in
            switch step {
            case 0: Keeper()
            default: Keeper()
            }
        }
        check([1, 2], keeps: true) { step in
            switch step {
            case 0: Keeper()
            default: Keeper()
            }
        }
        // The same view with and without a modifier has two identities.
        check(keeps: false) { step in
            if step == 0 { Keeper() } else { Keeper().padding() }
        }
        check(keeps: false) { step in
            if step == 0 { HStack { Keeper() } } else { VStack { Keeper() } }
        }
        check(keeps: true) { step in
            (step == 0 ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())) { Keeper() }
        }
        check(keeps: false) { step in
            if step == 0 {
                Box("-", 1, 1)
                Keeper()
            } else {
                Keeper()
                Box("-", 1, 1)
            }
        }
        check(keeps: false) { step in
            ViewThatFits {
                if step == 0 { Keeper() }
                Keeper()
            }
        }
    }

    private struct Conditional: ViewModifier {
        let isOn: Bool
        func body(content: Content) -> some View {
            if isOn { content.padding(1) } else { content }
        }
    }

    private struct Steady: ViewModifier {
        let length: CGFloat
        func body(content: Content) -> some View { content.padding(length) }
    }

    func testModifiers() async {
        check(keeps: true) { Keeper().modifier(Steady(length: CGFloat($0))) }
        check(keeps: false) { Keeper().modifier(Conditional(isOn: $0 == 1)) }
        check(keeps: true) { Keeper().animation(.default, value: $0).transaction { $0.animation = nil } }
        check(keeps: true) { Keeper().disabled($0 == 1).hidden().zIndex(Double($0)) }
    }

    // MARK: Types

    private struct Other: View { var body: some View { Keeper("o") } }

    func testErasedTypes() async {
        check(keeps: true) { _ in AnyView(Keeper()) }
        check(keeps: true) { AnyView(Keeper().padding(CGFloat($0))) }
        check(keeps: false) { $0 == 0 ? AnyView(Keeper()) : AnyView(Keeper().padding()) }
        check([0, 1, 0], keeps: false) { $0 == 0 ? AnyView(Keeper()) : AnyView(Other()) }
        check(keeps: true) { step in AnyView(AnyView(VStack { Keeper().padding(CGFloat(step)) })) }
    }

    // MARK: Identifiers

    private struct Item: Identifiable { let id: String }

    func testIdentifiers() async {
        check(keeps: true) { _ in Keeper().id("same") }
        check(keeps: false) { Keeper().id($0) }
        check([0, 1, 0], keeps: false) { Keeper().id($0) }
        check(keeps: false) { step in VStack { Keeper() }.id(step) }
        // An identifier is unique within its branch only.
        check(keeps: false) { step in
            if step == 0 { Keeper().id("same") } else { Keeper().id("same") }
        }
        let orders = [["a", "b", "c"], ["c", "a", "b"], ["b"], ["x", "b", "y"]]
        check([0, 1], keeps: true) { step in ForEach(orders[step].map(Item.init)) { Keeper($0.id) } }
        check([0, 2], keeps: true) { step in ForEach(orders[step].map(Item.init)) { Keeper($0.id) } }
        check([0, 1, 2, 3], keeps: true) { step in ForEach(orders[step].map(Item.init)) { Keeper($0.id) } }
        // Removed state is not restored.
        let returns = [["a"], [], ["a"]]
        check([0, 1, 2], keeps: false) { step in ForEach(returns[step].map(Item.init)) { Keeper($0.id) } }
        // An index is a position, not an element.
        let all = numbers([0, 1]) { step in
            ForEach(orders[step].indices, id: \.self) { index in Keeper(orders[step][index]) }
        }
        XCTAssertEqual(all[0]["a"], all[1]["c"])
        XCTAssertEqual(all[0]["b"], all[1]["a"])
        // Elements contain branches too.
        check(keeps: false) { step in
            ForEach([Item(id: "a")]) { item in
                if step == 0 { Keeper(item.id) } else { Keeper(item.id) }
            }
        }
    }

    // MARK: Containers

    func testContainers() async {
        let orders = [["a", "b", "c"], ["c", "a", "b"], ["b", "c"]]
        for steps in [[0, 1], [0, 2], [0, 1, 2, 0]].dropLast() {
            check(steps, keeps: true) { step in List(orders[step].map(Item.init)) { Keeper($0.id) } }
            check(steps, keeps: true) { step in
                ScrollView { LazyVStack { ForEach(orders[step].map(Item.init)) { Keeper($0.id) } } }
            }
            check(steps, keeps: true) { step in
                Grid { ForEach(orders[step].map(Item.init)) { item in GridRow { Keeper(item.id) } } }
            }
        }
        check(keeps: true) { step in ScrollView(step == 0 ? .vertical : .horizontal) { Keeper() } }
    }

    /// The screens of a stack and of tabs keep their state while they are covered; a popped one loses it.
    func testScreens() async throws {
        struct Counter: View {
            let name: String
            @State private var count = 0
            var body: some View { Button("\(name) \(count)") { count += 1 } }
        }
        let screen = Screen(
            TabView {
                NavigationStack {
                    VStack {
                        Counter(name: "root")
                        NavigationLink("Push") { Counter(name: "pushed") }
                    }
                }
                .tabItem { Text("First") }
                Counter(name: "second").tabItem { Text("Second") }
            })
        try screen.run(TouchScript().tap("root 0"))
        try screen.run(TouchScript().tap("Push"))
        try screen.run(TouchScript().tap("pushed 0"))
        try screen.run(TouchScript().tap("Second"))
        try screen.run(TouchScript().tap("second 0"))
        try screen.run(TouchScript().tap("First"))
        XCTAssert(screen.has("pushed 1"))
        try screen.run(TouchScript().tap("Back"))
        XCTAssert(screen.has("root 1"))
        try screen.run(TouchScript().tap("Push"))
        XCTAssert(screen.has("pushed 0"))
        try screen.run(TouchScript().tap("Second"))
        XCTAssert(screen.has("second 1"))
    }
}
