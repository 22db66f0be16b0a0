import Raster

/// A value for sixteen neighbouring pixels.
typealias KernelLanes = SIMD16<Float>

/// A compiled kernel: instructions over registers, each of which holds a number for each of sixteen pixels.
///
/// Instructions are values; no part of a source becomes native code. All pixels of a group execute in lockstep: if they
/// diverge, both branches are executed, and stores affect only the active pixels.
struct KernelProgram: Sendable {
    enum Unary: Sendable {
        case negate, not, sin, cos, tan, asin, acos, atan, exp, exp2, log, log2, sqrt, inverseSqrt, abs, sign, floor
        case ceil, fract, truncate, linear, encoded, copy
    }

    enum Binary: Sendable {
        case add, subtract, multiply, divide, less, lessOrEqual, equal, notEqual, and, or, min, max, mod, pow, atan
    }

    indirect enum Step: Sendable {
        case unary(Unary, to: Int, Int)
        case binary(Binary, to: Int, Int, Int)
        /// The first source where the condition holds, the second elsewhere.
        case select(to: Int, condition: Int, Int, Int)
        /// Changes only the active pixels.
        case store(to: Int, Int)
        /// Stores the sample at a position in four registers.
        case sample(Int, to: Int, x: Int, y: Int)
        case branch(Int, [Step], [Step])
        case loop(condition: [Step], Int?, body: [Step], update: [Step], bodyFirst: Bool)
        /// Pixels that return inside are active again after it.
        case call([Step])
        case leave, skip, result
    }

    let function: KernelFunction
    let steps: [Step]
    let registerCount: Int
    let constants: [(register: Int, value: Float)]
    /// The first register of each parameter; a sampler's holds its extent: origin, width and height.
    let parameters: [Int]
    /// The registers of the pixel centre's x and y.
    let place: Int
    let result: Int

    /// The maximum number of registers, and of instructions in total.
    static let maxRegisterCount = 4096
    static let maxStepCount = 20_000
    /// The maximum number of instructions executed for a group of pixels, loops included.
    static let maxWork = 1 << 15
}

/// Runs a program on groups of pixels. Not thread-safe.
struct KernelMachine: ~Copyable {
    private let program: KernelProgram
    private let samplers: [KernelSampler]
    private let registers: UnsafeMutablePointer<KernelLanes>
    private var active = SIMDMask<SIMD16<Int32>>(repeating: true)
    private var left = SIMDMask<SIMD16<Int32>>(repeating: false)
    private var skipped = SIMDMask<SIMD16<Int32>>(repeating: false)
    private var work = 0

    private static let none = SIMDMask<SIMD16<Int32>>(repeating: false)

    /// - Parameter samplers: for each sampler, in the parameters' order.
    init(_ program: KernelProgram, samplers: [KernelSampler]) {
        self.program = program
        self.samplers = samplers
        registers = .allocate(capacity: max(program.registerCount, 1))
        registers.initialize(repeating: .zero, count: max(program.registerCount, 1))
        for constant in program.constants { registers[constant.register] = KernelLanes(repeating: constant.value) }
    }

    deinit { registers.deallocate() }

    /// Whether the last groups exhausted the instruction limit.
    private(set) var isExhausted = false

    /// Sets a register to the same number for all pixels.
    func set(_ register: Int, _ value: Float) { registers[register] = KernelLanes(repeating: value) }

    /// Sets a register.
    func set(_ register: Int, _ value: KernelLanes) { registers[register] = value }

    /// The value of a component of the result.
    func result(_ component: Int) -> KernelLanes { registers[program.result + component] }

    /// Runs the program.
    mutating func run() {
        active = .init(repeating: true)
        (left, skipped, work) = (Self.none, Self.none, 0)
        for i in 0..<program.function.result.width { registers[program.result + i] = .zero }
        run(program.steps)
    }

    private mutating func run(_ steps: [KernelProgram.Step]) {
        for step in steps {
            work += 1
            switch step {
            case .unary(let kind, let to, let a): registers[to] = Self.value(kind, registers[a])
            case .binary(let kind, let to, let a, let b): registers[to] = Self.value(kind, registers[a], registers[b])
            case .select(let to, let condition, let a, let b):
                registers[to] = registers[b].replacing(with: registers[a], where: registers[condition] .!= 0)
            case .store(let to, let a): registers[to].replace(with: registers[a], where: active)
            case .sample(let sampler, let to, let x, let y):
                samplers[sampler].sample(registers[x], registers[y], to: registers + to)
            case .branch(let condition, let yes, let no): branch(registers[condition] .!= 0, yes, no)
            case .loop(let condition, let register, let body, let update, let bodyFirst):
                loop(condition, register, body, update, bodyFirst)
            case .call(let body):
                let before = active
                run(body)
                active = before
            case .leave:
                left = left .| active
                active = Self.none
            case .skip:
                skipped = skipped .| active
                active = Self.none
            case .result: active = Self.none
            }
            if active == Self.none { return }
        }
    }

    private mutating func branch(
        _ condition: SIMDMask<SIMD16<Int32>>, _ yes: [KernelProgram.Step], _ no: [KernelProgram.Step]
    ) {
        let (these, others) = (active .& condition, active .& .!condition)
        var after = Self.none
        if these != Self.none {
            active = these
            run(yes)
            after = active
        }
        if others != Self.none {
            active = others
            run(no)
            after = after .| active
        }
        active = after
    }

    private mutating func loop(
        _ condition: [KernelProgram.Step], _ register: Int?, _ body: [KernelProgram.Step],
        _ update: [KernelProgram.Step], _ bodyFirst: Bool
    ) {
        let outer = (left, skipped)
        left = Self.none
        var finished = Self.none
        var isFirst = true
        while active != Self.none {
            work += 1
            guard work < KernelProgram.maxWork else {
                isExhausted = true
                break
            }
            if !(bodyFirst && isFirst), let register {
                run(condition)
                let goes = registers[register] .!= 0
                finished = finished .| (active .& .!goes)
                active = active .& goes
                if active == Self.none { break }
            }
            isFirst = false
            skipped = Self.none
            run(body)
            active = active .| skipped
            if active != Self.none { run(update) }
        }
        active = active .| finished .| left
        (left, skipped) = outer
    }
}
