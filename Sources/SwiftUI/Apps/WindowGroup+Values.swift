/// The views of a window that shows a value, which they may change.
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
    /// Makes windows for values, which `openWindow` opens. The first window of a program has none.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/windowgroup/init(for:content:))
    public init<D: Codable & Hashable, C: View>(
        for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(nil, type) { PresentedWindowContent($0, content) }
    }

    /// Makes windows for values, which `openWindow` opens by an identifier, too.
    public init<D: Codable & Hashable, C: View>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id, type) { PresentedWindowContent($0, content) }
    }

    /// Makes windows with a title for values, which `openWindow` opens. Screens of iPhones show no title of windows.
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> { self.init(for: type, content: content) }

    /// Makes windows with a title for values, which `openWindow` opens by an identifier, too.
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> { self.init(id: id, for: type, content: content) }

    /// Makes windows for values, with a value for those that are opened without one.
    public init<D: Codable & Hashable, C: View>(
        for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(for: type) { content($0.withDefault(defaultValue)) }
    }

    /// Makes windows for values, which `openWindow` opens by an identifier, too, with a value for those that are opened
    /// without one.
    public init<D: Codable & Hashable, C: View>(
        id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: id, for: type) { content($0.withDefault(defaultValue)) }
    }

    /// Makes windows with a title for values, with a value for those that are opened without one.
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(for: type, content: content, defaultValue: defaultValue)
    }

    /// Makes windows with a title for values, which `openWindow` opens by an identifier, too, with a value for those that
    /// are opened without one.
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: id, for: type, content: content, defaultValue: defaultValue)
    }
}

extension Binding {
    /// A binding to the value of an optional, which has another one while that is nil.
    @MainActor
    fileprivate func withDefault<Wrapped>(_ make: @escaping () -> Wrapped) -> Binding<Wrapped>
    where Value == Wrapped? {
        Binding<Wrapped>(get: { wrappedValue ?? make() }, set: { wrappedValue = $0 })
    }
}
