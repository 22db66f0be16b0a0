import CoreGraphics
public import Foundation
import QuartzCore

/// A row of dots, one per page, with that of the current page highlighted. A tap to either side turns the page.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uipagecontrol)
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    enum Metrics {
        static let dot: CGFloat = 7
        /// The distance between the centres of adjacent dots.
        static let step: CGFloat = 16
        static let margin: CGFloat = 8
        static let height: CGFloat = 26
        /// The maximum number of dots; more couldn't be distinguished or even seen.
        static let maxCount = 1000
        /// The length of a dot with progress; below, how far a finger moves, or how long it rests, before it scrubs.
        static let bar: CGFloat = 26
        static let (slack, patience): (CGFloat, TimeInterval) = (8, 0.3)
    }

    final var dots: [PageDot] = []
    final let plate = UIView()
    private var pageCount = 0
    private var page = 0
    final var images: [Int: UIImage] = [:]
    final var currentImages: [Int: UIImage] = [:]
    /// The location and time of the touch's start.
    final var touchStart: (place: CGPoint, time: CFTimeInterval)?
    /// Whether a finger is scrubbing through the pages.
    final var isScrubbing = false

    override class var archivedFields: [ArchivedField] {
        super.archivedFields + [
            ArchivedField("pageIndicatorTintColor", object: \UIPageControl.pageIndicatorTintColor),
            ArchivedField("currentPageIndicatorTintColor", object: \UIPageControl.currentPageIndicatorTintColor),
            ArchivedField("hidesForSinglePage", \UIPageControl.hidesForSinglePage),
            ArchivedField("numberOfPages", \UIPageControl.numberOfPages),
            ArchivedField("currentPage", \UIPageControl.currentPage),
        ]
    }

    override func isOwnPart(_ subview: UIView) -> Bool { true }

    // MARK: Pages

    /// The number of pages. 0 by default.
    open var numberOfPages: Int {
        get { pageCount }
        set {
            pageCount = max(0, newValue)
            page = min(page, max(0, pageCount - 1))
            makeDots()
            invalidateIntrinsicContentSize()
        }
    }

    /// The page whose dot is highlighted, clamped to the available pages. 0 by default.
    open var currentPage: Int {
        get { page }
        set {
            let old = page
            page = min(max(0, newValue), max(0, pageCount - 1))
            showColors()
            if page != old { progress?.pageDidChange(to: page) }
        }
    }

    /// Whether the dot is hidden if there is only one page. False by default.
    open var hidesForSinglePage = false {
        didSet { noteLayoutChange() }
    }

    private func makeDots() {
        let count = min(pageCount, Metrics.maxCount)
        while dots.count > count { dots.removeLast().removeFromSuperview() }
        while dots.count < count {
            let dot = PageDot()
            dots.append(dot)
            addSubview(dot)
        }
        showColors()
    }

    // MARK: Appearance

    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [
            AppearanceProperty(.own(0), \UIPageControl.pageIndicatorTintColor),
            AppearanceProperty(.own(1), \UIPageControl.currentPageIndicatorTintColor),
            AppearanceProperty(.own(2), \UIPageControl.preferredIndicatorImage),
            AppearanceProperty(.own(3), \UIPageControl.preferredCurrentPageIndicatorImage),
        ]
    }

    /// The colour of the dots; nil, the default, for half-transparent white.
    open var pageIndicatorTintColor: UIColor? {
        didSet {
            appearanceMarks.insert(.own(0))
            showColors()
        }
    }

    /// The colour of the current page's dot; nil, the default, for white.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet {
            appearanceMarks.insert(.own(1))
            showColors()
        }
    }

    /// The image that replaces the dots; nil, the default, for dots.
    open var preferredIndicatorImage: UIImage? {
        didSet {
            appearanceMarks.insert(.own(2))
            showColors()
        }
    }

    /// The image that replaces the current page's dot; nil, the default, for that of other pages.
    open var preferredCurrentPageIndicatorImage: UIImage? {
        didSet {
            appearanceMarks.insert(.own(3))
            showColors()
        }
    }

    /// The background style of the dots. `.automatic` by default: a plate while a finger scrubs.
    open var backgroundStyle = BackgroundStyle.automatic { didSet { showColors() } }

    /// The direction in which pages follow one another. `.natural` by default.
    open var direction = Direction.natural {
        didSet {
            invalidateIntrinsicContentSize()
            noteLayoutChange()
        }
    }

    /// Whether a finger that rests or moves along the dots scrubs through the pages. True by default.
    open var allowsContinuousInteraction = true

    /// The state of the user's interaction: `.none` while the control isn't touched.
    open internal(set) var interactionState = InteractionState.none

    /// The progress that the current page's dot shows; nil, the default, for none.
    open var progress: UIPageControlProgress? {
        didSet {
            guard progress !== oldValue else { return }
            oldValue?.control = nil
            progress?.control = self
            for changed in [oldValue, progress] {
                if let changed { changed.delegate?.pageControlProgressVisibilityDidChange(changed) }
            }
            progress?.pageDidChange(to: page)
            invalidateIntrinsicContentSize()
            showColors()
        }
    }

    /// Returns the size required for a number of dots, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let gaps = CGFloat(max(0, min(pageCount, Metrics.maxCount) - 1))
        var dots = pageCount > 0 ? gaps * Metrics.step + Metrics.dot : 0
        if pageCount > 0, progress?.isProgressVisible ?? false { dots += Metrics.bar - Metrics.dot }
        let size = CGSize(width: dots + 2 * Metrics.margin, height: Metrics.height)
        return isVertical ? CGSize(width: size.height, height: size.width) : size
    }

    override var standardAccessibility: StandardAccessibility {
        var standard = super.standardAccessibility
        standard.value = "page \(page + 1) of \(pageCount)"
        standard.traits.formUnion([.adjustable, .updatesFrequently])
        return standard
    }

    /// Goes to the next page.
    open override func accessibilityIncrement() { adjust(by: 1) }

    /// Goes to the previous page.
    open override func accessibilityDecrement() { adjust(by: -1) }

    private func adjust(by step: Int) {
        guard isEnabled, (0..<pageCount).contains(page + step) else { return }
        currentPage = page + step
        sendValueChanged()
    }

    override class var standardHugging: AxisPriorities { (.defaultHigh, .defaultHigh) }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: pageCount) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeDots()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showColors()
    }

    // MARK: Touches

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        touchStart = (touch.location(in: self), CACurrentMediaTime())
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        scrub(to: touch.location(in: self))
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        defer { endInteraction() }
        guard let touch, isTouchInside, pageCount > 0, !isScrubbing else { return }
        let place = touch.location(in: self)
        let isForward =
            isVertical
            ? (place.y > bounds.midY) != isReversed : (place.x > bounds.midX) != isReversed
        let next = page + (isForward ? 1 : -1)
        guard (0..<pageCount).contains(next) else { return }
        interactionState = .discrete
        currentPage = next
        sendValueChanged()
    }

    open override func cancelTracking(with event: UIEvent?) { endInteraction() }

    override func keepsTouches(from recognizer: UIGestureRecognizer) -> Bool { isEnabled && recognizer.isSingleTap }
}
