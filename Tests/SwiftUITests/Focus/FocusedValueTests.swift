import SwiftUI
import XCTest

/// Values that focused views and their scene provide.
/// See [Apple's reference](https://developer.apple.com/documentation/swiftui/focusedvalues).
final class FocusedValueTests: HierarchyTestCase {
    final class Model: ObservableObject {
        @Published var name: String
        init(_ name: String) { self.name = name }
    }

    private struct Reader: View {
        @FocusedValue(\.note) private var note
        @FocusedBinding(\.selectedTitle) private var title
        @FocusedObject private var model: Model?

        var body: some View {
            Text("note \(note ?? "none")")
            Text("title \(title ?? "none")")
            Text("model \(model?.name ?? "none")")
            Button("Rewrite") { title = "new" }
            Button("Clear") { title = nil }
        }
    }

    private struct Editor: View {
        @State private var title = "old"
        @State private var text = ""
        @FocusState private var place: Int?

        var body: some View {
            VStack {
                Reader()
                VStack {
                    TextField("First", text: $text).focused($place, equals: 1).focusedValue(\.note, "inner")
                    TextField("Second", text: $text).focused($place, equals: 2).focusedObject(Model("second"))
                }
                .focusedValue(\.note, "outer").focusedValue(\.selectedTitle, $title)
                TextField("Third", text: $text).focused($place, equals: 3)
                Button("To 1") { place = 1 }
                Button("To 2") { place = 2 }
                Button("To 3") { place = 3 }
                Text("is \(title)")
            }
        }
    }

    func testTheFocusedViewProvidesValues() async throws {
        let screen = Screen(Editor())
        XCTAssertTrue(screen.has("note none"))
        try screen.run(TouchScript().tap("To 1"))
        XCTAssertTrue(screen.has("note inner"))
        XCTAssertTrue(screen.has("title old"))
        XCTAssertTrue(screen.has("model none"))
        try screen.run(TouchScript().tap("To 2"))
        XCTAssertTrue(screen.has("note outer"))
        XCTAssertTrue(screen.has("model second"))
        try screen.run(TouchScript().tap("Rewrite"))
        XCTAssertTrue(screen.has("title new"))
        XCTAssertTrue(screen.has("is new"))
        try screen.run(TouchScript().tap("Clear"))
        XCTAssertTrue(screen.has("is new"))
        try screen.run(TouchScript().tap("To 3"))
        XCTAssertTrue(screen.has("note none"))
        XCTAssertTrue(screen.has("title none"))
        XCTAssertTrue(screen.has("model none"))
    }

    private struct SceneProvider: View {
        @State private var count = 1
        @State private var isShown = true

        var body: some View {
            VStack {
                Reader()
                if isShown { Color.red.focusedSceneValue(\.note, "scene \(count)") }
                Button("More") { count += 1 }
                Button("Remove") { isShown = false }
            }
        }
    }

    func testAValueOfTheSceneNeedsNoFocus() async throws {
        let screen = Screen(SceneProvider())
        screen.settle()
        XCTAssertTrue(screen.has("note scene 1"))
        try screen.run(TouchScript().tap("More"))
        XCTAssertTrue(screen.has("note scene 2"))
        try screen.run(TouchScript().tap("Remove"))
        XCTAssertTrue(screen.has("note none"))
    }
}

extension FocusedValues {
    fileprivate struct NoteKey: FocusedValueKey { typealias Value = String }
    fileprivate struct TitleKey: FocusedValueKey { typealias Value = Binding<String> }

    fileprivate var note: String? {
        get { self[NoteKey.self] }
        set { self[NoteKey.self] = newValue }
    }

    fileprivate var selectedTitle: Binding<String>? {
        get { self[TitleKey.self] }
        set { self[TitleKey.self] = newValue }
    }
}
