public import ObjectRuntime

/// What an intent returns.
/// [Apple's reference](https://developer.apple.com/documentation/appintents/intentresult)
public protocol IntentResult: Sendable {
    /// The type of the value.
    associatedtype Value: Sendable

    /// The value, if any.
    var value: Value? { get }
}

/// A result with a value.
/// [Apple's reference](https://developer.apple.com/documentation/appintents/returnsvalue)
public protocol ReturnsValue<Value>: IntentResult {}

/// A result with something to say.
/// [Apple's reference](https://developer.apple.com/documentation/appintents/providesdialog)
public protocol ProvidesDialog: IntentResult {
    /// What to say.
    var dialog: IntentDialog? { get }
}

/// A result with or without a value and something to say.
/// [Apple's reference](https://developer.apple.com/documentation/appintents/intentresultcontainer)
public struct IntentResultContainer<Value: Sendable>: ReturnsValue, ProvidesDialog {
    public let value: Value?
    public let dialog: IntentDialog?

    init(value: Value? = nil, dialog: IntentDialog? = nil) { (self.value, self.dialog) = (value, dialog) }
}

extension IntentResult {
    /// A result without a value.
    public static func result() -> Self where Self == IntentResultContainer<Never> { IntentResultContainer() }

    /// A result with something to say.
    public static func result(dialog: IntentDialog) -> Self where Self == IntentResultContainer<Never> {
        IntentResultContainer(dialog: dialog)
    }

    /// A result with a value.
    public static func result<T: Sendable>(value: T) -> Self where Self == IntentResultContainer<T> {
        IntentResultContainer(value: value)
    }

    /// A result with a value and something to say.
    public static func result<T: Sendable>(value: T, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<T> { IntentResultContainer(value: value, dialog: dialog) }
}

/// A text that the result of an intent says and shows.
/// [Apple's reference](https://developer.apple.com/documentation/appintents/intentdialog)
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
    /// The text to say.
    public let full: LocalizedStringResource
    /// The text to say if a view shows the rest.
    public let supporting: LocalizedStringResource?

    /// Creates a dialog.
    public init(_ full: LocalizedStringResource) { (self.full, supporting) = (full, nil) }

    /// Creates a dialog with a shorter text beside a view.
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
        (self.full, self.supporting) = (full, supporting)
    }

    /// Creates a dialog from a literal.
    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}
