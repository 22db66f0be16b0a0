import CoreGraphics
import Foundation
import QuartzCore

/// The item of a constraint in an archived view: the path to a subview, and a guide there.
private struct ArchivedItem {
    /// The indices in the archived subviews, from the view that holds the constraint downwards.
    var path: [Int]
    var guide: String

    /// Nil for an item outside of the view.
    @MainActor
    init?(_ element: any LayoutElement, in holder: UIView) {
        guard let nearest = element.nearestView else { return nil }
        path = []
        var view = nearest
        while view !== holder {
            guard let parent = view.superview, let place = parent.archivedSubviews.firstIndex(where: { $0 === view })
            else { return nil }
            path.insert(place, at: 0)
            view = parent
        }
        guide = ""
        guard let other = element as? UILayoutGuide else { return }
        if other.role == .free {
            guard let place = nearest.archivedGuides.firstIndex(where: { $0 === other }) else { return nil }
            guide = "\(place)"
        } else {
            guide = "\(other.role)"
        }
    }

    init?(_ value: ArchivedValue) {
        guard case .list(let parts) = value, parts.count == 2, case .value(.numbers(let places)) = parts[0],
            case .value(.string(let guide)) = parts[1]
        else { return nil }
        path = places.compactMap { Int(exactly: Double($0)) }
        guard path.count == places.count else { return nil }
        self.guide = guide
    }

    var archived: ArchivedValue {
        .list([.value(.numbers(path.map { CGFloat($0) })), .value(.string(guide))])
    }

    @MainActor
    func element(in holder: UIView) -> (any LayoutElement)? {
        var view = holder
        for place in path {
            let subviews = view.archivedSubviews
            guard subviews.indices.contains(place) else { return nil }
            view = subviews[place]
        }
        switch guide {
        case "": return view
        case "safeArea": return view.safeAreaLayoutGuide
        case "margins": return view.layoutMarginsGuide
        case "readableContent": return view.readableContentGuide
        case "scrollContent": return view.systemGuide(.scrollContent, "UIScrollView-contentLayoutGuide")
        case "scrollFrame": return view.systemGuide(.scrollFrame, "UIScrollView-frameLayoutGuide")
        default:
            let guides = view.archivedGuides
            guard let place = Int(guide), guides.indices.contains(place) else { return nil }
            return guides[place]
        }
    }
}

extension UIView {
    /// The layout guides added by code.
    fileprivate final var archivedGuides: [UILayoutGuide] {
        layoutGuides.filter { type(of: $0) == UILayoutGuide.self }
    }

    /// Archives the guides, and the constraints within the view whose `shouldBeArchived` is true.
    final func archiveConstraints(in view: ViewArchive) {
        let guides = archivedGuides
        if !guides.isEmpty { view["guides"] = .list(guides.map { .value(.string($0.identifier)) }) }
        let archived = constraints.filter(\.shouldBeArchived).compactMap { $0.archived(in: self) }
        if !archived.isEmpty { view["constraints"] = .list(archived) }
    }

    final func restoreConstraints(from view: ViewArchive) throws(ArchiveError) {
        if case .list(let names)? = view["guides"] {
            for name in names {
                guard let name = String(archived: name) else { throw .badValue(key: "guides") }
                let guide = UILayoutGuide()
                guide.identifier = name
                addLayoutGuide(guide)
            }
        }
        guard case .list(let archived)? = view["constraints"] else { return }
        for value in archived {
            guard let constraint = NSLayoutConstraint.restored(value, in: self) else {
                throw .badValue(key: "constraints")
            }
            constraint.isActive = true
        }
    }
}

extension NSLayoutConstraint {
    fileprivate final func archived(in holder: UIView) -> ArchivedValue? {
        guard let first, first.origin == nil, second?.origin == nil, let element = first.element,
            let item = ArchivedItem(element, in: holder)
        else { return nil }
        var values: [String: ArchivedValue] = [
            "first": item.archived, "firstAttribute": first.attribute.rawValue.archived,
            "relation": relation.rawValue.archived, "multiplier": multiplier.archived, "constant": constant.archived,
            "priority": priority.rawValue.archived, "identifier": (identifier ?? "").archived,
        ]
        if let second {
            guard let element = second.element, let item = ArchivedItem(element, in: holder) else { return nil }
            values["second"] = item.archived
            values["secondAttribute"] = second.attribute.rawValue.archived
        }
        return .dictionary(values.sorted { $0.key < $1.key }.map { ArchivedValue.Pair(key: $0.key, value: $0.value) })
    }

    fileprivate static func restored(_ value: ArchivedValue, in holder: UIView) -> NSLayoutConstraint? {
        guard case .dictionary(let pairs) = value else { return nil }
        let values = Dictionary(pairs.map { ($0.key, $0.value) }) { first, _ in first }
        func attribute(_ name: String) -> Attribute? {
            values[name].flatMap { Int(archived: $0) }.flatMap { Attribute(rawValue: $0) }
        }
        func element(_ name: String) -> (any LayoutElement)? {
            values[name].flatMap { ArchivedItem($0) }?.element(in: holder)
        }
        func number(_ name: String) -> CGFloat? { values[name].flatMap { CGFloat(archived: $0) } }
        guard let first = element("first"), let firstAttribute = attribute("firstAttribute"),
            let relation = number("relation").flatMap({ Relation(rawValue: Int(exactly: $0) ?? 2) }),
            let multiplier = number("multiplier"), let constant = number("constant"),
            let priority = number("priority"), let name = values["identifier"].flatMap({ String(archived: $0) })
        else { return nil }
        let second = element("second")
        guard second != nil || values["second"] == nil else { return nil }
        let constraint = NSLayoutConstraint(
            item: first, attribute: firstAttribute, relatedBy: relation, toItem: second,
            attribute: attribute("secondAttribute") ?? .notAnAttribute, multiplier: multiplier, constant: constant)
        constraint.priority = UILayoutPriority(Float(priority))
        constraint.identifier = name.isEmpty ? nil : name
        constraint.shouldBeArchived = true
        return constraint
    }
}
