extension KernelCompiler {
    private static let binaries: [String: KernelProgram.Binary] = [
        "+": .add, "-": .subtract, "*": .multiply, "/": .divide, "<": .less, "<=": .lessOrEqual, "==": .equal,
        "!=": .notEqual, "&&": .and, "||": .or,
    ]

    /// The registers that hold an expression's value, after the instructions that compute it.
    mutating func value(_ expression: KernelExpression) throws(KernelError) -> Value {
        let place = expression.place
        switch expression.kind {
        case .number(let number, let isWhole):
            return Value(type: isWhole ? .int : .float(1), register: try constant(number, place))
        case .bool(let flag): return Value(type: .bool, register: try constant(flag ? 1 : 0, place))
        case .name(let name):
            for scope in scopes.reversed() { if let value = scope[name] { return value } }
            if let value = globals[name] { return value }
            throw KernelError(place: place, message: "there is no \"\(name)\"")
        case .member(let owner, let name): return try member(try value(owner), name, place)
        case .element(let owner, let index): return try element(of: try value(owner), index, place)
        case .unary(let symbol, let operand):
            let operand = try value(operand)
            if symbol == "+" { return operand }
            if symbol == "!" {
                guard operand.type == .bool else { throw KernelError(place: place, message: "\"!\" wants a bool") }
                return Value(type: .bool, register: try unary(.not, operand.component(0), place))
            }
            return try mapped(.negate, operand, place)
        case .binary(let symbol, let left, let right):
            return try arithmetic(symbol, try value(left), try value(right), place)
        case .choice(let condition, let yes, let no):
            let test = try truth(condition)
            let (first, second) = try matched(try value(yes), try value(no), place)
            return try made(first.type, place) { (c, to, i) throws(KernelError) in
                try c.emit(.select(to: to, condition: test, first.component(i), second.component(i)), place)
            }
        case .call(let name, let arguments): return try call(name, arguments, place)
        }
    }

    /// The register of a condition.
    mutating func truth(_ expression: KernelExpression) throws(KernelError) -> Int {
        let value = try value(expression)
        guard value.type == .bool else {
            throw KernelError(place: expression.place, message: "a condition must be a bool")
        }
        return value.component(0)
    }

    // MARK: Steps

    /// A new value whose components are computed by `body`.
    mutating func made(
        _ type: KernelType, _ place: SourcePlace,
        _ body: (inout KernelCompiler, _ to: Int, _ index: Int) throws(KernelError) -> Void
    ) throws(KernelError) -> Value {
        let register = try registers(type.width, place)
        for i in 0..<type.width { try body(&self, register + i, i) }
        return Value(type: type, register: register)
    }

    mutating func unary(_ kind: KernelProgram.Unary, _ a: Int, _ place: SourcePlace) throws(KernelError) -> Int {
        let to = try registers(1, place)
        try emit(.unary(kind, to: to, a), place)
        return to
    }

    mutating func binary(
        _ kind: KernelProgram.Binary, _ a: Int, _ b: Int, _ place: SourcePlace
    ) throws(KernelError) -> Int {
        let to = try registers(1, place)
        try emit(.binary(kind, to: to, a, b), place)
        return to
    }

    mutating func mapped(
        _ kind: KernelProgram.Unary, _ value: Value, _ place: SourcePlace
    ) throws(KernelError) -> Value {
        try checkNumber(value, place)
        return try made(value.type, place) { (c, to, i) throws(KernelError) in
            try c.emit(.unary(kind, to: to, value.component(i)), place)
        }
    }

    func checkNumber(_ value: Value, _ place: SourcePlace) throws(KernelError) {
        switch value.type {
        case .float, .int: return
        default: throw KernelError(place: place, message: "expected a number or a vector")
        }
    }

    /// A value converted to another type; a scalar is splatted to all components of a vector only if `spreads`.
    mutating func converted(
        _ value: Value, to type: KernelType, _ place: SourcePlace, spreads: Bool = false
    ) throws(KernelError) -> Value {
        if value.type == type { return value }
        switch (value.type, type) {
        case (.int, .float(1)): return Value(type: type, register: value.component(0))
        case (.float(1), .float(let count)) where spreads, (.int, .float(let count)) where spreads:
            return Value(type: type, register: 0, parts: Array(repeating: value.component(0), count: count))
        default: throw KernelError(place: place, message: "\(Self.name(value.type)), expected \(Self.name(type))")
        }
    }

    static func name(_ type: KernelType) -> String {
        switch type {
        case .float(1): "float"
        case .float(let count): "vec\(count)"
        case .int: "int"
        case .bool: "bool"
        case .sampler: "sampler"
        case .void: "void"
        }
    }

    /// Both values converted to the wider of their types.
    mutating func matched(
        _ a: Value, _ b: Value, _ place: SourcePlace
    ) throws(KernelError) -> (Value, Value) {
        if a.type == b.type, a.type != .sampler, a.type != .void { return (a, b) }
        try checkNumber(a, place)
        try checkNumber(b, place)
        // Mixing int and float gives float.
        let wider: KernelType = a.type.width >= b.type.width ? a.type : b.type
        let type = wider.width == 1 ? .float(1) : wider
        return (
            try converted(a, to: type, place, spreads: true), try converted(b, to: type, place, spreads: true)
        )
    }

    // MARK: Operators

