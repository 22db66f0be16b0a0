public import ObjectRuntime

/// An action of the app, which people start from outside of it.
///
/// On Linux, buttons and toggles start it.
/// [Apple's reference](https://developer.apple.com/documentation/appintents/appintent)
public protocol AppIntent: Sendable {
    /// The type of the result.
    associatedtype PerformResult: IntentResult

    /// A parameter of the intent.
    typealias Parameter = IntentParameter

    /// The name of the action.
    static var title: LocalizedStringResource { get }
    /// What the action does. Nil by default.
    static var description: IntentDescription? { get }
    /// Whether the app comes to the front when the action is started. False by default.
    static var openAppWhenRun: Bool { get }
    /// Whether people find the action. True by default.
    static var isDiscoverable: Bool { get }

    /// Creates an intent with the parameters' defaults.
    init()

    /// Performs the action.
    func perform() async throws -> PerformResult
}

extension AppIntent {
    public static var description: IntentDescription? { nil }
    public static var openAppWhenRun: Bool { false }
    public static var isDiscoverable: Bool { true }
}

/// An intent whose parameters configure a widget.
/// [Apple's reference](https://developer.apple.com/documentation/appintents/widgetconfigurationintent)
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
    /// Does nothing: the intent only has parameters.
    public func perform() async throws -> some IntentResult { IntentResultContainer<Never>() }
}

/// An intent that sets a value, which a toggle starts.
/// [Apple's reference](https://developer.apple.com/documentation/appintents/setvalueintent)
public protocol SetValueIntent: AppIntent {
    /// The type of the value.
    associatedtype ValueType: Sendable

    /// The value to set.
    var value: ValueType { get set }
}
