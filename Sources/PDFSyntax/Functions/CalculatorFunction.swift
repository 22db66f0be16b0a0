import Foundation

/// A program in a small subset of PostScript. There are no loops, so it always terminates. PDF 32000-1, 7.10.5.
struct CalculatorFunction: Sendable {
    private indirect enum Step: Sendable {
        case push(Double)
        case apply(Operator)
        case branch([Step], otherwise: [Step])
    }

    private enum Operator: String, Sendable {
        case abs, add, atan, ceiling, cos, cvi, cvr, div, exp, floor, idiv, ln, log, mod, mul, neg, round, sin, sqrt
        case sub, truncate, and, bitshift, eq, ge, gt, le, lt, ne, not, or, xor, copy, dup, exch, index, pop, roll
        case yes = "true"
        case no = "false"
    }

    private let steps: [Step]
    private static let maxStackDepth = 100

    init?(_ text: [UInt8]) {
        var lexer = PDFLexer(text)
        guard case .keyword("{")? = lexer.next(), let steps = CalculatorFunction.block(&lexer, depth: 0) else {
            return nil
        }
        self.steps = steps
    }

    private static func block(_ lexer: inout PDFLexer, depth: Int) -> [Step]? {
        guard depth < 32 else { return nil }
        var steps: [Step] = []
        var blocks: [[Step]] = []
        while let token = lexer.next() {
            switch token {
            case .object(.boolean(let value)): steps.append(.push(value ? 1 : 0))
            case .object(let object):
                guard let number = object.number else { return nil }
                steps.append(.push(number))
            case .keyword("}"): return steps
            case .keyword("{"):
                guard let inner = block(&lexer, depth: depth + 1) else { return nil }
                blocks.append(inner)
            case .keyword("if"):
                guard let then = blocks.popLast() else { return nil }
                steps.append(.branch(then, otherwise: []))
            case .keyword("ifelse"):
                guard let otherwise = blocks.popLast(), let then = blocks.popLast() else { return nil }
                steps.append(.branch(then, otherwise: otherwise))
            case .keyword(let word):
                guard let known = Operator(rawValue: word) else { return nil }
                steps.append(.apply(known))
            }
        }
        return nil
    }

    /// The topmost values of the stack, the last output on top.
    func callAsFunction(_ inputs: [Double], outputCount: Int) -> [Double] {
        var stack = inputs
        CalculatorFunction.run(steps, &stack)
        while stack.count < outputCount { stack.insert(0, at: 0) }
        return stack.suffix(outputCount).map { $0.isFinite ? $0 : 0 }
    }

    private static func run(_ steps: [Step], _ stack: inout [Double]) {
        for step in steps {
            switch step {
            case .push(let value): if stack.count < maxStackDepth { stack.append(value) }
            case .branch(let then, let otherwise): run((stack.popLast() ?? 0) != 0 ? then : otherwise, &stack)
            case .apply(let known): apply(known, &stack)
            }
        }
    }

    private static func apply(_ known: Operator, _ stack: inout [Double]) {
        func pop() -> Double { stack.popLast() ?? 0 }
        func unary(_ body: (Double) -> Double) { stack.append(body(pop())) }
        func binary(_ body: (Double, Double) -> Double) {
            let b = pop()
            stack.append(body(pop(), b))
        }
        func integers(_ body: (Int, Int) -> Int) { binary { Double(body(integer($0), integer($1))) } }
        func compare(_ body: (Double, Double) -> Bool) { binary { body($0, $1) ? 1 : 0 } }
        switch known {
        case .abs: unary { Swift.abs($0) }
        case .add: binary { $0 + $1 }
        case .sub: binary { $0 - $1 }
        case .mul: binary { $0 * $1 }
        case .div: binary { $1 == 0 ? 0 : $0 / $1 }
        case .idiv: integers { $1 == 0 ? 0 : $0.dividedReportingOverflow(by: $1).partialValue }
        case .mod: integers { $1 == 0 ? 0 : $0.remainderReportingOverflow(dividingBy: $1).partialValue }
        case .neg: unary { -$0 }
        case .ceiling: unary { $0.rounded(.up) }
        case .floor: unary { $0.rounded(.down) }
        case .round: unary { ($0 + 0.5).rounded(.down) }
        case .truncate, .cvi: unary { $0.rounded(.towardZero) }
        case .cvr: break
        case .sqrt: unary { $0 < 0 ? 0 : $0.squareRoot() }
        case .sin: unary { Foundation.sin($0 * .pi / 180) }
        case .cos: unary { Foundation.cos($0 * .pi / 180) }
        case .atan:
            binary { y, x in
                let degrees = atan2(y, x) * 180 / .pi
                return degrees < 0 ? degrees + 360 : degrees
            }
        case .exp: binary { raise($0, $1) }
        case .ln: unary { $0 > 0 ? Foundation.log($0) : 0 }
        case .log: unary { $0 > 0 ? log10($0) : 0 }
        case .and: integers { $0 & $1 }
        case .or: integers { $0 | $1 }
        case .xor: integers { $0 ^ $1 }
        case .not: unary { $0 == 0 ? 1 : $0 == 1 ? 0 : Double(~integer($0)) }
        case .bitshift: integers { $1 >= 0 ? $0 << min($1, 63) : $0 >> min(-max($1, -63), 63) }
        case .eq: compare { $0 == $1 }
        case .ne: compare { $0 != $1 }
        case .gt: compare { $0 > $1 }
        case .ge: compare { $0 >= $1 }
        case .lt: compare { $0 < $1 }
        case .le: compare { $0 <= $1 }
        case .yes: stack.append(1)
        case .no: stack.append(0)
        case .pop: _ = pop()
        case .dup: if let top = stack.last, stack.count < maxStackDepth { stack.append(top) }
        case .exch: if stack.count >= 2 { stack.swapAt(stack.count - 1, stack.count - 2) }
        case .copy:
            let count = integer(pop())
            if count > 0, count <= stack.count, stack.count + count <= maxStackDepth { stack += stack.suffix(count) }
        case .index:
            let place = integer(pop())
            let below = stack.count - 1 - max(place, 0)
            stack.append(stack.indices.contains(below) ? stack[below] : 0)
        case .roll: roll(&stack)
        }
    }

    private static func roll(_ stack: inout [Double]) {
        let shift = integer(stack.popLast() ?? 0)
        let count = integer(stack.popLast() ?? 0)
        guard count > 0, count <= stack.count else { return }
        let top = Array(stack.suffix(count))
        let by = ((shift % count) + count) % count
        for index in 0..<count { stack[stack.count - count + (index + by) % count] = top[index] }
    }

    private static func integer(_ value: Double) -> Int {
        Int(exactly: value.clamped(to: -1e15...1e15).rounded(.towardZero)) ?? 0
    }
}

/// A power; zero if it is undefined.
func raise(_ base: Double, _ exponent: Double) -> Double {
    let power = pow(base, exponent)
    return power.isFinite ? power : 0
}
