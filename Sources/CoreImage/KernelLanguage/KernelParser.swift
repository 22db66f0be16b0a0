/// Parses a kernel's tokens into functions, by recursive descent.
struct KernelParser {
    private let tokens: [KernelToken]
    private var index = 0
    private var depth = 0

    /// Deeper nesting is rejected, before the stack overflows.
    private static let maxDepth = 100
    private static let maxChain = 200
    private static let precedences: [String: Int] = [
        "||": 1, "&&": 2, "==": 3, "!=": 3, "<": 4, ">": 4, "<=": 4, ">=": 4, "+": 5, "-": 5, "*": 6, "/": 6,
    ]

    static func source(_ text: String) throws(KernelError) -> KernelSource {
        var parser = KernelParser(tokens: try KernelLexer.tokens(of: text))
        var source = KernelSource()
        while parser.token.kind != .end {
            if parser.isName("const") {
                source.constants.append(try parser.simpleStatement())
                try parser.expect(";")
            } else if let function = try parser.function() {
                source.functions.append(function)
            }
        }
        return source
    }

    private init(tokens: [KernelToken]) { self.tokens = tokens }

    // MARK: Tokens

    /// The last token is the end marker, which is never passed.
    private var token: KernelToken { tokens[min(index, tokens.count - 1)] }

    private func isSymbol(_ symbol: String) -> Bool { token.kind == .symbol(symbol) }
    private func isName(_ name: String) -> Bool { token.kind == .name(name) }

    private func failure(_ message: String) -> KernelError { KernelError(place: token.place, message: message) }

    private mutating func accept(_ symbol: String) -> Bool {
        guard isSymbol(symbol) else { return false }
        index += 1
        return true
    }

    private mutating func expect(_ symbol: String) throws(KernelError) {
        guard accept(symbol) else { throw failure("\"\(symbol)\" is missing") }
    }

    private mutating func name() throws(KernelError) -> String {
        guard case .name(let name) = token.kind else { throw failure("a name is missing") }
        index += 1
        return name
    }

    private mutating func nested<T>(
        _ body: (inout KernelParser) throws(KernelError) -> T
    ) throws(KernelError) -> T {
        guard depth < Self.maxDepth else { throw failure("nested deeper than \(Self.maxDepth)") }
        depth += 1
        let result = try body(&self)
        depth -= 1
        return result
    }

    private mutating func type() throws(KernelError) -> (KernelType, String) {
        while isName("const") || isName("__table") || isName("highp") || isName("mediump") || isName("lowp") {
            index += 1
        }
        guard case .name(let name) = token.kind, let type = KernelType(name) else {
            throw failure("a type is missing: float, vec2, vec3, vec4, int, bool, sampler, __color or __sample")
        }
        index += 1
        return (type, name)
    }

    // MARK: Functions

    /// A function; nil for a forward declaration, which is redundant, as functions may be in any order.
    private mutating func function() throws(KernelError) -> KernelFunction? {
        let place = token.place
        let isKernel = isName("kernel")
        if isKernel { index += 1 }
        let (result, _) = try type()
        let name = try name()
        try expect("(")
        var parameters: [KernelFunction.Parameter] = []
        if isName("void") { index += 1 }
        while !isSymbol(")") {
            if !parameters.isEmpty { try expect(",") }
            let comesBack = isName("out") || isName("inout")
            if comesBack || isName("in") { index += 1 }
            let (type, typeName) = try type()
            guard type != .void else { throw failure("a parameter can't be void") }
            guard !comesBack || (type != .sampler && !isKernel) else { throw failure("that type can't be returned") }
            parameters.append(
                .init(
                    type: type, name: isSymbol(",") || isSymbol(")") ? "" : try self.name(), typeName: typeName,
                    comesBack: comesBack))
        }
        try expect(")")
        if !isKernel, accept(";") { return nil }
        return KernelFunction(
            name: name, result: result, parameters: parameters, body: try block(), isKernel: isKernel, place: place)
    }

    // MARK: Statements

    private mutating func block() throws(KernelError) -> [KernelStatement] {
        try expect("{")
        var statements: [KernelStatement] = []
        while !accept("}") {
            guard token.kind != .end else { throw failure("\"}\" is missing") }
            statements.append(try statement())
        }
        return statements
    }

    private mutating func statement() throws(KernelError) -> KernelStatement {
        try nested { (parser) throws(KernelError) in try parser.plainStatement() }
    }

    private mutating func plainStatement() throws(KernelError) -> KernelStatement {
        let place = token.place
        func made(_ kind: KernelStatement.Kind) -> KernelStatement { KernelStatement(kind: kind, place: place) }
        if isSymbol("{") { return made(.block(try block())) }
        if accept(";") { return made(.block([])) }
        if case .name(let word) = token.kind {
            switch word {
            case "if":
                index += 1
                try expect("(")
                let condition = try expression()
                try expect(")")
                let then = try statement()
                guard isName("else") else { return made(.branch(condition, then, nil)) }
                index += 1
                return made(.branch(condition, then, try statement()))
            case "for": return made(try forLoop())
            case "while":
                index += 1
                try expect("(")
                let condition = try expression()
                try expect(")")
                return made(.loop(nil, condition, nil, try statement(), bodyFirst: false))
            case "do":
                index += 1
                let body = try statement()
                guard isName("while") else { throw failure("\"while\" is missing") }
                index += 1
                try expect("(")
                let condition = try expression()
                try expect(")")
                try expect(";")
                return made(.loop(nil, condition, nil, body, bodyFirst: true))
            case "return":
                index += 1
                let value = isSymbol(";") ? nil : try expression()
                try expect(";")
                return made(.result(value))
            case "break", "continue":
                index += 1
                try expect(";")
                return made(word == "break" ? .leave : .skip)
            default: break
            }
        }
        let simple = try simpleStatement()
        try expect(";")
        return simple
    }

