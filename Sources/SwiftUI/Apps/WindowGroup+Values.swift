/// The views of a window that shows a value, with a binding to it.
public struct PresentedWindowContent<Value: Codable & Hashable, Content: View>: View {
    @State private var value: Value?
    private let content: (Binding<Value?>) -> Content

    init(_ value: Value?, _ content: @escaping (Binding<Value?>) -> Content) {
        _value = State(wrappedValue: value)
        self.content = content
    }

    public var body: some View { content($value) }
}

extension WindowGroup {
    /// Creates windows for values, which `openWindow` opens. A program's first window has no value.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/windowgroup/init(for:content:))
    public init<D: Codable & Hashable, C: View>(
        for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(nil, type) { PresentedWindowContent($0, content) }
    }

    /// Creates windows for values, which `openWindow` opens, also by an identifier.
    public init<D: Codable & Hashable, C: View>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id, type) { PresentedWindowContent($0, content) }
    }

    /// Creates windows with a title for values, which `openWindow` opens. The title isn't shown on iPhone screens.
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> { self.init(for: type, content: content) }

    /// Creates windows with a title for values, which `openWindow` opens, also by an identifier.
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> { self.init(id: id, for: type, content: content) }

    /// Creates windows for values, with a default for those opened without a value.
    public init<D: Codable & Hashable, C: View>(
        for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(for: type) { content($0.withDefault(defaultValue)) }
    }

    /// Creates windows for values, which `openWindow` opens, also by an identifier, with a default for those opened
    /// without a value.
    public init<D: Codable & Hashable, C: View>(
        id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: id, for: type) { content($0.withDefault(defaultValue)) }
    }

    /// Creates windows with a title for values, with a default for those opened without a value.
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(for: type, content: content, defaultValue: defaultValue)
    }

    /// Creates windows with a title for values, which `openWindow` opens, also by an identifier, with a default for
    /// those opened without a value.
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: id, for: type, content: content, defaultValue: defaultValue)
    }
}

extension Binding {
    /// Returns a binding to the value of an optional, with a default while that is nil.
    @MainActor
    fileprivate func withDefault<Wrapped>(_ make: @escaping () -> Wrapped) -> Binding<Wrapped>
    where Value == Wrapped? {
        Binding<Wrapped>(get: { wrappedValue ?? make() }, set: { wrappedValue = $0 })
    }
}
