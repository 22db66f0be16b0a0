import CoreGraphics
public import Foundation
import QuartzCore

/// A linear equation or inequality between two attributes of views and guides:
/// `first == multiplier * second + constant`.
///
/// It applies while it is active. Create one with anchors, with this class's initializer or from a visual format.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nslayoutconstraint)
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    private(set) final var first: LayoutQuantity?
    private(set) final var second: LayoutQuantity?

    /// The relation between the two sides.
    public private(set) final var relation = Relation.equal

    /// The multiplier of the second attribute.
    public private(set) final var multiplier: CGFloat = 1

    /// The view that holds the constraint while it is active.
    final weak var holder: UIView?

    /// The reason why the constraint can never be active.
    private var objection: String? = NSLayoutConstraint.lacksFirstItem

    // MARK: Creation

    /// Creates an empty constraint, which can't be active, for the initializers of subclasses.
    public override init() { super.init() }

    /// Called when the constraint and the rest of the archive have been loaded.
    open func awakeFromNib() {}

    /// Creates a constraint between attributes of two views or guides, or between one and a constant, with nil for the
    /// second item. The second attribute is then ignored; by convention it is `.notAnAttribute`.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        let first = (view1 as? any LayoutElement).map { LayoutQuantity($0, attr1) }
        let other = view2 as? any LayoutElement
        let second = attr2 == .notAnAttribute ? nil : other.map { LayoutQuantity($0, attr2) }
        let isSecondLost = view2 != nil && other == nil
        self.init(
            first, relation, second, multiplier: multiplier, constant: c,
            objection: isSecondLost ? "the second item is neither a view nor a guide" : nil)
    }

    convenience init(
        _ first: LayoutQuantity?, _ relation: Relation, _ second: LayoutQuantity?, multiplier: CGFloat = 1,
        constant: CGFloat = 0, objection: String? = nil
    ) {
        self.init()
        (self.first, self.relation, self.second) = (first, relation, second)
        self.multiplier = multiplier
        ownConstant = constant
        self.objection = objection ?? NSLayoutConstraint.objection(first, second, multiplier, constant)
    }

    private static let lacksFirstItem = "the first item is neither a view nor a guide, or has no attribute"

    private static func objection(
        _ first: LayoutQuantity?, _ second: LayoutQuantity?, _ multiplier: CGFloat, _ constant: CGFloat
    ) -> String? {
        guard let first, first.meaning != nil else {
            return lacksFirstItem
        }
        guard multiplier.isFinite, abs(multiplier) <= 1e6 else { return "a multiplier of \(multiplier) is not usable" }
        guard constant.isFinite else { return "a constant of \(constant) is not usable" }
        guard let second, multiplier != 0 else {
            return first.isLength ? nil : "a place can't be compared with a number"
        }
        return first.objection(to: second)
    }

    // MARK: Attributes

    /// The view or guide on the left side; nil once it is gone.
    open var firstItem: AnyObject? { first?.element }
    /// The view or guide on the right side; nil if there is none or it is gone.
    open var secondItem: AnyObject? { second?.element }
    /// The attribute of the first item.
    open var firstAttribute: Attribute { first?.attribute ?? .notAnAttribute }
    /// The anchor of the first item.
    public final var firstAnchor: NSLayoutAnchor<AnyObject> {
        NSLayoutAnchor(first ?? LayoutQuantity(UILayoutGuide(), .notAnAttribute))
    }
    /// The anchor of the second item; nil without one.
    public final var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }
    /// The attribute of the second item.
    open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

    /// The constant added to the second side, in points. Changing it is cheaper than replacing the constraint.
    open var constant: CGFloat {
        get { ownConstant }
        set {
            guard newValue.isFinite else {
                return reportOnce("A layout constraint can't have a constant of \(newValue); the old one is kept")
            }
            guard newValue != ownConstant else { return }
            ownConstant = newValue
            holder?.layoutEngine?.constantDidChange(of: self)
        }
    }

    private var ownConstant: CGFloat = 0

    /// The priority; required by default.
    open var priority: UILayoutPriority {
        get { ownPriority }
        set {
            guard newValue.isUsable else {
                return reportOnce(
                    "A layout constraint can't have a priority of \(newValue.rawValue): they go up to 1000; "
                        + "the old one is kept")
            }
            guard newValue != ownPriority else { return }
            ownPriority = newValue
            holder?.layoutEngine?.shapeDidChange(of: self)
        }
    }

    private var ownPriority = UILayoutPriority.required

    /// A name for debugging.
    open var identifier: String?

    /// Whether the constraint is archived with its view. False by default.
    open var shouldBeArchived = false

    // MARK: Activation

    /// Whether the constraint is active. Activating it adds it to the nearest common ancestor of both items.
    open var isActive: Bool {
        get { holder != nil }
        set { if newValue { activate() } else { deactivate() } }
    }

    /// Activates constraints.
    public class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates constraints.
    public class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    private func activate() {
        guard holder == nil, let view = usableHolder else { return }
        view.hold(self)
    }

    private func deactivate() { holder?.release(self) }

    /// The nearest view that contains both items; nil, which is reported, if there is none or the constraint is
    /// invalid.
    final var usableHolder: UIView? {
        if let objection {
            reportOnce("\(label): \(objection); the constraint stays inactive")
            return nil
        }
        guard let view = commonAncestor else {
            reportOnce("\(label): the items have no common ancestor; the constraint stays inactive")
            return nil
        }
        return view
    }

    /// The nearest view that is or contains all items.
    final var commonAncestor: UIView? {
        let elements = (first?.elements ?? []) + (second?.elements ?? [])
        guard first?.isBroken == false, second?.isBroken != true, let nearest = elements.first?.nearestView else {
            return nil
        }
        var candidate: UIView? = nearest
        for element in elements.dropFirst() {
            guard let view = element.nearestView else { return nil }
            while let current = candidate, !view.isDescendant(of: current) { candidate = current.parent }
        }
        return candidate
    }

    /// Whether the constraint refers to a baseline.
    final var isAboutText: Bool {
        let attributes = [
            first?.attribute, first?.origin?.attribute, second?.attribute, second?.origin?.attribute,
        ]
        return attributes.contains(.firstBaseline) || attributes.contains(.lastBaseline)
    }

    // MARK: Messages

    /// A one-line description of the constraint.
    final var label: String {
        let name = identifier.map { " '\($0)'" } ?? ""
        return "<\(type(of: self))\(name) \(equation)>"
    }

    private var equation: String {
        var text = "\(first?.label ?? "nothing") \(relation.symbol) "
        if let second, multiplier != 0 {
            text += multiplier == 1 ? second.label : "\(NSLayoutConstraint.short(multiplier)) * \(second.label)"
            if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(NSLayoutConstraint.short(abs(constant)))" }
        } else {
            text += NSLayoutConstraint.short(constant)
        }
        if priority != .required { text += " @\(NSLayoutConstraint.short(CGFloat(priority.rawValue)))" }
        return text + (isActive ? "" : " (inactive)")
    }

    static func short(_ number: CGFloat) -> String {
        number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    }

    open override var description: String {
        MainActor.isCurrent ? MainActor.assumeIsolated { label } : super.description
    }
}
