package import Raster

/// What one frame paints, back to front, in device pixels: the layer tree with time, hierarchy and depth resolved.
///
/// Nothing here belongs to one compositor: shapes are geometry and a projection, paints are values, groups nest.
package struct DisplayList: Sendable, Equatable {
    package var items: [Item]

    package init(items: [Item] = []) { self.items = items }

    package enum Item: Sendable, Equatable {
        case fill(Fill)
        // Boxed, so that fills, which most items are, need not be as large.
        case shadow(Boxed<Shadow>)
        indirect case particles(Particles)
        indirect case raster(RasterImage)
        /// Everything up to the matching `endGroup` becomes one picture before it is joined with what lies below.
        case beginGroup(Group)
        case endGroup
    }

    /// Paint on a shape.
    package struct Fill: Sendable, Equatable {
        package var shape: Shape
        /// From the shape's space to device pixels.
        package var projection: Projection
        package var paint: Paint
        package var opacity: Float
        /// What a picture's colours are multiplied by; its alpha counts for nothing.
        package var tint = PaintColor.white
        package var blendMode = BlendMode.sourceOver
        /// The device pixels that may change: nothing is painted outside, whatever the shape covers.
        package var bounds: PixelRect
    }

    /// A blurred silhouette in one colour. The silhouette stands where the shadow does, its offset included.
    package struct Shadow: Sendable, Equatable {
        package var silhouette: Silhouette
        /// The standard deviation of the blur, in pixels.
        package var deviation: Double
        /// The colour; its alpha holds the shadow's opacity.
        package var color: PaintColor
        package var bounds: PixelRect
    }

    /// What casts a shadow.
    package enum Silhouette: Sendable, Equatable {
        /// A shape that is as opaque everywhere as `opacity` says.
        case shape(Shape, Projection, opacity: Float)
        /// The composed alpha of a picture that covers `bounds`.
        case picture(DisplayList, bounds: PixelRect)
    }

    /// Many small pictures, back to front.
    package struct Particles: Sendable, Equatable {
        package var sprites: [Sprite]
        package var quads: [Quad]
        package var blendMode: BlendMode
        package var bounds: PixelRect
    }

    /// A picture that particles share.
    package struct Sprite: Sendable, Equatable {
        package var bitmap: Bitmap
        /// The part that is shown, in the bitmap's pixels.
        package var source: PixelRect
        package var filter: ImagePaint.Filter
    }

    /// One particle.
    package struct Quad: Sendable, Equatable {
        /// The index of its picture.
        package var sprite: Int
        /// From the bitmap's pixels to device pixels.
        package var projection: Projection
        /// What the picture's colours, and its alpha, are multiplied by.
        package var color: PaintColor
        package var bounds: PixelRect
    }

    package struct Group: Sendable, Equatable {
        package var opacity: Float = 1
        package var blendMode = BlendMode.sourceOver
        /// Shapes that cut the group when it is joined; all of them do.
        package var clips: [Clip] = []
        package var bounds = PixelRect.zero
        /// What cannot be done tile by tile; nil for nothing.
        package var treatment: Treatment?
    }

    package struct Clip: Sendable, Equatable {
        package var shape: Shape
        package var projection: Projection
    }
}

extension DisplayList.Item {
    /// The device pixels that the item may change; none for the end of a group.
    package var bounds: PixelRect { Self.bounds(of: self) }

    /// Lent an item, as copies count references.
    @inline(__always)
    static func bounds(of item: borrowing Self) -> PixelRect {
        switch item {
        case .fill(let fill): fill.bounds
        case .shadow(let shadow): shadow.value.bounds
        case .particles(let particles): particles.bounds
        case .raster(let image): image.bounds
        case .beginGroup(let group): group.bounds
        case .endGroup: .zero
        }
    }
}
