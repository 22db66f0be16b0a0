import SwiftUI
import UIKit
import UniformTypeIdentifiers
import XCTest

/// Buttons that paste and rename.
final class PasteAndRenameTests: HierarchyTestCase {
    private struct Paster: View {
        @State private var text = "nothing"

        var body: some View {
            VStack {
                PasteButton(payloadType: String.self) { text = $0.joined(separator: " ") }
                Text("pasted \(text)")
            }
        }
    }

    override func tearDown() async throws {
        UIPasteboard.general.items = []
        try await super.tearDown()
    }

    func testStringsArePasted() async throws {
        UIPasteboard.general.items = []
        let screen = Screen(Paster())
        // There is nothing to paste yet.
        _ = try? screen.run(TouchScript().tap("Paste"))
        XCTAssertTrue(screen.has("pasted nothing"))
        UIPasteboard.general.strings = ["one", "two"]
        screen.settle()
        try screen.run(TouchScript().tap("Paste"))
        XCTAssertTrue(screen.has("pasted one two"))
    }

    func testItemsOfTypesArePasted() async throws {
        UIPasteboard.general.setData(Data("{}".utf8), forPasteboardType: UTType.json.identifier)
        var types: [[String]] = []
        let screen = Screen(
            PasteButton(supportedContentTypes: [.text]) { types = $0.map(\.registeredTypeIdentifiers) })
        try screen.run(TouchScript().tap("Paste"))
        XCTAssertEqual(types, [["public.json"]])
    }

    private struct Renamer: View {
        @State private var count = 0

        var body: some View {
            VStack {
                RenameButton().renameAction { count += 1 }
                Text("renamed \(count)")
            }
        }
    }

    func testARenameButtonPerformsTheAction() async throws {
        let screen = Screen(Renamer())
        try screen.run(TouchScript().tap("Rename"))
        XCTAssertTrue(screen.has("renamed 1"))
    }

    func testARenameButtonMovesTheFocus() async throws {
        struct Focusing: View {
            @State private var name = ""
            @FocusState private var isRenaming: Bool
            var body: some View {
                VStack {
                    TextField("Name", text: $name).focused($isRenaming)
                    Text(isRenaming ? "renaming" : "resting")
                    RenameButton()
                }
                .renameAction($isRenaming)
            }
        }
        let screen = Screen(Focusing())
        XCTAssertTrue(screen.has("resting"))
        try screen.run(TouchScript().tap("Rename"))
        XCTAssertTrue(screen.has("renaming"))
    }
}
