public import CoreGraphics
public import Foundation

extension UIButton {
    /// The content and appearance of a button: text, image, layout, colours and corners.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct)
    public struct Configuration {
        /// The size of a button.
        public enum Size: Int, Sendable {
            /// The standard size.
            case medium
            /// A small size.
            case small
            /// The smallest size.
            case mini
            /// A large size.
            case large
        }

        /// The corner style: that of the background, scaled with the text, or a preset.
        public enum CornerStyle: Int, Sendable {
            /// The background's corner radius.
            case fixed = -1
            /// The background's corner radius, scaled with the text size.
            case dynamic
            /// A small corner radius.
            case small
            /// A medium corner radius.
            case medium
            /// A large corner radius.
            case large
            /// A capsule.
            case capsule
        }

        /// The alignment of title and subtitle relative to each other.
        public enum TitleAlignment: Int, Sendable {
            /// Depends on the placement of the image.
            case automatic
            /// At the leading edge.
            case leading
            /// Centred.
            case center
            /// At the trailing edge.
            case trailing
        }

        /// The style that determines the colours.
        enum Style { case plain, gray, tinted, filled }

        let style: Style

        // MARK: Contents

        /// The title.
        public var title: String?
        /// The attributed title, whose attributes override those of the configuration.
        public var attributedTitle: AttributedString?
        /// Transforms the attributes of the title before it is drawn.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The subtitle, in smaller text below the title.
        public var subtitle: String?
        /// The attributed subtitle, whose attributes override those of the configuration.
        public var attributedSubtitle: AttributedString?
        /// Transforms the attributes of the subtitle before it is drawn.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The image beside the title.
        public var image: UIImage?
        /// The symbol configuration for symbol images.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Transforms the colour of a template image.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// The indicator after the content, which shows that the button has a menu to choose from. Automatic by
        /// default.
        public var indicator = Indicator.automatic
        /// Transforms the colour of the indicator.
        public var indicatorColorTransformer: UIConfigurationColorTransformer?
        /// Whether an activity indicator replaces the image. False by default.
        public var showsActivityIndicator = false

        /// The indicator after a button's content.
        /// [Apple's reference](https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/indicator-swift.enum)
        public enum Indicator: Int, Sendable {
            /// The pop-up indicator for a button whose title is the chosen element of its menu; otherwise none.
            case automatic
            /// No indicator.
            case none
            /// Chevrons up and down.
            case popup
        }

        // MARK: Layout

        /// The edge of the title at which the image is placed: leading by default.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The spacing between image and title, in points: 0 by default.
        public var imagePadding: CGFloat = 0
        /// The spacing between title and subtitle, in points: 1 by default.
        public var titlePadding: CGFloat = 1
        /// The alignment of title and subtitle relative to each other. Automatic by default.
        public var titleAlignment = TitleAlignment.automatic
        /// The line break mode of a title that is too wide. At word boundaries by default.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// The size of the button, which determines text size and insets. Medium by default.
        public var buttonSize = Size.medium
        /// The insets of the content from the button's edges, in points: those of the size by default.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { ownInsets ?? buttonSize.insets }
            set { ownInsets = newValue }
        }

        private var ownInsets: NSDirectionalEdgeInsets?

        /// Restores the default insets of the size.
        public mutating func setDefaultContentInsets() { ownInsets = nil }

        // MARK: Appearance

        /// The corner style. Dynamic by default.
        public var cornerStyle = CornerStyle.dynamic
        /// The base foreground colour of title and image; nil for the style's.
        public var baseForegroundColor: UIColor?
        /// The base background colour; nil for the style's.
        public var baseBackgroundColor: UIColor?
        /// The background behind the content.
        public var background = UIBackgroundConfiguration()

        private init(_ style: Style) {
            self.style = style
            background.cornerRadius = 5.95
        }

        // MARK: Styles

