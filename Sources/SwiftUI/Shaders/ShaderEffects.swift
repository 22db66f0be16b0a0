public import CoreGraphics
import QuartzCore
import Raster

/// What a shader does with a view.
enum ShaderKind: String, Hashable, Sendable {
    case color, distortion, layer
}

/// A shader's function as a filter of a layer.
final class ShaderFilter: ImageEffect {
    let effectProgram: PixelProgram?
    let effectType = "shader"
    let effectName: String? = "shader"
    let effectInputs: [String: Any] = [:]

    init(_ program: PixelProgram) { effectProgram = program }

    /// A shader has its arguments, and no inputs of filters.
    func setEffectInput(_ value: Any?, for key: String) {}
}

extension Shader {
    /// The shader as a filter; nil where no such function has been registered, which is reported.
    ///
    /// - Parameters:
    ///   - reach: how far from a pixel the function reads, in points.
    ///   - bounds: what `boundingRect` stands for.
    func filter(
        _ kind: ShaderKind, reach: CGSize, bounds: CGRect, in environment: EnvironmentValues
    ) -> ShaderFilter? {
        let arguments = ShaderArguments(arguments, in: environment, bounds: bounds)
        let known = ShaderLibrary.functions(named: function.name)
        let distance = (Double(reach.width), Double(reach.height))
        switch kind {
        case .color:
            guard let body = known.color else { return missing(kind) }
            return ShaderFilter(PixelProgram(reach: (0, 0)) { body($0, $1.sample($0), arguments) })
        case .distortion:
            guard let body = known.distortion else { return missing(kind) }
            return ShaderFilter(PixelProgram(reach: distance) { $1.sample(body($0, arguments)) })
        case .layer:
            guard let body = known.layer else { return missing(kind) }
            return ShaderFilter(PixelProgram(reach: distance) { body($0, ShaderLayer(source: $1), arguments) })
        }
    }

    private func missing(_ kind: ShaderKind) -> ShaderFilter? {
        let name = function.name
        reportOnce(
            "ShaderLibrary has no \(kind.rawValue) function \"\(name)\", its view stays as it is: "
                + "call ShaderLibrary.register(\"\(name)\", \(kind.rawValue): ...) before")
        return nil
    }
}

/// Applies a shader to a view.
struct ShaderEffect: EffectModifier {
    typealias Body = Never

    let shader: Shader
    let kind: ShaderKind
    var reach = CGSize.zero
    let isEnabled: Bool

    func updateLayer(_ layer: CALayer, _ context: EffectContext) {
        let bounds = CGRect(origin: .zero, size: context.size)
        let filter =
            isEnabled ? shader.filter(kind, reach: reach, bounds: bounds, in: context.environment) : nil
        CATransaction.withoutActions { layer.filters = filter.map { [$0] } }
    }

    static var drawsEachSize: Bool { true }
}

extension View {
    /// Gives each pixel of the view the colour that a shader computes of its place and its colour.
    ///
    /// Only pixels that the view draws, and those around in its bounds, are computed.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/coloreffect(_:isenabled:))
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
        modifier(ShaderEffect(shader: shader, kind: .color, isEnabled: isEnabled))
    }

    /// Gives each pixel of the view the colour of the place that a shader computes of its own.
    ///
    /// - Parameters:
    ///   - shader: the shader.
    ///   - maxSampleOffset: how far the place may be from the pixel, in points.
    ///   - isEnabled: whether the view is changed at all.
    /// [Apple's
    /// reference](https://developer.apple.com/documentation/swiftui/view/distortioneffect(_:maxsampleoffset:isenabled:))
    public func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View {
        modifier(ShaderEffect(shader: shader, kind: .distortion, reach: maxSampleOffset, isEnabled: isEnabled))
    }

    /// Gives each pixel of the view the colour that a shader computes of any pixels of the view.
    ///
    /// - Parameters:
    ///   - shader: the shader.
    ///   - maxSampleOffset: how far from the pixel the shader reads, in points.
    ///   - isEnabled: whether the view is changed at all.
    /// [Apple's
    /// reference](https://developer.apple.com/documentation/swiftui/view/layereffect(_:maxsampleoffset:isenabled:))
    public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
        modifier(ShaderEffect(shader: shader, kind: .layer, reach: maxSampleOffset, isEnabled: isEnabled))
    }
}
