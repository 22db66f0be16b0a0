import CoreGraphics

/// The constraints of a stack view's arrangement.
///
/// Along the axis, the visible views form a chain from edge to edge. A hidden view is not part of it: it is placed,
/// with no size, where the next visible one begins.
@MainActor
struct StackArrangement {
    private let stack: UIStackView
    private let axis: NSLayoutConstraint.Axis
    /// The area in which the views are laid out.
    private let canvas: any LayoutElement
    private let shown: [UIView]

    init(_ stack: UIStackView) {
        self.stack = stack
        axis = stack.axis
        canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
        shown = stack.arrangedSubviews.filter { !$0.isHidden }
    }

    /// The priority of implicit fitting: nothing takes more room than necessary.
    private static let fitting = UILayoutPriority(49)
    /// The priority at which views without a size of their own have none.
    private static let suppression = UILayoutPriority(25)
    /// The priority of equal distances between the views' centres.
    private static let centering = UILayoutPriority(150)
    /// The priority at which hidden views have no size, below that of required sizes.
    private static let hiding = UILayoutPriority(999)

    func makeConstraints() -> [NSLayoutConstraint] {
        var all = edges() + gaps() + sizes() + hidden()
        for view in stack.arrangedSubviews { all += crossing(view) }
        if stack.alignment != .fill, !shown.isEmpty { all += crossFitting() }
        for constraint in all where constraint.identifier == nil { constraint.identifier = "UISV" }
        return all
    }

    // MARK: Main axis

    private var low: NSLayoutConstraint.Attribute { axis == .horizontal ? .leading : .top }
    private var high: NSLayoutConstraint.Attribute { axis == .horizontal ? .trailing : .bottom }
    private var length: NSLayoutConstraint.Attribute { axis == .horizontal ? .width : .height }
    private var middle: NSLayoutConstraint.Attribute { axis == .horizontal ? .centerX : .centerY }

    private func edges() -> [NSLayoutConstraint] {
        guard let first = shown.first, let last = shown.last else { return [] }
        return [
            tie(first, low, .equal, canvas, low, "UISV-canvas-connection"),
            tie(canvas, high, .equal, last, high, "UISV-canvas-connection"),
        ]
    }

    private func gaps() -> [NSLayoutConstraint] {
        let pairs = Array(zip(shown, shown.dropFirst()))
        var constraints: [NSLayoutConstraint] = []
        let isExact = stack.distribution.rawValue < UIStackView.Distribution.equalSpacing.rawValue
        let isByText = axis == .vertical && stack.isBaselineRelativeArrangement
        for (one, next) in pairs {
            constraints.append(
                tie(
                    next, isByText ? .firstBaseline : low, isExact ? .equal : .greaterThanOrEqual, one,
                    isByText ? .lastBaseline : high, constant: stack.distance(after: one), "UISV-spacing"))
        }
        guard !isExact, let first = pairs.first else { return constraints }
        if stack.distribution == .equalSpacing {
            let reference = gap(first.0, high, first.1, low)
            for (one, next) in pairs.dropFirst() {
                constraints.append(NSLayoutConstraint(gap(one, high, next, low), .equal, reference))
            }
        } else {
            let reference = gap(first.0, middle, first.1, middle)
            for (index, (one, next)) in pairs.dropFirst().enumerated() {
                let constraint = NSLayoutConstraint(gap(one, middle, next, middle), .equal, reference)
                constraint.priority = StackArrangement.centering - Float(min(index, 100))
                constraints.append(constraint)
            }
        }
        // No more room than necessary.
        constraints += pairs.map { one, next in
            let constraint = tie(next, low, .equal, one, high, constant: stack.distance(after: one), "UISV-spacing")
            constraint.priority = StackArrangement.fitting
            return constraint
        }
        return constraints
    }

    private func sizes() -> [NSLayoutConstraint] {
        switch stack.distribution {
        case .fill, .equalSpacing, .equalCentering: []
        case .fillEqually:
            shown.dropFirst().map { tie($0, length, .equal, shown[0], length, "UISV-fill-equally") }
        case .fillProportionally: proportions()
        }
    }

    private func proportions() -> [NSLayoutConstraint] {
        let sized = shown.map { ($0, $0.intrinsicContentSize[axis]) }.filter { $0.1 > 0 && $0.1.isFinite }
        guard let reference = sized.first else { return [] }
        return sized.dropFirst().map { view, size in
            let constraint = NSLayoutConstraint(
                LayoutQuantity(view, length), .equal, LayoutQuantity(reference.0, length),
                multiplier: min(max(size / reference.1, 1e-6), 1e6))
            constraint.priority = .required - 1
            constraint.identifier = "UISV-fill-proportionally"
            return constraint
        }
    }

