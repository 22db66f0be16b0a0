import CoreGraphics
public import Foundation

/// A width or height in a compositional layout.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nscollectionlayoutdimension)
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
    enum Kind { case absolute, estimated, fractionalWidth, fractionalHeight, uniform }

    let kind: Kind
    /// The length in points, or the fraction of the container's.
    public let dimension: CGFloat

    private init(_ kind: Kind, _ dimension: CGFloat) {
        if !dimension.isFinite || dimension < 0 {
            reportOnce("A layout can't have a dimension of \(dimension); it is 0")
        }
        (self.kind, self.dimension) = (kind, dimension.isFinite ? max(0, dimension) : 0)
    }

    /// Creates a dimension that is a fraction of the container's width.
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { make(.fractionalWidth, fractionalWidth) }

    /// Creates a dimension that is a fraction of the container's height.
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self { make(.fractionalHeight, fractionalHeight) }

    /// Creates a fixed dimension in points.
    open class func absolute(_ absoluteDimension: CGFloat) -> Self { make(.absolute, absoluteDimension) }

    /// Creates an estimated dimension in points, which the contents may change.
    open class func estimated(_ estimatedDimension: CGFloat) -> Self { make(.estimated, estimatedDimension) }

    /// Creates an estimated dimension, which the contents may change and which is the same for all items of
    /// a group.
    open class func uniformAcrossSiblings(estimate: CGFloat) -> Self { make(.uniform, estimate) }

    private class func make(_ kind: Kind, _ dimension: CGFloat) -> Self {
        // There are no subclasses, as the class has no public initializer.
        unsafeDowncast(NSCollectionLayoutDimension(kind, dimension), to: Self.self)
    }

    /// Whether it is a fraction of the container's width.
    open var isFractionalWidth: Bool { kind == .fractionalWidth }
    /// Whether it is a fraction of the container's height.
    open var isFractionalHeight: Bool { kind == .fractionalHeight }
    /// Whether it is a fixed length in points.
    open var isAbsolute: Bool { kind == .absolute }
    /// Whether it is an estimate, which contents may change.
    open var isEstimated: Bool { kind == .estimated || kind == .uniform }
    /// Whether it is the same for all items of a group.
    open var isUniformAcrossSiblings: Bool { kind == .uniform }

    func length(in container: CGSize) -> CGFloat {
        switch kind {
        case .absolute, .estimated, .uniform: dimension
        case .fractionalWidth: dimension * container.width
        case .fractionalHeight: dimension * container.height
        }
    }
}

/// The size of an item in a compositional layout.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nscollectionlayoutsize)
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
    /// The width.
    public let widthDimension: NSCollectionLayoutDimension
    /// The height.
    public let heightDimension: NSCollectionLayoutDimension

    /// Creates a size.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        (widthDimension, heightDimension) = (width, height)
        super.init()
    }

    func size(in container: CGSize) -> CGSize {
        CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
    }

    /// The axes along which the contents may change the size.
    var estimatedAxes: UIAxis {
        var axes: UIAxis = []
        if widthDimension.isEstimated { axes.insert(.horizontal) }
        if heightDimension.isEstimated { axes.insert(.vertical) }
        return axes
    }
}

/// The spacing between items or around one.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nscollectionlayoutspacing)
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
    /// The spacing in points; the minimum, if it is flexible.
    public let spacing: CGFloat
    /// Whether it expands to fill the available space.
    public let isFlexible: Bool

    private init(_ spacing: CGFloat, _ isFlexible: Bool) {
        if !spacing.isFinite { reportOnce("A layout can't have a spacing of \(spacing); it is 0") }
        (self.spacing, self.isFlexible) = (spacing.isFinite ? spacing : 0, isFlexible)
    }

    /// Whether it is fixed.
    open var isFixed: Bool { !isFlexible }

    /// Creates spacing that expands to fill the available space, with a minimum in points.
    open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
        unsafeDowncast(NSCollectionLayoutSpacing(flexibleSpacing, true), to: Self.self)
    }

    /// Creates fixed spacing in points.
    open class func fixed(_ fixedSpacing: CGFloat) -> Self {
        unsafeDowncast(NSCollectionLayoutSpacing(fixedSpacing, false), to: Self.self)
    }
}

/// The spacing outside an item's edges.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nscollectionlayoutedgespacing)
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
    /// The leading spacing.
    public let leading: NSCollectionLayoutSpacing?
    /// The top spacing.
    public let top: NSCollectionLayoutSpacing?
    /// The trailing spacing.
    public let trailing: NSCollectionLayoutSpacing?
    /// The bottom spacing.
    public let bottom: NSCollectionLayoutSpacing?

    /// Creates edge spacing.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
        super.init()
    }
}

/// The point by which a supplementary item is attached to another item.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nscollectionlayoutanchor)
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
    /// The edges that the anchor is at.
    public let edges: NSDirectionalRectEdge
    /// The offset from there, in points or as fractions of the supplementary item's size.
    public let offset: CGPoint
    /// Whether the offset is a fraction of the size.
    public let isFractionalOffset: Bool

    /// Creates an anchor at edges.
    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isFractional: false) }

    /// Creates an anchor with an offset from edges in points.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges, absoluteOffset, isFractional: false)
    }

    /// Creates an anchor with an offset from edges in fractions of the supplementary item's size.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, fractionalOffset, isFractional: true)
    }

    private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
        (self.edges, self.offset, isFractionalOffset) = (edges, offset, isFractional)
        super.init()
    }

    /// Whether the offset is in points.
    open var isAbsoluteOffset: Bool { !isFractionalOffset }

    /// The unit-square coordinates of the anchor's edges.
    var unitPoint: CGPoint {
        CGPoint(
            x: edges.contains(.leading) ? 0 : edges.contains(.trailing) ? 1 : 0.5,
            y: edges.contains(.top) ? 0 : edges.contains(.bottom) ? 1 : 0.5)
    }
}
