import CoreGraphics
public import Foundation
import QuartzCore

/// A bar that shows the progress of a task.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiprogressview)
@preconcurrency @MainActor
open class UIProgressView: UIView {
    /// The style of a progress bar: standalone, or at the edge of a toolbar, where it is thinner and has no rounded
    /// corners.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uiprogressview/style)
    public enum Style: Int, Sendable {
        /// A standalone bar.
        case `default`
        /// A bar at the edge of a toolbar.
        case bar
    }

    private let track = UIImageView()
    private let filled = UIImageView()
    private var value: Float = 0

    /// Creates a bar with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        makeParts()
    }

    private func makeParts() {
        isOpaque = false
        for view in [track, filled] {
            view.clipsToBounds = true
            addSubview(view)
        }
        showColors()
    }

    /// Creates a bar of a style, 150 points long.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 150, height: style.height))
        progressViewStyle = style
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override class var archivedFields: [ArchivedField] {
        super.archivedFields + [
            ArchivedField("progressViewStyle", choice: \UIProgressView.progressViewStyle),
            ArchivedField("progressTintColor", object: \UIProgressView.progressTintColor),
            ArchivedField("trackTintColor", object: \UIProgressView.trackTintColor),
            ArchivedField("progressImage", object: \UIProgressView.progressImage),
            ArchivedField("trackImage", object: \UIProgressView.trackImage),
            ArchivedField("progress", \UIProgressView.progress),
        ]
    }

    override func prepareToRestore() { makeParts() }

    override func isOwnPart(_ subview: UIView) -> Bool { true }

    /// The style of the bar.
    open var progressViewStyle = Style.default {
        didSet {
            invalidateIntrinsicContentSize()
            noteLayoutChange()
        }
    }

    // MARK: Value

    /// The progress, clamped to 0...1. 0 by default.
    open var progress: Float {
        get { value }
        set { setProgress(newValue, animated: false) }
    }

    /// Sets the progress, optionally animating the bar.
    open func setProgress(_ progress: Float, animated: Bool) {
        guard !progress.isNaN else { return reportOnce("A progress can't be \(progress); the old one is kept") }
        if animated, window != nil { layoutIfNeeded() }
        value = min(max(progress, 0), 1)
        guard animated, window != nil else { return noteLayoutChange() }
        UIView.animate(
            withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState, .curveEaseInOut]
        ) { self.placeParts() }
    }

    /// The progress to observe; nil, the default, for none. The bar polls it ten times a second while it is in a
    /// window.
    open var observedProgress: Progress? {
        didSet {
            guard observedProgress !== oldValue else { return }
            observation += 1
            followProgress(observation)
        }
    }
    private var observation = 0

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        observation += 1
        followProgress(observation)
    }

    /// Shows the current progress, and schedules the next update.
    private func followProgress(_ number: Int) {
        guard number == observation, let observedProgress else { return }
        let fraction = Float(observedProgress.fractionCompleted)
        if fraction != progress { setProgress(fraction, animated: window != nil && fraction > progress) }
        guard window != nil, !observedProgress.isFinished, !observedProgress.isCancelled else { return }
        MediaClock.call(at: CACurrentMediaTime() + 0.1) { [weak self] in
            MainActor.assumeIsolated { self?.followProgress(number) }
        }
    }

    // MARK: Appearance

    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [
            AppearanceProperty(.own(0), \UIProgressView.progressTintColor),
            AppearanceProperty(.own(1), \UIProgressView.trackTintColor),
            AppearanceProperty(.own(2), \UIProgressView.progressImage),
            AppearanceProperty(.own(3), \UIProgressView.trackImage),
        ]
    }

    /// The colour of the completed part; nil, the default, for the tint colour.
    open var progressTintColor: UIColor? {
        didSet {
            appearanceMarks.insert(.own(0))
            showColors()
        }
    }

    /// The colour of the remaining part; nil, the default, for the system's fill.
    open var trackTintColor: UIColor? {
        didSet {
            appearanceMarks.insert(.own(1))
            showColors()
        }
    }

    /// The image stretched over the completed part, instead of a colour.
    open var progressImage: UIImage? {
        didSet {
            appearanceMarks.insert(.own(2))
            showColors()
        }
    }

    /// The image stretched over the whole bar, instead of a colour.
    open var trackImage: UIImage? {
        didSet {
            appearanceMarks.insert(.own(3))
            showColors()
        }
    }

    override var standardAccessibility: StandardAccessibility {
        StandardAccessibility(
            isElement: true, value: StandardAccessibility.percentage(progress), traits: .updatesFrequently)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showColors()
    }

    private func showColors() {
        (track.image, filled.image) = (trackImage, progressImage)
        track.backgroundColor = trackImage == nil ? trackTintColor ?? .systemFill : nil
        filled.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
        noteLayoutChange()
    }

    override class var standardHugging: AxisPriorities { (.defaultLow, .defaultHigh) }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: progressViewStyle.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: progressViewStyle.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    private func placeParts() {
        let isRound = progressViewStyle == .default && trackImage == nil && progressImage == nil
        let radius = isRound ? bounds.height / 2 : 0
        var part = bounds
        part.size.width *= CGFloat(value)
        if isRightToLeft { part.origin.x = bounds.maxX - part.width }
        track.frame = bounds
        filled.frame = part
        (track.layer.cornerRadius, filled.layer.cornerRadius) = (radius, min(radius, part.width / 2))
    }
}

extension UIProgressView.Style {
    fileprivate var height: CGFloat { self == .bar ? 2.5 : 4 }
}
