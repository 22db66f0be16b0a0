/// Compiles a kernel's program: names become registers, functions are inlined into their callers.
struct KernelCompiler {
    /// The registers that hold an expression's value; for a sampler, its index.
    struct Value {
        let type: KernelType
        let register: Int
        var sampler = -1
        /// The registers of the components, if they are not contiguous.
        var parts: [Int]?

        func component(_ i: Int) -> Int { parts.map { $0[i] } ?? register + i }
    }

    let functions: [String: KernelFunction]
    /// Declarations outside functions.
    var globals: [String: Value] = [:]
    var registerCount = 0
    var stepCount = 0
    var constants: [Float: Int] = [:]
    var scopes: [[String: Value]] = [[:]]
    /// The functions being inlined, with the registers of their results.
    var calls: [(name: String, type: KernelType, result: Int)] = []
    var loopDepth = 0
    var depth = 0
    var place = 0
    var steps: [KernelProgram.Step] = []

    static func program(_ kernel: KernelFunction, of source: KernelSource) throws(KernelError) -> KernelProgram {
        var functions: [String: KernelFunction] = [:]
        for function in source.functions {
            guard functions[function.name] == nil else {
                throw KernelError(place: function.place, message: "\"\(function.name)\" is defined twice")
            }
            functions[function.name] = function
        }
        var compiler = KernelCompiler(functions: functions)
        return try compiler.program(kernel, source.constants)
    }

    private init(functions: [String: KernelFunction]) { self.functions = functions }

    private mutating func program(
        _ kernel: KernelFunction, _ constants: [KernelStatement]
    ) throws(KernelError) -> KernelProgram {
        place = try registers(2, kernel.place)
        for statement in constants { try add(statement) }
        (globals, scopes) = (scopes[0], [[:]])
        var parameters: [Int] = []
        var samplers = 0
        for parameter in kernel.parameters {
            let isSampler = parameter.type == .sampler
            let register = try registers(isSampler ? 4 : parameter.type.width, kernel.place)
            parameters.append(register)
            scopes[0][parameter.name] = Value(
                type: parameter.type, register: register, sampler: isSampler ? samplers : -1)
            if isSampler { samplers += 1 }
        }
        let result = try registers(kernel.result.width, kernel.place)
        calls = [(kernel.name, kernel.result, result)]
        scopes.append([:])
        for statement in kernel.body { try add(statement) }
        return KernelProgram(
            function: kernel, steps: steps, registerCount: registerCount,
            constants: self.constants.map { (register: $0.value, value: $0.key) }, parameters: parameters, place: place,
            result: result)
    }

    // MARK: Emitting steps

    mutating func registers(_ count: Int, _ place: SourcePlace) throws(KernelError) -> Int {
        guard registerCount + count <= KernelProgram.maxRegisterCount else {
            throw KernelError(place: place, message: "the kernel needs too many registers")
        }
        registerCount += count
        return registerCount - count
    }

    mutating func emit(_ step: KernelProgram.Step, _ place: SourcePlace) throws(KernelError) {
        stepCount += 1
        guard stepCount <= KernelProgram.maxStepCount else {
            throw KernelError(place: place, message: "the kernel has too many steps")
        }
        steps.append(step)
    }

    mutating func constant(_ value: Float, _ place: SourcePlace) throws(KernelError) -> Int {
        if let register = constants[value] { return register }
        let register = try registers(1, place)
        constants[value] = register
        return register
    }

    /// The instructions that `body` emits, collected separately.
    private mutating func gathered(
        _ body: (inout KernelCompiler) throws(KernelError) -> Void
    ) throws(KernelError) -> [KernelProgram.Step] {
        let outer = steps
        steps = []
        scopes.append([:])
        try body(&self)
        scopes.removeLast()
        let inner = steps
        steps = outer
        return inner
    }

    // MARK: Statements

    mutating func add(_ statement: KernelStatement) throws(KernelError) {
        let place = statement.place
        switch statement.kind {
        case .declaration(let type, let names):
            for (name, value, place) in names {
                let register = try registers(type.width, place)
                let variable = Value(type: type, register: register)
                if let value {
                    let given = try converted(try self.value(value), to: type, place)
                    for i in 0..<type.width { try emit(.store(to: register + i, given.component(i)), place) }
                } else {
                    let zero = try constant(0, place)
                    for i in 0..<type.width { try emit(.store(to: register + i, zero), place) }
                }
                scopes[scopes.count - 1][name] = variable
            }
        case .assignment(let target, let symbol, let value): try assign(target, symbol, value)
        case .expression(let expression): _ = try value(expression)
        case .block(let inside):
            scopes.append([:])
            for statement in inside { try add(statement) }
            scopes.removeLast()
        case .branch(let condition, let yes, let no):
            let register = try truth(condition)
            let then = try gathered { (c) throws(KernelError) in try c.add(yes) }
            let other = try gathered { (c) throws(KernelError) in if let no { try c.add(no) } }
            try emit(.branch(register, then, other), place)
        case .loop(let first, let condition, let update, let body, let bodyFirst):
            try loop(first, condition, update, body, bodyFirst: bodyFirst, place)
        case .result(let value): try addResult(value, place)
        case .leave, .skip:
            guard loopDepth > 0 else {
                throw KernelError(place: place, message: "\"break\" and \"continue\" are for loops")
            }
            if case .leave = statement.kind { try emit(.leave, place) } else { try emit(.skip, place) }
        }
    }

    private mutating func loop(
        _ first: KernelStatement?, _ condition: KernelExpression?, _ update: KernelStatement?, _ body: KernelStatement,
        bodyFirst: Bool, _ place: SourcePlace
    ) throws(KernelError) {
        scopes.append([:])
        if let first { try add(first) }
        var register: Int?
        let test = try gathered { (c) throws(KernelError) in
            if let condition { register = try c.truth(condition) }
        }
        loopDepth += 1
        let inside = try gathered { (c) throws(KernelError) in try c.add(body) }
        loopDepth -= 1
        let step = try gathered { (c) throws(KernelError) in if let update { try c.add(update) } }
        scopes.removeLast()
        try emit(.loop(condition: test, register, body: inside, update: step, bodyFirst: bodyFirst), place)
    }

    private mutating func addResult(_ value: KernelExpression?, _ place: SourcePlace) throws(KernelError) {
        let call = calls[calls.count - 1]
        if let value {
            guard call.type != .void else { throw KernelError(place: place, message: "the function returns nothing") }
            let given = try converted(try self.value(value), to: call.type, place)
            for i in 0..<call.type.width { try emit(.store(to: call.result + i, given.component(i)), place) }
        } else if call.type != .void {
            throw KernelError(place: place, message: "the function returns something")
        }
        try emit(.result, place)
    }
}
