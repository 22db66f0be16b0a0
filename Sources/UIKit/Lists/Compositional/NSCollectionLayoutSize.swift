import CoreGraphics
public import Foundation

/// A width or height in a compositional layout.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nscollectionlayoutdimension)
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
    enum Kind { case absolute, estimated, fractionalWidth, fractionalHeight, uniform }

    let kind: Kind
    /// The points, or the share of the container.
    public let dimension: CGFloat

    private init(_ kind: Kind, _ dimension: CGFloat) {
        if !dimension.isFinite || dimension < 0 {
            reportOnce("A layout can't have a dimension of \(dimension); it is 0")
        }
        (self.kind, self.dimension) = (kind, dimension.isFinite ? max(0, dimension) : 0)
    }

    /// A share of the container's width.
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { make(.fractionalWidth, fractionalWidth) }

    /// A share of the container's height.
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self { make(.fractionalHeight, fractionalHeight) }

    /// A length in points.
    open class func absolute(_ absoluteDimension: CGFloat) -> Self { make(.absolute, absoluteDimension) }

    /// A length in points that the contents may change.
    open class func estimated(_ estimatedDimension: CGFloat) -> Self { make(.estimated, estimatedDimension) }

    /// A length that the contents may change, the same for all items of a group.
    open class func uniformAcrossSiblings(estimate: CGFloat) -> Self { make(.uniform, estimate) }

    private class func make(_ kind: Kind, _ dimension: CGFloat) -> Self {
        // Nobody makes subclasses: there is no initializer for them.
        unsafeDowncast(NSCollectionLayoutDimension(kind, dimension), to: Self.self)
    }

    /// Whether it is a share of the container's width.
    open var isFractionalWidth: Bool { kind == .fractionalWidth }
    /// Whether it is a share of the container's height.
    open var isFractionalHeight: Bool { kind == .fractionalHeight }
    /// Whether it is a length in points.
    open var isAbsolute: Bool { kind == .absolute }
    /// Whether it is an estimate.
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

/// The size of something in a compositional layout.
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

    /// The axes along which contents may change it.
    var estimatedAxes: UIAxis {
        var axes: UIAxis = []
        if widthDimension.isEstimated { axes.insert(.horizontal) }
        if heightDimension.isEstimated { axes.insert(.vertical) }
        return axes
    }
}

/// Room between items or around one.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nscollectionlayoutspacing)
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
    /// The room in points; the least, where it is flexible.
    public let spacing: CGFloat
    /// Whether it takes what room there is.
    public let isFlexible: Bool

    private init(_ spacing: CGFloat, _ isFlexible: Bool) {
        if !spacing.isFinite { reportOnce("A layout can't have a spacing of \(spacing); it is 0") }
        (self.spacing, self.isFlexible) = (spacing.isFinite ? spacing : 0, isFlexible)
    }

    /// Whether it is always the same.
    open var isFixed: Bool { !isFlexible }

    /// Room that takes what there is, at least some points.
    open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
        unsafeDowncast(NSCollectionLayoutSpacing(flexibleSpacing, true), to: Self.self)
    }

    /// Room of some points.
    open class func fixed(_ fixedSpacing: CGFloat) -> Self {
        unsafeDowncast(NSCollectionLayoutSpacing(fixedSpacing, false), to: Self.self)
    }
}

/// Room around an item that is not its own.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nscollectionlayoutedgespacing)
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
    /// Before it.
    public let leading: NSCollectionLayoutSpacing?
    /// Above it.
    public let top: NSCollectionLayoutSpacing?
    /// After it.
    public let trailing: NSCollectionLayoutSpacing?
    /// Below it.
    public let bottom: NSCollectionLayoutSpacing?

    /// Creates room around an item.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
        super.init()
    }
}

/// A place of a supplementary item beside another one.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nscollectionlayoutanchor)
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
    /// The edges that it is at.
    public let edges: NSDirectionalRectEdge
    /// How far it is moved, in points or in shares of the supplementary item's size.
    public let offset: CGPoint
    /// Whether the offset is a share of the size.
    public let isFractionalOffset: Bool

    /// Creates an anchor at edges.
    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isFractional: false) }

    /// Creates an anchor so many points from edges.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges, absoluteOffset, isFractional: false)
    }

    /// Creates an anchor away from edges by shares of the supplementary item's size.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, fractionalOffset, isFractional: true)
    }

    private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
        (self.edges, self.offset, isFractionalOffset) = (edges, offset, isFractional)
        super.init()
    }

    /// Whether the offset is in points.
    open var isAbsoluteOffset: Bool { !isFractionalOffset }

    /// The point of the unit square that the edges name.
    var unitPoint: CGPoint {
        CGPoint(
            x: edges.contains(.leading) ? 0 : edges.contains(.trailing) ? 1 : 0.5,
            y: edges.contains(.top) ? 0 : edges.contains(.bottom) ? 1 : 0.5)
    }
}
