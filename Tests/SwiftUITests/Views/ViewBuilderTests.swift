import SwiftUI
import XCTest

/// The views that builders produce: groups, loops, choices, nothing.
final class ViewBuilderTests: HierarchyTestCase {
    func testModifiersOfAGroupAreThoseOfEachView() async {
        let host = Host {
            VStack(spacing: 0) {
                Group {
                    Box("a", 10, 10); Box("b", 10, 10)
                }
                .padding(5)
            }
        }
        host.assertFrame("a", 95, 35, 10, 10)
        host.assertFrame("b", 95, 55, 10, 10)
        let loop = Host { HStack(spacing: 0) { ForEach(0..<3) { Box("\($0)") }.frame(width: 30) } }
        loop.assertFrame("2", 115, 0, 30, 100)
    }

    func testNothingTakesNoRoomAndMakesNoGap() async {
        let never = false
        let host = Host {
            VStack(spacing: 10) {
                Box("a", 10, 10)
                EmptyView()
                if never { Box("b", 10, 10) }
                ForEach([Int](), id: \.self) { Box("\($0)") }
                Group {}
                Box("c", 10, 10)
            }
        }
        host.assertFrame("a", 95, 35, 10, 10)
        host.assertFrame("c", 95, 55, 10, 10)
    }

    func testManyViewsKeepTheirOrder() async {
        let host = Host {
            HStack(spacing: 0) {
                Box("1", 1, 1); Box("2", 1, 1); Box("3", 1, 1); Box("4", 1, 1); Box("5", 1, 1); Box("6", 1, 1)
                Box("7", 1, 1); Box("8", 1, 1); Box("9", 1, 1); Box("10", 1, 1); Box("11", 1, 1); Box("12", 1, 1)
            }
        }
        XCTAssertEqual(host.names, (1...12).map(String.init))
        XCTAssertEqual(host.frame("12")?.minX, 105)
    }

    enum Choice { case one, two, three(Int) }

    struct Choosing: View {
        let choice: Choice
        var body: some View {
            switch choice {
            case .one: Box("one", 10, 10)
            case .two:
                let width: CGFloat = 20
                Box("two", width, 10)
            case .three(let number):
                if number > 5, #available(macOS 10, *) { Box("many", 30, 10) } else { Box("few", 40, 10) }
            }
        }
    }

    func testChoicesShowOneOfTheirViews() async {
        let host = Host(Choosing(choice: .one))
        XCTAssertEqual(host.names, ["one"])
        for (choice, name) in [(Choice.two, "two"), (.three(9), "many"), (.three(1), "few"), (.one, "one")] {
            host.view.rootView = Choosing(choice: choice)
            XCTAssertEqual(host.names, [name])
        }
    }

    struct Remembering: View {
        let name: String
        @State private var number = StateTests.Counting.Number()
        var body: some View { Box("\(name) \(number.value)", 10, 10) }
    }

    struct Erased: View {
        let isText: Bool
        let name: String
        var body: some View { isText ? AnyView(Text(name)) : AnyView(Remembering(name: name)) }
    }

    /// A type-erased view keeps its identity as long as its type doesn't change.
    func testErasedViewsKeepTheirStateWhileTheirTypeStays() async {
        StateTests.Counting.last = 0
        let host = Host(Erased(isText: false, name: "a"))
        XCTAssertEqual(host.names, ["a 1"])
        host.view.rootView = Erased(isText: false, name: "b")
        XCTAssertEqual(host.names, ["b 1"])
        host.view.rootView = Erased(isText: true, name: "c")
        XCTAssertEqual(host.names, [])
        host.view.rootView = Erased(isText: false, name: "d")
        XCTAssertEqual(host.names, ["d 2"])
    }

    struct Item: Identifiable {
        let id: String
        var width: CGFloat = 10
    }

    struct Listing: View {
        let items: [Item]
        var body: some View {
            HStack(spacing: 0) {
                ForEach(items) { item in
                    Remembering(name: item.id)
                    Box(item.id, item.width, 10)
                }
            }
        }
    }

    func testALoopMayMakeSeveralViewsOfAnElement() async {
        StateTests.Counting.last = 0
        let host = Host(Listing(items: [Item(id: "a"), Item(id: "b")]))
        XCTAssertEqual(host.names, ["a 1", "a", "b 2", "b"])
        host.view.rootView = Listing(items: [Item(id: "b", width: 30), Item(id: "c"), Item(id: "a")])
        XCTAssertEqual(host.names, ["b 2", "b", "c 3", "c", "a 1", "a"])
        XCTAssertEqual(host.frame("b")?.width, 30)
        host.view.rootView = Listing(items: [Item(id: "c")])
        XCTAssertEqual(host.names, ["c 3", "c"])
        host.view.rootView = Listing(items: [Item(id: "a"), Item(id: "c")])
        XCTAssertEqual(host.names, ["a 4", "a", "c 3", "c"])
    }

    struct Framing: ViewModifier {
        let name: String
        @State private var number = StateTests.Counting.Number()

        func body(content: Content) -> some View {
            VStack(spacing: 0) {
                Box("\(name) \(number.value)", 10, 10)
                content
            }
        }
    }

    func testModifiersHaveStateOfTheirOwn() async {
        StateTests.Counting.last = 0
        let host = Host(Box("a", 10, 10).modifier(Framing(name: "x")).modifier(Framing(name: "y")))
        XCTAssertEqual(host.names.map { $0.prefix(1) }, ["y", "x", "a"])
        XCTAssertEqual(Set(host.names.map { $0.suffix(1) }), ["1", "2", "a"])
        let before = host.names
        host.view.rootView = Box("b", 10, 10).modifier(Framing(name: "x")).modifier(Framing(name: "y"))
        XCTAssertEqual(host.names.dropLast(), before.dropLast())
        XCTAssertEqual(host.names.last, "b")
    }

    func testModifiersAreJoinedFromTheInsideOut() async {
        let joined = Framing(name: "in").concat(Framing(name: "out"))
        let host = Host(Box("a", 10, 10).modifier(joined))
        XCTAssertEqual(host.names.map { $0.split(separator: " ")[0] }, ["out", "in", "a"])
    }

    struct Pages: View {
        let isFirst: Bool
        var body: some View {
            if isFirst { Remembering(name: "x") } else { Remembering(name: "x") }
        }
    }

    func testTwoBranchesAreTwoViews() async {
        StateTests.Counting.last = 0
        let host = Host(Pages(isFirst: true))
        XCTAssertEqual(host.names, ["x 1"])
        host.view.rootView = Pages(isFirst: false)
        XCTAssertEqual(host.names, ["x 2"])
        host.view.rootView = Pages(isFirst: true)
        XCTAssertEqual(host.names, ["x 3"])
    }
}
