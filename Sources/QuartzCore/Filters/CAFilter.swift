import CoreGraphics
public import Foundation

/// A filter for layers by the name of its type, as iOS has it without declaring it.
///
/// Blurs and colours for `filters` and `backgroundFilters`: `gaussianBlur`, `colorMatrix`, `colorSaturate`,
/// `colorBrightness`, `colorContrast`, `colorInvert`, `colorHueRotate`, `colorMonochrome`, `multiplyColor`,
/// `luminanceToAlpha`, `sepiaTone`, `vignette`, `bloom`. Modes for `compositingFilter`: `multiplyBlendMode` and its
/// like, `sourceIn` and its like, `plusL`. A type that is not known is reported when a layer is given the filter.
public final class CAFilter: NSObject, NSCopying {
    /// Which filter it is.
    public let type: String

    /// What key paths such as `filters.NAME.inputRadius` call the filter; its type at first.
    public var name: String?

    /// Whether the filter does anything. Default true.
    public var isEnabled = true

    private var inputs: [String: Any] = [:]

    /// A filter of a type, with the inputs at their defaults.
    public init(type: String) {
        self.type = type
        name = type
    }

    /// The types that `filters` and `backgroundFilters` draw and those that `compositingFilter` takes, in order.
    public class func filterTypes() -> [String] {
        Set(LayerFilter.kinds.keys).union(CompositingMode.modes.keys).filter { !$0.hasPrefix("CI") }.sorted()
    }

    /// Sets an input, such as `inputRadius` in points or `inputAmount`; nil puts it back to its default.
    ///
    /// Numbers, lists of numbers (twenty for `inputColorMatrix`, row by row), `CGColor`. A layer copies the inputs
    /// when it is given the filter: later on use `setValue(_:forKeyPath:)` of the layer.
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
                return reportOnce("CAFilter: \(value) is not a usable \(key); the old value stays")
            }
            inputs[key] = value
        }
    }

    /// The value of an input; nil for one that was not set.
    public func value(forKey key: String) -> Any? {
        switch key {
        case "name": name
        case "type": type
        case LayerFilter.enabledKey: isEnabled
        default: inputs[key]
        }
    }

    /// Puts all inputs back to their defaults.
    public func setDefaults() { inputs = [:] }

    /// A filter of its own with the same inputs.
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
