import UIKit

/// The contents of an alert or a dialog.
struct AlertContents {
    let style: UIAlertController.Style
    let title: Text?
    let message: AnyView
    let actions: AnyView

    /// Creates the controller, with the buttons that the views declare.
    @MainActor
    func makeController(_ node: PresentationNode) -> UIAlertController {
        let environment = node.scope.values
        let words = LabelContents(of: message, inside: node)
        let message = [words.title, words.subtitle].compactMap { $0 }.joined(separator: "\n")
        let alert = UIAlertController(
            title: title?.string(in: environment), message: message.isEmpty ? nil : message, preferredStyle: style)
        let (entries, graph) = MenuContents.entries(of: actions, inside: node)
        var hasCancel = false
        for field in graph.rootNode.textFields { alert.addField(like: field, graph) }
        for entry in entries {
            guard case .item(.button(let role, let action)) = entry.kind else { continue }
            hasCancel = hasCancel || role == .cancel
            let made = UIAlertAction(title: entry.label.title, style: role.alertStyle) { [weak node] _ in
                node?.didEnd()
                withExtendedLifetime(graph, action)
            }
            made.isEnabled = entry.isEnabled
            alert.addAction(made)
        }
        let end: (UIAlertAction) -> Void = { [weak node] _ in node?.didEnd() }
        if style == .alert, alert.actions.isEmpty {
            alert.addAction(UIAlertAction(title: "OK", style: .default, handler: end))
        } else if style == .actionSheet, !hasCancel {
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: end))
        }
        if let popover = alert.popoverPresentationController {
            popover.sourceView = node.graph.hostingView
            popover.sourceRect = node.frame
        }
        return alert
    }
}

extension ButtonRole? {
    fileprivate var alertStyle: UIAlertAction.Style {
        switch self {
        case .cancel?: .cancel
        case .destructive?: .destructive
        default: .default
        }
    }
}

extension PresentationRequest {
    /// Presents an alert while a binding is true.
    init(isPresented: Binding<Bool>, contents: @escaping () -> AlertContents?) {
        self.init(
            wanted: { isPresented.wrappedValue ? true : nil }, make: { contents()?.makeController($0) },
            end: { isPresented.wrappedValue = false })
    }
}

extension View {
    /// Presents an alert while a binding is true. Its buttons dismiss it and set the binding to false; without any,
    /// it has an OK button.
    func alert<A: View, M: View>(
        _ style: UIAlertController.Style, _ title: Text?, _ isPresented: Binding<Bool>, _ actions: @escaping () -> A?,
        _ message: @escaping () -> M
    ) -> some View {
        modifier(
            PresentationModifier(
                request: PresentationRequest(isPresented: isPresented) {
                    actions().map {
                        AlertContents(
                            style: style, title: title, message: AnyView(message()), actions: AnyView($0))
                    }
                }))
    }

    /// Presents an alert with a title while a binding is true. Its buttons dismiss it; without any, it has an OK
    /// button.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:)-1bkka)
    public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View { alert(.alert, Text(titleKey), isPresented, actions) { EmptyView() } }

    /// Presents an alert with a title while a binding is true. Its buttons dismiss it; without any, it has an OK
    /// button.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View { alert(.alert, Text(title), isPresented, actions) { EmptyView() } }

    /// Presents an alert with a title while a binding is true. Its buttons dismiss it; without any, it has an OK
    /// button.
    public func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View { alert(.alert, title, isPresented, actions) { EmptyView() } }

    /// Presents an alert with a title and a message while a binding is true.
    /// [Apple's
    /// reference](https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:message:)-8584l)
    public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View { alert(.alert, Text(titleKey), isPresented, actions, message) }

    /// Presents an alert with a title and a message while a binding is true.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View { alert(.alert, Text(title), isPresented, actions, message) }

    /// Presents an alert with a title and a message while a binding is true.
    public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View { alert(.alert, title, isPresented, actions, message) }

