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
///
/// Without a name, the property's own name is the key. Without an initial value, it starts as Core Animation's default:
/// zero, nil, or an empty string or array. So `@NSManaged var progress: CGFloat` becomes `@LayerProperty var progress:
/// CGFloat`.
@propertyWrapper
public struct LayerProperty<Value> {
    /// Nil for the property's own name.
    let givenKey: String?
    /// Distinguishes a property without a key from its neighbours; 0 with a key.
    let marker: Int
    private let initialValue: Value?

    /// - Parameters:
    ///   - wrappedValue: the default value.
    ///   - key: the property's name, for key paths.
    public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue) }

    /// Creates a property whose key is its own name.
    ///
    /// - Parameter wrappedValue: the default value.
    public init(wrappedValue: Value) { self.init(nil, wrappedValue) }

    /// Creates a property that starts as zero, nil, an empty string or an empty array.
    ///
    /// - Parameter key: the property's name, for key paths.
    public init(_ key: String) { self.init(key, nil) }

    /// Creates a property whose key is its own name, and that starts as zero, nil, an empty string or an empty array. A
    /// value of another kind, such as a reference that is not optional, must be set before it is read.
    public init() { self.init(nil, nil) }

    private init(_ key: String?, _ initialValue: Value?) {
        givenKey = key
        marker = key == nil ? PropertyNames.nextMarker() : 0
        self.initialValue = initialValue
    }

    /// The value before any is set; nil if there is none.
    private var startValue: Value? { initialValue ?? zero(Value.self) }

    private func start(_ key: String) -> Value {
        guard let value = startValue else {
            fatalError("\(key) is read before it is set, and \(Value.self) has no default value")
        }
        return value
    }

    @available(*, unavailable, message: "@LayerProperty can only be used in a subclass of CALayer")
    public var wrappedValue: Value {
        get { start("The property") }
        set {}
    }

    /// The value that the enclosing layer stores under the property's key.
    public static subscript<Layer: CALayer>(
        _enclosingInstance layer: Layer, wrapped wrappedPath: ReferenceWritableKeyPath<Layer, Value>,
        storage storagePath: ReferenceWritableKeyPath<Layer, LayerProperty<Value>>
    ) -> Value {
        get {
            let property = layer[keyPath: storagePath]
            let key = property.givenKey ?? PropertyNames.name(of: storagePath, marker: property.marker, in: layer)
            return layer.value(forKey: key).flatMap(property.convert) ?? property.start(key)
        }
        set {
            let flat = (newValue as? any FlattenedOptional).map(\.flattened) ?? newValue
            let property = layer[keyPath: storagePath]
            let key = property.givenKey ?? PropertyNames.name(of: storagePath, marker: property.marker, in: layer)
            layer.setValue(flat, forKey: key)
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
    /// The key; nil for the property's own name.
    var givenKey: String? { get }
    var marker: Int { get }
    /// The default value; nil for none.
    var initial: Any? { get }
}

extension LayerProperty: DeclaredProperty {
    var initial: Any? {
        let value = startValue
        return (value as? any FlattenedOptional).map(\.flattened) ?? value
    }
}

extension CALayer {
    /// Returns the `@LayerProperty` for a key, of this class or a superclass; nil when there is none.
    final func declaredProperty(_ key: String) -> (any DeclaredProperty)? {
        guard type(of: self) != CALayer.self else { return nil }
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror, current.subjectType != CALayer.self {
            for child in current.children {
                guard let property = child.value as? any DeclaredProperty else { continue }
                if (property.givenKey ?? PropertyNames.name(ofStorage: child.label)) == key { return property }
            }
            mirror = current.superclassMirror
        }
        return nil
    }
}

/// An optional whose nil is passed as nil, not as a wrapped nil.
protocol FlattenedOptional {
    var flattened: Any? { get }
}

extension Optional: FlattenedOptional {
    var flattened: Any? { map { $0 } }
}

extension BinaryInteger {
    fileprivate static func rounding(_ number: CGFloat) -> Self? { Self(exactly: Double(number).rounded()) }
}
