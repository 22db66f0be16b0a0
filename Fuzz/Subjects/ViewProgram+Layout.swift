import CoreGraphics
import UIKit

/// Constraints and related properties.
extension ViewProgram {
    mutating func constrain(_ call: Int) {
        switch call % 12 {
        case 0...3: addConstraint()
        case 4: addAnchored()
        case 5:
            guard let constraint = constraints.last else { return }
            constraint.constant = stream.number()
            if stream.flag() { constraint.isActive.toggle() }
        case 6: constraints.last?.priority = UILayoutPriority(Float(stream.number()))
        case 7: view.setContentHuggingPriority(UILayoutPriority(Float(stream.number())), for: axis())
        case 8: view.setContentCompressionResistancePriority(UILayoutPriority(Float(stream.number())), for: axis())
        case 9: view.translatesAutoresizingMaskIntoConstraints = stream.flag()
        case 10: addFormat()
        default:
            view.layoutIfNeeded()
            _ = (view.hasAmbiguousLayout, view.constraintsAffectingLayout(for: axis()))
        }
    }

    private mutating func axis() -> NSLayoutConstraint.Axis { stream.flag() ? .horizontal : .vertical }

    private mutating func addConstraint() {
        let relation = stream.element(
            of: [.equal, .lessThanOrEqual, .greaterThanOrEqual] as [NSLayoutConstraint.Relation])
        let attribute = NSLayoutConstraint.Attribute(rawValue: 1 + stream.choice(20)) ?? .width
        let second: UIView? = stream.flag() ? other() : nil
        let opposite = stream.flag() ? attribute : NSLayoutConstraint.Attribute(rawValue: stream.choice(21)) ?? .left
        let constraint = NSLayoutConstraint(
            item: view, attribute: attribute, relatedBy: relation, toItem: second,
            attribute: second == nil ? .notAnAttribute : opposite, multiplier: stream.flag() ? stream.number() : 1,
            constant: stream.number())
        activate(constraint)
    }

    /// Adds a constraint between an anchor of the view's guides and one of another view's.
    private mutating func addAnchored() {
        let (a, b) = (view, other())
        switch stream.choice(6) {
        case 0:
            activate(a.leadingAnchor.constraint(equalTo: b.layoutMarginsGuide.leadingAnchor, constant: stream.number()))
        case 1: activate(a.topAnchor.constraint(equalTo: b.safeAreaLayoutGuide.topAnchor, constant: stream.number()))
        case 2: activate(a.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: stream.number()))
        case 3: activate(a.firstBaselineAnchor.constraint(equalTo: b.lastBaselineAnchor, constant: stream.number()))
        case 4: activate(a.trailingAnchor.constraint(lessThanOrEqualTo: b.readableContentGuide.trailingAnchor))
        default:
            let guide = UILayoutGuide()
            a.addLayoutGuide(guide)
            activate(guide.widthAnchor.constraint(equalToConstant: stream.number()))
            activate(guide.centerYAnchor.constraint(equalTo: b.centerYAnchor, constant: stream.number()))
        }
    }

    private mutating func addFormat() {
        let formats = ["H:|-[a(>=n)]-n-[b]|", "V:[a(==b)]-(n@m)-[b(m)]", "|[a]-[b(==a@m)]-|", "V:|-n-[a]", "[a"]
        let metrics = ["n": Double(stream.number()), "m": Double(stream.number())]
        let format = formats[stream.choice(4)]
        for constraint in NSLayoutConstraint.constraints(
            withVisualFormat: format, options: stream.flag() ? .alignAllTop : [], metrics: metrics,
            views: ["a": view, "b": other()])
        { activate(constraint) }
    }

    private mutating func activate(_ constraint: NSLayoutConstraint) {
        if stream.flag() { constraint.priority = UILayoutPriority(Float(stream.number())) }
        if stream.flag() { view.translatesAutoresizingMaskIntoConstraints = false }
        constraint.isActive = true
        constraints.append(constraint)
    }
}
