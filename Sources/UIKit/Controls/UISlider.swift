import CoreGraphics
public import Foundation
import QuartzCore

/// A control for selecting a value in a range by dragging a thumb along a track.
///
/// While `isContinuous`, `.valueChanged` is sent at each move and once more when the touch ends, with `isTracking`
/// false; otherwise it is sent only at the end.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uislider)
@preconcurrency @MainActor
open class UISlider: UIControl {
    private enum Metrics {
        static let height: CGFloat = 31
        static let track: CGFloat = 4
        static let thumb: CGFloat = 28
        /// The distance of the track from the sides.
        static let margin: CGFloat = 2
        /// The distance between an image at an end and the track.
        static let imageGap: CGFloat = 8
        /// The margin around the thumb in which touches grab it.
        static let reach: CGFloat = 12
    }

    private let maximumTrack = UIImageView()
    private let minimumTrack = UIImageView()
    private let plainThumb = ControlThumb(
        wide: .init(offset: 6, radius: 6.5, opacity: 0.12), narrow: .init(offset: 0.5, radius: 2, opacity: 0.12))
    private let thumbImageView = UIImageView()
    private let minimumEnd = UIImageView()
    private let maximumEnd = UIImageView()

    private var ownValue: Float = 0
    private var limits: (minimum: Float, maximum: Float) = (0, 1)
    private var images = SliderImages()
    /// The offset of the finger from the thumb's centre.
    private var grip: CGFloat = 0

