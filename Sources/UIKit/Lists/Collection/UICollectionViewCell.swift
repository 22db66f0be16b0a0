import CoreGraphics
public import Foundation

/// A cell that shows an item of a collection view.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicollectionviewcell)
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    /// Called to update the cell's configurations when its state has changed.
    public typealias ConfigurationUpdateHandler = (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) ->
        Void

    private final let ownContent = UIView()
    fileprivate final var shownContent: UIView?
    final lazy var contents = CellContents(self)
    final var states = CellStates()
    final var swipe: CellSwipe?
    /// Performs the segue that a storyboard attaches to selecting the cell.
    final var onSelection: (() -> Void)?

    /// Creates a cell with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        ownContent.isOpaque = false
        ownContent.frame = bounds
        // It follows the cell's size at once: its constraints must not be solved for an earlier one.
        ownContent.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        ownContent.preservesSuperviewLayoutMargins = true
        addSubview(ownContent)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(ownContent)
    }

    // MARK: Content

    /// The view to which you add the cell's subviews.
    open var contentView: UIView { shownContent ?? ownContent }

    /// The cell's content configuration; nil, the default, if you add views yourself. Setting it replaces
    /// `contentView`.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { contents.content }
        set { contents.content = newValue }
    }

    /// Whether `contentConfiguration` is updated automatically when the state changes. True by default.
    open var automaticallyUpdatesContentConfiguration = true

    /// The configuration of the cell's background; nil, the default, to use the background views.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { contents.background }
        set { contents.background = newValue }
    }

    /// Whether `backgroundConfiguration` is updated automatically when the state changes. True by default.
    open var automaticallyUpdatesBackgroundConfiguration = true

    /// Returns the default background of the cell: none.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

    /// The state that configurations are updated for.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = states.isSelected
        state.isHighlighted = states.isHighlighted
        state.isEditing = states.isEditing
        state.isExpanded = states.isExpanded
        state.isSwiped = swipe?.isOpen == true
        state.isReordering = states.isReordering
        return state
    }

    /// Requests a call of `updateConfiguration(using:)` before the cell is shown next.
    open func setNeedsUpdateConfiguration() { contents.setNeedsUpdate() }

    /// Called when the state has changed. Override it to set the configurations.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    /// Called when the state has changed. Nil by default.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    // MARK: Background and state

    /// The view behind the content.
    open var backgroundView: UIView? { didSet { exchange(oldValue, backgroundView) } }

    /// The view in front of `backgroundView` and behind the content, shown while the cell is selected or
    /// highlighted.
    open var selectedBackgroundView: UIView? { didSet { exchange(oldValue, selectedBackgroundView) } }

    /// Whether the cell is selected.
    open var isSelected: Bool {
        get { states.isSelected }
        set { change(\.isSelected, newValue) }
    }

    /// Whether the cell is highlighted.
    open var isHighlighted: Bool {
        get { states.isHighlighted }
        set { change(\.isHighlighted, newValue) }
    }

    final func change(_ state: WritableKeyPath<CellStates, Bool>, _ value: Bool) {
        guard states[keyPath: state] != value else { return }
        states[keyPath: state] = value
        selectedBackgroundView?.isHidden = !states.isSelected && !states.isHighlighted
        contents.setNeedsUpdate()
        if contents.background != nil || configurationUpdateHandler != nil { contents.updateIfNeeded() }
    }

    private final func exchange(_ old: UIView?, _ new: UIView?) {
        guard old !== new else { return }
        if old?.superview === self { old?.removeFromSuperview() }
        guard let new else { return }
        new.frame = bounds
        insertSubview(new, at: new === backgroundView || backgroundView == nil ? 0 : 1)
        selectedBackgroundView?.isHidden = !states.isSelected && !states.isHighlighted
    }

    // MARK: Layout

    /// The frame of the content, in a cell that shows other views beside it.
    var contentFrame: CGRect { bounds }

    open override func layoutSubviews() {
        super.layoutSubviews()
        contents.updateIfNeeded()
        let frame = contentFrame
        if contentView.frame != frame { contentView.frame = frame }
        for view in [backgroundView, selectedBackgroundView] {
            if let view, view.frame != bounds { view.frame = bounds }
        }
        contents.place()
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        contents.updateIfNeeded()
        let view = contentView
        let isConfigured = contents.contentView != nil
        guard isConfigured || view.layoutState?.constraints.isEmpty == false else {
            // Constraints between the cell itself and its content, or no constraints at all.
            guard layoutState?.constraints.isEmpty == false else { return bounds.size }
            return super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
        }
        let beside = bounds.width - contentFrame.width
        var target = targetSize
        target.width = max(0, target.width - beside)
        var size = view.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
        if horizontalFittingPriority == .required { size.width = target.width }
        if verticalFittingPriority == .required { size.height = target.height }
        return CGSize(width: size.width + beside, height: size.height)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsUpdateConfiguration()
    }

    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        engine?.contentSizeDidChange(of: self)
    }
}

/// The states of a cell.
struct CellStates {
    var isSelected = false
    var isHighlighted = false
    var isEditing = false
    var isExpanded = false
    var isReordering = false
}

extension UICollectionViewCell: CellContentsHost {
    final var contentsState: any UIConfigurationState { configurationState }
    final var updatesContentByItself: Bool { automaticallyUpdatesContentConfiguration }
    final var updatesBackgroundByItself: Bool { automaticallyUpdatesBackgroundConfiguration }

    final func installContentView(_ view: UIView?) {
        let old = contentView
        let index = subviews.firstIndex { $0 === old } ?? 0
        old.removeFromSuperview()
        shownContent = view
        contentView.preservesSuperviewLayoutMargins = true
        insertSubview(contentView, at: min(index, subviews.count))
        setNeedsLayout()
        engine?.contentSizeDidChange(of: self)
    }

    final func runConfigurationUpdate() {
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }

    final func backgroundViewDidChange() {}
}
