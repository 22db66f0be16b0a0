import CoreGraphics
public import Foundation
import QuartzCore

/// A row of segments of which one is chosen; a light plate slides to it.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uisegmentedcontrol)
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    /// The index of no segment.
    public static let noSegment = -1

    final let track = UIView()
    final let plate = ControlThumb(
        wide: .init(offset: 3, radius: 4, opacity: 0.12), narrow: .init(offset: 3, radius: 0.5, opacity: 0.04))
    final var segments: [SegmentView] = []
    final var attributes = StateTable<[NSAttributedString.Key: Any]>()
    final var chosen = UISegmentedControl.noSegment
    /// Where the finger is.
    final var pressed: Int?
    /// Whether the finger came down on the plate, which then follows it.
    final var dragsPlate = false

    /// A control without segments, with a frame in its superview's space, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [track, plate] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        track.layer.cornerRadius = SegmentMetrics.radius
        plate.isHidden = true
        showState()
    }

    /// A control with segments of strings, images and actions.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        for item in items ?? [] {
            switch item {
            case let title as String: put(SegmentView(title: title, image: nil, action: nil), at: segments.count)
            case let image as UIImage: put(SegmentView(title: nil, image: image, action: nil), at: segments.count)
            case let action as UIAction: insertSegment(action: action, at: segments.count, animated: false)
            default: reportOnce("A segment can't be made of a \(type(of: item)); it was left out")
            }
        }
        sizeToFit()
    }

    /// A control with a segment for each action, which shows its title or image and calls it when chosen.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { insertSegment(action: action, at: segments.count, animated: false) }
        if frame.isEmpty { sizeToFit() }
    }

    public required init?(coder: NSCoder) { nil }

    // MARK: Segments

    /// How many segments there are.
    open var numberOfSegments: Int { segments.count }

    /// Inserts a segment with a title at an index, clamped to the valid range.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        put(SegmentView(title: title, image: nil, action: nil), at: segment, animated: animated)
    }

    /// Inserts a segment with an image at an index, clamped to the valid range.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        put(SegmentView(title: nil, image: image, action: nil), at: segment, animated: animated)
    }

    /// Inserts a segment with an action at an index, clamped to the valid range.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        let view = SegmentView(title: action.title, image: action.image, action: action)
        view.isEnabled = !action.attributes.contains(.disabled)
        put(view, at: segment, animated: animated)
    }

    /// Removes a segment, with the index clamped to the valid range. If it was selected, none is selected afterwards.
    open func removeSegment(at segment: Int, animated: Bool) { take(at: segment, animated: animated) }

    /// Takes all segments out.
    open func removeAllSegments() {
        while !segments.isEmpty { take(at: 0, animated: false) }
    }

    /// Shows a title in place of what a segment shows.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) {
            $0.label.text = title
            $0.imageView.image = nil
        }
    }

    /// The title of a segment; nil where there is none.
    open func titleForSegment(at segment: Int) -> String? { view(at: segment)?.label.text }

    /// Shows an image in place of what a segment shows.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) {
            $0.imageView.image = image
            $0.label.text = nil
        }
    }

    /// The image of a segment; nil where there is none.
    open func imageForSegment(at segment: Int) -> UIImage? { view(at: segment)?.imageView.image }

    /// Sets a segment's action, whose title or image it shows and which it calls when selected.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment) {
            $0.action = action
            $0.imageView.image = action.image
            $0.label.text = action.image == nil ? action.title : nil
        }
    }

    /// The action of a segment; nil where there is none.
    open func actionForSegment(at segment: Int) -> UIAction? { view(at: segment)?.action }

    /// The index of the segment with an action's identifier; `NSNotFound` for none.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
    }

    /// Sets a segment's width, in points; 0 for automatic.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        guard width.isFinite, width >= 0 else {
            return reportOnce("A segment can't be \(width) points wide; the old width stays")
        }
        change(segment) { $0.fixedWidth = width }
    }

    /// The width that a segment was given, in points; 0 for as wide as it comes out.
    open func widthForSegment(at segment: Int) -> CGFloat { view(at: segment)?.fixedWidth ?? 0 }

    /// Moves a segment's title or image, in points.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        change(segment) { $0.contentOffset = offset }
    }

    /// How far a segment's title or image is moved, in points.
    open func contentOffsetForSegment(at segment: Int) -> CGSize { view(at: segment)?.contentOffset ?? .zero }

    /// Whether a segment can be chosen by touch. True by default.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }

    /// Whether a segment can be chosen by touch; false where there is none.
    open func isEnabledForSegment(at segment: Int) -> Bool { view(at: segment)?.isEnabled ?? false }

    // MARK: The choice

    /// The chosen segment; `noSegment`, the default, for none. Setting it tells no action.
    open var selectedSegmentIndex: Int {
        get { chosen }
        set {
            guard newValue == UISegmentedControl.noSegment || segments.indices.contains(newValue) else {
                return reportOnce("There is no segment \(newValue) to choose; the old choice stays")
            }
            chosen = newValue
            showState()
        }
    }

    /// Whether segments are buttons, and none stays chosen. False by default.
    open var isMomentary = false { didSet { showState() } }

    /// Whether segments without a width of their own are as wide as their contents ask, and not all alike.
    open var apportionsSegmentWidthsByContent = false {
        didSet {
            invalidateIntrinsicContentSize()
            noteLayoutChange()
        }
    }

    // MARK: Looks

    /// What fills the plate; nil, the default, for the system's: white, or gray in the dark.
    open var selectedSegmentTintColor: UIColor? { didSet { showState() } }

    /// Sets the attributes of titles in a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        self.attributes[state] = attributes
        showState()
        invalidateIntrinsicContentSize()
    }

    /// The attributes of titles in a state, as they were set.
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { attributes[state] }

    open override var backgroundColor: UIColor? {
        get { ownTrackColor }
        set {
            ownTrackColor = newValue
            showState()
        }
    }

    final var ownTrackColor: UIColor?

    override func stateDidChange() { showState() }

    open override var intrinsicContentSize: CGSize { fittingSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    // MARK: Touches

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { press(touch) }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        drag(touch)
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { endPress(isTouchInside) }

    open override func cancelTracking(with event: UIEvent?) { endPress(false) }

    override func keepsTouches(from recognizer: UIGestureRecognizer) -> Bool { isEnabled && recognizer.isSingleTap }
}

/// The measures of segmented controls, in points.
enum SegmentMetrics {
    static let height: CGFloat = 32
    static let radius: CGFloat = 9
    /// From the control's edge to the plate.
    static let inset: CGFloat = 2
    static let plateRadius: CGFloat = 7
    /// How small the plate is under a finger.
    static let pressedScale: CGFloat = 0.95
    static let duration = 0.3
}
