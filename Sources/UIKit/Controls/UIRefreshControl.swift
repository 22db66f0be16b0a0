import CoreGraphics
public import Foundation
import QuartzCore

/// A control that starts a refresh when the content of a scroll view is pulled down: set it as the view's
/// `refreshControl`, and add an action for `.valueChanged`.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uirefreshcontrol)
@preconcurrency @MainActor
open class UIRefreshControl: UIControl, ScrollRefresher {
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let label = UILabel()
    /// Whether the current pull has started a refresh: another refresh requires another pull.
    private var isSpent = false

    /// The opacity of the spinner and the title: 0 while the content is at its resting position.
    private var visibility: CGFloat = 0 {
        didSet { (spinner.alpha, label.alpha) = (visibility, visibility) }
    }

    /// The height of the control without and with a title, and the pull distance that starts a refresh, in points.
    private static let (height, titledHeight, threshold): (CGFloat, CGFloat, CGFloat) = (60, 76, 100)

    public override init(frame: CGRect) {
        let size = CGSize(width: 320, height: UIRefreshControl.height)
        super.init(frame: frame.isEmpty ? CGRect(origin: frame.origin, size: size) : frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        spinner.hidesWhenStopped = false
        visibility = 0
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 12)
        label.textColor = .secondaryLabel
        isUserInteractionEnabled = false
        addSubview(spinner)
        addSubview(label)
    }

    override func isOwnPart(_ subview: UIView) -> Bool { true }

    /// Whether a refresh is in progress.
    open private(set) var isRefreshing = false

    /// The text below the spinner. Nil by default.
    open var attributedTitle: NSAttributedString? {
        didSet {
            label.attributedText = attributedTitle
            scrollView?.setNeedsLayout()
            if isRefreshing { scrollView?.setRefreshInset(ownHeight) }
            place()
        }
    }

    /// The colour of the spinner; nil, the default, for the system's grey.
    open override var tintColor: UIColor! { didSet { spinner.color = tintColor } }

    /// Starts a refresh programmatically. The content stays where it is, and no action is called.
    open func beginRefreshing() { start() }

    /// Ends the refresh: the content returns to its resting position.
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        guard let scrollView else { return stop() }
        scrollView.setRefreshInset(0)
        let top = -scrollView.adjustedContentInset.top
        if scrollView.contentOffset.y < top, !scrollView.isTracking {
            scrollView.setContentOffset(CGPoint(x: scrollView.contentOffset.x, y: top), animated: window != nil)
        }
        UIView.animate(withDuration: 0.25) {
            self.visibility = 0
        } completion: { _ in
            self.stop()
        }
    }

    private func start() {
        guard !isRefreshing else { return }
        isRefreshing = true
        visibility = 1
        spinner.startAnimating()
        scrollView?.setRefreshInset(ownHeight)
        place()
    }

    private func stop() { if !isRefreshing { spinner.stopAnimating() } }

    // MARK: Scroll view

    private var scrollView: UIScrollView? { superview as? UIScrollView }
    private var ownHeight: CGFloat {
        attributedTitle == nil ? UIRefreshControl.height : UIRefreshControl.titledHeight
    }

    final func attach(to scrollView: UIScrollView) {
        scrollView.refresher = self
        scrollView.alwaysBounceVertical = true
        scrollView.insertSubview(self, at: 0)
        if isRefreshing { scrollView.setRefreshInset(ownHeight) }
        place()
    }

    final func detach(from scrollView: UIScrollView) {
        scrollView.refresher = nil
        scrollView.setRefreshInset(0)
        removeFromSuperview()
    }

    private func place() {
        guard let scrollView else { return }
        let height = ownHeight
        let wanted = CGRect(x: 0, y: -height, width: scrollView.bounds.width, height: height)
        if frame != wanted { frame = wanted }
    }

    final func contentDidMove(in scrollView: UIScrollView) {
        place()
        let resting = -scrollView.adjustedContentInset.top
        let pull = resting + scrollView.refreshInset - scrollView.contentOffset.y
        if !isRefreshing, !isSpent { visibility = min(max(pull / UIRefreshControl.threshold, 0), 1) }
        if isSpent, !scrollView.isDragging, !isRefreshing { isSpent = false }
        guard isEnabled, scrollView.isDragging, !isSpent, !isRefreshing, pull >= UIRefreshControl.threshold else {
            return
        }
        isSpent = true
        start()
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let size = spinner.intrinsicContentSize
        let middle = UIRefreshControl.height / 2
        spinner.frame = CGRect(
            x: (bounds.width - size.width) / 2, y: middle - size.height / 2, width: size.width, height: size.height)
        label.frame = CGRect(x: 0, y: bounds.height - 24, width: bounds.width, height: 16)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: ownHeight)
    }
}
