/// A description of a widget's content.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/widgetconfiguration)
@MainActor @preconcurrency
public protocol WidgetConfiguration {
    /// The type of the body.
    associatedtype Body: WidgetConfiguration

    /// The configuration that this one is composed of.
    @MainActor @preconcurrency var body: Body { get }
}

extension WidgetConfiguration where Body == Never {
    /// Never called: primitive configurations have no body.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: WidgetConfiguration {}

/// A configuration without content.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/emptywidgetconfiguration)
public struct EmptyWidgetConfiguration: WidgetConfiguration {
    public typealias Body = Never

    /// Creates an empty configuration.
    @MainActor @preconcurrency
    public init() {}
}
