public import ObjectRuntime
import Synchronization

/// A parameter of an intent. The value is shared by copies of the intent.
///
/// Reading one that has neither a value nor a default is an error of the program.
/// [Apple's reference](https://developer.apple.com/documentation/appintents/intentparameter)
@propertyWrapper
public final class IntentParameter<Value: Sendable>: Sendable {
    /// The name of the parameter.
    public let title: LocalizedStringResource
    /// What the parameter means.
    public let description: LocalizedStringResource?
    private let storage: Mutex<Value?>

    private init(_ title: LocalizedStringResource?, _ description: LocalizedStringResource?, _ value: Value?) {
        self.title = title ?? ""
        self.description = description
        storage = Mutex(value)
    }

    /// The value.
    public var wrappedValue: Value {
        get {
            guard let value = storage.withLock({ $0 }) else {
                preconditionFailure(
                    "the parameter \(String(localized: title)) has no value: set it, or give it a default")
            }
            return value
        }
        set { storage.withLock { $0 = newValue } }
    }

    /// The parameter itself.
    public var projectedValue: IntentParameter<Value> { self }

    /// Creates a parameter without a value; one whose type is optional is nil.
    public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil) {
        let none = (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ())
        self.init(title, description, none as? Value)
    }

    /// Creates a parameter with a default.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value
    ) { self.init(title, description, defaultValue) }
}
