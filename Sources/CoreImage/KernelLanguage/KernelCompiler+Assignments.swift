extension KernelCompiler {
    /// `symbol` is `=` or the operator of a compound assignment.
    mutating func assign(
        _ target: KernelExpression, _ symbol: String, _ expression: KernelExpression
    ) throws(KernelError) {
        let variable = try value(target)
        var given = try value(expression)
        if symbol != "=" { given = try arithmetic(String(symbol.prefix(1)), variable, given, target.place) }
        try store(given, in: target)
    }

    /// Assigns a value to a variable, or to some of its components.
    mutating func store(_ given: Value, in target: KernelExpression) throws(KernelError) {
        let place = target.place
        guard isVariable(target) else {
            throw KernelError(place: place, message: "only a variable can be assigned to")
        }
        if case .element(let owner, let index) = target.kind, Self.constantIndex(index) == nil {
            return try store(given, in: owner, at: index)
        }
        let variable = try value(target)
        guard variable.type != .sampler else {
            throw KernelError(place: place, message: "only a variable can be assigned to")
        }
        let given = try converted(given, to: variable.type, place)
        // Components may be permuted, so all are read before any is written.
        var sources: [Int] = []
        for i in 0..<variable.type.width { sources.append(try unary(.copy, given.component(i), place)) }
        for i in 0..<variable.type.width { try emit(.store(to: variable.component(i), sources[i]), place) }
    }

    /// Assigns a number to the component of a vector at each pixel's index.
    private mutating func store(
        _ given: Value, in owner: KernelExpression, at index: KernelExpression
    ) throws(KernelError) {
        let place = owner.place
        let vector = try value(owner)
        let number = try converted(given, to: .float(1), place).component(0)
        let which = try self.index(index)
        var sources: [Int] = []
        for i in 0..<vector.type.width {
            let isMeant = try binary(.equal, which, try constant(Float(i), place), place)
            let to = try registers(1, place)
            try emit(.select(to: to, condition: isMeant, number, vector.component(i)), place)
            sources.append(to)
        }
        for i in 0..<vector.type.width { try emit(.store(to: vector.component(i), sources[i]), place) }
    }

    private func isVariable(_ expression: KernelExpression) -> Bool {
        switch expression.kind {
        // Declarations outside functions are constant.
        case .name(let name): scopes.contains { $0[name] != nil }
        case .member(let owner, let name): isVariable(owner) && Set(name).count == name.count
        case .element(let owner, _): isVariable(owner)
        default: false
        }
    }

    // MARK: Elements

    /// A component of a vector. A constant index must be in range; any other out-of-range index selects the first.
    mutating func element(
        of vector: Value, _ index: KernelExpression, _ place: SourcePlace
    ) throws(KernelError) -> Value {
        guard case .float(let width) = vector.type, width > 1 else {
            throw KernelError(place: place, message: "\(Self.name(vector.type)) has no components")
        }
        if let i = Self.constantIndex(index) {
            guard i < width else {
                throw KernelError(place: place, message: "\(Self.name(vector.type)) has no component \(i)")
            }
            return Value(type: .float(1), register: vector.component(i))
        }
        let which = try self.index(index)
        var found = vector.component(0)
        for i in 1..<width {
            let isMeant = try binary(.equal, which, try constant(Float(i), place), place)
            let to = try registers(1, place)
            try emit(.select(to: to, condition: isMeant, vector.component(i), found), place)
            found = to
        }
        return Value(type: .float(1), register: found)
    }

    private mutating func index(_ expression: KernelExpression) throws(KernelError) -> Int {
        let value = try value(expression)
        guard value.type == .int else { throw KernelError(place: expression.place, message: "an index must be an int") }
        return value.component(0)
    }

    private static func constantIndex(_ expression: KernelExpression) -> Int? {
        guard case .number(let number, isWhole: true) = expression.kind else { return nil }
        return Int(exactly: number)
    }
}
