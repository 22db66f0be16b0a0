import CoreGraphics

/// A list's view whose content and background can come from configurations.
@MainActor
protocol CellContentsHost: UIView {
    /// The state that the configurations are updated for.
    var contentsState: any UIConfigurationState { get }
    /// Whether each of them is updated automatically when the state changes.
    var updatesContentByItself: Bool { get }
    var updatesBackgroundByItself: Bool { get }
    /// Installs a view in place of the content view; nil restores the default one.
    func installContentView(_ view: UIView?)
    /// Calls `updateConfiguration(using:)` and the update handler.
    func runConfigurationUpdate()
    /// Called when the background view was added or removed.
    func backgroundViewDidChange()
}

/// The configured content and background of one cell, header or footer.
@MainActor
final class CellContents {
    private unowned let host: any CellContentsHost
    private var ownContent: (any UIContentConfiguration)?
    private var ownBackground: UIBackgroundConfiguration?
    private(set) var contentView: (any UIView & UIContentView)?
    private(set) var backgroundView: ButtonBackground?
    private(set) var needsUpdate = true

    init(_ host: any CellContentsHost) { self.host = host }

    // MARK: Content

    var content: (any UIContentConfiguration)? {
        get { ownContent }
        set {
            ownContent = newValue
            guard let newValue else {
                guard contentView != nil else { return }
                contentView = nil
                return host.installContentView(nil)
            }
            show(newValue)
        }
    }

    private func show(_ configuration: any UIContentConfiguration) {
        let shown = host.updatesContentByItself ? configuration.updated(for: host.contentsState) : configuration
        if let view = contentView, view.supports(shown) {
            view.configuration = shown
        } else {
            let view = shown.makeContentView()
            contentView = view
            host.installContentView(view)
        }
        host.setNeedsLayout()
    }

    // MARK: Background

    var background: UIBackgroundConfiguration? {
        get { ownBackground }
        set {
            ownBackground = newValue
            guard let newValue else {
                guard let view = backgroundView else { return }
                view.removeFromSuperview()
                backgroundView = nil
                return host.backgroundViewDidChange()
            }
            show(newValue)
        }
    }

    private func show(_ configuration: UIBackgroundConfiguration) {
        let shown = host.updatesBackgroundByItself ? configuration.updated(for: host.contentsState) : configuration
        let isNew = backgroundView == nil
        let view = backgroundView ?? ButtonBackground()
        backgroundView = view
        view.show(
            shown, color: shown.resolvedBackgroundColor(for: host.tintColor), radius: shown.cornerRadius,
            tint: host.tintColor)
        view.picture.isHidden = shown.image == nil
        if isNew {
            host.insertSubview(view, at: 0)
            host.backgroundViewDidChange()
        }
        place()
    }

    /// Lays out the background in the host.
    func place() {
        guard let view = backgroundView, let background = ownBackground else { return }
        var insets = background.backgroundInsets
        let (margins, edges) = (host.directionalLayoutMargins, background.edgesAddingLayoutMarginsToBackgroundInsets)
        if edges.contains(.top) { insets.top += margins.top }
        if edges.contains(.bottom) { insets.bottom += margins.bottom }
        if edges.contains(.leading) { insets.leading += margins.leading }
        if edges.contains(.trailing) { insets.trailing += margins.trailing }
        let frame = host.bounds.inset(by: insets.absolute(isRightToLeft: host.isRightToLeft))
        if view.frame != frame { view.frame = frame }
    }

    // MARK: Updates

    func setNeedsUpdate() {
        needsUpdate = true
        host.setNeedsLayout()
    }

    func updateIfNeeded() {
        guard needsUpdate else { return }
        needsUpdate = false
        if host.updatesContentByItself, let ownContent { show(ownContent) }
        if host.updatesBackgroundByItself, let ownBackground { show(ownBackground) }
        host.runConfigurationUpdate()
    }
}
