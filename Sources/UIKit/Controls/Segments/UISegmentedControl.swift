import CoreGraphics
public import Foundation
import QuartzCore

/// A row of segments of which one is selected, marked by a sliding thumb.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uisegmentedcontrol)
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    /// The index for no segment.
    public static let noSegment = -1

    final let track = UIView()
    final let plate = ControlThumb(
        wide: .init(offset: 3, radius: 4, opacity: 0.12), narrow: .init(offset: 3, radius: 0.5, opacity: 0.04))
    final var segments: [SegmentView] = []
    final var attributes = StateTable<[NSAttributedString.Key: Any]>()
    final var images = SegmentImages()
    final var chosen = UISegmentedControl.noSegment
    /// The segment under the finger.
    final var pressed: Int?
    /// Whether the touch began on the plate, which then follows the finger.
    final var dragsPlate = false

    /// Creates a control without segments, with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        makeParts()
    }

    private func makeParts() {
        for view in [track, plate] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        track.layer.cornerRadius = SegmentMetrics.radius
        plate.isHidden = true
        showState()
    }

    /// Creates a control with segments from strings, images and actions.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        for item in items ?? [] {
            switch item {
            case let title as String: put(SegmentView(title: title, image: nil, action: nil), at: segments.count)
            case let image as UIImage: put(SegmentView(title: nil, image: image, action: nil), at: segments.count)
            case let action as UIAction: insertSegment(action: action, at: segments.count, animated: false)
            default: reportOnce("A segment can't be created from a \(type(of: item)); ignored")
            }
        }
        sizeToFit()
    }

    /// Creates a control with a segment per action, which shows its title or image and performs it when selected.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { insertSegment(action: action, at: segments.count, animated: false) }
        if frame.isEmpty { sizeToFit() }
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override class var archivedFields: [ArchivedField] {
        super.archivedFields + [
            ArchivedField("selectedSegmentTintColor", object: \UISegmentedControl.selectedSegmentTintColor),
            ArchivedField("momentary", \UISegmentedControl.isMomentary),
            ArchivedField("apportionsWidths", \UISegmentedControl.apportionsSegmentWidthsByContent),
            ArchivedField(of: UISegmentedControl.self) {
                $0.archiveSegments(in: $1)
            } read: {
                (control, archive) throws(ArchiveError) in
                try control.restoreSegments(from: archive)
            },
        ]
    }

    override func prepareToRestore() {
        super.prepareToRestore()
        makeParts()
    }

    /// Archives the segments' titles, images, widths and enabled states, and the selection.
    private func archiveSegments(in archive: ViewArchive) {
        archive["segments"] = .list(segments.map { .value(.string($0.label.text ?? "")) })
        archive["segmentWidths"] = .value(.numbers(segments.map(\.fixedWidth)))
        archive["segmentsEnabled"] = .value(.numbers(segments.map { $0.isEnabled ? 1 : 0 }))
        archive["selectedSegment"] = chosen.archived
        for (index, segment) in segments.enumerated() {
            archive.write(segment.imageView.image, forKey: "SegmentImage.\(index)")
        }
    }

    private func restoreSegments(from archive: ViewArchive) throws(ArchiveError) {
        guard case .list(let titles)? = archive["segments"] else { return }
        var (widths, enabled): ([CGFloat], [CGFloat]) = ([], [])
        if case .value(.numbers(let numbers))? = archive["segmentWidths"] { widths = numbers }
        if case .value(.numbers(let numbers))? = archive["segmentsEnabled"] { enabled = numbers }
        for (index, title) in titles.enumerated() {
            guard let title = String(archived: title) else { throw .badValue(key: "segments") }
            let image = try archive.object(UIImage.self, forKey: "SegmentImage.\(index)")
            put(SegmentView(title: image == nil ? title : nil, image: image, action: nil), at: index)
            if widths.indices.contains(index) { setWidth(widths[index], forSegmentAt: index) }
            if enabled.indices.contains(index) { setEnabled(enabled[index] != 0, forSegmentAt: index) }
        }
        let selected = try archive.value(Int.self, "selectedSegment") ?? UISegmentedControl.noSegment
        if segments.indices.contains(selected) { selectedSegmentIndex = selected }
    }

    override func isOwnPart(_ subview: UIView) -> Bool { true }

    // MARK: Segments

    /// The number of segments.
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

    /// Removes all segments.
    open func removeAllSegments() {
        while !segments.isEmpty { take(at: 0, animated: false) }
    }

    /// Sets a segment's title, replacing its image.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) {
            $0.label.text = title
            $0.imageView.image = nil
        }
    }

    /// Returns the title of a segment; nil if there is none.
    open func titleForSegment(at segment: Int) -> String? { view(at: segment)?.label.text }

    /// Sets a segment's image, replacing its title.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) {
            $0.imageView.image = image
            $0.label.text = nil
        }
    }

    /// Returns the image of a segment; nil if there is none.
    open func imageForSegment(at segment: Int) -> UIImage? { view(at: segment)?.imageView.image }

    /// Sets a segment's action, whose title or image it shows and which it performs when selected.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment) {
            $0.action = action
            $0.imageView.image = action.image
            $0.label.text = action.image == nil ? action.title : nil
        }
    }

    /// Returns the action of a segment; nil if there is none.
    open func actionForSegment(at segment: Int) -> UIAction? { view(at: segment)?.action }

    /// Returns the index of the segment with an action's identifier; `NSNotFound` for none.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
    }

    /// Sets a segment's width, in points; 0 for automatic.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        guard width.isFinite, width >= 0 else {
            return reportOnce("A segment can't be \(width) points wide; the old width is kept")
        }
        change(segment) { $0.fixedWidth = width }
    }

    /// Returns the width set for a segment, in points; 0 for automatic.
    open func widthForSegment(at segment: Int) -> CGFloat { view(at: segment)?.fixedWidth ?? 0 }

    /// Sets the offset of a segment's title or image, in points.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        change(segment) { $0.contentOffset = offset }
    }

    /// Returns the offset of a segment's title or image, in points.
    open func contentOffsetForSegment(at segment: Int) -> CGSize { view(at: segment)?.contentOffset ?? .zero }

    /// Enables or disables a segment; segments are enabled by default.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }

    /// Returns whether a segment is enabled; false if there is no such segment.
    open func isEnabledForSegment(at segment: Int) -> Bool { view(at: segment)?.isEnabled ?? false }

    // MARK: Selection

    /// The index of the selected segment; `noSegment`, the default, for none. Setting it sends no actions.
    open var selectedSegmentIndex: Int {
        get { chosen }
        set {
            guard newValue == UISegmentedControl.noSegment || segments.indices.contains(newValue) else {
                return reportOnce("There is no segment \(newValue) to select; the old selection is kept")
            }
            chosen = newValue
            showState()
        }
    }

    /// Whether segments act as buttons that don't stay selected. False by default.
    open var isMomentary = false { didSet { showState() } }

    /// Whether segments without a custom width fit their content instead of all being equally wide.
    open var apportionsSegmentWidthsByContent = false {
        didSet {
            invalidateIntrinsicContentSize()
            noteLayoutChange()
        }
    }

    // MARK: Appearance

    /// The colour of the thumb; nil, the default, for the system's: white, or gray in dark interfaces.
    open var selectedSegmentTintColor: UIColor? {
        didSet {
            appearanceMarks.insert(.own(0))
            showState()
        }
    }

    /// The segments are accessibility elements, not the control.
    override var standardAccessibility: StandardAccessibility { StandardAccessibility() }

    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [AppearanceProperty(.own(0), \UISegmentedControl.selectedSegmentTintColor)]
            + AppearanceProperty.ofStates(1) { (from: UISegmentedControl, to: UISegmentedControl, state) in
                to.setTitleTextAttributes(from.titleTextAttributes(for: state), for: state)
            }
    }

    /// Sets the text attributes of titles in a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        appearanceMarks.insert(.own(1, state))
        self.attributes[state] = attributes
        showState()
        invalidateIntrinsicContentSize()
    }

    /// Returns the text attributes set for titles in a state.
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { attributes[state] }

    open override var backgroundColor: UIColor? {
        get { ownTrackColor }
        set {
            appearanceMarks.insert(.backgroundColor)
            changing("backgroundColor", of: self) { ownTrackColor = newValue }
            showState()
        }
    }

    final var ownTrackColor: UIColor?

    override func stateDidChange() { showState() }

    override class var standardHugging: AxisPriorities { (.defaultLow, .defaultHigh) }

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

/// The metrics of segmented controls, in points.
enum SegmentMetrics {
    static let height: CGFloat = 32
    static let radius: CGFloat = 9
    /// The distance from the control's edge to the plate.
    static let inset: CGFloat = 2
    static let plateRadius: CGFloat = 7
    /// The scale of the plate while it is touched.
    static let pressedScale: CGFloat = 0.95
    static let duration = 0.3
}
