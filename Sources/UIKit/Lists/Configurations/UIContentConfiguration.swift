public import ObjectRuntime

/// Describes the content of a view, and makes the view that shows it.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicontentconfiguration-swift.protocol)
@preconcurrency @MainActor
public protocol UIContentConfiguration {
    /// Makes a view that shows the content.
    func makeContentView() -> any UIView & UIContentView

    /// Returns the content as it is in a state.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows what a configuration describes.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicontentview-swift.protocol)
@preconcurrency @MainActor
public protocol UIContentView: RuntimeObject {
    /// What the view shows. Setting it shows something else.
    var configuration: any UIContentConfiguration { get set }

    /// Whether the view can show a configuration: one of the same type as its own, by default.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
