import Observation
import UIKit
import XCTest

@testable import SwiftUI

final class TextFieldTests: HierarchyTestCase {
    @Observable
    final class Model {
        var text = "one"
        var number = 5
        var focus: Int?
        var log: [String] = []
    }

    private func fields(in view: UIView) -> [UITextField] {
        ((view as? UITextField).map { [$0] } ?? []) + view.subviews.flatMap { fields(in: $0) }
    }

    private struct Form: View {
        @Bindable var model: Model
        @FocusState private var focus: Int?

        var body: some View {
            VStack {
                TextField("Text", text: $model.text).focused($focus, equals: 0)
                    .onSubmit { focus = 1 }
                TextField("Number", value: $model.number, format: .number).focused($focus, equals: 1)
                    .keyboardType(.numberPad).submitLabel(.done)
            }
            .onSubmit { model.log.append("submit") }
            .onChange(of: model.focus, initial: true) { focus = model.focus }
            .onChange(of: focus) { model.focus = focus }
        }
    }

    func testAValueIsFormattedAndParsedInTheLocaleOfTheEnvironment() async throws {
        var price = 1234.5
        let binding = Binding(get: { price }, set: { price = $0 })
        let host = Host(width: 300) {
            VStack {
                TextField("Price", value: binding, format: .currency(code: "EUR"))
                TextField("Optional", value: Binding<Double?>.constant(0.5), format: .percent)
            }
            .environment(\.locale, Locale(identifier: "de_DE"))
        }
        let both = fields(in: host.view)
        XCTAssertEqual(both.map(\.text), ["1.234,50\u{a0}€", "50\u{a0}%"])
        let field = try XCTUnwrap(both.first)
        XCTAssertTrue(field.becomeFirstResponder())
        field.text = "7,25 €"
        field.resignFirstResponder()
        XCTAssertEqual(price, 7.25)
    }

    func testTypingChangesTheBindingAndTheBindingTheField() async throws {
        let model = Model()
        let host = Host(Form(model: model))
        let field = try XCTUnwrap(fields(in: host.view).first)
        XCTAssertEqual(field.text, "one")
        XCTAssertEqual(field.placeholder, "Text")
        XCTAssertTrue(field.becomeFirstResponder())
        field.insertText("!")
        XCTAssertEqual(model.text, "one!")
        model.text = "two"
        host.settle()
        XCTAssertEqual(field.text, "two")
    }

    func testFieldsTellThatEditingBeginsAndEndsAndOfTheReturnKey() async throws {
        let model = Model()
        let form = VStack {
            TextField(
                "Text", text: .constant(""), onEditingChanged: { model.log.append("text \($0)") },
                onCommit: { model.log.append("commit") })
            SecureField("Secret", text: .constant(""), onCommit: { model.log.append("secret") })
            TextField(
                "Number", value: .constant(3), formatter: NumberFormatter(),
                onCommit: { model.log.append("number") })
        }
        let host = Host(form)
        for field in fields(in: host.view) {
            XCTAssertTrue(field.becomeFirstResponder())
            _ = field.delegate?.textFieldShouldReturn(field)
        }
        XCTAssertEqual(model.log, ["text true", "text false", "commit", "secret", "number"])
    }

    func testABindingMayRefuseText() async throws {
        let model = Model()
        let host = Host(
            TextField(
                "",
                text: Binding {
                    model.text
                } set: {
                    model.text = String($0.prefix(4))
                }))
        let field = try XCTUnwrap(fields(in: host.view).first)
        field.becomeFirstResponder()
        field.insertText("!")
        field.insertText("?")
        XCTAssertEqual(field.text, "one!")
        XCTAssertEqual(model.text, "one!")
    }

