public import Foundation
import Raster

/// Says which part of an input a part of the output depends on: the input's index and the output's rectangle come, a
/// rectangle of the input goes.
public typealias CIKernelROICallback = (Int32, CGRect) -> CGRect

/// An image operation of one's own, written in Core Image's kernel language.
///
/// The language is that of GLSL's fragment shaders: `float`, `vec2`, `vec3`, `vec4`, `int`, `bool`, operators,
/// swizzles, elements, `if`, `for`, `while`, functions, constants, and `sampler`, `__color`, `__sample`, `destCoord()`,
/// `sample()`, `samplerCoord()`, `samplerExtent()`, `premultiply()` and what else Apple's reference names; no matrices.
/// A source is translated to a program of Kasane's own, whose time and memory are limited: 64 KiB of source, 20,000
/// steps, and 32,768 steps for a group of pixels, after which loops are left. Colours are premultiplied numbers of the
/// working space. A kernel never changes, and may be used on any thread.
/// [Apple's reference](https://developer.apple.com/documentation/coreimage/cikernel)
// `@unchecked Sendable`: a kernel, of whichever class, is its program, which never changes.
open class CIKernel: NSObject, @unchecked Sendable {
    let program: KernelProgram

    init(_ program: KernelProgram) { self.program = program }

    /// Makes a kernel of the first function marked `kernel` that is of this class's kind. Nil for a source with an
    /// error, which is reported with its line and column, and for one without such a function.
    public convenience init?(source string: String) {
        guard let programs = Self.programs(in: string) else { return nil }
        guard let program = programs.first(where: { Self.accepts($0.function) }) else {
            reportOnce("CIKernel: the source has no \"kernel\" function for a \(Self.self)")
            return nil
        }
        self.init(program)
    }

    /// Returns the kernels of a source, each of the class that its result and parameters make it; nil, which is
    /// reported with the line and the column, for an error.
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

    /// Returns an image that the kernel computes inside `extent`.
    ///
    /// The callback says which part of which sampler a part of the result depends on; samplers count from 0. An
    /// argument stands for a parameter: `CIImage` or `CISampler`, a number, `CIVector`, `CIColor`. Nil, which is
    /// reported, where arguments don't fit.
    open func apply(
        extent: CGRect, roiCallback callback: @escaping CIKernelROICallback, arguments args: [Any]?
    ) -> CIImage? {
        guard let arguments = bound(args ?? []) else { return nil }
        return CIImage(KernelNode(program, arguments, extent: extent, roi: callback))
    }

    /// The arguments as the program takes them; nil, which is reported, for those that it doesn't.
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
    /// The programs of a source's kernels.
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
