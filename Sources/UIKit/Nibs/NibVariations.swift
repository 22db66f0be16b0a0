import CoreGraphics
import Foundation

/// Updates a view from a nib with what depends on size classes: which of its subviews and constraints are installed,
/// and the values of the attributes that Interface Builder can vary.
///
/// The view's trait handler retains it, and with it the subviews that aren't installed.
@MainActor
final class NibVariations {
    private weak var view: UIView?
    private let node: NibNode
    private let values: NibValues
    /// The subviews in the nib, in order.
    private var subviews: [(id: String, view: UIView)] = []
    /// The constraints in the nib, with their elements.
    private var constraints: [(node: NibNode, constraint: NSLayoutConstraint)] = []
    /// The traits that the view is up to date with.
    private var traits: UITraitCollection

    /// Returns nil for a view that is the same for all size classes.
    init?(_ view: UIView, _ node: NibNode, _ values: NibValues) {
        guard node.varies || node.list("constraints").contains(where: \.varies) else { return nil }
        (self.view, self.node, self.values) = (view, node.origin ?? node, values)
        traits = view.traitCollection
        view.registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) { [self] _, _ in
            update()
        }
    }

    // MARK: Loading

    /// Takes a subview, and returns whether it is installed now.
    func take(_ subview: UIView, _ node: NibNode) -> Bool {
        guard let id = node.id else { return true }
        subviews.append((id, subview))
        return !self.node.uninstalled("subviews", for: traits).contains(id)
    }

    /// Takes a constraint, and returns whether it is installed now.
    func take(_ constraint: NSLayoutConstraint, _ node: NibNode) -> Bool {
        constraints.append((node, constraint))
        return !self.node.uninstalled("constraints", for: traits).contains(node.id ?? "")
    }

    // MARK: Updating

    /// Updates the view to its traits. Only what differs between the previous traits and these changes: the program may
    /// have changed the rest.
    private func update() {
        guard let view else { return }
        let (old, new) = (traits, view.traitCollection)
        traits = new
        let isInstalled = differences("constraints", old, new)
        let changed = constraints.filter { isInstalled[$0.node.id ?? ""] != nil }
        NSLayoutConstraint.deactivate(changed.filter { isInstalled[$0.node.id ?? ""] == false }.map(\.constraint))
        updateSubviews(of: view, differences("subviews", old, new))
        for (node, constraint) in constraints where node.varies {
            let constants = [old, new].map { node.resolved(for: $0).number("constant") ?? 0 }
            if constants[0] != constants[1] { constraint.constant = CGFloat(constants[1]) }
        }
        NSLayoutConstraint.activate(changed.filter { isInstalled[$0.node.id ?? ""] == true }.map(\.constraint))
        if node.varies { updateAttributes(of: view, from: node.resolved(for: old), to: node.resolved(for: new)) }
    }

    /// Returns the subviews or constraints that become installed or uninstalled, and which of both.
    private func differences(_ kind: String, _ old: UITraitCollection, _ new: UITraitCollection) -> [String: Bool] {
        let (before, after) = (node.uninstalled(kind, for: old), node.uninstalled(kind, for: new))
        return Dictionary(uniqueKeysWithValues: before.symmetricDifference(after).map { ($0, before.contains($0)) })
    }

    private func updateSubviews(of view: UIView, _ isInstalled: [String: Bool]) {
        for (index, subview) in subviews.enumerated() {
            switch isInstalled[subview.id] {
            case true?:
                let below = subviews[..<index].last { $0.view.superview === view }?.view
                view.insert(subview.view, above: below)
            case false?: subview.view.removeFromSuperview()
            case nil: break
            }
        }
    }

    /// Sets the attributes that Interface Builder can vary, where two elements of a view differ.
    private func updateAttributes(of view: UIView, from old: NibNode, to new: NibNode) {
        func differs(_ names: String...) -> Bool {
            names.contains { old[$0] != new[$0] || old.keyed($0) !== new.keyed($0) }
        }
        if differs("hidden") { view.isHidden = new.flag("hidden") ?? false }
        if differs("backgroundColor") { view.backgroundColor = values.color(new.keyed("backgroundColor")) }
        if differs("tintColor") { view.tintColor = values.color(new.keyed("tintColor")) }
        if differs("layoutMargins", "directionalLayoutMargins") { NibReader.readMargins(of: view, new) }
        if differs("fontDescription"), let font = values.font(new.keyed("fontDescription")) {
            switch view {
            case let label as UILabel: label.font = font
            case let field as UITextField: field.font = font
            case let text as UITextView: text.font = font
            case let button as UIButton: button.titleLabel?.font = font
            default: break
            }
        }
        if differs("textColor"), let color = values.color(new.keyed("textColor")) {
            switch view {
            case let label as UILabel: label.textColor = color
            case let field as UITextField: field.textColor = color
            case let text as UITextView: text.textColor = color
            default: break
            }
        }
        if differs("image"), let view = view as? UIImageView { view.image = values.image(new, "image") }
        if differs("axis", "distribution", "alignment", "spacing", "spacingType"), let stack = view as? UIStackView {
            NibReader.arrange(stack, new)
        }
    }
}

extension UIView {
    /// Inserts a subview above another, or at the bottom; into a stack view as an arranged one.
    fileprivate func insert(_ subview: UIView, above other: UIView?) {
        if let stack = self as? UIStackView {
            let index = other.flatMap { stack.arrangedSubviews.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
            stack.insertArrangedSubview(subview, at: index)
        } else if let other {
            insertSubview(subview, aboveSubview: other)
        } else {
            insertSubview(subview, at: 0)
        }
    }
}
