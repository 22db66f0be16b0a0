public import Foundation

/// A container that draws the background of its content.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/containerbackgroundplacement)
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private enum Container { case widget }

    private let container: Container

    /// The background of a widget, which extends to its edges.
    public static let widget = ContainerBackgroundPlacement(container: .widget)
}

/// The background that content declares for its container.
package struct ContainerBackground {
    package let view: AnyView
    package let alignment: Alignment
}

/// Collects the background of a widget's content: the innermost first one.
package struct ContainerBackgroundKey: PreferenceKey {
    package static var defaultValue: ContainerBackground? { nil }
    package static func reduce(value: inout ContainerBackground?, nextValue: () -> ContainerBackground?) {
        value = value ?? nextValue()
    }
}

/// Collects the link of a widget's content.
package struct WidgetURLKey: PreferenceKey {
    package static var defaultValue: URL? { nil }
    package static func reduce(value: inout URL?, nextValue: () -> URL?) { value = value ?? nextValue() }
}

extension View {
    /// Sets the background of the container. A widget draws it behind its content margins, and removes it where it
    /// has none, as on the lock screen.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/containerbackground(_:for:))
    public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View
    {
        containerBackground(for: container) { Rectangle().fill(style) }
    }

    /// Sets a view as the background of the container.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/containerbackground(for:alignment:content:))
    public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        preference(
            key: ContainerBackgroundKey.self, value: ContainerBackground(view: AnyView(content()), alignment: alignment)
        )
    }

    /// Sets the URL that a widget opens when it is tapped outside its links.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/widgeturl(_:))
    public func widgetURL(_ url: URL?) -> some View { preference(key: WidgetURLKey.self, value: url) }
}
