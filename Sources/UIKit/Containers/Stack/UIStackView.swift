import CoreGraphics
public import Foundation
import QuartzCore

/// Arranges views in a row or a column, by constraints that it makes itself.
///
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uistackview)
@preconcurrency @MainActor
open class UIStackView: UIView {
    /// The distribution of the views along the axis.
    public enum Distribution: Int, Sendable {
        /// They fill it, and their content priorities say who gives way.
        case fill
        /// They fill it with the same size each.
        case fillEqually
        /// They fill it in proportion to their intrinsic sizes.
        case fillProportionally
        /// They keep their sizes, with the same distance between any two, at least `spacing`.
        case equalSpacing
        /// They keep their sizes, with their middles equally far apart where `spacing` allows it.
        case equalCentering
    }

    /// The alignment of the views across the axis.
    public enum Alignment: Int, Sendable {
        /// As wide as the stack, across its axis.
        case fill
        /// At the leading side in columns, at the top in rows.
        case leading
        /// On the first lines of text, in rows only.
        case firstBaseline
        /// In the middle.
        case center
        /// At the trailing side in columns, at the bottom in rows.
        case trailing
        /// On the last lines of text, in rows only.
        case lastBaseline

        /// `leading`, of a row.
        public static let top = Alignment.leading
        /// `trailing`, of a row.
        public static let bottom = Alignment.trailing
    }

    /// Stands for the distance of `spacing` in `setCustomSpacing(_:after:)`.
    public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }

    /// Stands for the distance of the system, 8 points.
    public class var spacingUseSystem: CGFloat { 1.1754943508222875e-38 }

    // MARK: Making one

    /// A row of the given views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Archives of views can't be read yet, so this makes none.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: The views

    /// The views that are arranged, in their order along the axis. All are subviews; others may be, too.
    public private(set) final var arrangedSubviews: [UIView] = []

    /// Appends an arranged view, which becomes a subview if it is not one.
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    /// Arranges a view at an index; its place among the subviews stays.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        guard view !== self, !isDescendant(of: view) else {
            return reportOnce("\(layoutLabel) can't arrange itself or what holds it; nothing was added")
        }
        arrangedSubviews.removeAll { $0 === view }
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
        arrange()
    }

    /// Arranges a view no more. It stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard arrangedSubviews.contains(where: { $0 === view }) else { return }
        arrangedSubviews.removeAll { $0 === view }
        customSpacings[ObjectIdentifier(view)] = nil
        view.settleStackHiding()
        arrange()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    // MARK: The arrangement

    /// Whether it is a row or a column. A row by default.
    open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { if axis != oldValue { arrange() } }
    }

    /// The distribution of the views along the axis. `fill` by default.
    open var distribution = Distribution.fill {
        didSet { if distribution != oldValue { arrange() } }
    }

    /// The alignment of the views across the axis. `fill` by default.
    open var alignment = Alignment.fill {
        didSet { if alignment != oldValue { arrange() } }
    }

    /// The spacing between views along the axis, in points; a minimum for distributions that share out space. 0 by
    /// default.
    open var spacing: CGFloat {
        get { ownSpacing }
        set {
            guard newValue.isFinite else {
                return reportOnce("\(layoutLabel) can't have a spacing of \(newValue); the old one stays")
            }
            guard newValue != ownSpacing else { return }
            ownSpacing = newValue
            arrange()
        }
    }

    private final var ownSpacing: CGFloat = 0

    private final var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    /// Sets the distance after a view, in points.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard !spacing.isNaN, arrangedSubviews.contains(where: { $0 === arrangedSubview }) else {
            return reportOnce(
                "\(layoutLabel) can't have a spacing of \(spacing) after \(arrangedSubview.layoutLabel); "
                    + "nothing has changed")
        }
        let isDefault = spacing == UIStackView.spacingUseDefault
        customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
        arrange()
    }

    /// The distance that was set after a view; `spacingUseDefault` where none was.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }

    /// The distance after a view, in points.
    final func distance(after view: UIView) -> CGFloat {
        guard let custom = customSpacings[ObjectIdentifier(view)] else { return ownSpacing }
        return custom == UIStackView.spacingUseSystem ? standardSpacing : custom
    }

    /// Whether the distances of a column are from one view's last line of text to the next one's first. False by default.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { arrange() } }
    }

    /// Whether the views lie within the margins, not the bounds. False by default.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrange() } }
    }

    // MARK: Layout

    /// The constraints that make the arrangement.
    private final var arrangement: [NSLayoutConstraint] = []

    /// The arrangement has to be made anew.
    final func arrange() { setNeedsUpdateConstraints() }

    override func contentSizeDidChange(of subview: UIView) {
        if distribution == .fillProportionally { arrange() }
    }

    open override func updateConstraints() {
        NSLayoutConstraint.deactivate(arrangement)
        arrangement = StackArrangement(self).makeConstraints()
        NSLayoutConstraint.activate(arrangement)
        super.updateConstraints()
    }

    open override class var requiresConstraintBasedLayout: Bool { true }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { systemLayoutSizeFitting(size) }

    open override var forFirstBaselineLayout: UIView { baselineView { $0.first } }

    open override var forLastBaselineLayout: UIView { baselineView { $0.last } }

    /// Of a column the outermost view, of a row the highest one.
    private func baselineView(_ outermost: ([UIView]) -> UIView?) -> UIView {
        let views = arrangedSubviews.filter { !$0.isHidden }
        guard axis == .horizontal else { return outermost(views) ?? self }
        return views.max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height } ?? self
    }

    // MARK: Hiding

    /// Hides or shows a view that is arranged; in an animation block it shrinks or grows and stays visible meanwhile.
    /// False where the view is not arranged.
    override func setHidden(_ view: UIView, _ isHidden: Bool) -> Bool {
        guard arrangedSubviews.contains(where: { $0 === view }) else { return false }
        guard isHidden != view.isHidden else { return true }
        view.layoutFlags.remove(.isHiddenByStack)
        guard let context = AnimationContexts.current, context.duration > 0 else {
            view.layer.isHidden = isHidden
            arrange()
            return true
        }
        view.layer.isHidden = false
        if isHidden {
            view.layoutFlags.insert(.isHiddenByStack)
            let delay = (context as? AnimationBlock)?.delay ?? 0
            MediaClock.call(at: CACurrentMediaTime() + delay + context.duration) { [weak view] in
                MainActor.assumeIsolated { view?.settleStackHiding() }
            }
        }
        arrange()
        (superview ?? self).layoutIfNeeded()
        return true
    }
}

extension UIView {
    /// A view that was to be hidden once it has shrunk is hidden now.
    fileprivate final func settleStackHiding() {
        guard layoutFlags.contains(.isHiddenByStack) else { return }
        layoutFlags.remove(.isHiddenByStack)
        layer.isHidden = true
    }
}
