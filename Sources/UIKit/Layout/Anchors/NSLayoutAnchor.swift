public import Foundation

/// An attribute of a view or guide, for type-safe creation of constraints.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nslayoutanchor)
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, IdentifiedAnchor {
    final let quantity: LayoutQuantity
    /// The identity of the anchor, available from any isolation.
    nonisolated let identity: LayoutQuantity.Identity

    init(_ quantity: LayoutQuantity) {
        self.quantity = quantity
        identity = quantity.identity
        super.init()
    }

    /// The view or guide that the anchor belongs to.
    open var item: AnyObject? { quantity.element }

    /// The name of the attribute.
    open var name: String { "\(quantity.attribute)" }

    /// Whether the active constraints leave the anchor's position ambiguous.
    open var hasAmbiguousLayout: Bool {
        (quantity.element?.nearestView).map { $0.hasAmbiguousLayout } ?? false
    }

    /// The active constraints that affect the anchor's position.
    open var constraintsAffectingLayout: [NSLayoutConstraint] {
        guard let view = quantity.element?.nearestView, let meaning = quantity.meaning else { return [] }
        return view.constraintsAffectingLayout(for: meaning.axis)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? any IdentifiedAnchor)?.identity == identity
    }

    open override var hash: Int { identity.hashValue }

    // MARK: Constraints

    /// Returns the constraint `self == anchor`.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        compare(.equal, anchor, constant: 0)
    }

    /// Returns the constraint `self >= anchor`.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        compare(.greaterThanOrEqual, anchor, constant: 0)
    }

    /// Returns the constraint `self <= anchor`.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        compare(.lessThanOrEqual, anchor, constant: 0)
    }

    /// Returns the constraint `self == anchor + c`.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        compare(.equal, anchor, constant: c)
    }

    /// Returns the constraint `self >= anchor + c`.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        compare(.greaterThanOrEqual, anchor, constant: c)
    }

    /// Returns the constraint `self <= anchor + c`.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        compare(.lessThanOrEqual, anchor, constant: c)
    }

    final func compare(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>, multiplier: CGFloat = 1,
        constant: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(quantity, relation, anchor.quantity, multiplier: multiplier, constant: constant)
    }

    /// Returns the distance from this anchor to another one.
    final func distance(to other: NSLayoutAnchor<AnchorType>) -> NSLayoutDimension {
        guard let end = other.quantity.element else { return NSLayoutDimension(quantity) }
        let origin = LayoutQuantity.Origin(element: quantity.element, attribute: quantity.attribute)
        return NSLayoutDimension(LayoutQuantity(end, other.quantity.attribute, from: origin))
    }
}

/// The standard spacing between adjacent elements, in points.
let standardSpacing: CGFloat = 8

/// An anchor for a horizontal position.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nslayoutxaxisanchor)
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// Returns the distance to another anchor, to be constrained like a dimension.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension { distance(to: otherAnchor) }

    /// Returns a constraint to a multiple of the system spacing of 8 points after another anchor.
    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { compare(.equal, anchor, constant: standardSpacing * multiplier) }

    /// Returns a constraint to at least a multiple of the system spacing after another anchor.
    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { compare(.greaterThanOrEqual, anchor, constant: standardSpacing * multiplier) }

    /// Returns a constraint to at most a multiple of the system spacing after another anchor.
    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { compare(.lessThanOrEqual, anchor, constant: standardSpacing * multiplier) }
}

/// An anchor for a vertical position.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nslayoutyaxisanchor)
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// Returns the distance to another anchor, to be constrained like a dimension.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension { distance(to: otherAnchor) }

    /// Returns a constraint to a multiple of the system spacing of 8 points below another anchor.
    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { compare(.equal, anchor, constant: standardSpacing * multiplier) }

    /// Returns a constraint to at least a multiple of the system spacing below another anchor.
    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { compare(.greaterThanOrEqual, anchor, constant: standardSpacing * multiplier) }

    /// Returns a constraint to at most a multiple of the system spacing below another anchor.
    open func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { compare(.lessThanOrEqual, anchor, constant: standardSpacing * multiplier) }
}

/// An anchor for a width, a height or a distance.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nslayoutdimension)
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// Returns the constraint `self == c`.
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(quantity, .equal, nil, constant: c)
    }

    /// Returns the constraint `self >= c`.
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(quantity, .greaterThanOrEqual, nil, constant: c)
    }

    /// Returns the constraint `self <= c`.
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(quantity, .lessThanOrEqual, nil, constant: c)
    }

    /// Returns the constraint `self == m * anchor + c`.
    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { compare(.equal, anchor, multiplier: m, constant: c) }

    /// Returns the constraint `self >= m * anchor + c`.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { compare(.greaterThanOrEqual, anchor, multiplier: m, constant: c) }

    /// Returns the constraint `self <= m * anchor + c`.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { compare(.lessThanOrEqual, anchor, multiplier: m, constant: c) }
}

extension LayoutElement {
    func xAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(LayoutQuantity(self, attribute))
    }

    func yAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(LayoutQuantity(self, attribute))
    }

    func dimension(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
        NSLayoutDimension(LayoutQuantity(self, attribute))
    }
}

/// An anchor of any axis: equal anchors compare equal whatever their static types, such as those of a constraint.
protocol IdentifiedAnchor {
    var identity: LayoutQuantity.Identity { get }
}
