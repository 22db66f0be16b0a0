// One initializer for each number of arguments, and another for main-actor methods, whose isolation a selector leaves
// to the caller. Parameter packs can't replace them: a function value with a pack has no representation shared by all
// contexts.
extension Selector {
    /// Creates a selector that carries a method with no arguments.
    public init<T, R>(_ name: String, _ method: @escaping (T) -> () -> R) {
        self.init(name: name, method: Invocation(method))
    }

    /// Creates a selector that carries a method of the main actor with no arguments.
    @_disfavoredOverload
    public init<T, R>(_ name: String, _ method: @escaping @MainActor (T) -> @MainActor () -> R) {
        self.init(name: name, method: Invocation(unsafeBitCast(method, to: ((T) -> () -> R).self)))
    }

    /// Creates a selector that carries a method with 1 argument.
    public init<T, A, R>(_ name: String, _ method: @escaping (T) -> (A) -> R) {
        self.init(name: name, method: Invocation(method))
    }

    /// Creates a selector that carries a method of the main actor with 1 argument.
    @_disfavoredOverload
    public init<T, A, R>(_ name: String, _ method: @escaping @MainActor (T) -> @MainActor (A) -> R) {
        self.init(name: name, method: Invocation(unsafeBitCast(method, to: ((T) -> (A) -> R).self)))
    }

    /// Creates a selector that carries a method with 2 arguments.
    public init<T, A, B, R>(_ name: String, _ method: @escaping (T) -> (A, B) -> R) {
        self.init(name: name, method: Invocation(method))
    }

    /// Creates a selector that carries a method of the main actor with 2 arguments.
    @_disfavoredOverload
    public init<T, A, B, R>(_ name: String, _ method: @escaping @MainActor (T) -> @MainActor (A, B) -> R) {
        self.init(name: name, method: Invocation(unsafeBitCast(method, to: ((T) -> (A, B) -> R).self)))
    }

    /// Creates a selector that carries a method with 3 arguments.
    public init<T, A, B, C, R>(_ name: String, _ method: @escaping (T) -> (A, B, C) -> R) {
        self.init(name: name, method: Invocation(method))
    }

    /// Creates a selector that carries a method of the main actor with 3 arguments.
    @_disfavoredOverload
    public init<T, A, B, C, R>(_ name: String, _ method: @escaping @MainActor (T) -> @MainActor (A, B, C) -> R) {
        self.init(name: name, method: Invocation(unsafeBitCast(method, to: ((T) -> (A, B, C) -> R).self)))
    }

    /// Creates a selector that carries a method with 4 arguments.
    public init<T, A, B, C, D, R>(_ name: String, _ method: @escaping (T) -> (A, B, C, D) -> R) {
        self.init(name: name, method: Invocation(method))
    }

    /// Creates a selector that carries a method of the main actor with 4 arguments.
    @_disfavoredOverload
    public init<T, A, B, C, D, R>(_ name: String, _ method: @escaping @MainActor (T) -> @MainActor (A, B, C, D) -> R) {
        self.init(name: name, method: Invocation(unsafeBitCast(method, to: ((T) -> (A, B, C, D) -> R).self)))
    }

    /// Creates a selector that carries a method with 5 arguments.
    public init<T, A, B, C, D, E, R>(_ name: String, _ method: @escaping (T) -> (A, B, C, D, E) -> R) {
        self.init(name: name, method: Invocation(method))
    }

    /// Creates a selector that carries a method of the main actor with 5 arguments.
    @_disfavoredOverload
    public init<T, A, B, C, D, E, R>(
        _ name: String, _ method: @escaping @MainActor (T) -> @MainActor (A, B, C, D, E) -> R
    ) {
        self.init(name: name, method: Invocation(unsafeBitCast(method, to: ((T) -> (A, B, C, D, E) -> R).self)))
    }

    /// Creates a selector that carries a method with 6 arguments.
    public init<T, A, B, C, D, E, F, R>(_ name: String, _ method: @escaping (T) -> (A, B, C, D, E, F) -> R) {
        self.init(name: name, method: Invocation(method))
    }

    /// Creates a selector that carries a method of the main actor with 6 arguments.
    @_disfavoredOverload
    public init<T, A, B, C, D, E, F, R>(
        _ name: String, _ method: @escaping @MainActor (T) -> @MainActor (A, B, C, D, E, F) -> R
    ) {
        self.init(name: name, method: Invocation(unsafeBitCast(method, to: ((T) -> (A, B, C, D, E, F) -> R).self)))
    }
}
