import CoreGraphics
public import Foundation

/// A layer filter identified by its type name, an undeclared class of iOS.
///
/// Blurs and colour filters for `filters` and `backgroundFilters`: `gaussianBlur`, `colorMatrix`, `colorSaturate`,
/// `colorBrightness`, `colorContrast`, `colorInvert`, `colorHueRotate`, `colorMonochrome`, `multiplyColor`,
/// `luminanceToAlpha`, `sepiaTone`, `vignette`, `bloom`. Modes for `compositingFilter`: blend modes such as
/// `multiplyBlendMode`, Porter-Duff operators such as `sourceIn`, and `plusL`. An unknown type is reported when the
/// filter is assigned to a layer.
public final class CAFilter: NSObject, NSCopying {
    /// The filter's type.
    public let type: String

    /// The filter's name in key paths such as `filters.NAME.inputRadius`; the type by default.
    public var name: String?

    /// Whether the filter is applied. Default true.
    public var isEnabled = true

    private var inputs: [String: Any] = [:]

    /// Creates a filter with all inputs at their defaults.
    public init(type: String) {
        self.type = type
        name = type
    }

    /// Returns the types that `filters` and `backgroundFilters` draw and those that `compositingFilter` takes, in
    /// order.
    public class func filterTypes() -> [String] {
        Set(LayerFilter.kinds.keys).union(CompositingMode.modes.keys).filter { !$0.hasPrefix("CI") }.sorted()
    }

    /// Sets an input, such as `inputRadius` in points or `inputAmount`; nil restores its default.
    ///
    /// Numbers, lists of numbers (twenty for `inputColorMatrix`, row by row), `CGColor`. A layer copies the inputs when
    /// the filter is assigned: to change them later, use the layer's `setValue(_:forKeyPath:)`.
    public func setValue(_ value: Any?, forKey key: String) {
        switch key {
        case "name": name = value as? String
        case LayerFilter.enabledKey: isEnabled = value.flatMap(AnimationValue.number).map { $0 != 0 } ?? true
        default:
            guard let value else {
                inputs[key] = nil
                return
            }
            guard AnimationValue(guessing: value) != nil else {
                return reportOnce("CAFilter: \(value) is not a usable \(key); the old value is kept")
            }
            inputs[key] = value
        }
    }

    /// Returns the value of an input; nil when it was not set.
    public func value(forKey key: String) -> Any? {
        switch key {
        case "name": name
        case "type": type
        case LayerFilter.enabledKey: isEnabled
        default: inputs[key]
        }
    }

    /// Restores the defaults of all inputs.
    public func setDefaults() { inputs = [:] }

    /// Returns an independent filter with the same inputs.
    public func copy(with zone: NSZone?) -> Any {
        let copy = CAFilter(type: type)
        copy.name = name
        copy.isEnabled = isEnabled
        copy.inputs = inputs
        return copy
    }

    /// The same as `copy(with:)`.
    public override func copy() -> Any { copy(with: nil) }
}

extension CAFilter: ImageEffect {
    package var effectType: String { type }
    package var effectName: String? { name }

    package var effectInputs: [String: Any] {
        inputs.merging([LayerFilter.enabledKey: isEnabled ? 1 : 0]) { $1 }
    }

    package func setEffectInput(_ value: Any?, for key: String) { setValue(value, forKey: key) }
}
