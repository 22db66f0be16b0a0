import Observation
import SwiftUI
import XCTest

/// Focus, which is UIKit's first responder.
final class FocusStateTests: HierarchyTestCase {
    struct Field: UIViewRepresentable {
        let name: String
        func makeUIView(context: Context) -> UITextField {
            let field = UITextField()
            field.placeholder = name
            return field
        }
        func updateUIView(_ uiView: UITextField, context: Context) {}
    }

    enum Part: Hashable { case first, second }

    struct Form: View {
        @FocusState private var focus: Part?
        var body: some View {
            VStack {
                Field(name: "one").frame(height: 40).focused($focus, equals: .first)
                Field(name: "two").frame(height: 40).focused($focus, equals: .second)
                Text(focus == .first ? "at one" : focus == .second ? "at two" : "nowhere")
                Button("Next") { focus = .second }
                Button("Done") { focus = nil }
            }
        }
    }

    func testTheValueFollowsTouchesAndMovesTheFocus() async throws {
        let screen = Screen(Form())
        XCTAssertTrue(screen.has("nowhere"))
        try screen.run(TouchScript().tap("one").expect("at one"))
        try screen.run(TouchScript().tap("Next").expect("at two"))
        XCTAssertEqual((screen.window.firstResponderField)?.placeholder, "two")
        try screen.run(TouchScript().tap("Done").expect("nowhere"))
        XCTAssertNil(screen.window.firstResponderField)
    }

    struct WithKeys: View {
        var body: some View {
            NavigationStack {
                Field(name: "only").toolbar { ToolbarItem(placement: .keyboard) { Button("Hide") {} } }
            }
        }
    }

    func testItemsStandAboveTheKeyboardOfAScreensInput() async throws {
        let screen = Screen(WithKeys())
        XCTAssertFalse(screen.has("Hide"))
        try screen.run(TouchScript().tap("only"))
        XCTAssertEqual((screen.window.firstResponderField?.inputAccessoryView as? UIToolbar)?.items?.count, 1)
        XCTAssertNotNil(screen.window.firstResponderField?.inputAccessoryView?.window)
    }

    struct Initially: View {
        @FocusState private var isFocused: Bool
        var body: some View { Field(name: "only").focused($isFocused).defaultFocus($isFocused, true) }
    }

    func testADefaultFocusIsGivenWhenTheViewAppears() async {
        let screen = Screen(Initially())
        screen.settle()
        XCTAssertEqual(screen.window.firstResponderField?.placeholder, "only")
    }
}

extension UIView {
    /// The focused text field in the view.
    fileprivate var firstResponderField: UITextField? {
        if let field = self as? UITextField, field.isFirstResponder { return field }
        return subviews.lazy.compactMap(\.firstResponderField).first
    }
}