    /// Creates a slider with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        makeParts()
    }

    private func makeParts() {
        for view in [maximumTrack, minimumTrack] { view.clipsToBounds = true }
        for view in [maximumTrack, minimumTrack, minimumEnd, maximumEnd, plainThumb, thumbImageView] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        showLooks()
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override class var archivedFields: [ArchivedField] {
        super.archivedFields + [
            ArchivedField("minimumTrackTintColor", object: \UISlider.minimumTrackTintColor),
            ArchivedField("maximumTrackTintColor", object: \UISlider.maximumTrackTintColor),
            ArchivedField("thumbTintColor", object: \UISlider.thumbTintColor),
            ArchivedField("minimumValueImage", object: \UISlider.minimumValueImage),
            ArchivedField("maximumValueImage", object: \UISlider.maximumValueImage),
            ArchivedField("continuous", \UISlider.isContinuous),
            ArchivedField("minimumValue", \UISlider.minimumValue),
            ArchivedField("maximumValue", \UISlider.maximumValue),
            ArchivedField("value", \UISlider.value),
        ]
    }

    override func prepareToRestore() {
        super.prepareToRestore()
        makeParts()
    }

    override func isOwnPart(_ subview: UIView) -> Bool { true }

    /// The preferred behavioural style, that of a platform's controls. Stored without effect; see
    /// ``behavioralStyle``.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic

    /// The behavioural style of the slider: always that of iPad.
    open var behavioralStyle: UIBehavioralStyle { .pad }

    // MARK: Values

    /// The value, clamped to the limits. 0 by default.
    open var value: Float {
        get { ownValue }
        set { setValue(newValue, animated: false) }
    }

    /// Sets the value without calling actions, optionally animating the thumb.
    open func setValue(_ value: Float, animated: Bool) {
        guard !value.isNaN else { return reportOnce("A slider's value can't be \(value); the old one is kept") }
        let animates = animated && window != nil
        if animates { layoutIfNeeded() }
        ownValue = min(max(value, limits.minimum), limits.maximum)
        guard animates else { return noteLayoutChange() }
        UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
            self.placeParts()
        }
    }

    /// The value at the start of the track: 0 by default. Setting it above the maximum raises that.
    open var minimumValue: Float {
        get { limits.minimum }
        set { setLimits(newValue, max(newValue, limits.maximum)) }
    }

    /// The value at the end of the track: 1 by default. Setting it below the minimum lowers that.
    open var maximumValue: Float {
        get { limits.maximum }
        set { setLimits(min(newValue, limits.minimum), newValue) }
    }

    private func setLimits(_ minimum: Float, _ maximum: Float) {
        guard minimum.isFinite, maximum.isFinite else {
            return reportOnce("A slider can't have a range from \(minimum) to \(maximum); the old limits are kept")
        }
        limits = (minimum, maximum)
        ownValue = min(max(ownValue, minimum), maximum)
        noteLayoutChange()
    }

    /// Whether actions are called continuously during a drag. True by default.
    open var isContinuous = true

    // MARK: Colours and images

    override class var appearanceProperties: [AppearanceProperty] {
        let colors = [
            AppearanceProperty(.own(0), \UISlider.minimumTrackTintColor),
            AppearanceProperty(.own(1), \UISlider.maximumTrackTintColor),
            AppearanceProperty(.own(2), \UISlider.thumbTintColor),
            AppearanceProperty(.own(3), \UISlider.minimumValueImage),
            AppearanceProperty(.own(4), \UISlider.maximumValueImage),
        ]
        return super.appearanceProperties + colors
            + AppearanceProperty.ofStates(8) { (from: UISlider, to: UISlider, state) in
                to.setThumbImage(from.thumbImage(for: state), for: state)
            }
            + AppearanceProperty.ofStates(16) { (from: UISlider, to: UISlider, state) in
                to.setMinimumTrackImage(from.minimumTrackImage(for: state), for: state)
            }
            + AppearanceProperty.ofStates(24) { (from: UISlider, to: UISlider, state) in
                to.setMaximumTrackImage(from.maximumTrackImage(for: state), for: state)
            }
    }

    /// The colour of the track before the thumb; nil, the default, for the tint colour.
    open var minimumTrackTintColor: UIColor? {
        didSet {
            appearanceMarks.insert(.own(0))
            showLooks()
        }
    }

    /// The colour of the track after the thumb; nil, the default, for the system's fill.
    open var maximumTrackTintColor: UIColor? {
        didSet {
            appearanceMarks.insert(.own(1))
            showLooks()
        }
    }

    /// The colour of the thumb; nil, the default, for white.
    open var thumbTintColor: UIColor? {
        didSet {
            appearanceMarks.insert(.own(2))
            showLooks()
        }
    }

    /// The image at the start of the track.
    open var minimumValueImage: UIImage? {
        didSet {
            appearanceMarks.insert(.own(3))
            showLooks()
        }
    }

    /// The image at the end of the track.
    open var maximumValueImage: UIImage? {
        didSet {
            appearanceMarks.insert(.own(4))
            showLooks()
        }
    }

    /// Sets the thumb image for a state; states without one use that of the normal state.
    open func setThumbImage(_ image: UIImage?, for state: State) {
        appearanceMarks.insert(.own(8, state))
        images.thumb[state] = image
        showLooks()
    }

    /// Sets the image stretched over the track before the thumb, for a state.
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
        appearanceMarks.insert(.own(16, state))
        images.minimumTrack[state] = image
        showLooks()
    }

    /// Sets the image stretched over the track after the thumb, for a state.
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
        appearanceMarks.insert(.own(24, state))
        images.maximumTrack[state] = image
        showLooks()
    }

    /// Returns the thumb image set for a state.
    open func thumbImage(for state: State) -> UIImage? { images.thumb[state] }
    /// Returns the image of the track before the thumb set for a state.
    open func minimumTrackImage(for state: State) -> UIImage? { images.minimumTrack[state] }
    /// Returns the image of the track after the thumb set for a state.
    open func maximumTrackImage(for state: State) -> UIImage? { images.maximumTrack[state] }

    /// The thumb image for the current state; nil for the system's.
    open var currentThumbImage: UIImage? { images.thumb.best(for: state) }
    /// The image of the track before the thumb for the current state; nil for the system's.
    open var currentMinimumTrackImage: UIImage? { images.minimumTrack.best(for: state) }
    /// The image of the track after the thumb for the current state; nil for the system's.
    open var currentMaximumTrackImage: UIImage? { images.maximumTrack.best(for: state) }

    override var standardAccessibility: StandardAccessibility {
        var standard = super.standardAccessibility
        standard.value = StandardAccessibility.percentage((value - minimumValue) / (maximumValue - minimumValue))
        standard.traits.insert(.adjustable)
        return standard
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showLooks()
    }

    override func stateDidChange() { showLooks() }

    private func showLooks() {
        alpha = isEnabled ? 1 : 0.5
        minimumTrack.image = currentMinimumTrackImage
        maximumTrack.image = currentMaximumTrackImage
        minimumTrack.backgroundColor = minimumTrack.image == nil ? minimumTrackTintColor ?? tintColor : nil
        maximumTrack.backgroundColor = maximumTrack.image == nil ? maximumTrackTintColor ?? .systemFill : nil
        (minimumEnd.image, maximumEnd.image) = (minimumValueImage, maximumValueImage)
        minimumEnd.tintColor = .secondaryLabel
        maximumEnd.tintColor = .secondaryLabel
        thumbImageView.image = currentThumbImage
        plainThumb.isHidden = thumbImageView.image != nil
        plainThumb.color = thumbTintColor ?? .white
        noteLayoutChange()
    }

    // MARK: Layout

    /// Returns the frame of the image at the start of the track.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        endRect(minimumValueImage, in: bounds, atRight: isRightToLeft)
    }

    /// Returns the frame of the image at the end of the track.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        endRect(maximumValueImage, in: bounds, atRight: !isRightToLeft)
    }

    private func endRect(_ image: UIImage?, in bounds: CGRect, atRight: Bool) -> CGRect {
        guard let size = image?.size else { return CGRect(x: bounds.minX, y: bounds.midY, width: 0, height: 0) }
        return CGRect(
            x: atRight ? bounds.maxX - size.width : bounds.minX, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    /// Returns the frame of the track, between the images at its ends.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let ends = [minimumValueImage, maximumValueImage].map { image in
            image.map { $0.size.width + Metrics.imageGap } ?? Metrics.margin
        }
        let (left, right) = isRightToLeft ? (ends[1], ends[0]) : (ends[0], ends[1])
        let height = currentMinimumTrackImage?.size.height ?? Metrics.track
        return CGRect(
            x: bounds.minX + left, y: bounds.midY - height / 2, width: max(0, bounds.width - left - right),
            height: height)
    }

    /// Returns the frame of the thumb for a value.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size = currentThumbImage?.size ?? CGSize(width: Metrics.thumb, height: Metrics.thumb)
        let way = limits.maximum - limits.minimum
        let fraction = way > 0 && !value.isNaN ? CGFloat(min(max((value - limits.minimum) / way, 0), 1)) : 0
        let place = isRightToLeft ? 1 - fraction : fraction
        return CGRect(
            x: rect.minX + (rect.width - size.width) * place, y: rect.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    override class var standardHugging: AxisPriorities { (.defaultLow, .defaultHigh) }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Metrics.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Metrics.height) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    private func placeParts() {
        let track = trackRect(forBounds: bounds)
        let thumb = thumbRect(forBounds: bounds, trackRect: track, value: ownValue)
        minimumEnd.frame = minimumValueImageRect(forBounds: bounds)
        maximumEnd.frame = maximumValueImageRect(forBounds: bounds)
        // Both tracks extend under the thumb; only a thumb image may be transparent there.
        let middle = min(max(thumb.midX, track.minX), max(track.minX, track.maxX))
        let before = CGRect(x: track.minX, y: track.minY, width: middle - track.minX, height: track.height)
        let after = CGRect(x: middle, y: track.minY, width: max(0, track.maxX - middle), height: track.height)
        minimumTrack.frame = isRightToLeft ? after : before
        maximumTrack.frame = maximumTrack.image == nil ? track : isRightToLeft ? before : after
        for part in [minimumTrack, maximumTrack] {
            part.layer.cornerRadius = part.image == nil ? min(track.height, part.frame.width) / 2 : 0
        }
        plainThumb.frame = thumb
        thumbImageView.frame = thumb
    }

    // MARK: Touches

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let place = touch.location(in: self)
        let thumb = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: ownValue)
        guard thumb.insetBy(dx: -Metrics.reach, dy: -Metrics.reach).contains(place) else { return false }
        grip = place.x - thumb.midX
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let new = value(at: touch.location(in: self).x - grip)
        guard new != ownValue else { return true }
        ownValue = new
        placeParts()
        if isContinuous { sendValueChanged() }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { sendValueChanged() }

    /// Increases the value by a tenth of the range, for assistive technologies.
    open override func accessibilityIncrement() { adjust(by: 0.1) }

    /// Decreases the value by a tenth of the range.
    open override func accessibilityDecrement() { adjust(by: -0.1) }

    private func adjust(by fraction: Float) {
        guard isEnabled else { return }
        setValue(value + (maximumValue - minimumValue) * fraction, animated: false)
        sendValueChanged()
    }

    /// Returns the value for which the thumb is centred at a position.
    private func value(at x: CGFloat) -> Float {
        let track = trackRect(forBounds: bounds)
        let width = thumbRect(forBounds: bounds, trackRect: track, value: ownValue).width
        let way = track.width - width
        guard way > 0, x.isFinite else { return ownValue }
        let place = min(max((x - track.minX - width / 2) / way, 0), 1)
        let fraction = Float(isRightToLeft ? 1 - place : place)
        return min(limits.minimum + fraction * (limits.maximum - limits.minimum), limits.maximum)
    }

    override func keepsTouches(from recognizer: UIGestureRecognizer) -> Bool {
        isEnabled && isTracking && recognizer is UISwipeGestureRecognizer
    }
}

/// The images of a slider's parts, by state.
private struct SliderImages {
    var thumb = StateTable<UIImage>()
    var minimumTrack = StateTable<UIImage>()
    var maximumTrack = StateTable<UIImage>()
}
