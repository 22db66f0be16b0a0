extension ExposedMembers {
    /// Exposes a class method with no arguments.
    public mutating func classMethod<R>(_ selector: String, _ function: @escaping () -> R) {
        members.classMethods[selector] = Invocation(function: function)
    }

    /// Exposes a class method of the main actor with no arguments.
    @_disfavoredOverload
    public mutating func classMethod<R>(_ selector: String, _ function: @escaping @MainActor () -> R) {
        members.classMethods[selector] = Invocation(function: unsafeBitCast(function, to: (() -> R).self))
    }

    /// Exposes a class method with 1 argument.
    public mutating func classMethod<A, R>(_ selector: String, _ function: @escaping (A) -> R) {
        members.classMethods[selector] = Invocation(function: function)
    }

    /// Exposes a class method of the main actor with 1 argument.
    @_disfavoredOverload
    public mutating func classMethod<A, R>(_ selector: String, _ function: @escaping @MainActor (A) -> R) {
        members.classMethods[selector] = Invocation(function: unsafeBitCast(function, to: ((A) -> R).self))
    }

    /// Exposes a class method with 2 arguments.
    public mutating func classMethod<A, B, R>(_ selector: String, _ function: @escaping (A, B) -> R) {
        members.classMethods[selector] = Invocation(function: function)
    }

    /// Exposes a class method of the main actor with 2 arguments.
    @_disfavoredOverload
    public mutating func classMethod<A, B, R>(_ selector: String, _ function: @escaping @MainActor (A, B) -> R) {
        members.classMethods[selector] = Invocation(function: unsafeBitCast(function, to: ((A, B) -> R).self))
    }

    /// Exposes a class method with 3 arguments.
    public mutating func classMethod<A, B, C, R>(_ selector: String, _ function: @escaping (A, B, C) -> R) {
        members.classMethods[selector] = Invocation(function: function)
    }

    /// Exposes a class method of the main actor with 3 arguments.
    @_disfavoredOverload
    public mutating func classMethod<A, B, C, R>(_ selector: String, _ function: @escaping @MainActor (A, B, C) -> R) {
        members.classMethods[selector] = Invocation(function: unsafeBitCast(function, to: ((A, B, C) -> R).self))
    }

    /// Exposes a class method with 4 arguments.
    public mutating func classMethod<A, B, C, D, R>(_ selector: String, _ function: @escaping (A, B, C, D) -> R) {
        members.classMethods[selector] = Invocation(function: function)
    }

    /// Exposes a class method of the main actor with 4 arguments.
    @_disfavoredOverload
    public mutating func classMethod<A, B, C, D, R>(
        _ selector: String, _ function: @escaping @MainActor (A, B, C, D) -> R
    ) {
        members.classMethods[selector] = Invocation(function: unsafeBitCast(function, to: ((A, B, C, D) -> R).self))
    }

    /// Exposes a class method with 5 arguments.
    public mutating func classMethod<A, B, C, D, E, R>(_ selector: String, _ function: @escaping (A, B, C, D, E) -> R) {
        members.classMethods[selector] = Invocation(function: function)
    }

    /// Exposes a class method of the main actor with 5 arguments.
    @_disfavoredOverload
    public mutating func classMethod<A, B, C, D, E, R>(
        _ selector: String, _ function: @escaping @MainActor (A, B, C, D, E) -> R
    ) {
        members.classMethods[selector] = Invocation(function: unsafeBitCast(function, to: ((A, B, C, D, E) -> R).self))
    }

    /// Exposes a class method with 6 arguments.
    public mutating func classMethod<A, B, C, D, E, F, R>(
        _ selector: String, _ function: @escaping (A, B, C, D, E, F) -> R
    ) {
        members.classMethods[selector] = Invocation(function: function)
    }

    /// Exposes a class method of the main actor with 6 arguments.
    @_disfavoredOverload
    public mutating func classMethod<A, B, C, D, E, F, R>(
        _ selector: String, _ function: @escaping @MainActor (A, B, C, D, E, F) -> R
    ) {
        members.classMethods[selector] = Invocation(
            function: unsafeBitCast(function, to: ((A, B, C, D, E, F) -> R).self))
    }
}