    private mutating func forLoop() throws(KernelError) -> KernelStatement.Kind {
        index += 1
        try expect("(")
        let first = isSymbol(";") ? nil : try simpleStatement()
        try expect(";")
        let condition = isSymbol(";") ? nil : try expression()
        try expect(";")
        let step = isSymbol(")") ? nil : try simpleStatement()
        try expect(")")
        return .loop(first, condition, step, try statement(), bodyFirst: false)
    }

    /// A declaration, an assignment or an expression, without its semicolon.
    private mutating func simpleStatement() throws(KernelError) -> KernelStatement {
        let place = token.place
        func made(_ kind: KernelStatement.Kind) -> KernelStatement { KernelStatement(kind: kind, place: place) }
        if case .name(let word) = token.kind, isDeclaration(word) {
            let (type, _) = try type()
            guard type != .void, type != .sampler else { throw failure("a variable can't be of that type") }
            var names: [(name: String, value: KernelExpression?, place: SourcePlace)] = []
            repeat {
                let place = token.place
                let name = try name()
                names.append((name, accept("=") ? try expression() : nil, place))
            } while accept(",")
            return made(.declaration(type, names))
        }
        let target = try expression()
        for symbol in ["=", "+=", "-=", "*=", "/="] where accept(symbol) {
            return made(.assignment(target, symbol, try expression()))
        }
        for symbol in ["++", "--"] where accept(symbol) {
            let one = KernelExpression(.number(1, isWhole: true), place)
            return made(.assignment(target, symbol == "++" ? "+=" : "-=", one))
        }
        return made(.expression(target))
    }

    /// Whether the word is a type that is not followed by a constructor call.
    private func isDeclaration(_ word: String) -> Bool {
        if ["const", "highp", "mediump", "lowp"].contains(word) { return true }
        guard KernelType(word) != nil, index + 1 < tokens.count else { return false }
        return tokens[index + 1].kind != .symbol("(")
    }

    // MARK: Expressions

    private mutating func expression() throws(KernelError) -> KernelExpression {
        try nested { (parser) throws(KernelError) in
            let condition = try parser.binary(0)
            guard parser.accept("?") else { return condition }
            let yes = try parser.expression()
            try parser.expect(":")
            return KernelExpression(.choice(condition, yes, try parser.expression()), condition.place)
        }
    }

    private mutating func binary(_ least: Int) throws(KernelError) -> KernelExpression {
        var left = try unary()
        var count = 0
        while case .symbol(let symbol) = token.kind, let precedence = Self.precedences[symbol], precedence > least {
            let place = token.place
            index += 1
            count += 1
            // A chain becomes a tree of the same depth.
            guard count <= Self.maxChain else { throw failure("more than \(Self.maxChain) terms in a row") }
            left = KernelExpression(.binary(symbol, left, try binary(precedence)), place)
        }
        return left
    }

    private mutating func unary() throws(KernelError) -> KernelExpression {
        let place = token.place
        for symbol in ["-", "+", "!"] where accept(symbol) {
            return try nested { (parser) throws(KernelError) in
                KernelExpression(.unary(symbol, try parser.unary()), place)
            }
        }
        var result = try primary()
        var count = 0
        while isSymbol(".") || isSymbol("[") {
            count += 1
            guard count <= Self.maxChain else { throw failure("more than \(Self.maxChain) members in a row") }
            if accept(".") {
                let place = token.place
                result = KernelExpression(.member(result, try name()), place)
                continue
            }
            index += 1
            let place = token.place
            result = KernelExpression(.element(result, try expression()), place)
            try expect("]")
        }
        return result
    }

    private mutating func primary() throws(KernelError) -> KernelExpression {
        let place = token.place
        switch token.kind {
        case .number(let value, let isWhole):
            index += 1
            return KernelExpression(.number(value, isWhole: isWhole), place)
        case .symbol("("):
            index += 1
            let inside = try expression()
            try expect(")")
            return inside
        case .name(let name):
            index += 1
            if name == "true" || name == "false" { return KernelExpression(.bool(name == "true"), place) }
            guard accept("(") else { return KernelExpression(.name(name), place) }
            var arguments: [KernelExpression] = []
            while !isSymbol(")") {
                if !arguments.isEmpty { try expect(",") }
                arguments.append(try expression())
            }
            try expect(")")
            return KernelExpression(.call(name, arguments), place)
        default: throw failure("an expression is missing")
        }
    }
}
