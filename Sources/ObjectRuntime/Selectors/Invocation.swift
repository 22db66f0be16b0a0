/// A method as a function of an object and untyped arguments. The function is immutable, and only captures a method or
/// type of a class, so it may be called on any thread; whether the method may run there is the caller's responsibility,
/// as with Objective-C's messages.
struct Invocation: @unchecked Sendable {
    /// Calls the method; nil stands for a method's `Void` or nil.
    let call: (_ receiver: Any, _ arguments: inout Arguments) throws -> Any?
    /// Whether an object is an instance of the method's class.
    let accepts: (Any) -> Bool

    private init<T, R>(_ receiver: T.Type, _ method: @escaping (T, inout Arguments) throws -> R) {
        call = { object, arguments in
            guard let target = object as? T else { throw InvocationError.receiver }
            return flattened(try method(target, &arguments))
        }
        accepts = { $0 is T }
    }

    /// The function of a class method, which has no receiver.
    private init<R>(_ function: @escaping (inout Arguments) throws -> R) {
        call = { _, arguments in flattened(try function(&arguments)) }
        accepts = { $0 is AnyClass }
    }

    // MARK: Instance methods

    init<T, R>(_ method: @escaping (T) -> () -> R) {
        self.init(T.self) { target, _ in method(target)() }
    }

    init<T, A, R>(_ method: @escaping (T) -> (A) -> R) {
        self.init(T.self) { target, arguments in try method(target)(arguments.next()) }
    }

    init<T, A, B, R>(_ method: @escaping (T) -> (A, B) -> R) {
        self.init(T.self) { target, arguments in try method(target)(arguments.next(), arguments.next()) }
    }

    init<T, A, B, C, R>(_ method: @escaping (T) -> (A, B, C) -> R) {
        self.init(T.self) { target, arguments in
            try method(target)(arguments.next(), arguments.next(), arguments.next())
        }
    }

    init<T, A, B, C, D, R>(_ method: @escaping (T) -> (A, B, C, D) -> R) {
        self.init(T.self) { target, arguments in
            try method(target)(arguments.next(), arguments.next(), arguments.next(), arguments.next())
        }
    }

    init<T, A, B, C, D, E, R>(_ method: @escaping (T) -> (A, B, C, D, E) -> R) {
        self.init(T.self) { target, arguments in
            try method(target)(arguments.next(), arguments.next(), arguments.next(), arguments.next(), arguments.next())
        }
    }

    init<T, A, B, C, D, E, F, R>(_ method: @escaping (T) -> (A, B, C, D, E, F) -> R) {
        self.init(T.self) { target, arguments in
            try method(target)(
                arguments.next(), arguments.next(), arguments.next(), arguments.next(), arguments.next(),
                arguments.next())
        }
    }

    // MARK: Class methods

    init<R>(function: @escaping () -> R) {
        self.init { _ in function() }
    }

    init<A, R>(function: @escaping (A) -> R) {
        self.init { arguments in try function(arguments.next()) }
    }

    init<A, B, R>(function: @escaping (A, B) -> R) {
        self.init { arguments in try function(arguments.next(), arguments.next()) }
    }

    init<A, B, C, R>(function: @escaping (A, B, C) -> R) {
        self.init { arguments in try function(arguments.next(), arguments.next(), arguments.next()) }
    }

    init<A, B, C, D, R>(function: @escaping (A, B, C, D) -> R) {
        self.init { arguments in try function(arguments.next(), arguments.next(), arguments.next(), arguments.next()) }
    }

    init<A, B, C, D, E, R>(function: @escaping (A, B, C, D, E) -> R) {
        self.init { arguments in
            try function(arguments.next(), arguments.next(), arguments.next(), arguments.next(), arguments.next())
        }
    }

    init<A, B, C, D, E, F, R>(function: @escaping (A, B, C, D, E, F) -> R) {
        self.init { arguments in
            try function(
                arguments.next(), arguments.next(), arguments.next(), arguments.next(), arguments.next(),
                arguments.next())
        }
    }
}
