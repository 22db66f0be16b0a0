extension View {
    /// Shows a number at the end of the list row; none for 0.
    public func badge(_ count: Int) -> some View { badge(count == 0 ? nil : Text(verbatim: String(count))) }

    /// Shows a text at the end of the list row; nil for none.
    public func badge(_ label: Text?) -> some View { modifier(RowTraitModifier { $0.badge = label }) }

    /// Shows a localized text at the end of the list row; nil for none.
    public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

    /// Shows a string at the end of the list row; nil for none.
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }
}
