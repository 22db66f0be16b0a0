import CoreGraphics
public import Foundation
import QuartzCore

/// A view that lays out other views in a row or a column, by constraints that it manages.
///
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uistackview)
@preconcurrency @MainActor
open class UIStackView: UIView {
    /// The distribution of the arranged views along the axis.
    public enum Distribution: Int, Sendable {
        /// They fill the axis; their content priorities determine which are resized.
        case fill
        /// They fill the axis, all with the same size.
        case fillEqually
        /// They fill the axis, in proportion to their intrinsic sizes.
        case fillProportionally
        /// They keep their sizes, evenly spaced by at least `spacing`.
        case equalSpacing
        /// They keep their sizes, with evenly spaced centres where `spacing` allows it.
        case equalCentering
    }

    /// The alignment of the arranged views across the axis.
    public enum Alignment: Int, Sendable {
        /// They fill the stack across its axis.
        case fill
        /// At the leading edge of columns, at the top of rows.
        case leading
        /// With their first baselines aligned, in rows only.
        case firstBaseline
        /// Centred.
        case center
        /// At the trailing edge of columns, at the bottom of rows.
        case trailing
        /// With their last baselines aligned, in rows only.
        case lastBaseline

        /// Same as `leading`, for rows.
        public static let top = Alignment.leading
        /// Same as `trailing`, for rows.
        public static let bottom = Alignment.trailing
    }

    /// In `setCustomSpacing(_:after:)`, selects the stack's `spacing`.
    public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }

    /// Selects the system's spacing, 8 points.
    public class var spacingUseSystem: CGFloat { 1.1754943508222875e-38 }

    // MARK: Creation

    /// Creates a row of the given views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a view from an archive; fails the decoder if it can't be read.
    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        _ = restore(from: coder)
    }

    override class var archivedFields: [ArchivedField] {
        super.archivedFields + [
            ArchivedField("axis", choice: \UIStackView.axis),
            ArchivedField("distribution", choice: \UIStackView.distribution),
            ArchivedField("alignment", choice: \UIStackView.alignment),
            ArchivedField("spacing", \UIStackView.spacing),
            ArchivedField("baselineRelative", \UIStackView.isBaselineRelativeArrangement),
            ArchivedField("marginsRelative", \UIStackView.isLayoutMarginsRelativeArrangement),
            ArchivedField(of: UIStackView.self) {
                $0.archiveArrangement(in: $1)
            } read: {
                (stack, archive) throws(ArchiveError) in
                try stack.restoreArrangement(from: archive)
            },
        ]
    }

    /// Archives the arranged subviews in order, and the spacing after each.
    private func archiveArrangement(in archive: ViewArchive) {
        let subviews = archivedSubviews
        let places = arrangedSubviews.compactMap { view in subviews.firstIndex { $0 === view } }
        archive["arranged"] = .value(.numbers(places.map { CGFloat($0) }))
        let spacings = arrangedSubviews.map { customSpacings[ObjectIdentifier($0)] ?? UIStackView.spacingUseDefault }
        archive["spacings"] = .value(.numbers(spacings))
    }

    private func restoreArrangement(from archive: ViewArchive) throws(ArchiveError) {
        guard case .value(.numbers(let places))? = archive["arranged"] else { return }
        let subviews = archivedSubviews
        for place in places {
            guard let place = Int(exactly: Double(place)), subviews.indices.contains(place) else {
                throw .badValue(key: "arranged")
            }
            addArrangedSubview(subviews[place])
        }
        guard case .value(.numbers(let spacings))? = archive["spacings"] else { return }
        for (view, spacing) in zip(arrangedSubviews, spacings) where spacing != UIStackView.spacingUseDefault {
            setCustomSpacing(spacing, after: view)
        }
    }

    // MARK: Arranged subviews

    /// The arranged views, in order along the axis. All are subviews; there may be other subviews, too.
    public private(set) final var arrangedSubviews: [UIView] = []

    /// Appends an arranged view, adding it as a subview if necessary.
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    /// Inserts an arranged view at an index; its position among the subviews is kept.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        guard view !== self, !isDescendant(of: view) else {
            return reportOnce("\(layoutLabel) can't arrange itself or its ancestors; nothing was added")
        }
        arrangedSubviews.removeAll { $0 === view }
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
        arrange()
    }

    /// Stops arranging a view. It remains a subview.
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

    // MARK: Arrangement

    /// Whether the stack is a row or a column. A row by default.
    open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { if axis != oldValue { arrange() } }
    }

    /// The distribution of the arranged views along the axis. `fill` by default.
    open var distribution = Distribution.fill {
        didSet { if distribution != oldValue { arrange() } }
    }

    /// The alignment of the arranged views across the axis. `fill` by default.
    open var alignment = Alignment.fill {
        didSet { if alignment != oldValue { arrange() } }
    }

    /// The spacing between views along the axis, in points; a minimum for distributions that share out space. 0 by
    /// default.
    open var spacing: CGFloat {
        get { ownSpacing }
        set {
            guard newValue.isFinite else {
                return reportOnce("\(layoutLabel) can't have a spacing of \(newValue); the old one is kept")
            }
            guard newValue != ownSpacing else { return }
            ownSpacing = newValue
            arrange()
        }
    }

    private final var ownSpacing: CGFloat = 0

    private final var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    /// Sets the spacing after a view, in points.
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

    /// Returns the custom spacing after a view, in points; `spacingUseDefault` if none was set.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }

    /// The distance after a view, in points.
    final func distance(after view: UIView) -> CGFloat {
        let distance = customSpacings[ObjectIdentifier(view)] ?? ownSpacing
        return distance == UIStackView.spacingUseSystem ? standardSpacing : distance
    }

    /// Whether the spacing of a column is measured from last to first baseline. False by default.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { arrange() } }
    }

    /// Whether the views are laid out within the margins rather than the bounds. False by default.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrange() } }
    }

    // MARK: Layout

    /// The constraints of the arrangement.
    private final var arrangement: [NSLayoutConstraint] = []

    /// Schedules a rebuild of the arrangement.
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

    /// The outermost view of a column, or the tallest view of a row.
    private func baselineView(_ outermost: ([UIView]) -> UIView?) -> UIView {
        let views = arrangedSubviews.filter { !$0.isHidden }
        guard axis == .horizontal else { return outermost(views) ?? self }
        return views.max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height } ?? self
    }

    // MARK: Hiding

    /// Hides or shows an arranged view; in an animation block, it shrinks or grows and stays visible until the end.
    /// Returns false if the view is not arranged.
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
    /// Hides the view at the end of the animation that shrank it.
    fileprivate final func settleStackHiding() {
        guard layoutFlags.contains(.isHiddenByStack) else { return }
        layoutFlags.remove(.isHiddenByStack)
        layer.isHidden = true
    }
}
