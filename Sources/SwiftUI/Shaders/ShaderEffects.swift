public import CoreGraphics
import QuartzCore
import Raster

/// The kind of effect that a shader has on a view.
enum ShaderKind: String, Hashable, Sendable {
    case color, distortion, layer
}

/// A shader function as a layer filter.
final class ShaderFilter: ImageEffect {
    let effectProgram: PixelProgram?
    let effectType = "shader"
    let effectName: String? = "shader"
    let effectInputs: [String: Any] = [:]

    init(_ program: PixelProgram) { effectProgram = program }

    /// A shader has its own arguments, and ignores filter inputs.
    func setEffectInput(_ value: Any?, for key: String) {}
}

extension Shader {
    /// Returns the shader as a filter; nil, with a diagnostic, if no such function is registered.
    ///
    /// - Parameters:
    ///   - reach: the maximum offset from a pixel that the function samples, in points.
    ///   - bounds: the value of `boundingRect`.
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
            "ShaderLibrary has no \(kind.rawValue) function \"\(name)\"; its view is unchanged: "
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
    /// Replaces the colour of each pixel in the view with the one that a shader computes from its position and colour.
    ///
    /// Only pixels drawn by the view, and others within its bounds, are computed.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/coloreffect(_:isenabled:))
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
        modifier(ShaderEffect(shader: shader, kind: .color, isEnabled: isEnabled))
    }

    /// Replaces each pixel of the view with the one at the position that a shader computes.
    ///
    /// - Parameters:
    ///   - shader: the shader.
    ///   - maxSampleOffset: the maximum offset of that position from the pixel, in points.
    ///   - isEnabled: whether the effect is applied.
    /// [Apple's
    /// reference](https://developer.apple.com/documentation/swiftui/view/distortioneffect(_:maxsampleoffset:isenabled:))
    public func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View {
        modifier(ShaderEffect(shader: shader, kind: .distortion, reach: maxSampleOffset, isEnabled: isEnabled))
    }

    /// Replaces the colour of each pixel in the view with the one that a shader computes from other pixels of the view.
    ///
    /// - Parameters:
    ///   - shader: the shader.
    ///   - maxSampleOffset: the maximum offset from the pixel that the shader samples, in points.
    ///   - isEnabled: whether the effect is applied.
    /// [Apple's
    /// reference](https://developer.apple.com/documentation/swiftui/view/layereffect(_:maxsampleoffset:isenabled:))
    public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
        modifier(ShaderEffect(shader: shader, kind: .layer, reach: maxSampleOffset, isEnabled: isEnabled))
    }
}
