public import Foundation
import Raster

/// Returns the region of interest: the part of an input that a part of the output depends on. The parameters are the
/// input's index and the rectangle of the output; the result is a rectangle of the input.
public typealias CIKernelROICallback = (Int32, CGRect) -> CGRect

/// A custom image operation, written in Core Image's kernel language.
///
/// The language is that of GLSL's fragment shaders: `float`, `vec2`, `vec3`, `vec4`, `int`, `bool`, operators,
/// swizzles, indexing, `if`, `for`, `while`, functions, constants, and `sampler`, `__color`, `__sample`, `destCoord()`,
/// `sample()`, `samplerCoord()`, `samplerExtent()`, `premultiply()` and the other functions in Apple's reference, but
/// no matrices. Source is compiled to a program for Kasane's own virtual machine, with limited time and memory: 64 KiB
/// of source, 20,000 instructions, and 32,768 executed instructions per group of pixels, after which loops exit.
/// Colours are premultiplied values in the working space. A kernel is immutable, and may be used on any thread.
/// [Apple's reference](https://developer.apple.com/documentation/coreimage/cikernel)
// `@unchecked Sendable`: a kernel of any class consists of its program, which never changes.
open class CIKernel: NSObject, @unchecked Sendable {
    let program: KernelProgram

    init(_ program: KernelProgram) { self.program = program }

    /// Creates a kernel from the first function marked `kernel` that matches this class. Returns nil if the source has
    /// an error, which is reported with its line and column, or has no such function.
    public convenience init?(source string: String) {
        guard let programs = Self.programs(in: string) else { return nil }
        guard let program = programs.first(where: { Self.accepts($0.function) }) else {
            reportOnce("CIKernel: the source has no \"kernel\" function for a \(Self.self)")
            return nil
        }
        self.init(program)
    }

    /// Returns the kernels in a source, each of the class that its result and parameter types determine. Returns nil if
    /// the source has an error, which is reported with its line and column.
    open class func makeKernels(source string: String) -> [CIKernel]? {
        programs(in: string)?.map { program in
            if CIColorKernel.accepts(program.function) { return CIColorKernel(program) }
            if CIWarpKernel.accepts(program.function) { return CIWarpKernel(program) }
            return CIKernel(program)
        }
    }

    private static func programs(in source: String) -> [KernelProgram]? {
        do throws(KernelError) {
            return try KernelProgram.programs(in: source)
        } catch {
            reportOnce("CIKernel: \(error)")
            return nil
        }
    }

    /// Whether a function can be a kernel of this class.
    class func accepts(_ function: KernelFunction) -> Bool { function.result == .float(4) }

    /// The name of the function.
    open var name: String { program.function.name }

    /// Returns an image of extent `extent` that the kernel computes.
    ///
    /// The callback returns the part of each sampler that a part of the result depends on; samplers are numbered from
    /// 0. Each argument is the value of a parameter: a `CIImage` or `CISampler`, a number, a `CIVector` or a `CIColor`.
    /// Returns nil, which is reported, if the arguments don't match.
    open func apply(
        extent: CGRect, roiCallback callback: @escaping CIKernelROICallback, arguments args: [Any]?
    ) -> CIImage? {
        guard let arguments = bound(args ?? []) else { return nil }
        return CIImage(KernelNode(program, arguments, extent: extent, roi: callback))
    }

    /// Converts the arguments to the program's parameter types. Returns nil, which is reported, if they don't match.
    final func bound(_ values: [Any]) -> [KernelArgument]? {
        let parameters = program.function.parameters
        guard values.count == parameters.count else {
            reportOnce("CIKernel \(name): \(values.count) arguments for \(parameters.count) parameters")
            return nil
        }
        var result: [KernelArgument] = []
        for (value, parameter) in zip(values, parameters) {
            guard let argument = Self.argument(value, for: parameter) else {
                reportOnce("CIKernel \(name): \(value) does not fit \"\(parameter.typeName) \(parameter.name)\"")
                return nil
            }
            result.append(argument)
        }
        return result
    }

    private static func argument(_ value: Any, for parameter: KernelFunction.Parameter) -> KernelArgument? {
        if parameter.type == .sampler || parameter.typeName == "__sample" {
            if let image = value as? CIImage { return .image(image.node, isNearest: false, isClamped: false) }
            guard let sampler = value as? CISampler else { return nil }
            return .image(sampler.image.node, isNearest: sampler.isNearest, isClamped: sampler.isClamped)
        }
        if let color = value as? CIColor, parameter.type == .float(4) { return .color(color) }
        let numbers: [CGFloat]
        if let vector = InputKind.vector.convert(value) as? CIVector {
            numbers = vector.numbers
        } else if let number = InputKind.number.convert(value) as? NSNumber {
            numbers = [CGFloat(number.doubleValue)]
        } else {
            return nil
        }
        guard numbers.count == parameter.type.width else { return nil }
        return .numbers(numbers.map { Float($0) })
    }
}

extension KernelProgram {
    /// The programs of the kernels in a source.
    static func programs(in source: String) throws(KernelError) -> [KernelProgram] {
        let source = try KernelParser.source(source)
        var programs: [KernelProgram] = []
        for function in source.functions where function.isKernel {
            guard function.result == .float(4) || function.result == .float(2) else {
                throw KernelError(place: function.place, message: "a kernel returns vec4, or vec2 as a warp")
            }
            programs.append(try KernelCompiler.program(function, of: source))
        }
        return programs
    }
}
