public import CoreGraphics
import UIKit

/// A tiled image, or a part of one.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/imagepaint)
public struct ImagePaint: ShapeStyle, Equatable {
    /// The repeated image.
    public var image: Image
    /// The part, in unit coordinates of the image.
    public var sourceRect: CGRect
    /// The scale factor of the image.
    public var scale: CGFloat

    /// Creates a style from a tiled image, or from a part of one in unit coordinates.
    public init(
        image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
        _ShapePaint(paint(in: environment, origin: .zero))
    }

    /// Returns the pattern, with its first tile at a point. Clear if the image doesn't exist or is empty.
    func paint(in environment: EnvironmentValues, origin: CGPoint) -> Paint {
        guard let picture = image.resolve(in: environment), scale > 0, scale.isFinite else { return .clear }
        let whole = CGSize(width: picture.size.width * scale, height: picture.size.height * scale)
        let part = sourceRect.standardized
        let tile = CGSize(width: whole.width * part.width, height: whole.height * part.height)
        guard tile.width.isFinite, tile.height.isFinite else { return .clear }
        let pixels = max(1, environment.displayScale)
        let drawn = Picture.draw(tile, scale: pixels) { context in
            picture.draw(
                in: CGRect(
                    x: -part.minX * whole.width, y: -part.minY * whole.height, width: whole.width, height: whole.height),
                context)
        }
        guard let drawn else { return .clear }
        let image = UIImage(cgImage: drawn, scale: pixels, orientation: .up)
        return .color(UIColor(patternImage: image).cgColor)
    }
}

extension ShapeStyle where Self == ImagePaint {
    /// A tiled image, or a part of one.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}
