extension NSLayoutConstraint {
    /// Returns the value of `priority` for an object of unknown class that is a constraint. On iOS, the compiler
    /// selects the class whose property has the expected type, which for network tasks is a number. Used by code that
    /// `kasane build` generates.
    public func __priority() -> UILayoutPriority { priority }

    /// Returns the priority as a number.
    @_disfavoredOverload
    public func __priority() -> Float { priority.rawValue }
}
