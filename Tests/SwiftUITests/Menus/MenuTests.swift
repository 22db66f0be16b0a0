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
