import CoreGraphics

/// Translates constraints to the solver's variables.
extension LayoutEngine {
    /// Returns a constraint in the solver's form, and the items that it refers to.
    func makeLinear(_ constraint: NSLayoutConstraint) -> (constraint: LinearConstraint, items: [LayoutItem]) {
        var sum = LinearSum()
        guard let first = constraint.first, let space = constraint.commonAncestor else { return (sum.linear, []) }
        // In right-to-left layouts, leading distances are mirrored. The common ancestor of both elements determines the
        // direction, whatever that of their own contents.
        let isMirrored =
            space.isRightToLeft && (isDirectional(first) || constraint.second.map(isDirectional) == true)
        add(first, in: space, times: 1, to: &sum)
        if let second = constraint.second, constraint.multiplier != 0 {
            add(second, in: space, times: -Double(constraint.multiplier), to: &sum)
        }
        let limit: CGFloat = 1e9
        let distance = min(max(constraint.constant, -limit), limit)
        sum.linear.constant -= Double(isMirrored ? -distance : distance)
        sum.linear.relation = isMirrored ? constraint.relation.linear.mirrored : constraint.relation.linear
        sum.linear.priority = constraint.priority.rawValue
        return (sum.linear, sum.items)
    }

    private func isDirectional(_ quantity: LayoutQuantity) -> Bool {
        !quantity.isLength && quantity.meaning?.isDirectional == true
    }

    /// A constraint under construction, with its items.
    struct LinearSum {
        var linear = LinearConstraint()
        var items: [LayoutItem] = []

        mutating func add(_ symbol: Symbol, of item: LayoutItem, times factor: Double) {
            linear.add(symbol, times: factor)
            if !items.contains(where: { $0 === item }) { items.append(item) }
        }

        mutating func add(_ constant: CGFloat, times factor: Double) { linear.constant += Double(constant) * factor }
    }

    private func add(_ quantity: LayoutQuantity, in space: UIView, times factor: Double, to sum: inout LinearSum) {
        guard let element = quantity.element, let meaning = quantity.meaning else { return }
        add(element, meaning, in: space, times: factor, to: &sum)
        guard let origin = quantity.origin, let start = origin.element, let meaning = origin.attribute.meaning else {
            return
        }
        add(start, meaning, in: space, times: -factor, to: &sum)
    }

    private func add(
        _ element: any LayoutElement, _ meaning: AttributeMeaning, in space: UIView, times factor: Double,
        to sum: inout LinearSum
    ) {
        var (element, meaning) = (element, meaning)
        if meaning.isWithinMargins { element = element.elementWithinMargins }
        if meaning.isDirectional, space.isRightToLeft {
            meaning.place = meaning.place == .low ? .high : .low
        }
        let axis = meaning.axis
        switch meaning.place {
        case .length: addLength(element, axis, isContent: false, times: factor, to: &sum)
        case .low: addLow(element, axis, in: space, times: factor, to: &sum)
        case .high, .middle:
            addLow(element, axis, in: space, times: factor, to: &sum)
            let share = meaning.place == .high ? 1 : 0.5
            addLength(element, axis, isContent: element === space, times: factor * share, to: &sum)
        case .firstBaseline, .lastBaseline:
            addBaseline(element, isFirst: meaning.place == .firstBaseline, in: space, times: factor, to: &sum)
        }
    }

    /// Adds the size of an element, or of a scroll view's content for constraints within the content.
    private func addLength(
        _ element: any LayoutElement, _ axis: NSLayoutConstraint.Axis, isContent: Bool, times factor: Double,
        to sum: inout LinearSum
    ) {
        let item = item(for: element)
        if isContent, let scroll = item.scroll {
            sum.add(scroll.content[axis], of: item, times: factor)
        } else {
            sum.add(item.length[axis], of: item, times: factor)
        }
    }

    /// Adds the left or top edge of an element, in the coordinates of a view that is or contains it.
    private func addLow(
        _ element: any LayoutElement, _ axis: NSLayoutConstraint.Axis, in space: UIView, times factor: Double,
        to sum: inout LinearSum
    ) {
        if element === space {
            // A content area starts at zero.
            if !space.hasContentArea { sum.add(space.alignmentRectInsets.low(axis), times: factor) }
            return
        }
        let own = item(for: element)
        sum.add(own.low[axis], of: own, times: factor)
        var view = element.surroundingView
        while let current = view, current !== space {
            let item = item(for: current)
            sum.add(item.low[axis], of: item, times: factor)
            sum.add(-current.alignmentRectInsets.low(axis), times: factor)
            if let scroll = item.scroll { sum.add(scroll.origin[axis], of: item, times: -factor) }
            view = current.parent
        }
    }

    private func addBaseline(
        _ element: any LayoutElement, isFirst: Bool, in space: UIView, times factor: Double, to sum: inout LinearSum
    ) {
        let element = element.baselineElement(isFirst: isFirst)
        addLow(element, .vertical, in: space, times: factor, to: &sum)
        // The baselines of multi-line text depend on the solved width, not on the view's current one.
        let offsets = element.alignedBaselines(inWidth: item(for: element).fittedWidth)
        if isFirst, let offsets {
            sum.add(offsets.firstFromTop, times: factor)
        } else {
            addLength(element, .vertical, isContent: false, times: factor, to: &sum)
            if let offsets { sum.add(-offsets.lastFromBottom, times: factor) }
        }
        if let height = offsets?.centredHeight {
            let half = isFirst ? factor / 2 : -factor / 2
            addLength(element, .vertical, isContent: false, times: half, to: &sum)
            sum.add(-height, times: half)
        }
    }
}

extension LinearConstraint.Relation {
    fileprivate var mirrored: LinearConstraint.Relation {
        switch self {
        case .lessOrEqual: .greaterOrEqual
        case .equal: .equal
        case .greaterOrEqual: .lessOrEqual
        }
    }
}
