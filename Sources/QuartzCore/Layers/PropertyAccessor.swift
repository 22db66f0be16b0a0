import CoreGraphics
import Foundation

/// Reads and sets one property of a layer through its Swift property, so that overrides in subclasses take part.
struct PropertyAccessor: Sendable {
    /// Returns the value; nil for a layer without the property.
    let get: @Sendable (CALayer) -> Any?
    /// Sets the value; returns false for an invalid value and for a layer without the property.
    let set: @Sendable (CALayer, Any?) -> Bool

    init<Layer: CALayer, Value: KeyValue>(_ path: ReferenceWritableKeyPath<Layer, Value> & Sendable) {
        get = { ($0 as? Layer)?[keyPath: path].any }
        set = { layer, any in
            guard let layer = layer as? Layer, let value = Value(any: any) else { return false }
            layer[keyPath: path] = value
            return true
        }
    }

    /// Creates an accessor of an optional property whose type needs no conversion.
    init<Layer: CALayer, Value: Sendable>(_ path: ReferenceWritableKeyPath<Layer, Value?> & Sendable) {
        get = { ($0 as? Layer)?[keyPath: path] }
        set = { layer, any in
            guard let layer = layer as? Layer else { return false }
            let value = any as? Value
            guard value != nil || any == nil || any is NSNull else { return false }
            layer[keyPath: path] = value
            return true
        }
    }
}

/// A class's own accessors, by key.
struct AccessorTable: Sendable, ExpressibleByDictionaryLiteral {
    private var rows = [PropertyAccessor?](repeating: nil, count: LayerKey.allCases.count)

    init(dictionaryLiteral rows: (LayerKey, PropertyAccessor)...) {
        for (key, accessor) in rows { self.rows[Int(key.index)] = accessor }
    }

    subscript(key: LayerKey) -> PropertyAccessor? { rows[Int(key.index)] }
}

/// A property type with its key-value coding representation.
protocol KeyValue: Sendable {
    init?(any: Any?)
    var any: Any? { get }
}

extension CGFloat: KeyValue {
    init?(any: Any?) {
        guard let number = any.flatMap(AnimationValue.number) else { return nil }
        self = number
    }

    var any: Any? { NSNumber(value: Double(self)) }
}

extension Double: KeyValue {
    init?(any: Any?) {
        guard let number = any.flatMap(AnimationValue.number) else { return nil }
        self = Double(number)
    }

    var any: Any? { NSNumber(value: self) }
}

extension KeyValue where Self: FixedWidthInteger {
    init?(any: Any?) {
        guard let number = any.flatMap(AnimationValue.number) else { return nil }
        self.init(exactly: number.rounded(.towardZero))
    }

    var any: Any? { NSNumber(value: Int64(truncatingIfNeeded: self)) }
}

extension Int: KeyValue {}
extension UInt32: KeyValue {}

extension Float: KeyValue {
    init?(any: Any?) {
        guard let number = any.flatMap(AnimationValue.number) else { return nil }
        self = Float(number)
    }

    var any: Any? { NSNumber(value: self) }
}

extension Bool: KeyValue {
    init?(any: Any?) {
        guard let number = any.flatMap(AnimationValue.number) else { return nil }
        self = number != 0
    }

    var any: Any? { NSNumber(value: self) }
}

extension CGPoint: KeyValue {
    init?(any: Any?) {
        guard case .point(let value)? = any.flatMap({ AnimationValue($0, as: .point) }) else { return nil }
        self = value
    }

    var any: Any? { self }
}

extension CGSize: KeyValue {
    init?(any: Any?) {
        guard case .size(let value)? = any.flatMap({ AnimationValue($0, as: .size) }) else { return nil }
        self = value
    }

    var any: Any? { self }
}

extension CGRect: KeyValue {
    init?(any: Any?) {
        guard case .rect(let value)? = any.flatMap({ AnimationValue($0, as: .rect) }) else { return nil }
        self = value
    }

    var any: Any? { self }
}

extension CATransform3D: KeyValue {
    init?(any: Any?) {
        guard case .transform(let value)? = any.flatMap({ AnimationValue($0, as: .transform) }) else { return nil }
        self = value
    }

    var any: Any? { self }
}

extension KeyValue where Self: RawRepresentable<String> {
    init?(any: Any?) {
        guard case .string(let name)? = any.flatMap({ AnimationValue($0, as: .string) }) else { return nil }
        self.init(rawValue: name)
    }

    var any: Any? { keyValue }
}

extension CALayerContentsGravity: KeyValue {}
extension CALayerContentsFilter: KeyValue {}
extension CALayerContentsFormat: KeyValue {}
extension CALayerCornerCurve: KeyValue {}
extension CATextLayerAlignmentMode: KeyValue {}
extension CATextLayerTruncationMode: KeyValue {}
extension CAShapeLayerFillRule: KeyValue {}
extension CAShapeLayerLineCap: KeyValue {}
extension CAShapeLayerLineJoin: KeyValue {}
extension CAGradientLayerType: KeyValue {}
extension CAEmitterLayerEmitterShape: KeyValue {}
extension CAEmitterLayerEmitterMode: KeyValue {}
extension CAEmitterLayerRenderMode: KeyValue {}

extension KeyValue where Self: RawRepresentable, RawValue: FixedWidthInteger {
    init?(any: Any?) {
        if let mask = any as? Self {
            self = mask
            return
        }
        guard let number = any.flatMap(AnimationValue.number), let bits = RawValue(exactly: number) else { return nil }
        self.init(rawValue: bits)
    }

    var any: Any? { NSNumber(value: UInt64(rawValue)) }
}

extension CACornerMask: KeyValue {}
extension CAEdgeAntialiasingMask: KeyValue {}
