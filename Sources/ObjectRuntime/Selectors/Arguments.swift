/// The arguments of a call, taken one after the other by the method that is called.
struct Arguments {
    let values: [Any?]
    private var taken = 0

    init(_ values: [Any?]) { self.values = values }

    /// Takes the next argument as a type. One that was not given counts as nil.
    mutating func next<A>() throws(InvocationError) -> A {
        let value = taken < values.count ? values[taken] : nil
        taken += 1
        guard let argument = convert(value, to: A.self) else {
            throw .argument(number: taken, given: value.map { "\(type(of: $0))" } ?? "nil", expected: "\(A.self)")
        }
        return argument
    }
}

/// Why a method was not called.
enum InvocationError: Error {
    /// The object is no instance of the class whose method it is.
    case receiver
    /// An argument is of another type than the method's parameter.
    case argument(number: Int, given: String, expected: String)
}
