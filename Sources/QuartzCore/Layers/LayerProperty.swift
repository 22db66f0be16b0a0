import CoreGraphics
import Foundation

/// A property of a `CALayer` subclass that can be animated, where iOS code has `@NSManaged` or `@objc dynamic`:
///
///     final class Gauge: CALayer {
///         @LayerProperty("progress") var progress: CGFloat = 0
///
///         override class func needsDisplay(forKey key: String) -> Bool {
///             key == "progress" || super.needsDisplay(forKey: key)
///         }
///     }
///
/// Its value is stored in the layer's key-value store under the given name, so that `action(forKey:)`,
/// `needsDisplay(forKey:)`, `presentation()` and animations of that key path apply, starting from the initial value
/// when none was set. Numbers, structures, colours, paths and lists of them are interpolated; other values change
/// half-way.
@propertyWrapper
public struct LayerProperty<Value> {
    let key: String
    private let initialValue: Value

    /// - Parameters:
    ///   - wrappedValue: the default value.
    ///   - key: the property's name, for key paths.
    public init(wrappedValue: Value, _ key: String) {
        self.key = key
        initialValue = wrappedValue
    }

    @available(*, unavailable, message: "@LayerProperty belongs into a subclass of CALayer")
    public var wrappedValue: Value {
        get { initialValue }
        set {}
    }

    /// The value that the enclosing layer stores under the property's key.
    public static subscript<Layer: CALayer>(
        _enclosingInstance layer: Layer, wrapped wrappedPath: ReferenceWritableKeyPath<Layer, Value>,
        storage storagePath: ReferenceWritableKeyPath<Layer, LayerProperty<Value>>
    ) -> Value {
        get {
            let property = layer[keyPath: storagePath]
            return layer.value(forKey: property.key).flatMap(property.convert) ?? property.initialValue
        }
        set {
            let flat = (newValue as? any FlattenedOptional).map(\.flattened) ?? newValue
            layer.setValue(flat, forKey: layer[keyPath: storagePath].key)
        }
    }

    /// Converts the stored value, or a sampled animation's.
    private func convert(_ any: Any) -> Value? {
        if let value = any as? Value { return value }
        guard let number = AnimationValue.number(any) else { return nil }
        return switch Value.self {
        case is CGFloat.Type: number as? Value
        case is Double.Type: Double(number) as? Value
        case is Float.Type: Float(number) as? Value
        case is Bool.Type: (number >= 0.5) as? Value
        case let whole as any BinaryInteger.Type: whole.rounding(number) as? Value
        default: nil
        }
    }
}

/// A `@LayerProperty` of any type.
protocol DeclaredProperty {
    var key: String { get }
    /// The default value; nil for none.
    var initial: Any? { get }
}

extension LayerProperty: DeclaredProperty {
    var initial: Any? { (initialValue as? any FlattenedOptional).map(\.flattened) ?? initialValue }
}

extension CALayer {
    /// The `@LayerProperty` for that key, of this class or a superclass; nil when there is none.
    final func declaredProperty(_ key: String) -> (any DeclaredProperty)? {
        guard type(of: self) != CALayer.self else { return nil }
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror, current.subjectType != CALayer.self {
            for case let property as any DeclaredProperty in current.children.map(\.value) where property.key == key {
                return property
            }
            mirror = current.superclassMirror
        }
        return nil
    }
}

/// An optional whose nil is passed as nil, not as a wrapped nil.
private protocol FlattenedOptional {
    var flattened: Any? { get }
}

extension Optional: FlattenedOptional {
    var flattened: Any? { map { $0 } }
}

extension BinaryInteger {
    fileprivate static func rounding(_ number: CGFloat) -> Self? { Self(exactly: Double(number).rounded()) }
}
