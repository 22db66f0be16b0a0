import SwiftUI
import XCTest

/// Text fields in alerts.
/// See [Apple's reference](https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:message:)-8dvt8).
@MainActor
final class AlertFieldTests: HierarchyTestCase {
    func testAFieldInAnAlertChangesItsBinding() async throws {
        @MainActor
        final class Model: ObservableObject {
            @Published var code = "old"
            @Published var applied: [String] = []
        }
        struct Promo: View {
            @ObservedObject var model: Model
            @State private var asks = true
            var body: some View {
                Text("Shop").alert("Promo", isPresented: $asks) {
                    TextField("Code", text: $model.code)
                    SecureField("Pin", text: .constant(""))
                    Button("Apply") { model.applied.append(model.code) }
                    Button("Cancel", role: .cancel) {}
                } message: {
                    Text("Enter it")
                }
            }
        }
        let model = Model()
        let screen = Screen(Promo(model: model))
        screen.wait()
        let alert = try XCTUnwrap(screen.controller.presentedViewController as? UIAlertController)
        XCTAssertEqual(alert.textFields?.map(\.placeholder), ["Code", "Pin"])
        XCTAssertEqual(alert.textFields?.map(\.isSecureTextEntry), [false, true])
        let field = try XCTUnwrap(alert.textFields?.first)
        XCTAssertEqual(field.text, "old")
        field.text = "SAVE10"
        field.sendActions(for: .editingChanged)
        try screen.run(TouchScript().tap("Apply"))
        XCTAssertEqual(model.applied, ["SAVE10"])
        XCTAssertNil(screen.controller.presentedViewController)
    }
}
