import Observation
import SwiftUI
import XCTest

/// Menus of views.
final class MenuTests: HierarchyTestCase {
    @Observable
    final class Model { var events: [String] = [] }

    struct Items: View {
        let model: Model
        var body: some View {
            VStack {
                Menu("Open") {
                    Button("Copy") { model.events.append("copy") }
                    Button("Remove", role: .destructive) { model.events.append("remove") }
                    Menu("Deeper") { Button("Inner") { model.events.append("inner") } }
                }
                Text("Held").padding().contextMenu { Button("Share") { model.events.append("share") } }
                Text("Plain").padding().contextMenu {}
            }
        }
    }

    func testATapBringsTheItemsOfTheMenu() async throws {
        let model = Model()
        let screen = Screen(Items(model: model))
        try screen.run(TouchScript().tap("Open").wait(for: "Copy").tap("Copy", after: 0.5))
        XCTAssertEqual(model.events, ["copy"])
        try screen.run(TouchScript().tap("Open").wait(for: "Deeper").tap("Deeper", after: 0.5).tap("Inner", after: 0.8))
        XCTAssertEqual(model.events, ["copy", "inner"])
    }

    func testALongPressBringsTheMenuOfAView() async throws {
        let model = Model()
        let screen = Screen(Items(model: model))
        try screen.run(TouchScript().press("Held", duration: 1.2).wait(for: "Share").tap("Share", after: 0.5))
        XCTAssertEqual(model.events, ["share"])
        try screen.run(TouchScript().press("Plain", duration: 1.2))
        XCTAssertFalse(screen.has("Share"))
    }

    private struct Sorting: View {
        @State private var order = 1
        @State private var kind = "a"

        var body: some View {
            VStack {
                Menu("Sort") {
                    Picker("Order", selection: $order) {
                        Text("By name").tag(1)
                        Text("By date").tag(2)
                    }
                    Picker("Kind", selection: $kind) {
                        ForEach(["a", "b"], id: \.self) { Text("kind \($0)") }
                    }
                    .pickerStyle(.menu)
                }
                Text("order \(order), \(kind)")
            }
        }
    }

    /// The options of a picker are items, or those of a submenu in the menu style.
    func testAPickerInAMenuShowsItsOptions() async throws {
        let screen = Screen(Sorting())
        try screen.run(TouchScript().tap("Sort").wait(for: "By date").expectNone("Order").tap("By date", after: 0.5))
        XCTAssertTrue(screen.has("order 2, a"))
        try screen.run(TouchScript().tap("Sort").wait(for: "Kind").tap("Kind", after: 0.5).tap("kind b", after: 0.8))
        XCTAssertTrue(screen.has("order 2, b"))
    }

    func testABorderlessMenuIsAButtonWithItems() async throws {
        let model = Model()
        let screen = Screen(
            Menu("Open") {
                Button("Copy") { model.events.append("copy") }
            }
            .menuStyle(.borderlessButton).buttonStyle(.borderedProminent))
        try screen.run(TouchScript().tap("Open").wait(for: "Copy").tap("Copy", after: 0.5))
        XCTAssertEqual(model.events, ["copy"])
    }
}
