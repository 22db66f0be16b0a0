import UIKit

/// An alert of old: a title, a message and a button or two. `alert(_:isPresented:actions:message:)` replaces it.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/alert)
public struct Alert {
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Makes an alert with a button; nil, the default, for an OK.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        (self.title, self.message, buttons) = (title, message, [dismissButton].compactMap { $0 })
    }

    /// Makes an alert with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        (self.title, self.message, buttons) = (title, message, [primaryButton, secondaryButton])
    }

    /// A button of an alert.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/alert/button)
    public struct Button {
        let role: ButtonRole?
        let label: Text
        let action: () -> Void

        /// A button that does what it says.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: nil, label: label, action: action ?? {})
        }

        /// A button that leaves all as it is.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: .cancel, label: label, action: action ?? {})
        }

        /// A button called Cancel that leaves all as it is.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button { cancel(Text("Cancel"), action: action) }

        /// A button that destroys something, in red.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: .destructive, label: label, action: action ?? {})
        }
    }
}

/// A dialog of old. `confirmationDialog(_:isPresented:titleVisibility:actions:message:)` replaces it.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/actionsheet)
public struct ActionSheet {
    let title: Text
    let message: Text?
    let buttons: [Alert.Button]

    /// A button of a dialog.
    public typealias Button = Alert.Button

    /// Makes a dialog; without buttons it has a Cancel.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        (self.title, self.message, self.buttons) = (title, message, buttons)
    }
}

/// The buttons of an alert of old.
private struct FormerButtons: View {
    let buttons: [Alert.Button]

    var body: some View {
        ForEach(buttons.indices, id: \.self) { index in
            Button(role: buttons[index].role, action: buttons[index].action) { buttons[index].label }
        }
    }
}

extension AlertContents {
    @MainActor
    fileprivate init(_ alert: Alert) {
        self.init(
            style: .alert, title: alert.title, message: AnyView(alert.message),
            actions: AnyView(FormerButtons(buttons: alert.buttons)))
    }

    @MainActor
    fileprivate init(_ sheet: ActionSheet) {
        self.init(
            style: .actionSheet, title: sheet.title, message: AnyView(sheet.message),
            actions: AnyView(FormerButtons(buttons: sheet.buttons)))
    }
}

extension View {
    /// Presents an alert while a binding is true. `alert(_:isPresented:actions:message:)` replaces it.
    public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
        modifier(
            PresentationModifier(
                request: PresentationRequest(isPresented: isPresented) { AlertContents(content()) }))
    }

    /// Presents an alert while a binding has an item.
    public func alert<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> Alert
    ) -> some View {
        modifier(
            PresentationModifier(
                request: PresentationRequest(item) { AlertContents(content($0)) }))
    }

    /// Presents a dialog while a binding is true. `confirmationDialog(_:isPresented:titleVisibility:actions:)`
    /// replaces it.
    public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
        modifier(
            PresentationModifier(
                request: PresentationRequest(isPresented: isPresented) { AlertContents(content()) }))
    }

    /// Presents a dialog while a binding has an item.
    public func actionSheet<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
    ) -> some View {
        modifier(
            PresentationModifier(
                request: PresentationRequest(item) { AlertContents(content($0)) }))
    }
}

extension PresentationRequest {
    /// Presents an alert while a binding has an item.
    fileprivate init<Item: Identifiable>(_ item: Binding<Item?>, contents: @escaping (Item) -> AlertContents) {
        self.init(
            wanted: { item.wrappedValue.map { AnyHashable($0.id) } },
            make: { node in item.wrappedValue.map { contents($0).makeController(node) } },
            end: { item.wrappedValue = nil })
    }
}
