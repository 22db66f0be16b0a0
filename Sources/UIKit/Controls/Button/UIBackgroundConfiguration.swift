public import CoreGraphics

/// A recipe for a colour out of another one.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiconfigurationcolortransformer)
public struct UIConfigurationColorTransformer: Sendable {
    /// What gives the colour.
    public let transform: @Sendable (UIColor) -> UIColor

    /// Makes a transformer of a closure.
    public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }

    /// The colour that becomes of `input`.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// The colour's gray.
    public static let grayscale = UIConfigurationColorTransformer { color in
        UIColor { traits in
            let parts = color.resolvedColor(with: traits).cgColor.srgbComponents
            return UIColor(white: 0.299 * parts[0] + 0.587 * parts[1] + 0.114 * parts[2], alpha: parts[3])
        }
    }
    /// A gray instead of the colour.
    public static let monochromeTint = UIConfigurationColorTransformer { _ in .systemGray }
}

/// The background of a view: a colour, a stroke, an image, rounded corners.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct)
public struct UIBackgroundConfiguration: Equatable {
    /// The fill colour; nil for the view's default.
    public var backgroundColor: UIColor?

    /// Changes the colour before it shows.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?

    /// In points. A button's own style of corners comes before it, unless that is `.fixed`.
    public var cornerRadius: CGFloat = 0

    /// The insets from the view's edges, in points.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero

    /// The colour of the line along its edge; nil for the tint colour.
    public var strokeColor: UIColor?

    /// Changes the line's colour before it shows.
    public var strokeColorTransformer: UIConfigurationColorTransformer?

    /// The width of the stroke, in points; 0, the default, for none.
    public var strokeWidth: CGFloat = 0

    /// The offset of the stroke outside the edge, in points; negative for inside.
    public var strokeOutset: CGFloat = 0

    /// Lies over the colour.
    public var image: UIImage?

    /// Where the image goes.
    public var imageContentMode = UIView.ContentMode.scaleToFill

    /// A custom view over the colour, of the same size.
    public var customView: UIView?

    /// Nothing at all.
    public static func clear() -> UIBackgroundConfiguration {
        var background = UIBackgroundConfiguration()
        background.backgroundColor = .clear
        return background
    }

    init() {}

    public static func == (a: UIBackgroundConfiguration, b: UIBackgroundConfiguration) -> Bool {
        a.backgroundColor == b.backgroundColor && a.cornerRadius == b.cornerRadius
            && a.backgroundInsets == b.backgroundInsets && a.strokeColor == b.strokeColor
            && a.strokeWidth == b.strokeWidth && a.strokeOutset == b.strokeOutset && a.image === b.image
            && a.imageContentMode == b.imageContentMode && a.customView === b.customView
    }
}
