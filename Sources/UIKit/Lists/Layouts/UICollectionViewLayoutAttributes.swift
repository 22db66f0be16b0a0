public import CoreGraphics
public import Foundation
public import QuartzCore

/// The layout attributes of a collection view's element: its frame and appearance.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes)
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying, UIDynamicItem {
    final var placement = ListPlacement(.cell(IndexPath()), .zero)
    /// The axes along which the element is self-sizing.
    final var selfSizingAxes: UIAxis = []

    /// Creates attributes without an element; use the initializers that name one.
    public override init() { super.init() }

    /// Creates attributes of a cell.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        placement.element = .cell(indexPath)
    }

    /// Creates attributes of a supplementary view.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        placement.element = .supplementary(elementKind, indexPath)
    }

    /// Creates attributes of a decoration view.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        placement.element = ListElement(category: .decoration, kind: decorationViewKind, path: indexPath)
    }

    /// Returns a copy of the same class. Subclasses override it to copy the properties they add.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy =
            (makeObject(of: type(of: self)) as? UICollectionViewLayoutAttributes) ?? UICollectionViewLayoutAttributes()
        copy.placement = placement
        copy.selfSizingAxes = selfSizingAxes
        return copy
    }

    /// A copy of the attributes.
    final var duplicate: Self {
        // A copy is of the same class.
        (copy(with: nil) as? Self) ?? self
    }

    // MARK: Element

    /// The index path of the element.
    open var indexPath: IndexPath {
        get { placement.element.path }
        set { placement.element = placement.element.at(newValue) }
    }

    /// The element's category: a cell, a supplementary view or a decoration view.
    open var representedElementCategory: UICollectionView.ElementCategory {
        switch placement.element.category {
        case .cell: .cell
        case .supplementary: .supplementaryView
        case .decoration: .decorationView
        }
    }

    /// The element kind of a supplementary view or decoration view; nil for a cell.
    open var representedElementKind: String? {
        placement.element.category == .cell ? nil : placement.element.kind
    }

    // MARK: Geometry and appearance

    /// The frame in the collection view's coordinates; with a transform, its bounding box.
    open var frame: CGRect {
        get {
            let transform = placement.transform
            guard !CATransform3DIsIdentity(transform), CATransform3DIsAffine(transform) else { return placement.frame }
            let (size, center) = (placement.size, placement.center)
            return CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
                .applying(CATransform3DGetAffineTransform(transform)).offsetBy(dx: center.x, dy: center.y)
        }
        set { if isUsable(newValue, newValue.isFinite, "frame") { placement.frame = newValue } }
    }

    /// The bounds in the view's own coordinates.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: placement.size) }
        set { size = newValue.size }
    }

    /// The centre in the collection view's coordinates.
    open var center: CGPoint {
        get { placement.center }
        set {
            if isUsable(newValue, newValue.x.isFinite && newValue.y.isFinite, "center") { placement.center = newValue }
        }
    }

    /// The size, in points.
    open var size: CGSize {
        get { placement.size }
        set {
            if isUsable(newValue, newValue.width.isFinite && newValue.height.isFinite, "size") {
                placement.size = newValue
            }
        }
    }

    /// The two-dimensional transform about the centre.
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(placement.transform) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    /// The three-dimensional transform about the centre.
    open var transform3D: CATransform3D {
        get { placement.transform }
        set {
            // A NaN isn't equal to itself.
            let isFinite = CATransform3DEqualToTransform(newValue, newValue) && abs(newValue.m41 + newValue.m42) < 1e12
            if isUsable(newValue, isFinite, "transform") { placement.transform = newValue }
        }
    }

    /// The opacity. 1 by default.
    open var alpha: CGFloat {
        get { placement.alpha }
        set { if isUsable(newValue, newValue.isFinite, "alpha") { placement.alpha = newValue } }
    }

    /// The stacking order: elements with greater values are in front. 0 by default.
    open var zIndex: Int {
        get { placement.zIndex }
        set { placement.zIndex = newValue }
    }

    /// Whether the element is hidden. False by default.
    open var isHidden: Bool {
        get { placement.isHidden }
        set { placement.isHidden = newValue }
    }

    /// The shape used for collisions in a dynamic animator: a rectangle, unless overridden.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

    /// The convex path used for collisions if `collisionBoundsType` is a path, in points from the centre.
    open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

    /// Whether a value can be laid out; one that can't is reported, and the old value stays.
    private final func isUsable(_ value: Any, _ isFinite: Bool, _ name: String) -> Bool {
        if !isFinite {
            reportOnce("\(type(of: self)) of \(indexPath) can't have a \(name) of \(value); the old one is kept")
        }
        return isFinite
    }

    /// The engine's placement, which refers to these attributes.
    final var shown: ListPlacement { placement.with { $0.attributes = self } }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        if other === self { return true }
        return MainActor.unchecked {
            let (a, b) = (placement, other.placement)
            return a.element == b.element && a.center == b.center && a.size == b.size && a.alpha == b.alpha
                && a.zIndex == b.zIndex && a.isHidden == b.isHidden
                && CATransform3DEqualToTransform(a.transform, b.transform)
        }
    }

    nonisolated open override var hash: Int {
        MainActor.unchecked { placement.element.hashValue }
    }
}
