import SwiftUI
import XCTest

/// Bindings: to parts, to optional values, to elements, with transactions.
final class BindingTests: HierarchyTestCase {
    final class Store<Value> {
        var value: Value
        var transactions: [Transaction] = []

        init(_ value: Value) { self.value = value }

        @MainActor
        var binding: Binding<Value> {
            Binding(get: { self.value }) { value, transaction in
                self.value = value
                self.transactions.append(transaction)
            }
        }
    }

    struct Person: Equatable, Identifiable {
        var id = 0
        var name = "a"
        var size = CGSize(width: 1, height: 2)
        var tags = ["x", "y"]
    }

    func testPartsOfAValueAreBindingsToo() async {
        let store = Store(Person())
        let person = store.binding
        person.name.wrappedValue = "b"
        person.size.width.wrappedValue = 9
        person.tags[1].wrappedValue = "z"
        XCTAssertEqual(store.value, Person(name: "b", size: CGSize(width: 9, height: 2), tags: ["x", "z"]))
        XCTAssertEqual(person.size.height.wrappedValue, 2)
        XCTAssertEqual(person.id, 0)
    }

    func testAConstantIsNotChanged() async {
        let constant = Binding.constant(3)
        constant.wrappedValue = 4
        XCTAssertEqual(constant.wrappedValue, 3)
        XCTAssertEqual(Binding(projectedValue: constant).wrappedValue, 3)
    }

    func testOptionalValuesAreWrappedAndUnwrapped() async throws {
        let store = Store<Int?>(nil)
        XCTAssertNil(Binding<Int>(store.binding))
        store.value = 5
        let unwrapped = try XCTUnwrap(Binding<Int>(store.binding))
        unwrapped.wrappedValue = 6
        XCTAssertEqual(store.value, 6)
        // Once the value is nil, the unwrapped binding returns its last value.
        store.value = nil
        _ = unwrapped.wrappedValue
        let plain = Store(1)
        let optional = Binding<Int?>(plain.binding)
        optional.wrappedValue = 2
        optional.wrappedValue = nil
        XCTAssertEqual(plain.value, 2)
    }

    func testABindingHandsItsTransactionOn() async {
        let store = Store(Person())
        store.binding.name.animation(.linear(duration: 3)).wrappedValue = "b"
        XCTAssertEqual(store.transactions.last?.animation, .linear(duration: 3))
        var transaction = Transaction(animation: .easeIn)
        transaction.isContinuous = true
        store.binding.transaction(transaction).size.width.wrappedValue = 3
        XCTAssertEqual(store.transactions.last?.animation, .easeIn)
        XCTAssertEqual(store.transactions.last?.isContinuous, true)
        store.binding.name.wrappedValue = "c"
        XCTAssertNil(store.transactions.last?.animation)
        withAnimation(.easeOut) { store.binding.name.wrappedValue = "d" }
        XCTAssertEqual(store.transactions.last?.animation, .easeOut)
    }

    struct Sliding: View {
        let hooks: Hooks
        @State private var x: CGFloat = 0
        var body: some View {
            hooks.x = $x
            return Box("b", 20, 20).position(x: x + 10, y: 10)
        }
    }

    @MainActor
    final class Hooks {
        var x = Binding<CGFloat>.constant(0)
        var people = Binding<[Person]>.constant([])
    }

    func testASetThroughAnAnimatedBindingIsAnimated() async {
        let hooks = Hooks()
        let host = Host(Sliding(hooks: hooks))
        hooks.x.animation(.linear(duration: 1)).wrappedValue = 100
        host.settle()
        advance(to: 0.25)
        XCTAssertEqual(host.shownFrame("b").minX, 25, accuracy: 1e-6)
        hooks.x.wrappedValue = 60
        host.settle()
        XCTAssertEqual(host.shownFrame("b").minX, 60, accuracy: 1e-6)
    }

    struct People: View {
        let hooks: Hooks
        @State private var people = [Person(id: 1), Person(id: 2), Person(id: 3)]
        var body: some View {
            HStack(spacing: 0) {
                ForEach($people) { $person in Row(person: $person, hooks: hooks) }
            }
            .onAppear { hooks.people = $people }
        }
    }

    struct Row: View {
        @Binding var person: Person
        let hooks: Hooks
        var body: some View {
            Box("\(person.id)\(person.name)", person.size.width, 10)
                .onChange(of: person.size) { person.name += "!" }
        }
    }

    func testElementsOfACollectionAreChangedThroughTheirBindings() async {
        let hooks = Hooks()
        let host = Host(People(hooks: hooks))
        hooks.people[1].size.width.wrappedValue = 50
        XCTAssertEqual(host.names, ["1a", "2a!", "3a"])
        XCTAssertEqual(host.frame("2a!")?.width, 50)
        hooks.people.wrappedValue.remove(at: 0)
        XCTAssertEqual(host.names, ["2a!", "3a"])
        hooks.people.wrappedValue.reverse()
        hooks.people[1].size.width.wrappedValue = 7
        XCTAssertEqual(host.names, ["3a", "2a!!"])
    }
}
