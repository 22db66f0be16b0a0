public import CoreGraphics
import UIKit

/// Copies of a part of a picture, side by side.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/imagepaint)
public struct ImagePaint: ShapeStyle, Equatable {
    /// The picture that is repeated.
    public var image: Image
    /// The part, in fractions of the picture.
    public var sourceRect: CGRect
    /// What the picture's size is multiplied by.
    public var scale: CGFloat

    /// Copies of a picture, or of a part of it.
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

    /// The pattern, the first copy of which lies at a point. Clear where there is no such picture, or no size.
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
    /// Copies of a picture, or of a part of it.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}
