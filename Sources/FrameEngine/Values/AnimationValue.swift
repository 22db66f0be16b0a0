package import CoreGraphics
package import Raster

/// What a property can hold and an animation can mix, converted once from Apple's `Any`.
package enum AnimationValue: Sendable, Hashable {
    case scalar(CGFloat)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case transform(CATransform3D)
    case color(CGColor?)
    case path(Path?)
    case image(CGImage?)
    /// A cross-fade of two pictures, so much of the way.
    case fade(CGImage?, CGImage?, CGFloat)
    case numbers([CGFloat])
    case colors([CGColor])
    /// A name, such as a fill rule's: there is nothing between two of them.
    case string(String)
}

/// The shape of a property's values.
package enum ValueKind: Sendable {
    case scalar, flag, point, size, rect, transform, color, path, image, numbers, colors, string
}

extension LayerKey {
    /// The kind of the property's values; nil for what is not a value, such as the list of sublayers.
    package var kind: ValueKind? {
        switch self {
        case .bounds, .contentsRect, .contentsCenter: .rect
        case .position, .anchorPoint, .startPoint, .endPoint, .emitterPosition: .point
        case .transform, .sublayerTransform, .instanceTransform: .transform
        case .hidden, .doubleSided, .geometryFlipped, .opaque, .allowsGroupOpacity, .masksToBounds, .shouldRasterize,
            .allowsEdgeAntialiasing, .preservesDepth, .wrapped, .allowsFontSubpixelQuantization:
            .flag
        case .contents: .image
        case .contentsGravity, .contentsFormat, .minificationFilter, .magnificationFilter, .cornerCurve, .fillRule,
            .lineCap, .lineJoin,
            .type, .emitterShape, .emitterMode, .renderMode, .truncationMode, .alignmentMode:
            .string
        case .backgroundColor, .borderColor, .shadowColor, .fillColor, .strokeColor, .instanceColor, .foregroundColor:
            .color
        case .shadowOffset, .emitterSize, .tileSize: .size
        case .shadowPath, .path: .path
        case .lineDashPattern, .locations: .numbers
        case .colors: .colors
        case .mask, .sublayers, .emitterCells, .filters, .backgroundFilters, .compositingFilter, .string, .font: nil
        case .zPosition, .anchorPointZ, .contentsScale, .minificationFilterBias, .opacity, .cornerRadius,
            .maskedCorners, .borderWidth, .shadowOpacity, .shadowRadius, .rasterizationScale, .edgeAntialiasingMask,
            .strokeStart, .strokeEnd, .lineWidth, .miterLimit, .lineDashPhase, .instanceCount, .instanceDelay,
            .instanceRedOffset, .instanceGreenOffset, .instanceBlueOffset, .instanceAlphaOffset,
            .fontSize, .levelsOfDetail, .levelsOfDetailBias, .birthRate, .lifetime, .velocity, .scale, .spin, .seed,
            .emitterZPosition, .emitterDepth:
            .scalar
        }
    }
}
