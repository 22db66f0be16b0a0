import CoreGraphics
public import Foundation

// Each of these methods returns another image with the same content.

extension UIImage {
    private final func changed(_ change: (inout ImageContent) -> Void) -> UIImage {
        var content = content
        change(&content)
        return UIImage(content)
    }

    /// Returns a resizable image with caps of `capInsets`, in points; the area between them is tiled.
    public final func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// Returns a resizable image with caps of `capInsets`, in points; the area between them is tiled or stretched.
    public final func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        guard capInsets.isFinite else {
            reportOnce("UIImage.resizableImage(withCapInsets:): \(capInsets) are not finite; the image is unchanged")
            return self
        }
        return changed {
            $0.isResizable = true
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }

    /// Returns a resizable image whose area between the caps, one point wide and high, is stretched.
    public final func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
        return resizableImage(
            withCapInsets: UIEdgeInsets(
                top: top, left: left, bottom: max(0, size.height - top - 1), right: max(0, size.width - left - 1)),
            resizingMode: .stretch)
    }

    /// Returns an image with insets, in points, between its bounds and the alignment rectangle used by layout.
    public final func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        changed { $0.alignmentRectInsets = alignmentInsets }
    }

    /// Returns the image with another rendering mode.
    public final func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        changed { $0.renderingMode = renderingMode }
    }

    /// Returns the image's shape filled with a colour.
    public final func withTintColor(_ color: UIColor) -> UIImage { changed { $0.tint = color } }

    /// Returns the image's shape filled with a colour, with a rendering mode: `.alwaysOriginal` keeps the colour
    /// whatever the tint colour at the place of use.
    public final func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        changed { ($0.tint, $0.renderingMode) = (color, renderingMode) }
    }

    /// Returns an image that is mirrored in right-to-left layouts.
    public final func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        changed { $0.flipsForRightToLeft = true }
    }

    /// Returns the image as it is shown in a layout direction: mirrored in right-to-left layouts if it follows the
    /// direction.
    package final func shown(isRightToLeft: Bool) -> UIImage {
        content.followsLayoutDirection ? changed { $0.isMirrored = isRightToLeft } : self
    }

    /// Returns the image mirrored horizontally.
    public final func withHorizontallyFlippedOrientation() -> UIImage {
        changed { $0.orientation = $0.orientation.mirrored }
    }

    /// Returns an image with a baseline at a distance above its bottom edge, in points.
    public final func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        changed { $0.baselineOffset = baselineOffset }
    }

    /// Returns an image without a baseline, unless it is a symbol.
    public final func imageWithoutBaseline() -> UIImage { changed { $0.baselineOffset = nil } }

    // MARK: Animated images

    /// Returns an animated image with a total duration in seconds; nil without frames. Its size is the first frame's.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        return first.changed {
            $0.frames = images
            $0.duration = duration.isFinite ? max(duration, 0) : 0
        }
    }

    /// Returns an animated image from files named `name` with numbers from 0 or 1 on; nil if there are none.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        var frames: [UIImage] = []
        for number in 0...1024 {
            guard let frame = UIImage(named: "\(name)\(number)") else {
                if number == 0 { continue }
                break
            }
            frames.append(frame)
        }
        return animatedImage(with: frames, duration: duration)
    }

    /// Returns a resizable animated image from files named `name` with numbers, with the area between the caps tiled;
    /// nil if there are none.
    public class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
    ) -> UIImage? {
        animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
    }

    /// Returns a resizable animated image from files named `name` with numbers; nil if there are none.
    public class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
    ) -> UIImage? {
        guard let moving = animatedImageNamed(name, duration: duration), let frames = moving.images
        else { return nil }
        let resizable = frames.map {
            $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
        }
        return animatedImage(with: resizable, duration: duration)
    }

    // MARK: Caps and dynamic range

    /// The width of the left cap, in points: that of `capInsets`.
    public final var leftCapWidth: Int { Int(capInsets.left) }

    /// The height of the top cap, in points: that of `capInsets`.
    public final var topCapHeight: Int { Int(capInsets.top) }

    /// A format for images like this one: with its scale, and opaque if it has no alpha channel.
    public final var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque =
            cgImage.map { [.none, .noneSkipFirst, .noneSkipLast].contains($0.alphaInfo) } ?? false
        return format
    }

    /// Whether the image exceeds the brightness of white. False: images are shown within the standard range.
    public final var isHighDynamicRange: Bool { false }

    /// Returns the image restricted to the standard range: the image itself.
    public final func imageRestrictedToStandardDynamicRange() -> UIImage { self }

    // MARK: Symbols

    /// The symbol of a button that adds an item.
    public class var add: UIImage { symbol("plus.circle") }
    /// The symbol of a button that removes an item.
    public class var remove: UIImage { symbol("minus.circle") }
    /// The symbol of a button that shows actions.
    public class var actions: UIImage { symbol("ellipsis.circle") }
    /// The symbol of a selected item.
    public class var checkmark: UIImage { symbol("checkmark") }
    /// The symbol of a selected item, with an outline.
    public class var strokedCheckmark: UIImage { symbol("checkmark.circle") }

    private class func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }

    /// Returns the symbol with another configuration; nil if the image is not a symbol.
    public final func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard var symbol = content.symbol else { return nil }
        symbol.configuration = SymbolConfiguration(symbol.configuration, configuration)
        return changed {
            $0.picture = .symbol(symbol)
        }
    }

    /// Returns the symbol with another configuration, the asset's variant for its traits, or else the image unchanged.
    public final func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
        if let symbol = (configuration as? SymbolConfiguration).flatMap({
            applyingSymbolConfiguration($0)
        }) {
            return symbol
        }
        return configuration.traitCollection.flatMap { imageAsset?.image(with: $0) } ?? self
    }
}