    mutating func arithmetic(
        _ symbol: String, _ left: Value, _ right: Value, _ place: SourcePlace
    ) throws(KernelError) -> Value {
        if symbol == ">" || symbol == ">=" {
            return try arithmetic(symbol == ">" ? "<" : "<=", right, left, place)
        }
        guard let kind = Self.binaries[symbol] else { throw KernelError(place: place, message: "no operator") }
        if symbol == "&&" || symbol == "||" {
            guard left.type == .bool, right.type == .bool else {
                throw KernelError(place: place, message: "\"\(symbol)\" wants bools")
            }
            return Value(type: .bool, register: try binary(kind, left.component(0), right.component(0), place))
        }
        let (a, b) = try matched(left, right, place)
        if symbol == "==" || symbol == "!=" {
            // Vectors are equal if all of their components are.
            var register = try binary(kind, a.component(0), b.component(0), place)
            for i in 1..<max(a.type.width, 1) {
                let next = try binary(kind, a.component(i), b.component(i), place)
                register = try binary(symbol == "==" ? .and : .or, register, next, place)
            }
            return Value(type: .bool, register: register)
        }
        if symbol == "<" || symbol == "<=" {
            guard a.type.width == 1, a.type != .bool else {
                throw KernelError(place: place, message: "\"\(symbol)\" wants numbers")
            }
            return Value(type: .bool, register: try binary(kind, a.component(0), b.component(0), place))
        }
        try checkNumber(a, place)
        let result = try made(a.type, place) { (c, to, i) throws(KernelError) in
            try c.emit(.binary(kind, to: to, a.component(i), b.component(i)), place)
        }
        guard a.type == .int, symbol == "/" else { return result }
        return Value(type: .int, register: try unary(.truncate, result.component(0), place))
    }

    private static let sets = ["xyzw", "rgba", "stpq"].map { Array($0) }

    /// A swizzle of components by their letters.
    private func member(_ value: Value, _ name: String, _ place: SourcePlace) throws(KernelError) -> Value {
        guard case .float(let width) = value.type, width > 1, (1...4).contains(name.count) else {
            throw KernelError(place: place, message: "\(Self.name(value.type)) has no \"\(name)\"")
        }
        for letters in Self.sets {
            let parts = name.compactMap { letters.firstIndex(of: $0) }
            guard parts.count == name.count else { continue }
            guard parts.allSatisfy({ $0 < width }) else { break }
            return Value(type: .float(parts.count), register: 0, parts: parts.map { value.component($0) })
        }
        throw KernelError(place: place, message: "\(Self.name(value.type)) has no \"\(name)\"")
    }

    // MARK: Calls

    private mutating func call(
        _ name: String, _ arguments: [KernelExpression], _ place: SourcePlace
    ) throws(KernelError) -> Value {
        if let function = functions[name] { return try lay(function, arguments, place) }
        var values: [Value] = []
        for argument in arguments { values.append(try value(argument)) }
        if let type = KernelType(name) { return try construct(type, values, place) }
        guard let value = try builtin(name, values, place) else {
            throw KernelError(place: place, message: "there is no function \"\(name)\"")
        }
        return value
    }

    /// Inlines a function into its caller.
    private mutating func lay(
        _ function: KernelFunction, _ arguments: [KernelExpression], _ place: SourcePlace
    ) throws(KernelError) -> Value {
        guard !calls.contains(where: { $0.name == function.name }) else {
            throw KernelError(place: place, message: "\"\(function.name)\" calls itself")
        }
        guard arguments.count == function.parameters.count else {
            throw KernelError(
                place: place, message: "\"\(function.name)\" takes \(function.parameters.count) arguments")
        }
        var locals: [String: Value] = [:]
        for (parameter, argument) in zip(function.parameters, arguments) {
            let given = try converted(try value(argument), to: parameter.type, argument.place)
            guard parameter.type != .sampler else {
                locals[parameter.name] = given
                continue
            }
            // A copy, which the function may change.
            locals[parameter.name] = try made(parameter.type, place) { (c, to, i) throws(KernelError) in
                try c.emit(.unary(.copy, to: to, given.component(i)), place)
            }
        }
        let result = try registers(function.result.width, place)
        let (outerScopes, outerSteps, outerDepth) = (scopes, steps, loopDepth)
        (scopes, steps, loopDepth) = ([locals, [:]], [], 0)
        calls.append((function.name, function.result, result))
        for statement in function.body { try add(statement) }
        calls.removeLast()
        let body = steps
        (scopes, steps, loopDepth) = (outerScopes, outerSteps, outerDepth)
        try emit(.call(body), place)
        for (parameter, argument) in zip(function.parameters, arguments) where parameter.comesBack {
            if let local = locals[parameter.name] { try store(local, in: argument) }
        }
        return Value(type: function.result, register: result)
    }

    /// Constructs a vector from scalars and vectors, or converts a scalar.
    private mutating func construct(
        _ type: KernelType, _ values: [Value], _ place: SourcePlace
    ) throws(KernelError) -> Value {
        let parts = values.flatMap { value in (0..<value.type.width).map { value.component($0) } }
        guard !values.contains(where: { $0.type == .sampler }), let first = parts.first else {
            throw KernelError(place: place, message: "\(Self.name(type)) of nothing")
        }
        switch type {
        case .float(let width):
            if parts.count == 1 {
                return Value(type: type, register: 0, parts: Array(repeating: first, count: width))
            }
            guard parts.count == width || (values.count == 1 && parts.count > width) else {
                throw KernelError(place: place, message: "vec\(width) of \(parts.count) numbers")
            }
            return Value(type: type, register: 0, parts: Array(parts.prefix(width)))
        case .int: return Value(type: .int, register: try unary(.truncate, first, place))
        case .bool:
            return Value(type: .bool, register: try binary(.notEqual, first, try constant(0, place), place))
        default: throw KernelError(place: place, message: "no value of that type can be constructed")
        }
    }
}
