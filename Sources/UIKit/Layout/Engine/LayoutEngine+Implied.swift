import CoreGraphics

/// The constraints implied by the state of views and guides: their frames, contents, margins and safe areas.
extension LayoutEngine {
    func impliedConstraints(of item: LayoutItem) -> [LinearConstraint] {
        item.element?.impliedConstraints(of: item, in: self) ?? []
    }

    // MARK: Views

    fileprivate func impliedConstraints(of view: UIView, _ item: LayoutItem) -> [LinearConstraint] {
        var all: [LinearConstraint] = []
        for axis in NSLayoutConstraint.Axis.both {
            if view === root {
                all.append(rootSize(view, item, axis))
            } else if !view.isConstrained {
                all += autoresizing(view, item, axis)
            }
            if view.isConstrained || (view === root && fitting != nil) {
                all += contentSize(view, item, axis)
            }
            if let scroll = item.scroll {
                all.append(.fixing(scroll.origin[axis], to: view.bounds.low(axis)))
            }
        }
        return all
    }

    private func rootSize(_ view: UIView, _ item: LayoutItem, _ axis: NSLayoutConstraint.Axis) -> LinearConstraint {
        if let fitting {
            return .fixing(item.length[axis], to: fitting.size[axis], fitting.priorities[axis].rawValue)
        }
        let length = view.alignmentRect(forFrame: view.layoutFrame).length(axis)
        guard view.isConstrained else { return .fixing(item.length[axis], to: length) }
        // A size that no constraint determines stays as it is.
        return .fixing(item.length[axis], to: length, 1)
    }

    /// The constraints of a view's frame and autoresizing mask.
    private func autoresizing(_ view: UIView, _ item: LayoutItem, _ axis: NSLayoutConstraint.Axis) -> [LinearConstraint]
    {
        let frame = view.layoutFrame
        let aligned = view.alignmentRect(forFrame: frame)
        var place = LinearConstraint.fixing(item.low[axis], to: aligned.low(axis))
        var size = LinearConstraint.fixing(item.length[axis], to: aligned.length(axis))
        guard isStretched(view), let parent = view.parent, let base = item.base else { return [place, size] }
        let outer = parent.alignmentRect(forFrame: parent.layoutFrame).length(axis)
        let shares = view.autoresizingMask.shares(axis, of: frame, in: parent.layoutFrame.length(axis))
        for (share, isPlace) in [(shares.before, true), (shares.length, false)] where share != 0 {
            if isPlace {
                place.add(base.length[axis], times: -Double(share))
                place.constant += Double(share * outer)
            } else {
                size.add(base.length[axis], times: -Double(share))
                size.constant += Double(share * outer)
            }
        }
        return [place, size]
    }

    /// Whether autoresizing ties a view's frame to a superview whose size the solver determines.
    fileprivate func isStretched(_ view: UIView) -> Bool {
        guard !view.isConstrained, view !== root, let parent = view.parent,
            parent.autoresizesSubviews, !view.autoresizingMask.isEmpty
        else { return false }
        return parent.isConstrained || (parent === root && fitting != nil)
    }

    /// The constraints of a view's content size.
    private func contentSize(_ view: UIView, _ item: LayoutItem, _ axis: NSLayoutConstraint.Axis) -> [LinearConstraint]
    {
        var size = view.intrinsicContentSize
        if axis == .vertical, let width = item.fittedWidth, let fitted = view.contentSize(fittingWidth: width) {
            size.height = fitted.height
        }
        let length = size[axis]
        guard length != UIView.noIntrinsicMetric, length.isFinite, length >= 0, length < 1e9 else { return [] }
        var atMost = LinearConstraint.fixing(
            item.length[axis], to: length, view.contentHuggingPriority(for: axis).rawValue)
        atMost.relation = .lessOrEqual
        var atLeast = LinearConstraint.fixing(
            item.length[axis], to: length, view.contentCompressionResistancePriority(for: axis).rawValue)
        atLeast.relation = .greaterOrEqual
        (atMost.isPreferred, atLeast.isPreferred) = (false, false)
        return [atMost, atLeast]
    }

    // MARK: Guides

    fileprivate func impliedConstraints(of guide: UILayoutGuide, _ item: LayoutItem) -> [LinearConstraint] {
        guard let owner = guide.owner, let base = item.base else { return [] }
        return NSLayoutConstraint.Axis.both.flatMap { axis -> [LinearConstraint] in
            switch guide.role {
            case .free: []
            case .safeArea: inset(item, base, owner, by: owner.safeAreaInsets, axis)
            case .margins: inset(item, base, owner, by: owner.layoutMargins, axis)
            case .readableContent:
                inset(item, base, owner, by: owner.readableMargins(width: owner.layoutFrame.width), axis)
            case .keyboard: covered(item, base, by: (guide as? UIKeyboardLayoutGuide)?.coveredHeight ?? 0, axis)
            case .scrollContent:
                [.fixing(item.low[axis], to: 0), .equating(item.length[axis], base.scroll?.content[axis])]
            case .scrollFrame:
                [
                    .equating(item.low[axis], base.scroll?.origin[axis]),
                    .equating(item.length[axis], base.length[axis]),
                ]
            }
        }
    }

