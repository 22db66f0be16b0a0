/// An element of constraints: a view or a layout guide.
@preconcurrency @MainActor
protocol LayoutElement: AnyObject {
    /// The view in whose coordinates the element is placed.
    var surroundingView: UIView? { get }
    /// The view that must be in the same hierarchy as that of a constraint's other element.
    var nearestView: UIView? { get }
    /// The element's name in messages.
    var layoutLabel: String { get }

    /// The view whose frame the solver sets; nil for a guide, which has no frame to set.
    var framedView: UIView? { get }
    /// The element that attributes within margins refer to.
    var elementWithinMargins: any LayoutElement { get }
    /// Returns the element that provides this one's baselines.
    func baselineElement(isFirst: Bool) -> any LayoutElement
    /// Returns the baselines of the element's own text at the solved width, or else at its current one, relative to the
    /// edges of the alignment rectangle; nil without text.
    func alignedBaselines(inWidth width: CGFloat?) -> BaselineOffsets?
    /// Returns the constraints implied by the element's state, in terms of an engine's variables.
    func impliedConstraints(of item: LayoutItem, in engine: LayoutEngine) -> [LinearConstraint]
    /// Returns the item whose variables the implied constraints use.
    func baseItem(in engine: LayoutEngine) -> LayoutItem?
}

extension UIView: LayoutElement {
    var surroundingView: UIView? { parent }
    var nearestView: UIView? { self }
    var framedView: UIView? { self }
    var elementWithinMargins: any LayoutElement { layoutMarginsGuide }
    func baselineElement(isFirst: Bool) -> any LayoutElement { baselineView(isFirst: isFirst) }

    func alignedBaselines(inWidth width: CGFloat?) -> BaselineOffsets? {
        guard var offsets = baselineOffsets(inWidth: width ?? bounds.width) else { return nil }
        let insets = alignmentRectInsets
        offsets.firstFromTop -= insets.top
        offsets.lastFromBottom -= insets.bottom
        offsets.centredHeight? -= insets.top + insets.bottom
        return offsets
    }

    var layoutLabel: String {
        let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
        return accessibilityIdentifier.map { "\(type(of: self)):\($0)" } ?? "\(type(of: self)):0x\(address)"
    }
}

extension UILayoutGuide: LayoutElement {
    var surroundingView: UIView? { owningView }
    var nearestView: UIView? { owningView }
    var framedView: UIView? { nil }
    var elementWithinMargins: any LayoutElement { self }
    func baselineElement(isFirst: Bool) -> any LayoutElement { self }
    func alignedBaselines(inWidth width: CGFloat?) -> BaselineOffsets? { nil }

    var layoutLabel: String {
        let owner = owningView?.layoutLabel ?? "no view"
        return identifier.isEmpty ? "guide of \(owner)" : "'\(identifier)' of \(owner)"
    }
}

/// One side of a constraint: an attribute of an element, or the distance from one such attribute to another.
@MainActor
struct LayoutQuantity {
    weak var element: (any LayoutElement)?
    var attribute: NSLayoutConstraint.Attribute
    /// The start of a distance that ends at `attribute`.
    var origin: Origin?

    struct Origin {
        weak var element: (any LayoutElement)?
        var attribute: NSLayoutConstraint.Attribute
    }

    init(_ element: any LayoutElement, _ attribute: NSLayoutConstraint.Attribute, from origin: Origin? = nil) {
        (self.element, self.attribute, self.origin) = (element, attribute, origin)
    }

    var identity: Identity {
        Identity(
            element: element.map { ObjectIdentifier($0) }, attribute: attribute,
            start: origin?.element.map { ObjectIdentifier($0) }, startAttribute: origin?.attribute)
    }

    struct Identity: Hashable, Sendable {
        var element: ObjectIdentifier?
        var attribute: NSLayoutConstraint.Attribute
        var start: ObjectIdentifier?
        var startAttribute: NSLayoutConstraint.Attribute?
    }

    var meaning: AttributeMeaning? { attribute.meaning }

    /// Whether the quantity is a size or a distance rather than a position.
    var isLength: Bool { origin != nil || meaning?.isLength == true }

    var elements: [any LayoutElement] { [element, origin?.element].compactMap { $0 } }

    /// Whether an element has been deallocated.
    var isBroken: Bool { element == nil || (origin != nil && origin?.element == nil) }

    var label: String {
        let end = "\(element?.layoutLabel ?? "nothing").\(attribute)"
        guard let origin else { return end }
        return "(\(end) - \(origin.element?.layoutLabel ?? "nothing").\(origin.attribute))"
    }

    /// Returns the reason why two sides can't be compared; nil if they can.
    func objection(to other: LayoutQuantity) -> String? {
        guard let own = meaning, let others = other.meaning else { return "an attribute is missing" }
        guard isLength == other.isLength else { return "a place can't be compared with a size" }
        guard !isLength else { return nil }
        // Positions on different axes are comparable as numbers.
        guard
            own.axis == .vertical || others.axis == .vertical || own.place == .middle || others.place == .middle
                || own.isDirectional == others.isDirectional
        else { return "leading and trailing can't be compared with left and right" }
        return nil
    }
}
