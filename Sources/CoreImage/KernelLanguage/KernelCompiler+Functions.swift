extension KernelCompiler {
    private static let maps: [String: KernelProgram.Unary] = [
        "sin": .sin, "cos": .cos, "tan": .tan, "asin": .asin, "acos": .acos, "exp": .exp, "exp2": .exp2, "log": .log,
        "log2": .log2, "sqrt": .sqrt, "inversesqrt": .inverseSqrt, "abs": .abs, "sign": .sign, "floor": .floor,
        "ceil": .ceil, "fract": .fract, "sin_": .sin, "cos_": .cos, "tan_": .tan,
    ]
    private static let pairs: [String: KernelProgram.Binary] = [
        "min": .min, "max": .max, "mod": .mod, "pow": .pow,
    ]
    /// Component-wise comparisons of vectors: 1 where true, 0 elsewhere. `isReversed` swaps the operands.
    private static let comparisons: [String: (KernelProgram.Binary, isReversed: Bool)] = [
        "lessThan": (.less, false), "lessThanEqual": (.lessOrEqual, false), "greaterThan": (.less, true),
        "greaterThanEqual": (.lessOrEqual, true), "equal": (.equal, false), "notEqual": (.notEqual, false),
    ]

    /// The result of a built-in function; nil if the name is none.
    mutating func builtin(_ name: String, _ values: [Value], _ place: SourcePlace) throws(KernelError) -> Value? {
        if let kind = Self.maps[name] {
            try count(values, 1, name, place)
            return try mapped(kind, try floats(values[0], place), place)
        }
        if let kind = Self.pairs[name] {
            try count(values, 2, name, place)
            return try paired(kind, values[0], values[1], place)
        }
        if let (kind, isReversed) = Self.comparisons[name] {
            try count(values, 2, name, place)
            return try paired(kind, values[isReversed ? 1 : 0], values[isReversed ? 0 : 1], place)
        }
        if let value = try sampling(name, values, place) { return value }
        if let value = try geometry(name, values, place) { return value }
        return try mixing(name, values, place)
    }

    private func count(
        _ values: [Value], _ count: Int, _ name: String, _ place: SourcePlace
    ) throws(KernelError) {
        guard values.count == count else {
            throw KernelError(place: place, message: "\"\(name)\" takes \(count) arguments")
        }
    }

    private mutating func floats(_ value: Value, _ place: SourcePlace) throws(KernelError) -> Value {
        try checkNumber(value, place)
        return value.type == .int ? Value(type: .float(1), register: value.component(0)) : value
    }

    private mutating func paired(
        _ kind: KernelProgram.Binary, _ left: Value, _ right: Value, _ place: SourcePlace
    ) throws(KernelError) -> Value {
        let (a, b) = try matched(left, right, place)
        try checkNumber(a, place)
        return try made(a.type, place) { (c, to, i) throws(KernelError) in
            try c.emit(.binary(kind, to: to, a.component(i), b.component(i)), place)
        }
    }

    private mutating func vector(_ value: Value, _ width: Int, _ place: SourcePlace) throws(KernelError) -> Value {
        try converted(value, to: .float(width), place)
    }

    // MARK: Images

    private mutating func sampling(
        _ name: String, _ values: [Value], _ place: SourcePlace
    ) throws(KernelError) -> Value? {
        switch name {
        case "destCoord":
            try count(values, 0, name, place)
            return Value(type: .float(2), register: self.place)
        case "sample":
            try count(values, 2, name, place)
            try checkSampler(values[0], place)
            let at = try vector(values[1], 2, place)
            let to = try registers(4, place)
            try emit(.sample(values[0].sampler, to: to, x: at.component(0), y: at.component(1)), place)
            return Value(type: .float(4), register: to)
        case "samplerCoord":
            // A sampler's transform is applied before the kernel sees the image, so positions are the same in both.
            try count(values, 1, name, place)
            try checkSampler(values[0], place)
            return Value(type: .float(2), register: self.place)
        case "samplerTransform":
            try count(values, 2, name, place)
            try checkSampler(values[0], place)
            return try vector(values[1], 2, place)
        case "samplerExtent", "samplerOrigin", "samplerSize":
            try count(values, 1, name, place)
            try checkSampler(values[0], place)
            let first = values[0].register + (name == "samplerSize" ? 2 : 0)
            return Value(type: .float(name == "samplerExtent" ? 4 : 2), register: first)
        default: return nil
        }
    }

    private func checkSampler(_ value: Value, _ place: SourcePlace) throws(KernelError) {
        guard value.type == .sampler else { throw KernelError(place: place, message: "expected a sampler") }
    }

    // MARK: Vectors

    /// The dot product of two vectors.
    private mutating func dot(_ a: Value, _ b: Value, _ place: SourcePlace) throws(KernelError) -> Int {
        var sum = try binary(.multiply, a.component(0), b.component(0), place)
        for i in 1..<max(a.type.width, 1) {
            sum = try binary(.add, sum, try binary(.multiply, a.component(i), b.component(i), place), place)
        }
        return sum
    }

    private mutating func geometry(
        _ name: String, _ values: [Value], _ place: SourcePlace
    ) throws(KernelError) -> Value? {
        switch name {
        case "dot", "distance", "reflect":
            try count(values, 2, name, place)
            let (a, b) = try matched(try floats(values[0], place), try floats(values[1], place), place)
            if name == "dot" { return Value(type: .float(1), register: try dot(a, b, place)) }
            if name == "distance" {
                let way = try paired(.subtract, a, b, place)
                return Value(type: .float(1), register: try unary(.sqrt, try dot(way, way, place), place))
            }
            let twice = try binary(.multiply, try dot(a, b, place), try constant(2, place), place)
            let along = try paired(.multiply, b, Value(type: .float(1), register: twice), place)
            return try paired(.subtract, a, along, place)
        case "length", "normalize":
            try count(values, 1, name, place)
            let a = try floats(values[0], place)
            let square = try dot(a, a, place)
            if name == "length" { return Value(type: .float(1), register: try unary(.sqrt, square, place)) }
            let factor = Value(type: .float(1), register: try unary(.inverseSqrt, square, place))
            return try paired(.multiply, a, factor, place)
        case "cross":
            try count(values, 2, name, place)
            let (a, b) = (try vector(values[0], 3, place), try vector(values[1], 3, place))
            return try made(.float(3), place) { (c, to, i) throws(KernelError) in
                let (j, k) = ((i + 1) % 3, (i + 2) % 3)
                let one = try c.binary(.multiply, a.component(j), b.component(k), place)
                let other = try c.binary(.multiply, a.component(k), b.component(j), place)
                try c.emit(.binary(.subtract, to: to, one, other), place)
            }
        case "any", "all":
            try count(values, 1, name, place)
            guard values[0].type != .bool else { return values[0] }
            try checkNumber(values[0], place)
            var holds = try binary(.notEqual, values[0].component(0), try constant(0, place), place)
            for i in 1..<max(values[0].type.width, 1) {
                let next = try binary(.notEqual, values[0].component(i), try constant(0, place), place)
                holds = try binary(name == "any" ? .or : .and, holds, next, place)
            }
            return Value(type: .bool, register: holds)
        case "not":
            try count(values, 1, name, place)
            let zero = Value(type: .float(1), register: try constant(0, place))
            guard values[0].type != .bool else {
                return Value(type: .bool, register: try unary(.not, values[0].component(0), place))
            }
            return try paired(.equal, values[0], zero, place)
        default: return nil
        }
    }

    // MARK: Numbers

    private mutating func mixing(
        _ name: String, _ values: [Value], _ place: SourcePlace
    ) throws(KernelError) -> Value? {
        let (zero, one) = (try constant(0, place), try constant(1, place))
        func number(_ register: Int) -> Value { Value(type: .float(1), register: register) }
        switch name {
        case "atan":
            guard values.count == 2 else {
                try count(values, 1, name, place)
                return try mapped(.atan, try floats(values[0], place), place)
            }
            return try paired(.atan, values[0], values[1], place)
        case "radians", "degrees":
            try count(values, 1, name, place)
            let factor = try constant(name == "radians" ? .pi / 180 : 180 / .pi, place)
            return try paired(.multiply, try floats(values[0], place), number(factor), place)
        case "clamp":
            try count(values, 3, name, place)
            return try paired(.min, try paired(.max, try floats(values[0], place), values[1], place), values[2], place)
        case "mix":
            try count(values, 3, name, place)
            let way = try paired(.subtract, try floats(values[1], place), try floats(values[0], place), place)
            return try paired(.add, values[0], try paired(.multiply, way, values[2], place), place)
        case "step":
            try count(values, 2, name, place)
            return try paired(.lessOrEqual, try floats(values[0], place), try floats(values[1], place), place)
        case "smoothstep":
            try count(values, 3, name, place)
            let low = try floats(values[0], place)
            let span = try paired(.subtract, values[1], low, place)
            let part = try paired(.divide, try paired(.subtract, values[2], low, place), span, place)
            let t = try paired(.min, try paired(.max, part, number(zero), place), number(one), place)
            let slope = try paired(
                .subtract, number(try constant(3, place)),
                try paired(.multiply, t, number(try constant(2, place)), place), place)
            return try paired(.multiply, try paired(.multiply, t, t, place), slope, place)
        case "compare":
            // compare(x, a, b) is a where x is negative, b elsewhere.
            try count(values, 3, name, place)
            let (a, b) = try matched(try floats(values[1], place), try floats(values[2], place), place)
            let test = try converted(try floats(values[0], place), to: a.type, place, spreads: true)
            return try made(a.type, place) { (c, to, i) throws(KernelError) in
                let isLess = try c.binary(.less, test.component(i), zero, place)
                try c.emit(.select(to: to, condition: isLess, a.component(i), b.component(i)), place)
            }
        case "premultiply", "unpremultiply":
            try count(values, 1, name, place)
            let color = try vector(values[0], 4, place)
            var parts: [Int] = []
            for i in 0..<3 {
                if name == "premultiply" {
                    parts.append(try binary(.multiply, color.component(i), color.component(3), place))
                } else {
                    let quotient = try binary(.divide, color.component(i), color.component(3), place)
                    let to = try registers(1, place)
                    let isThere = try binary(.less, zero, color.component(3), place)
                    try emit(.select(to: to, condition: isThere, quotient, zero), place)
                    parts.append(to)
                }
            }
            return Value(type: .float(4), register: 0, parts: parts + [color.component(3)])
        case "srgb_to_linear", "linear_to_srgb":
            try count(values, 1, name, place)
            let width = values[0].type == .float(4) ? 4 : 3
            let color = try vector(values[0], width, place)
            var parts: [Int] = []
            for i in 0..<3 {
                parts.append(try unary(name == "srgb_to_linear" ? .linear : .encoded, color.component(i), place))
            }
            return Value(
                type: .float(width), register: 0, parts: parts + (width == 4 ? [color.component(3)] : []))
        default: return nil
        }
    }
}
