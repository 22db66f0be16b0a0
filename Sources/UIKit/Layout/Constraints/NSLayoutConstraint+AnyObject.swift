extension NSLayoutConstraint {
    /// What an object of unknown class that is a constraint answers to `priority`: on iOS the compiler takes the class whose
    /// property has the type that is asked for, and that of network tasks is a number. What `kasane build` writes.
    public func __priority() -> UILayoutPriority { priority }

    /// The same as a number.
    @_disfavoredOverload
    public func __priority() -> Float { priority.rawValue }
}
