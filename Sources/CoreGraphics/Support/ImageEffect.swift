package import Raster

/// A filter object for layers. Core Image's `CIFilter` conforms; QuartzCore does not depend on Core Image.
package protocol ImageEffect: AnyObject {
    /// The type of the filter, such as "CIGaussianBlur".
    var effectType: String { get }
    /// The filter's name in key paths such as `filters.NAME.inputRadius`; nil if it has none.
    var effectName: String? { get }
    /// The inputs that are set: numbers, lists of numbers, `CGPoint`, `CGColor`.
    var effectInputs: [String: Any] { get }
    /// Sets an input to a value of one of these types.
    func setEffectInput(_ value: Any?, for key: String)
    /// The pixel program of a custom filter, in the coordinates of the layer; nil for a named filter.
    var effectProgram: PixelProgram? { get }
}

extension ImageEffect {
    package var effectProgram: PixelProgram? { nil }
}
