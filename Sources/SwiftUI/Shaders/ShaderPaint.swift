import CoreGraphics
import Foundation

/// A shader that fills an area, resolved in an environment.
package struct ShaderPaint: Hashable, Sendable {
    private let identity: Identity
    private let body: @Sendable (SIMD2<Float>, ShaderArguments) -> SIMD4<Float>
    private let arguments: @Sendable (CGRect) -> ShaderArguments
    /// The value of `boundingRect`; nil for the filled area.
    var bounds: CGRect?
    private var opacity: Float = 1

    /// The identity of a resolved shader.
    private final class Identity: Sendable {}

    /// Fails, with a diagnostic, if no such function is registered.
    init?(_ shader: Shader, in environment: EnvironmentValues) {
        let name = shader.function.name
        guard let body = ShaderLibrary.functions(named: name).fill else {
            reportOnce(
                "ShaderLibrary has no fill function \"\(name)\"; the fill is transparent: "
                    + "call ShaderLibrary.register(\"\(name)\", fill: ...) before")
            return nil
        }
        identity = Identity()
        self.body = body
        // Environments are values; those of views are read on the main actor, where paints are created and drawn.
        nonisolated(unsafe) let environment = environment
        arguments = { ShaderArguments(shader.arguments, in: environment, bounds: $0) }
    }

    package static func == (a: ShaderPaint, b: ShaderPaint) -> Bool {
        a.identity === b.identity && a.opacity == b.opacity && a.bounds == b.bounds
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }

    func faded(_ opacity: Float) -> ShaderPaint {
        var copy = self
        copy.opacity *= opacity
        return copy
    }

    /// Returns the image of an area, in points of the filled rectangle.
    func picture(of area: CGRect, place: CGRect, scale: CGFloat) -> CGImage? {
        let (width, height) = ((area.width * scale).rounded(.up), (area.height * scale).rounded(.up))
        guard width >= 1, height >= 1, width * height <= 16_777_216 else { return nil }
        let arguments = arguments(bounds ?? place)
        var bytes = [UInt8](repeating: 0, count: Int(width) * Int(height) * 4)
        for y in 0..<Int(height) {
            for x in 0..<Int(width) {
                let point = SIMD2(
                    Float(area.minX + (CGFloat(x) + 0.5) / scale), Float(area.minY + (CGFloat(y) + 0.5) / scale))
                let color = (body(point, arguments) * opacity).storable
                for part in 0..<4 { bytes[(y * Int(width) + x) * 4 + part] = color[part] }
            }
        }
        guard let provider = CGDataProvider(data: Data(bytes)) else { return nil }
        return CGImage(
            width: Int(width), height: Int(height), bitsPerComponent: 8, bitsPerPixel: 32,
            bytesPerRow: Int(width) * 4, space: CGColorSpace(name: CGColorSpace.sRGB) ?? CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), provider: provider,
            decode: nil, shouldInterpolate: true, intent: .defaultIntent)
    }

    /// Fills an area within the context's clip.
    func fill(_ area: CGRect, place: CGRect, in context: CGContext) {
        let visible = area.intersection(context.boundingBoxOfClipPath)
        guard !visible.isNull else { return }
        let matrix = context.userSpaceToDeviceSpaceTransform
        let scale = abs(matrix.a * matrix.d - matrix.b * matrix.c).squareRoot()
        guard scale > 0, let image = picture(of: visible, place: place, scale: scale) else { return }
        context.drawUpright(image, in: visible)
    }
}

extension SIMD4<Float> {
    /// The bytes of a premultiplied colour; NaN components are zero.
    fileprivate var storable: SIMD4<UInt8> {
        let known = replacing(with: 0, where: .!(self .>= 0)).replacing(with: 1, where: self .> 1)
        let limited = pointwiseMin(known, SIMD4(repeating: known.w)) * 255
        return SIMD4<UInt8>(limited, rounding: .toNearestOrAwayFromZero)
    }
}

extension Shader: ShapeStyle {
    public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
        _ShapePaint(ShaderPaint(self, in: environment).map { .shader($0) } ?? .clear)
    }
}