    private func hidden() -> [NSLayoutConstraint] {
        var last: UIView?
        var constraints: [NSLayoutConstraint] = []
        for view in stack.arrangedSubviews {
            guard view.isHidden else {
                last = view
                continue
            }
            let size = NSLayoutConstraint(LayoutQuantity(view, length), .equal, nil)
            size.priority = StackArrangement.hiding
            size.identifier = "UISV-hiding"
            constraints.append(size)
            if let last {
                let distance = last === shown.last ? 0 : stack.distance(after: last)
                constraints.append(tie(view, low, .equal, last, high, constant: distance, "UISV-hiding"))
            } else {
                constraints.append(tie(view, low, .equal, canvas, low, "UISV-hiding"))
            }
        }
        return constraints
    }

    // MARK: Cross axis

    private var crossLow: NSLayoutConstraint.Attribute { axis == .horizontal ? .top : .leading }
    private var crossHigh: NSLayoutConstraint.Attribute { axis == .horizontal ? .bottom : .trailing }
    private var crossLength: NSLayoutConstraint.Attribute { axis == .horizontal ? .height : .width }
    private var crossMiddle: NSLayoutConstraint.Attribute { axis == .horizontal ? .centerY : .centerX }

    private func crossing(_ view: UIView) -> [NSLayoutConstraint] {
        // A hidden view must not make the stack larger.
        let within = [
            tie(view, crossLow, .greaterThanOrEqual, canvas, crossLow, "UISV-spanning-boundary"),
            tie(canvas, crossHigh, .greaterThanOrEqual, view, crossHigh, "UISV-spanning-boundary"),
        ]
        let bounds = view.isHidden ? [] : within
        switch stack.alignment {
        case .fill:
            return [
                tie(view, crossLow, .equal, canvas, crossLow, "UISV-alignment"),
                tie(canvas, crossHigh, .equal, view, crossHigh, "UISV-alignment"),
            ]
        case .leading: return [tie(view, crossLow, .equal, canvas, crossLow, "UISV-alignment")] + bounds.suffix(1)
        case .trailing: return [tie(canvas, crossHigh, .equal, view, crossHigh, "UISV-alignment")] + bounds.prefix(1)
        case .center: return [tie(view, crossMiddle, .equal, canvas, crossMiddle, "UISV-alignment")] + bounds
        case .firstBaseline, .lastBaseline:
            guard axis == .horizontal else {
                // Views in a column have no baselines to align across it.
                return [tie(view, crossLow, .equal, canvas, crossLow, "UISV-alignment")] + bounds.suffix(1)
            }
            let line: NSLayoutConstraint.Attribute = stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
            guard let first = stack.arrangedSubviews.first, first !== view else { return bounds }
            return [tie(view, line, .equal, first, line, "UISV-alignment")] + bounds
        }
    }

    /// Fits the stack to its contents, gives no size to views without one, and holds baseline-aligned views at their
    /// edge.
    private func crossFitting() -> [NSLayoutConstraint] {
        let fit = NSLayoutConstraint(LayoutQuantity(canvas, crossLength), .equal, nil)
        fit.priority = StackArrangement.fitting
        var constraints = [fit]
        for view in shown {
            let none = NSLayoutConstraint(LayoutQuantity(view, crossLength), .equal, nil)
            none.priority = StackArrangement.suppression
            constraints.append(none)
        }
        let isFirst = stack.alignment == .firstBaseline
        if axis == .horizontal, isFirst || stack.alignment == .lastBaseline {
            let edge = isFirst ? crossLow : crossHigh
            let hold = tie(shown[0], edge, .equal, canvas, edge, "UISV-alignment")
            hold.priority = StackArrangement.fitting
            constraints.append(hold)
        }
        return constraints
    }

    // MARK: Parts

    private func tie(
        _ first: any LayoutElement, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
        _ second: any LayoutElement, _ other: NSLayoutConstraint.Attribute, constant: CGFloat = 0, _ name: String
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            LayoutQuantity(first, attribute), relation, LayoutQuantity(second, other), constant: constant)
        constraint.identifier = name
        return constraint
    }

    private func gap(
        _ one: UIView, _ end: NSLayoutConstraint.Attribute, _ next: UIView, _ start: NSLayoutConstraint.Attribute
    ) -> LayoutQuantity {
        LayoutQuantity(next, start, from: LayoutQuantity.Origin(element: one, attribute: end))
    }
}