    private func inset(
        _ item: LayoutItem, _ base: LayoutItem, _ owner: UIView, by insets: UIEdgeInsets,
        _ axis: NSLayoutConstraint.Axis
    ) -> [LinearConstraint] {
        let (low, high) = (insets.low(axis), insets.high(axis))
        var place = LinearConstraint.equating(item.low[axis], base.scroll?.origin[axis])
        place.constant -= Double(low)
        var size = LinearConstraint.equating(item.length[axis], base.length[axis])
        let outer = owner.alignmentRectInsets
        size.constant += Double(low + high - outer.low(axis) - outer.high(axis))
        // In a view smaller than its insets, the inset area is empty.
        size.priority = 999.5
        return [place, size]
    }

    /// The constraints of the bottom part of a view.
    private func covered(
        _ item: LayoutItem, _ base: LayoutItem, by height: CGFloat, _ axis: NSLayoutConstraint.Axis
    ) -> [LinearConstraint] {
        guard axis == .vertical else {
            return [
                .equating(item.low[axis], base.scroll?.origin[axis]), .equating(item.length[axis], base.length[axis]),
            ]
        }
        var place = LinearConstraint.equating(item.low[axis], base.length[axis])
        place.constant += Double(height)
        return [place, .fixing(item.length[axis], to: height)]
    }

    // MARK: Messages

    func describe(implied id: Int, of item: LayoutItem) -> String {
        let label = item.element?.layoutLabel ?? "a deallocated item"
        guard let constraint = item.implied.first(where: { $0.id == id })?.constraint else { return "<\(label)>" }
        let symbol = constraint.terms.first?.symbol
        let name =
            switch symbol {
            case item.low.horizontal?: "left"
            case item.low.vertical?: "top"
            case item.length.horizontal?: "width"
            default: "height"
            }
        let reason =
            item.element != nil && item.view == nil
            ? "place of the guide" : constraint.isPreferred ? "autoresizing mask" : "contents"
        let number = NSLayoutConstraint.short(CGFloat(-constraint.constant))
        let other = constraint.terms.count > 1 ? "superview's + " : ""
        return "<\(reason) of \(label): \(name) \(constraint.relation.text) \(other)\(number)>"
    }
}

extension UIView {
    func impliedConstraints(of item: LayoutItem, in engine: LayoutEngine) -> [LinearConstraint] {
        engine.impliedConstraints(of: self, item)
    }

    func baseItem(in engine: LayoutEngine) -> LayoutItem? {
        engine.isStretched(self) ? parent.map(engine.item(for:)) : nil
    }
}

extension UILayoutGuide {
    func impliedConstraints(of item: LayoutItem, in engine: LayoutEngine) -> [LinearConstraint] {
        engine.impliedConstraints(of: self, item)
    }

    func baseItem(in engine: LayoutEngine) -> LayoutItem? { role == .free ? nil : owner.map(engine.item(for:)) }
}

extension LinearConstraint {
    /// A required equation of a variable and a constant; other constraints yield to it.
    fileprivate static func fixing(
        _ symbol: Symbol, to value: CGFloat, _ priority: Float = LinearConstraint.required
    ) -> LinearConstraint {
        LinearConstraint(
            terms: [Term(symbol: symbol, coefficient: 1)], constant: -Double(value), priority: priority,
            isPreferred: priority == LinearConstraint.required)
    }

    /// A required equation of two variables; of one variable and zero if there is no second.
    fileprivate static func equating(_ symbol: Symbol, _ other: Symbol?) -> LinearConstraint {
        var constraint = fixing(symbol, to: 0)
        if let other { constraint.add(other, times: -1) }
        return constraint
    }
}

extension LinearConstraint.Relation {
    fileprivate var text: String {
        switch self {
        case .lessOrEqual: "<="
        case .equal: "=="
        case .greaterOrEqual: ">="
        }
    }
}

extension UIView.AutoresizingMask {
    /// Returns the fractions of the superview's growth that are added before a view and to its length.
    fileprivate func shares(
        _ axis: NSLayoutConstraint.Axis, of frame: CGRect, in outer: CGFloat
    ) -> (before: CGFloat, length: CGFloat) {
        let isHorizontal = axis == .horizontal
        let before = contains(isHorizontal ? .flexibleLeftMargin : .flexibleTopMargin)
        let length = contains(isHorizontal ? .flexibleWidth : .flexibleHeight)
        let after = contains(isHorizontal ? .flexibleRightMargin : .flexibleBottomMargin)
        let (low, size) = (frame.low(axis), frame.length(axis))
        let parts = [(before, low), (length, size), (after, outer - low - size)].map { $0.0 ? $0.1 : 0 }
        let total = parts.reduce(0, +)
        let count = [before, length, after].filter { $0 }.count
        guard count > 0 else { return (0, 0) }
        if total > 0 { return (parts[0] / total, parts[1] / total) }
        return (before ? 1 / CGFloat(count) : 0, length ? 1 / CGFloat(count) : 0)
    }
}
