public import CoreGraphics
public import Foundation

/// A shader function with its arguments, which computes colours or positions for each pixel.
///
/// As a style, it fills shapes and text.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/shader)
public struct Shader: Equatable, Sendable {
    /// The function.
    public var function: ShaderFunction
    /// The arguments that the function receives after the pixel's position.
    public var arguments: [Argument]
    /// Whether colours that can't be represented exactly are dithered. False by default; without effect, as colours
    /// are rounded.
    public var dithersColor = false

    /// Creates a shader from a function and its arguments.
    public init(function: ShaderFunction, arguments: [Argument]) {
        (self.function, self.arguments) = (function, arguments)
    }

    /// An argument of a shader function.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/shader/argument)
    public struct Argument: Equatable, Sendable {
        enum Content: Equatable, Sendable {
            case numbers([Float])
            case bounds
            case colors([Color])
            case image(Image)
            case data(Data)
        }

        let content: Content

        private static func numbers(_ values: [Float]) -> Argument { Argument(content: .numbers(values)) }

        /// A number.
        public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { numbers([Float(x)]) }

        /// Two numbers.
        public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { numbers([Float(x), Float(y)]) }

        /// The two numbers of a point.
        public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }

        /// The two numbers of a size.
        public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }

        /// The two numbers of a vector.
        public static func float2(_ vector: CGVector) -> Argument { float2(vector.dx, vector.dy) }

        /// Three numbers.
        public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
            numbers([Float(x), Float(y), Float(z)])
        }

        /// Four numbers.
        public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
            numbers([Float(x), Float(y), Float(z), Float(w)])
        }

        /// An array of numbers.
        public static func floatArray(_ array: [Float]) -> Argument { numbers(array) }

        /// The bounds of the view, or of the filled area: the origin, the width and the height, in points.
        public static var boundingRect: Argument { Argument(content: .bounds) }

        /// The components of a colour, premultiplied.
        public static func color(_ color: Color) -> Argument { Argument(content: .colors([color])) }

        /// The components of several colours, premultiplied.
        public static func colorArray(_ array: [Color]) -> Argument { Argument(content: .colors(array)) }

        /// An image that the function can sample.
        public static func image(_ image: Image) -> Argument { Argument(content: .image(image)) }

        /// Raw bytes.
        public static func data(_ data: Data) -> Argument { Argument(content: .data(data)) }
    }
}
