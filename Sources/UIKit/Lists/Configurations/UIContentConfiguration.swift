public import ObjectRuntime

/// A description of a view's content, which creates the view that renders it.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicontentconfiguration-swift.protocol)
@preconcurrency @MainActor
public protocol UIContentConfiguration {
    /// Creates a view that renders the content.
    func makeContentView() -> any UIView & UIContentView

    /// Returns the configuration updated for a state.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that renders a content configuration.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicontentview-swift.protocol)
@preconcurrency @MainActor
public protocol UIContentView: RuntimeObject {
    /// The configuration that the view renders. Setting it updates the view.
    var configuration: any UIContentConfiguration { get set }

    /// Whether the view supports a configuration. By default, one of the same type as its current one.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
