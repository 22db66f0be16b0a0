import CoreGraphics
import Foundation

/// Creates the constraints of a visual format.
@MainActor
struct VisualFormatBuilder {
    let line: VisualFormatLine
    let options: NSLayoutConstraint.FormatOptions
    let metrics: [String: Any]
    let views: [String: Any]

    func build() throws(VisualFormatError) -> [NSLayoutConstraint] {
        var elements: [any LayoutElement] = []
        for view in line.views { elements.append(try element(view.name, at: view.place)) }
        var constraints: [NSLayoutConstraint] = []
        for (view, element) in zip(line.views, elements) {
            for predicate in view.sizes { constraints.append(try size(of: element, predicate)) }
        }
        let superview = try line.beginsAtSuperview || line.endsAtSuperview ? self.superview(of: elements) : nil
        var ends: [(any LayoutElement)?] = elements
        if line.beginsAtSuperview { ends.insert(superview, at: 0) }
        if line.endsAtSuperview { ends.append(superview) }
        for (index, gap) in line.gaps.enumerated() {
            guard let before = ends[index], let after = ends[index + 1] else { continue }
            constraints += try distances(
                gap, before, after, isFirst: index == 0 && line.beginsAtSuperview,
                isLast: index == line.gaps.count - 1 && line.endsAtSuperview)
        }
        return try constraints + alignments(elements)
    }

    // MARK: Names

    private func element(_ name: String, at place: Int) throws(VisualFormatError) -> any LayoutElement {
        guard let element = views[name] as? any LayoutElement else {
            throw VisualFormatError(reason: "'\(name)' is not in the views", place: place)
        }
        return element
    }

    private func superview(of elements: [any LayoutElement]) throws(VisualFormatError) -> UIView {
        guard let view = elements.first?.surroundingView else {
            throw VisualFormatError(reason: "the first view has no superview", place: 0)
        }
        return view
    }

    private func number(_ value: VisualFormatLine.Value, at place: Int) throws(VisualFormatError) -> CGFloat {
        switch value {
        case .number(let number): return CGFloat(number)
        case .name(let name):
            let number: CGFloat? =
                switch metrics[name] {
                case let number as CGFloat: number
                case let number as Double: CGFloat(number)
                case let number as Int: CGFloat(number)
                case let number as Float: CGFloat(number)
                case let number as NSNumber: CGFloat(number.doubleValue)
                default: nil
                }
            guard let number, number.isFinite else {
                throw VisualFormatError(reason: "'\(name)' is not a number in the metrics", place: place)
            }
            return number
        }
    }

    // MARK: Constraints

    private func size(
        of element: any LayoutElement, _ predicate: VisualFormatLine.Predicate
    ) throws(VisualFormatError) -> NSLayoutConstraint {
        let quantity = LayoutQuantity(element, line.axis == .horizontal ? .width : .height)
        if case .name(let name) = predicate.value, metrics[name] == nil {
            let other = LayoutQuantity(try self.element(name, at: predicate.place), quantity.attribute)
            return try prioritized(NSLayoutConstraint(quantity, predicate.relation, other), predicate)
        }
        let length = try number(predicate.value, at: predicate.place)
        return try prioritized(
            NSLayoutConstraint(quantity, predicate.relation, nil, constant: length), predicate)
    }

    private func prioritized(
        _ constraint: NSLayoutConstraint, _ predicate: VisualFormatLine.Predicate
    ) throws(VisualFormatError) -> NSLayoutConstraint {
        guard let value = predicate.priority else { return constraint }
        let priority = UILayoutPriority(Float(try number(value, at: predicate.place)))
        guard priority.isUsable else {
            throw VisualFormatError(reason: "priorities go up to 1000", place: predicate.place)
        }
        constraint.priority = priority
        return constraint
    }

    private func distances(
        _ gap: VisualFormatLine.Gap?, _ before: any LayoutElement, _ after: any LayoutElement, isFirst: Bool,
        isLast: Bool
    ) throws(VisualFormatError) -> [NSLayoutConstraint] {
        let isStandard = gap?.predicates.isEmpty == true
        // Beside the superview, the standard distance is its margin.
        let (start, end) = edges
        let beforeEdge = isFirst ? (isStandard ? start.margin : start) : end
        let afterEdge = isLast ? (isStandard ? end.margin : end) : start
        // Positions increase from left to right, whatever the direction of the format.
        let isBackwards = options.intersection(.directionMask) == .directionRightToLeft && line.axis == .horizontal
        let first = isBackwards ? LayoutQuantity(before, beforeEdge) : LayoutQuantity(after, afterEdge)
        let second = isBackwards ? LayoutQuantity(after, afterEdge) : LayoutQuantity(before, beforeEdge)
        guard let gap, !isStandard else {
            let distance = gap == nil || isFirst || isLast ? 0 : standardSpacing
            return [NSLayoutConstraint(first, .equal, second, constant: distance)]
        }
        var constraints: [NSLayoutConstraint] = []
        for predicate in gap.predicates {
            let distance = try number(predicate.value, at: predicate.place)
            constraints.append(
                try prioritized(
                    NSLayoutConstraint(first, predicate.relation, second, constant: distance), predicate))
        }
        return constraints
    }

    /// The start and end edges of a view in the format's direction.
    private var edges: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
        guard line.axis == .horizontal else {
            let isByText = options.contains(.spacingBaselineToBaseline)
            return isByText ? (.firstBaseline, .lastBaseline) : (.top, .bottom)
        }
        switch options.intersection(.directionMask) {
        case .directionLeftToRight: return (.left, .right)
        case .directionRightToLeft: return (.right, .left)
        default: return (.leading, .trailing)
        }
    }

    private func alignments(_ elements: [any LayoutElement]) throws(VisualFormatError) -> [NSLayoutConstraint] {
        var constraints: [NSLayoutConstraint] = []
        // A single view has nothing to align with.
        guard elements.count > 1 else { return constraints }
        for attribute in options.alignments {
            guard attribute.meaning?.axis != line.axis else {
                throw VisualFormatError(reason: "views can't be aligned along the line by \(attribute)", place: 0)
            }
            for (one, next) in zip(elements, elements.dropFirst()) {
                constraints.append(
                    NSLayoutConstraint(LayoutQuantity(next, attribute), .equal, LayoutQuantity(one, attribute)))
            }
        }
        return constraints
    }
}

extension NSLayoutConstraint.Attribute {
    /// The corresponding edge of the margins.
    fileprivate var margin: NSLayoutConstraint.Attribute {
        switch self {
        case .left: .leftMargin
        case .right: .rightMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        default: self
        }
    }
}