    func testFocusGoesWhereStateSaysAndTellsWhereItWent() async throws {
        let model = Model()
        model.focus = 0
        let host = Host(Form(model: model))
        let fields = fields(in: host.view)
        XCTAssertTrue(fields[0].isFirstResponder, "from the start")
        _ = fields[0].delegate?.textFieldShouldReturn(fields[0])
        host.settle()
        XCTAssertEqual(model.log, ["submit"])
        XCTAssertEqual(model.focus, 1)
        XCTAssertTrue(fields[1].isFirstResponder)
        fields[0].becomeFirstResponder()
        host.settle()
        XCTAssertEqual(model.focus, 0)
        model.focus = nil
        host.settle()
        XCTAssertFalse(fields[0].isFirstResponder)
    }

    func testAFormattedValueIsTakenWhenEditingEnds() async throws {
        let model = Model()
        let host = Host(Form(model: model))
        let field = fields(in: host.view)[1]
        XCTAssertEqual(field.keyboardType, .numberPad)
        XCTAssertEqual(field.returnKeyType, .done)
        field.becomeFirstResponder()
        field.insertText("7")
        XCTAssertEqual(model.number, 5)
        field.resignFirstResponder()
        XCTAssertEqual(model.number, 57)
        field.becomeFirstResponder()
        field.insertText("x")
        field.resignFirstResponder()
        XCTAssertEqual(model.number, 57, "no number")
        XCTAssertEqual(field.text, "57")
    }

    func testASecretShowsDotsAndAStyleItsBody() async throws {
        struct Padded: TextFieldStyle {
            func _body(configuration: TextField<_Label>) -> some View { configuration.padding(10) }
        }
        let host = Host(SecureField("Secret", text: .constant("abc")).textFieldStyle(Padded()).frame(width: 100))
        let field = try XCTUnwrap(fields(in: host.view).first)
        XCTAssertTrue(field.isSecureTextEntry)
        XCTAssertEqual(field.bounds.size, CGSize(width: 80, height: 22))
    }

    func testAFieldGrowsDownwardsWithinItsLines() async {
        func height(_ text: String, _ limit: ClosedRange<Int>? = nil) -> CGFloat {
            let field = TextField("", text: .constant(text), axis: .vertical)
            let view = _UIHostingView(rootView: limit.map { AnyView(field.lineLimit($0)) } ?? AnyView(field))
            return view.graph.fittingSize(ProposedViewSize(width: 200, height: nil)).height
        }
        let line = height("a")
        XCTAssertEqual(height("a\nb\nc"), 3 * line, accuracy: 3)
        XCTAssertEqual(height("a", 2...3), 2 * line, accuracy: 2)
        XCTAssertEqual(height("a\nb\nc\nd\ne", 2...3), 3 * line, accuracy: 3)
    }

    func testATextEditorTakesWhatItIsProposed() async throws {
        let model = Model()
        let host = Host(
            TextEditor(
                text: Binding {
                    model.text
                } set: {
                    model.text = $0
                }))
        func find(_ view: UIView) -> UITextView? { (view as? UITextView) ?? view.subviews.lazy.compactMap(find).first }
        let editor = try XCTUnwrap(find(host.view))
        XCTAssertEqual(editor.bounds.size, CGSize(width: 200, height: 100))
        editor.becomeFirstResponder()
        editor.insertText("\ntwo")
        XCTAssertTrue(model.text.contains("\ntwo"))
    }

    /// As text does, whatever its letters.
    func testFieldsBeginWhereLinesDo() async throws {
        let rows: [(LayoutDirection, TextAlignment, NSTextAlignment)] = [
            (.leftToRight, .leading, .natural), (.rightToLeft, .leading, .right), (.leftToRight, .center, .center),
            (.rightToLeft, .center, .center), (.leftToRight, .trailing, .right), (.rightToLeft, .trailing, .left),
        ]
        for (direction, alignment, expected) in rows {
            let host = Host(
                Form(model: Model()).multilineTextAlignment(alignment).environment(\.layoutDirection, direction))
            XCTAssertEqual(
                fields(in: host.view).map(\.textAlignment), [expected, expected], "\(direction) \(alignment)")
        }
    }
}
