/// The arguments of a call, consumed one after another by the called method.
struct Arguments {
    let values: [Any?]
    private var taken = 0

    init(_ values: [Any?]) { self.values = values }

    /// Consumes the next argument as a type. A missing argument is nil.
    mutating func next<A>() throws(InvocationError) -> A {
        let value = taken < values.count ? values[taken] : nil
        taken += 1
        guard let argument = convert(value, to: A.self) else {
            // A null pointer, as Objective-C passes it to a method that does not look at it. An optional can't hold it.
            if flattened(value) == nil, A.self is any _Pointer.Type { return unsafeBitCast(0, to: A.self) }
            throw .argument(number: taken, given: value.map { "\(type(of: $0))" } ?? "nil", expected: "\(A.self)")
        }
        return argument
    }
}

/// The reason why a method was not called.
enum InvocationError: Error {
    /// The object is not an instance of the method's class.
    case receiver
    /// An argument's type differs from the method's parameter.
    case argument(number: Int, given: String, expected: String)
}