        /// Returns the plain style: tinted text without a background.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// Returns the gray style: tinted text on gray.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// Returns the tinted style: tinted text on a translucent background in the tint colour.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// Returns the filled style: white text on the tint colour.
        public static func filled() -> Configuration { Configuration(.filled) }
        /// Returns the plain style.
        public static func borderless() -> Configuration { Configuration(.plain) }
        /// Returns the gray style.
        public static func bordered() -> Configuration { Configuration(.gray) }
        /// Returns the tinted style.
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        /// Returns the filled style.
        public static func borderedProminent() -> Configuration { Configuration(.filled) }

        /// Returns the configuration adapted to the button's current state.
        @MainActor
        public func updated(for button: UIButton) -> Configuration {
            let look = ButtonColors(self, state: button.state, tint: button.tintColor)
            var updated = self
            updated.background.backgroundColor = look.background
            updated.baseForegroundColor = look.foreground
            return updated
        }
    }
}

extension UIButton.Configuration.Size {
    var insets: NSDirectionalEdgeInsets {
        switch self {
        case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
    }

    var titleFont: UIFont { .preferredFont(forTextStyle: self == .mini || self == .small ? .subheadline : .body) }

    var subtitleFont: UIFont { .preferredFont(forTextStyle: self == .mini || self == .small ? .caption1 : .footnote) }
}

extension UIButton.Configuration {
    /// Returns the corner radius of a background of the given size, in points.
    func cornerRadius(of size: CGSize) -> CGFloat {
        let half = min(size.width, size.height) / 2
        switch cornerStyle {
        case .fixed: return min(background.cornerRadius, half)
        case .dynamic: return min(buttonSize == .large ? 8.75 : background.cornerRadius, half)
        case .small: return min(4, half)
        case .medium: return min(5.95, half)
        case .large: return min(8.75, half)
        case .capsule: return half
        }
    }
}

/// The colours of a configured button in its current state.
struct ButtonColors {
    let foreground: UIColor
    let background: UIColor
    let subtitle: UIColor

    init(_ configuration: UIButton.Configuration, state: UIControl.State, tint: UIColor) {
        let style = ButtonColors.shown(configuration.style, isSelected: state.contains(.selected))
        var foreground = configuration.baseForegroundColor
        var background = configuration.background.backgroundColor ?? configuration.baseBackgroundColor
        let isOwn = configuration.background.backgroundColor != nil
        if state.contains(.disabled) {
            foreground = .tertiaryLabel
            if !isOwn { background = style == .plain ? .clear : .tertiarySystemFill }
        } else {
            switch style {
            case .plain:
                foreground = foreground ?? tint
                background = background ?? .clear
            case .gray:
                foreground = foreground ?? tint
                background = background ?? .secondarySystemFill
            case .tinted:
                foreground = foreground ?? tint
                if !isOwn { background = (background ?? tint).withAlphaComponent(0.18) }
            case .filled:
                foreground = foreground ?? .white
                background = background ?? tint
            }
        }
        var (front, back) = (foreground ?? tint, background ?? .clear)
        if state.contains(.highlighted), !state.contains(.disabled) {
            if style == .filled {
                back = back.dimmed(by: 0.75)
            } else {
                front = front.dimmed(by: style == .plain ? 0.4 : 0.75)
                back = back.dimmed(by: 0.75)
            }
        }
        self.foreground = front
        subtitle = front.dimmed(by: style == .filled ? 0.75 : 1)
        self.background = configuration.background.backgroundColorTransformer?(back) ?? back
    }

    /// Returns the shown style: a selected button uses the next stronger one.
    private static func shown(
        _ style: UIButton.Configuration.Style, isSelected: Bool
    ) -> UIButton.Configuration.Style {
        guard isSelected else { return style }
        return style == .plain ? .tinted : .filled
    }
}

extension UIColor {
    /// Returns the colour with its opacity multiplied by a factor.
    func dimmed(by factor: CGFloat) -> UIColor {
        guard factor < 1 else { return self }
        return UIColor { traits in
            let color = self.resolvedColor(with: traits)
            return color.withAlphaComponent(color.cgColor.alpha * factor)
        }
    }
}
