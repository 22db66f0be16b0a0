import SwiftUI
import XCTest

/// A binding to a collection is a collection of bindings.
/// See [Apple's reference](https://developer.apple.com/documentation/swiftui/binding).
@MainActor
final class BindingCollectionTests: HierarchyTestCase {
    private final class Box { var items = ["a", "b", "c"] }

    private struct Item: Identifiable {
        let id: Int
        var name: String
    }

    func testElementsAreBindings() async {
        let box = Box()
        let binding = Binding(get: { box.items }, set: { box.items = $0 })
        XCTAssertEqual(binding.count, 3)
        XCTAssertEqual(binding.map(\.wrappedValue), ["a", "b", "c"])
        XCTAssertEqual(binding.indices, 0..<3)
        XCTAssertEqual(binding.index(before: binding.endIndex), 2)
        var index = binding.startIndex
        binding.formIndex(after: &index)
        binding[index].wrappedValue = "B"
        binding.formIndex(before: &index)
        binding[index].wrappedValue += "!"
        XCTAssertEqual(box.items, ["a!", "B", "c"])
        for item in binding { item.wrappedValue = item.wrappedValue.uppercased() }
        XCTAssertEqual(box.items, ["A!", "B", "C"])
        XCTAssertEqual(binding.reversed().map(\.wrappedValue), ["C", "B", "A!"])
    }

    func testABindingToAnElementThatHasGoneKeepsItsValue() async {
        let box = Box()
        let binding = Binding(get: { box.items }, set: { box.items = $0 })
        let last = binding[2]
        box.items.removeLast()
        XCTAssertEqual(last.wrappedValue, "c")
        last.wrappedValue = "gone"
        XCTAssertEqual(box.items, ["a", "b"])
    }

    func testListsAndLoopsTakeABinding() async {
        struct Names: View {
            @State var items = [Item(id: 1, name: "x"), Item(id: 2, name: "y")]
            var body: some View {
                HStack(spacing: 0) {
                    ForEach($items) { $item in SwiftUITests.Box(item.name, 10, 10) }
                    ForEach($items, id: \.id) { $item in SwiftUITests.Box(item.name + "2", 10, 10) }
                    ForEach(Array($items.enumerated()), id: \.offset) { number, item in
                        SwiftUITests.Box("\(number)\(item.wrappedValue.name)", 10, 10)
                    }
                }
            }
        }
        XCTAssertEqual(Host(Names()).names, ["x", "y", "x2", "y2", "0x", "1y"])
        let items = Binding.constant([Item(id: 1, name: "x")])
        _ = Host(List(items) { $item in Text(item.name) })
        _ = Host(List(items, id: \.id, editActions: .all) { $item in Text(item.name) })
        _ = Host(List { ForEach(items, id: \.id, editActions: .delete) { $item in Text(item.name) } })
    }
}
