import Observation
import SwiftUI
import XCTest

/// Sheets, covers, popovers, alerts and dialogs.
final class PresentationTests: HierarchyTestCase {
    @Observable
    final class Model {
        var isSheet = false
        var isSecond = false
        var isAlert = false
        var item: Item?
        var word = "old"
        var events: [String] = []
        var detent = PresentationDetent.medium
    }

    struct Item: Identifiable { let id: Int }

    struct Sheets: View {
        @Bindable var model: Model

        var body: some View {
            Text("Below")
                .sheet(isPresented: $model.isSheet, onDismiss: { model.events.append("sheet dismissed") }) {
                    Inside(word: model.word)
                        .presentationDetents([.medium, .large, .height(200)], selection: $model.detent)
                        .interactiveDismissDisabled(model.word == "locked")
                }
                .sheet(item: $model.item, onDismiss: { model.events.append("item dismissed") }) {
                    Text("Item \($0.id)")
                }
                .fullScreenCover(isPresented: $model.isSecond) { Text("Cover") }
                .environment(model)
                .onDisappear { model.events.append("below disappears") }
        }
    }

    struct Inside: View {
        let word: String
        @Environment(\.dismiss) private var dismiss
        @Environment(Model.self) private var model

        var body: some View {
            VStack {
                Text("\(word) in \(model.word)")
                Button("Close") { dismiss() }
            }
        }
    }

    func testASheetFollowsItsBindingAndInheritsTheEnvironment() async throws {
        let model = Model()
        let screen = Screen(Sheets(model: model))
        XCTAssertNil(screen.controller.presentedViewController)
        model.isSheet = true
        screen.wait()
        XCTAssertTrue(screen.has("old in old"))
        model.word = "new"
        screen.settle()
        XCTAssertTrue(screen.has("new in new"))
        model.isSheet = false
        screen.wait()
        XCTAssertNil(screen.controller.presentedViewController)
        XCTAssertEqual(model.events, ["sheet dismissed"])
    }

    func testDismissMakesTheBindingFalseAndIsToldOnce() async throws {
        let model = Model()
        let screen = Screen(Sheets(model: model))
        model.isSheet = true
        screen.wait()
        try screen.run(TouchScript().tap("Close"))
        XCTAssertFalse(model.isSheet)
        XCTAssertEqual(model.events, ["sheet dismissed"])
        model.isSheet = true
        screen.wait()
        XCTAssertTrue(screen.has("old in old"))
    }

    func testADragDownEndsASheetUnlessItIsDisabled() async throws {
        let model = Model()
        let screen = Screen(Sheets(model: model))
        let down = TouchScript().drag(from: CGPoint(x: 195, y: 740), to: CGPoint(x: 195, y: 840), duration: 0.1)
        model.word = "locked"
        model.isSheet = true
        screen.wait()
        try screen.run(down)
        XCTAssertTrue(model.isSheet)
        model.word = "open"
        screen.settle()
        try screen.run(down)
        XCTAssertFalse(model.isSheet)
        XCTAssertEqual(model.events, ["sheet dismissed"])
    }

    func testAnotherItemBringsAnotherSheet() async {
        let model = Model()
        let screen = Screen(Sheets(model: model))
        model.item = Item(id: 1)
        screen.wait()
        let first = screen.controller.presentedViewController
        XCTAssertTrue(screen.has("Item 1"))
        model.item = Item(id: 2)
        screen.wait(2.4)
        XCTAssertTrue(screen.has("Item 2"))
        XCTAssertFalse(screen.controller.presentedViewController === first)
        XCTAssertEqual(model.events, ["item dismissed"])
    }

    func testWhatAsksWhileAnotherIsPresentedWaits() async {
        let model = Model()
        let screen = Screen(Sheets(model: model))
        model.isSheet = true
        screen.wait()
        model.item = Item(id: 3)
        screen.wait()
        XCTAssertTrue(screen.has("old in old"))
        model.isSheet = false
        screen.wait(2.4)
        XCTAssertTrue(screen.has("Item 3"))
    }