    /// Presents an alert for data while a binding is true and the data is non-nil.
    /// [Apple's
    /// reference](https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:presenting:actions:)-29bp4)
    public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View { alert(.alert, Text(titleKey), isPresented, { data.map(actions) }, { EmptyView() }) }

    /// Presents an alert for data while a binding is true and the data is non-nil.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View { alert(.alert, Text(title), isPresented, { data.map(actions) }, { EmptyView() }) }

    /// Presents an alert for data with a message while a binding is true and the data is non-nil.
    public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View { alert(.alert, Text(titleKey), isPresented, { data.map(actions) }, { data.map(message) }) }

    /// Presents an alert for data with a message while a binding is true and the data is non-nil.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View { alert(.alert, Text(title), isPresented, { data.map(actions) }, { data.map(message) }) }

    /// Presents an alert for an error while a binding is true and the error is non-nil; its title is the error's
    /// description.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/alert(ispresented:error:actions:))
    public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        alert(.alert, error?.errorTitle, isPresented, { error == nil ? nil : actions() }, { EmptyView() })
    }

    /// Presents an alert for an error with a message while a binding is true and the error is non-nil.
    public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
        @ViewBuilder message: @escaping (E) -> M
    ) -> some View { alert(.alert, error?.errorTitle, isPresented, { error.map(actions) }, { error.map(message) }) }
}

extension LocalizedError {
    fileprivate var errorTitle: Text { Text(verbatim: errorDescription ?? "") }
}

extension View {
    /// Presents a confirmation dialog while a binding is true. Its buttons dismiss it; if none has the `cancel` role, a
    /// Cancel button is added.
    /// [Apple's
    /// reference](https://developer.apple.com/documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:)-46zbb)
    ///
    /// The title is hidden unless `titleVisibility` says otherwise.
    public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View { dialog(Text(titleKey), isPresented, titleVisibility, actions) { EmptyView() } }

    /// Presents a confirmation dialog while a binding is true.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View { dialog(Text(title), isPresented, titleVisibility, actions) { EmptyView() } }

    /// Presents a confirmation dialog with a message while a binding is true.
    public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View { dialog(Text(titleKey), isPresented, titleVisibility, actions, message) }

    /// Presents a confirmation dialog with a message while a binding is true.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View { dialog(Text(title), isPresented, titleVisibility, actions, message) }

    /// Presents a confirmation dialog for data while a binding is true and the data is non-nil.
    public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View { dialog(Text(titleKey), isPresented, titleVisibility, { data.map(actions) }, { EmptyView() }) }

    /// Presents a confirmation dialog for data with a message while a binding is true and the data is non-nil.
    public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        dialog(Text(titleKey), isPresented, titleVisibility, { data.map(actions) }, { data.map(message) })
    }

    func dialog<A: View, M: View>(
        _ title: Text, _ isPresented: Binding<Bool>, _ visibility: Visibility, _ actions: @escaping () -> A?,
        _ message: @escaping () -> M
    ) -> some View {
        alert(.actionSheet, visibility == .visible ? title : nil, isPresented, actions, message)
    }
}

extension _ViewNode {
    /// The UIKit text fields in the subtree.
    fileprivate final var textFields: [UITextField] {
        if let field = (self as? any AccessibleRepresentable)?.accessibleView as? UITextField { return [field] }
        return structure.flatMap { $0.textFields }
    }
}

extension UIAlertController {
    /// Adds a text field to the alert that forwards its input to a field of the views. The graph retains that field.
    fileprivate func addField(like source: UITextField, _ graph: ViewGraph) {
        guard preferredStyle == .alert else { return }
        addTextField { field in
            (field.placeholder, field.text) = (source.placeholder, source.text)
            (field.isSecureTextEntry, field.keyboardType) = (source.isSecureTextEntry, source.keyboardType)
            (field.textContentType, field.autocapitalizationType) = (
                source.textContentType, source.autocapitalizationType
            )
            field.addAction(
                UIAction { [weak field] _ in
                    source.text = field?.text
                    withExtendedLifetime(graph) { source.sendActions(for: .editingChanged) }
                }, for: .editingChanged)
        }
    }
}
