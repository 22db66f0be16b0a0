import UIKit

/// An alert with a title, a message and one or two buttons. Superseded by `alert(_:isPresented:actions:message:)`.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/alert)
public struct Alert {
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Creates an alert with a button; nil, the default, for an OK button.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        (self.title, self.message, buttons) = (title, message, [dismissButton].compactMap { $0 })
    }

    /// Creates an alert with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        (self.title, self.message, buttons) = (title, message, [primaryButton, secondaryButton])
    }

    /// A button of an alert.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/alert/button)
    public struct Button {
        let role: ButtonRole?
        let label: Text
        let action: () -> Void

        /// A button with the default style.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: nil, label: label, action: action ?? {})
        }

        /// A button that cancels.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: .cancel, label: label, action: action ?? {})
        }

        /// A button titled Cancel that cancels.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button { cancel(Text("Cancel"), action: action) }

        /// A button for a destructive action, in red.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: .destructive, label: label, action: action ?? {})
        }
    }
}

/// An action sheet. Superseded by `confirmationDialog(_:isPresented:titleVisibility:actions:message:)`.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/actionsheet)
public struct ActionSheet {
    let title: Text
    let message: Text?
    let buttons: [Alert.Button]

    /// A button of an action sheet.
    public typealias Button = Alert.Button

    /// Creates an action sheet; by default it has a Cancel button.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        (self.title, self.message, self.buttons) = (title, message, buttons)
    }
}

/// The buttons of an `Alert` or `ActionSheet`.
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
    /// Presents an alert while a binding is true. Superseded by `alert(_:isPresented:actions:message:)`.
    public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
        modifier(
            PresentationModifier(
                request: PresentationRequest(isPresented: isPresented) { AlertContents(content()) }))
    }

    /// Presents an alert while a binding holds an item.
    public func alert<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> Alert
    ) -> some View {
        modifier(
            PresentationModifier(
                request: PresentationRequest(item) { AlertContents(content($0)) }))
    }

    /// Presents an action sheet while a binding is true. Superseded by
    /// `confirmationDialog(_:isPresented:titleVisibility:actions:)`.
    public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
        modifier(
            PresentationModifier(
                request: PresentationRequest(isPresented: isPresented) { AlertContents(content()) }))
    }

    /// Presents an action sheet while a binding holds an item.
    public func actionSheet<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
    ) -> some View {
        modifier(
            PresentationModifier(
                request: PresentationRequest(item) { AlertContents(content($0)) }))
    }
}

extension PresentationRequest {
    /// Presents an alert while a binding holds an item.
    fileprivate init<Item: Identifiable>(_ item: Binding<Item?>, contents: @escaping (Item) -> AlertContents) {
        self.init(
            wanted: { item.wrappedValue.map { AnyHashable($0.id) } },
            make: { node in item.wrappedValue.map { contents($0).makeController(node) } },
            end: { item.wrappedValue = nil })
    }
}
