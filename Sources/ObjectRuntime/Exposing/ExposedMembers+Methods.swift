extension ExposedMembers {
    /// Exposes a method with no arguments.
    public mutating func method<R>(_ selector: String, _ method: @escaping (Class) -> () -> R) {
        members.methods[selector] = Invocation(method)
    }

    /// Exposes a method of the main actor with no arguments.
    @_disfavoredOverload
    public mutating func method<R>(_ selector: String, _ method: @escaping @MainActor (Class) -> @MainActor () -> R) {
        members.methods[selector] = Invocation(unsafeBitCast(method, to: ((Class) -> () -> R).self))
    }

    /// Exposes a method with 1 argument.
    public mutating func method<A, R>(_ selector: String, _ method: @escaping (Class) -> (A) -> R) {
        members.methods[selector] = Invocation(method)
    }

    /// Exposes a method of the main actor with 1 argument.
    @_disfavoredOverload
    public mutating func method<A, R>(_ selector: String, _ method: @escaping @MainActor (Class) -> @MainActor (A) -> R)
    {
        members.methods[selector] = Invocation(unsafeBitCast(method, to: ((Class) -> (A) -> R).self))
    }

    /// Exposes a method with 2 arguments.
    public mutating func method<A, B, R>(_ selector: String, _ method: @escaping (Class) -> (A, B) -> R) {
        members.methods[selector] = Invocation(method)
    }

    /// Exposes a method of the main actor with 2 arguments.
    @_disfavoredOverload
    public mutating func method<A, B, R>(
        _ selector: String, _ method: @escaping @MainActor (Class) -> @MainActor (A, B) -> R
    ) {
        members.methods[selector] = Invocation(unsafeBitCast(method, to: ((Class) -> (A, B) -> R).self))
    }

    /// Exposes a method with 3 arguments.
    public mutating func method<A, B, C, R>(_ selector: String, _ method: @escaping (Class) -> (A, B, C) -> R) {
        members.methods[selector] = Invocation(method)
    }

    /// Exposes a method of the main actor with 3 arguments.
    @_disfavoredOverload
    public mutating func method<A, B, C, R>(
        _ selector: String, _ method: @escaping @MainActor (Class) -> @MainActor (A, B, C) -> R
    ) {
        members.methods[selector] = Invocation(unsafeBitCast(method, to: ((Class) -> (A, B, C) -> R).self))
    }

    /// Exposes a method with 4 arguments.
    public mutating func method<A, B, C, D, R>(_ selector: String, _ method: @escaping (Class) -> (A, B, C, D) -> R) {
        members.methods[selector] = Invocation(method)
    }

    /// Exposes a method of the main actor with 4 arguments.
    @_disfavoredOverload
    public mutating func method<A, B, C, D, R>(
        _ selector: String, _ method: @escaping @MainActor (Class) -> @MainActor (A, B, C, D) -> R
    ) {
        members.methods[selector] = Invocation(unsafeBitCast(method, to: ((Class) -> (A, B, C, D) -> R).self))
    }

    /// Exposes a method with 5 arguments.
    public mutating func method<A, B, C, D, E, R>(
        _ selector: String, _ method: @escaping (Class) -> (A, B, C, D, E) -> R
    ) {
        members.methods[selector] = Invocation(method)
    }

    /// Exposes a method of the main actor with 5 arguments.
    @_disfavoredOverload
    public mutating func method<A, B, C, D, E, R>(
        _ selector: String, _ method: @escaping @MainActor (Class) -> @MainActor (A, B, C, D, E) -> R
    ) {
        members.methods[selector] = Invocation(unsafeBitCast(method, to: ((Class) -> (A, B, C, D, E) -> R).self))
    }

    /// Exposes a method with 6 arguments.
    public mutating func method<A, B, C, D, E, F, R>(
        _ selector: String, _ method: @escaping (Class) -> (A, B, C, D, E, F) -> R
    ) {
        members.methods[selector] = Invocation(method)
    }

    /// Exposes a method of the main actor with 6 arguments.
    @_disfavoredOverload
    public mutating func method<A, B, C, D, E, F, R>(
        _ selector: String, _ method: @escaping @MainActor (Class) -> @MainActor (A, B, C, D, E, F) -> R
    ) {
        members.methods[selector] = Invocation(unsafeBitCast(method, to: ((Class) -> (A, B, C, D, E, F) -> R).self))
    }
}
