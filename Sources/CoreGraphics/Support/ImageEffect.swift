package import Raster

/// A filter object that layers can be given. Core Image's `CIFilter`, which layers' module stands beside, conforms.
package protocol ImageEffect: AnyObject {
    /// Which filter it is, such as "CIGaussianBlur".
    var effectType: String { get }
    /// What key paths such as `filters.NAME.inputRadius` call it; nil for nothing.
    var effectName: String? { get }
    /// The inputs that are set: numbers, lists of numbers, `CGPoint`, `CGColor`.
    var effectInputs: [String: Any] { get }
    /// Sets an input, to a value of the same kinds.
    func setEffectInput(_ value: Any?, for key: String)
    /// The function of a filter that is one, in the coordinates of the layer; nil for one of the filters with a name.
    var effectProgram: PixelProgram? { get }
}

extension ImageEffect {
    package var effectProgram: PixelProgram? { nil }
}
