package import CoreGraphics
package import Raster

/// The stored type of a layer property, with its conversion to and from an animation's value.
///
/// The table of properties, `LayerKey.visit`, derives from it the kind of a property's values, and how they are read
/// and set.
package protocol PropertyValue: Sendable {
    static var kind: ValueKind { get }

    /// Converts an animation value; nil for a value of another kind, or out of the type's range.
    init?(_ value: AnimationValue)

    var animationValue: AnimationValue { get }
}

// MARK: - Numbers

extension CGFloat: PropertyValue {
    package static var kind: ValueKind { .scalar }

    @inline(__always)
    package init?(_ value: AnimationValue) {
        guard case .scalar(let number) = value else { return nil }
        self = number
    }

    package var animationValue: AnimationValue { .scalar(self) }
}

extension Double: PropertyValue {
    package static var kind: ValueKind { .scalar }

    package init?(_ value: AnimationValue) {
        guard case .scalar(let number) = value else { return nil }
        self = Double(number)
    }

    package var animationValue: AnimationValue { .scalar(CGFloat(self)) }
}

extension Float: PropertyValue {
    package static var kind: ValueKind { .scalar }

    package init?(_ value: AnimationValue) {
        guard case .scalar(let number) = value else { return nil }
        self = Float(number)
    }

    package var animationValue: AnimationValue { .scalar(CGFloat(self)) }
}

/// Integers: an animation's value is rounded, and one that is out of range is rejected.
extension PropertyValue where Self: FixedWidthInteger {
    package static var kind: ValueKind { .scalar }

    package init?(_ value: AnimationValue) {
        guard case .scalar(let number) = value else { return nil }
        self.init(exactly: number.rounded())
    }

    package var animationValue: AnimationValue { .scalar(CGFloat(self)) }
}

extension Int: PropertyValue {}
extension UInt32: PropertyValue {}

extension Bool: PropertyValue {
    package static var kind: ValueKind { .flag }

    package init?(_ value: AnimationValue) {
        guard case .scalar(let number) = value else { return nil }
        self = number >= 0.5
    }

    package var animationValue: AnimationValue { .scalar(self ? 1 : 0) }
}

/// An option set, represented by its bits; a number that is not a valid set of bits becomes the empty set.
package protocol PropertyMask: PropertyValue, OptionSet where RawValue: FixedWidthInteger {}

extension PropertyMask {
    package static var kind: ValueKind { .scalar }

    package init?(_ value: AnimationValue) {
        guard case .scalar(let number) = value else { return nil }
        self.init(rawValue: RawValue(exactly: number.rounded()) ?? 0)
    }

    package var animationValue: AnimationValue { .scalar(CGFloat(rawValue)) }
}

extension CACornerMask: PropertyMask {}
extension CAEdgeAntialiasingMask: PropertyMask {}

// MARK: - Names

extension PropertyValue where Self: NamedConstant {
    package static var kind: ValueKind { .string }

    package init?(_ value: AnimationValue) {
        guard case .string(let name) = value else { return nil }
        self.init(rawValue: name)
    }

    package var animationValue: AnimationValue { .string(rawValue) }
}

extension CALayerContentsGravity: PropertyValue {}
extension CALayerContentsFilter: PropertyValue {}
extension CALayerContentsFormat: PropertyValue {}
extension CALayerCornerCurve: PropertyValue {}
extension CAShapeLayerFillRule: PropertyValue {}
extension CAShapeLayerLineCap: PropertyValue {}
extension CAShapeLayerLineJoin: PropertyValue {}
extension CAGradientLayerType: PropertyValue {}
extension CATextLayerAlignmentMode: PropertyValue {}
extension CATextLayerTruncationMode: PropertyValue {}
extension CAEmitterLayerEmitterShape: PropertyValue {}
extension CAEmitterLayerEmitterMode: PropertyValue {}
extension CAEmitterLayerRenderMode: PropertyValue {}

// MARK: - Structures

extension CGPoint: PropertyValue {
    package static var kind: ValueKind { .point }

    package init?(_ value: AnimationValue) {
        guard case .point(let point) = value else { return nil }
        self = point
    }

    package var animationValue: AnimationValue { .point(self) }
}

extension CGSize: PropertyValue {
    package static var kind: ValueKind { .size }

    package init?(_ value: AnimationValue) {
        guard case .size(let size) = value else { return nil }
        self = size
    }

    package var animationValue: AnimationValue { .size(self) }
}

extension CGRect: PropertyValue {
    package static var kind: ValueKind { .rect }

    package init?(_ value: AnimationValue) {
        guard case .rect(let rect) = value else { return nil }
        self = rect
    }

    package var animationValue: AnimationValue { .rect(self) }
}

extension CATransform3D: PropertyValue {
    package static var kind: ValueKind { .transform }

    package init?(_ value: AnimationValue) {
        guard case .transform(let transform) = value else { return nil }
        self = transform
    }

    package var animationValue: AnimationValue { .transform(self) }
}

// MARK: - Optional values

/// A type of optional properties.
package protocol OptionalPropertyValue: Sendable {
    static var kind: ValueKind { get }
    /// Nil for a value of another kind; an inner nil for no value.
    static func value(of value: AnimationValue) -> Self??
    static func animationValue(_ value: Self?) -> AnimationValue
}

extension Optional: PropertyValue where Wrapped: OptionalPropertyValue {
    package static var kind: ValueKind { Wrapped.kind }

    package init?(_ value: AnimationValue) {
        guard let wrapped = Wrapped.value(of: value) else { return nil }
        self = wrapped
    }

    package var animationValue: AnimationValue { Wrapped.animationValue(self) }
}

extension CGColor: OptionalPropertyValue {
    package static var kind: ValueKind { .color }

    package static func value(of value: AnimationValue) -> CGColor?? {
        if case .color(let color) = value { color } else { nil }
    }

    package static func animationValue(_ value: CGColor?) -> AnimationValue { .color(value) }
}

extension Path: OptionalPropertyValue {
    package static var kind: ValueKind { .path }

    package static func value(of value: AnimationValue) -> Path?? {
        if case .path(let path) = value { path } else { nil }
    }

    package static func animationValue(_ value: Path?) -> AnimationValue { .path(value) }
}

// MARK: - Lists

/// An element type of list properties.
package protocol ListedPropertyValue: Sendable {
    static var listKind: ValueKind { get }
    static func list(of value: AnimationValue) -> [Self]?
    static func animationValue(_ list: [Self]) -> AnimationValue
}

extension Array: PropertyValue where Element: ListedPropertyValue {
    package static var kind: ValueKind { Element.listKind }

    package init?(_ value: AnimationValue) {
        guard let list = Element.list(of: value) else { return nil }
        self = list
    }

    package var animationValue: AnimationValue { Element.animationValue(self) }
}

extension CGFloat: ListedPropertyValue {
    package static var listKind: ValueKind { .numbers }

    package static func list(of value: AnimationValue) -> [CGFloat]? {
        if case .numbers(let numbers) = value { numbers } else { nil }
    }

    package static func animationValue(_ list: [CGFloat]) -> AnimationValue { .numbers(list) }
}

extension CGColor: ListedPropertyValue {
    package static var listKind: ValueKind { .colors }

    package static func list(of value: AnimationValue) -> [CGColor]? {
        if case .colors(let colors) = value { colors } else { nil }
    }

    package static func animationValue(_ list: [CGColor]) -> AnimationValue { .colors(list) }
}
