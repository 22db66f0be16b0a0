import CoreGraphics
import UIKit

/// The appearance of labels.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/labelstyle)
@MainActor @preconcurrency
public protocol LabelStyle {
    /// The view of a label.
    associatedtype Body: View
    /// The parts of a label.
    typealias Configuration = LabelStyleConfiguration

    /// Returns the view of a label.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label for its style.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/labelstyleconfiguration)
@MainActor @preconcurrency
public struct LabelStyleConfiguration {
    /// The title.
    public struct Title: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// The icon.
    public struct Icon: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// The title.
    public let title: Title
    /// The icon.
    public let icon: Icon
    /// The accessibility name of an icon without its title.
    let name: Text?
}

/// The default style, which depends on the label's context: icon and title.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/defaultlabelstyle)
public struct DefaultLabelStyle: LabelStyle {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { TitledIcon(configuration: configuration) }
}

/// The icon before the title.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/titleandiconlabelstyle)
public struct TitleAndIconLabelStyle: LabelStyle {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { TitledIcon(configuration: configuration) }
}

/// The icon alone; assistive technologies read the title.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/icononlylabelstyle)
public struct IconOnlyLabelStyle: LabelStyle {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.icon.accessibility { $0.label = configuration.name }
    }
}

/// The title alone.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/titleonlylabelstyle)
public struct TitleOnlyLabelStyle: LabelStyle {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon before the title, centred on the capital letters of its first line. In list rows, icons are aligned in a
/// fixed-width column, as those of `UIListContentConfiguration` are.
private struct TitledIcon: View {
    let configuration: LabelStyleConfiguration
    @Environment(\.font) private var font
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.tintsIcons) private var isTinted
    @Environment(\.listItemTint) private var itemTint
    @Environment(\.isInRow) private var isInRow
    @ScaledMetric private var columnWidth: CGFloat = 28

    var body: some View {
        let capHeight = (font ?? .body).uiFont(for: size).capHeight
        HStack(alignment: .firstTextBaseline, spacing: isInRow ? 16 : 8) {
            // The title describes the icon.
            icon.frame(minWidth: isInRow ? columnWidth : nil).alignmentGuide(.firstTextBaseline) {
                $0.height / 2 + capHeight / 2
            }.accessibilityHidden(true)
            configuration.title
        }
    }
}

extension TitledIcon {
    /// The icon: in list rows, in the row's tint.
    @ViewBuilder
    private var icon: some View {
        if isTinted {
            configuration.icon.standardForegroundStyle(itemTint?.style ?? AnyShapeStyle(.tint))
        } else {
            configuration.icon
        }
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The default style, which depends on the label's context.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// Icon and title.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The icon alone.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title alone.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension EnvironmentValues {
    /// The styles of labels, the innermost last.
    var labelStyles: [AnyStyle<LabelStyleConfiguration>] {
        get { self[AnyStyle<LabelStyleConfiguration>.Key.self] }
        set { self[AnyStyle<LabelStyleConfiguration>.Key.self] = newValue }
    }
}

extension View {
    /// Sets the style of labels in the view.
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        transformEnvironment(\.labelStyles) { $0.append(AnyStyle(style) { $0.makeBody(configuration: $1) }) }
    }
}
