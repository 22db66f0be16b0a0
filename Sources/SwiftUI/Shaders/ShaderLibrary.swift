public import Foundation
import Synchronization

/// A library of named functions that shaders call for each pixel.
///
/// Metal isn't available here: the functions are written in Swift. A program registers each one once, under the name
/// that it has in the Metal sources, and views use it as on iOS:
///
///     ShaderLibrary.register("wave", distortion: { position, arguments in
///         position + SIMD2(0, 4 * sin(position.x / 12 + arguments.float(0)))
///     })
///
///     flag.distortionEffect(ShaderLibrary.wave(.float(time)), maxSampleOffset: CGSize(width: 0, height: 4))
///
/// A shader whose function isn't registered leaves its view unchanged, and is reported with the function's name.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/shaderlibrary)
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, Sendable {
    /// The program's library.
    public static let `default` = ShaderLibrary()

    /// Returns the library of a bundle: all libraries share the registered functions.
    public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary() }

    /// Returns the function with a name.
    public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }

    /// Returns the function with a name in the program's library.
    public static subscript(dynamicMember name: String) -> ShaderFunction { `default`[dynamicMember: name] }

    // MARK: Registration

    /// The registered functions of each kind, by name.
    private static let functions = Mutex<[String: RegisteredFunctions]>([:])

    /// Returns the functions registered under a name.
    static func functions(named name: String) -> RegisteredFunctions {
        functions.withLock { $0[name] } ?? RegisteredFunctions()
    }

    private static func register(_ name: String, _ change: (inout RegisteredFunctions) -> Void) {
        functions.withLock { change(&$0[name, default: RegisteredFunctions()]) }
    }

    /// Registers a function for `colorEffect(_:isEnabled:)`, which returns the new colour of a pixel.
    ///
    /// Specific to Kasane: iOS finds functions in the program's Metal library.
    ///
    /// - Parameters:
    ///   - name: the name under which views use the function; a function registered earlier is replaced.
    ///   - function: receives the pixel's position, in points from the view's top left corner, its colour (red,
    ///   green, blue and alpha in 0...1, premultiplied) and the arguments. It is called on several threads.
    public static func register(
        _ name: String,
        color function:
            @escaping @Sendable (
                _ position: SIMD2<Float>, _ color: SIMD4<Float>, _ arguments: ShaderArguments
            ) -> SIMD4<Float>
    ) { register(name) { $0.color = function } }

    /// Registers a function for `distortionEffect(_:maxSampleOffset:isEnabled:)`, which returns the position to sample.
    ///
    /// Specific to Kasane: iOS finds functions in the program's Metal library.
    public static func register(
        _ name: String,
        distortion function:
            @escaping @Sendable (
                _ position: SIMD2<Float>, _ arguments: ShaderArguments
            ) -> SIMD2<Float>
    ) { register(name) { $0.distortion = function } }

    /// Registers a function for `layerEffect(_:maxSampleOffset:isEnabled:)`, which returns the colour of a pixel
    /// computed from other pixels of the view.
    ///
    /// Specific to Kasane: iOS finds functions in the program's Metal library.
    public static func register(
        _ name: String,
        layer function:
            @escaping @Sendable (
                _ position: SIMD2<Float>, _ layer: ShaderLayer, _ arguments: ShaderArguments
            ) -> SIMD4<Float>
    ) { register(name) { $0.layer = function } }

    /// Registers a function for shaders that fill shapes and text, which returns the colour of a pixel.
    ///
    /// Specific to Kasane: iOS finds functions in the program's Metal library.
    public static func register(
        _ name: String,
        fill function:
            @escaping @Sendable (
                _ position: SIMD2<Float>, _ arguments: ShaderArguments
            ) -> SIMD4<Float>
    ) { register(name) { $0.fill = function } }
}

/// The functions registered under one name, by kind.
struct RegisteredFunctions: Sendable {
    var color: (@Sendable (SIMD2<Float>, SIMD4<Float>, ShaderArguments) -> SIMD4<Float>)?
    var distortion: (@Sendable (SIMD2<Float>, ShaderArguments) -> SIMD2<Float>)?
    var layer: (@Sendable (SIMD2<Float>, ShaderLayer, ShaderArguments) -> SIMD4<Float>)?
    var fill: (@Sendable (SIMD2<Float>, ShaderArguments) -> SIMD4<Float>)?
}

/// A function of a library. Called with arguments, it is a shader.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/shaderfunction)
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
    /// The library.
    public var library: ShaderLibrary
    /// The function's name in the library.
    public var name: String

    /// Creates a reference to the function with a name.
    public init(library: ShaderLibrary, name: String) { (self.library, self.name) = (library, name) }

    /// Returns a shader that calls the function with arguments.
    public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
        Shader(function: self, arguments: args)
    }
}
