extension View {
    /// Performs an action when a value of the view's geometry changes, and when the view appears.
    ///
    /// - Parameters:
    ///   - type: the value's type.
    ///   - transform: computes the value; called whenever the view's size or position changes.
    ///   - action: receives the new value.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/ongeometrychange(for:of:action:))
    public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        onGeometryChange(for: type, of: transform) { _, new in action(new) }
    }

    /// Performs an action when a value of the view's geometry changes, and when the view appears: then both the old
    /// and the new value are the initial one.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/ongeometrychange(for:of:action:))
    public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        background {
            GeometryReader { proxy in
                Color.clear.onChange(of: transform(proxy), initial: true, action)
            }
            .allowsHitTesting(false)
        }
    }
}