    func testDetentsAreUIKitsAndTheSelectionFollows() async throws {
        let model = Model()
        let screen = Screen(Sheets(model: model))
        model.isSheet = true
        screen.wait()
        let sheet = try XCTUnwrap(screen.controller.presentedViewController?.sheetPresentationController)
        XCTAssertEqual(sheet.detents.count, 3)
        XCTAssertEqual(sheet.selectedDetentIdentifier, .medium)
        XCTAssertTrue(sheet.prefersGrabberVisible)
        model.detent = .large
        screen.wait()
        XCTAssertEqual(sheet.selectedDetentIdentifier, .large)
        try screen.run(
            TouchScript().drag(from: CGPoint(x: 195, y: 70), to: CGPoint(x: 195, y: 430), duration: 0.5))
        XCTAssertEqual(model.detent, .medium)
    }

    func testACoverLeavesWhatIsBelow() async {
        let model = Model()
        let screen = Screen(Sheets(model: model))
        model.isSecond = true
        screen.wait()
        XCTAssertTrue(screen.has("Cover"))
        XCTAssertEqual(model.events, [])
    }

    func testAnAlertsButtonsActAndEndIt() async throws {
        let model = Model()
        let screen = Screen(
            Text("Below").alert("Delete?", isPresented: Bindable(model).isAlert) {
                Button("Delete", role: .destructive) { model.events.append("deleted") }
                Button("Keep", role: .cancel) {}
                Button("Off") {}.disabled(true)
            } message: {
                Text("For ever")
            })
        model.isAlert = true
        screen.wait()
        let alert = try XCTUnwrap(screen.controller.presentedViewController as? UIAlertController)
        XCTAssertEqual(alert.title, "Delete?")
        XCTAssertEqual(alert.message, "For ever")
        XCTAssertEqual(alert.actions.map(\.title), ["Delete", "Keep", "Off"])
        XCTAssertEqual(alert.actions.map(\.style), [.destructive, .cancel, .default])
        XCTAssertEqual(alert.actions.map(\.isEnabled), [true, true, false])
        try screen.run(TouchScript().tap("Delete"))
        XCTAssertFalse(model.isAlert)
        XCTAssertEqual(model.events, ["deleted"])
        XCTAssertNil(screen.controller.presentedViewController)
    }

    func testAlertsAndDialogsHaveTheButtonThatTheyNeed() async throws {
        let model = Model()
        let screen = Screen(Text("x").alert("Note", isPresented: Bindable(model).isAlert) {})
        model.isAlert = true
        screen.wait()
        try screen.run(TouchScript().tap("OK"))
        XCTAssertFalse(model.isAlert)
        let dialog = Screen(
            Text("x").confirmationDialog("Title", isPresented: Bindable(model).isAlert) { Button("Do") {} })
        model.isAlert = true
        dialog.wait()
        let sheet = try XCTUnwrap(dialog.controller.presentedViewController as? UIAlertController)
        XCTAssertEqual(sheet.actions.map(\.title), ["Do", "Cancel"])
        XCTAssertNil(sheet.title)
    }

    func testAPresentationThatIsWantedFromTheStartComesWithTheView() async {
        let model = Model()
        model.isSheet = true
        let screen = Screen(Sheets(model: model))
        screen.wait()
        XCTAssertTrue(screen.has("old in old"))
    }

    func testAPresentationsBackgroundLiesBehindIt() async throws {
        let screen = Screen(
            Text("below").sheet(isPresented: .constant(true)) { Text("sheet").presentationBackground(.thinMaterial) })
        screen.wait()
        let view = try XCTUnwrap(screen.controller.presentedViewController?.view)
        XCTAssertIdentical(view.layer.sublayers?.first, view.subviews.first?.layer)
    }
}
