public import CoreGraphics

/// Derives one colour from another.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiconfigurationcolortransformer)
public struct UIConfigurationColorTransformer: Sendable {
    /// The closure that transforms the colour.
    public let transform: @Sendable (UIColor) -> UIColor

    /// Creates a transformer from a closure.
    public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }

    /// Returns the transformed colour.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// Converts a colour to gray.
    public static let grayscale = UIConfigurationColorTransformer { color in
        UIColor { traits in
            let parts = color.resolvedColor(with: traits).cgColor.srgbComponents
            return UIColor(white: 0.299 * parts[0] + 0.587 * parts[1] + 0.114 * parts[2], alpha: parts[3])
        }
    }
    /// Replaces any colour with gray.
    public static let monochromeTint = UIConfigurationColorTransformer { _ in .systemGray }
}

/// The background of a view: a colour, a stroke, an image and rounded corners.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct)
public struct UIBackgroundConfiguration: Hashable {
    /// The fill colour; nil for the view's default.
    public var backgroundColor: UIColor? {
        get { ownColor ?? standardColor }
        set { ownColor = newValue }
    }

    /// The colour set explicitly.
    private var ownColor: UIColor?
    /// The default colour for the kind and state.
    var standardColor: UIColor?
    /// The part of a list behind which the background is, which determines how its colour adapts to the state.
    var part: ListPart?

    /// A part of a list.
    enum ListPart: Hashable { case plainCell, groupedCell, sidebarCell, plainEdge, groupedEdge }

    /// Transforms the background colour before it is drawn; nil, the default, for none.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?

    /// The effect on the content behind, such as a blur, below the colour; nil, the default, for none.
    public var visualEffect: UIVisualEffect?

    /// The corner radius, in points. A button's corner style takes precedence unless it is `.fixed`.
    public var cornerRadius: CGFloat = 0

    /// The insets from the view's edges, in points.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero

    /// The colour of the stroke along the edge; nil for the tint colour.
    public var strokeColor: UIColor?

    /// Transforms the stroke colour before it is drawn; nil, the default, for none.
    public var strokeColorTransformer: UIConfigurationColorTransformer?

    /// The width of the stroke, in points; 0, the default, for none.
    public var strokeWidth: CGFloat = 0

    /// The offset of the stroke outside the edge, in points; negative for inside.
    public var strokeOutset: CGFloat = 0

    /// The image drawn over the colour.
    public var image: UIImage?

    /// The content mode of the image. `.scaleToFill` by default.
    public var imageContentMode = UIView.ContentMode.scaleToFill

    /// A custom view over the colour, resized to the same size.
    public var customView: UIView?

    /// Returns an empty background.
    public static func clear() -> UIBackgroundConfiguration {
        var background = UIBackgroundConfiguration()
        background.backgroundColor = .clear
        return background
    }

    /// The edges at which the view's layout margins are added to the insets. None by default.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

    init() {}

    /// Returns the background colour for a view's tint colour, after applying the transformer.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// Returns the stroke colour for a view's tint colour, after applying the transformer.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(backgroundColor)
        hasher.combine(cornerRadius)
        hasher.combine(strokeWidth)
        hasher.combine(part)
    }

    public static func == (a: UIBackgroundConfiguration, b: UIBackgroundConfiguration) -> Bool {
        a.backgroundColor == b.backgroundColor && a.part == b.part && a.cornerRadius == b.cornerRadius
            && a.backgroundInsets == b.backgroundInsets && a.strokeColor == b.strokeColor
            && a.strokeWidth == b.strokeWidth && a.strokeOutset == b.strokeOutset && a.image === b.image
            && a.imageContentMode == b.imageContentMode && a.customView === b.customView
            && a.visualEffect == b.visualEffect
    }
}
