import CoreGraphics
public import Foundation
import QuartzCore

/// A row of dots, one per page, with that of the current page highlighted. A tap to either side turns the page.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uipagecontrol)
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    private enum Metrics {
        static let dot: CGFloat = 7
        /// From the middle of a dot to the middle of the next.
        static let step: CGFloat = 16
        static let margin: CGFloat = 8
        static let height: CGFloat = 26
        /// More dots than this could not be told apart, nor be seen.
        static let maxCount = 1000
    }

    private var dots: [UIView] = []
    private var pageCount = 0
    private var page = 0

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
            page = min(max(0, newValue), max(0, pageCount - 1))
            showColors()
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
            let dot = UIView()
            dot.isUserInteractionEnabled = false
            dot.layer.cornerRadius = Metrics.dot / 2
            dots.append(dot)
            addSubview(dot)
        }
        showColors()
    }

    // MARK: Looks

    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [
            AppearanceProperty(.own(0), \UIPageControl.pageIndicatorTintColor),
            AppearanceProperty(.own(1), \UIPageControl.currentPageIndicatorTintColor),
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

    private func showColors() {
        for (index, dot) in dots.enumerated() {
            dot.backgroundColor =
                index == page
                ? currentPageIndicatorTintColor ?? .white
                : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.5)
        }
        noteLayoutChange()
    }

    /// The size required for a number of dots, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let gaps = CGFloat(max(0, min(pageCount, Metrics.maxCount) - 1))
        let dots = pageCount > 0 ? gaps * Metrics.step + Metrics.dot : 0
        return CGSize(width: dots + 2 * Metrics.margin, height: Metrics.height)
    }

    override var standardAccessibility: StandardAccessibility {
        var standard = super.standardAccessibility
        standard.traits.formUnion([.adjustable, .updatesFrequently])
        return standard
    }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: pageCount) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let first = bounds.midX - CGFloat(dots.count - 1) / 2 * Metrics.step
        for (index, dot) in dots.enumerated() {
            let place = CGFloat(isRightToLeft ? dots.count - 1 - index : index)
            dot.isHidden = hidesForSinglePage && pageCount == 1
            dot.frame = CGRect(
                x: first + place * Metrics.step - Metrics.dot / 2, y: bounds.midY - Metrics.dot / 2,
                width: Metrics.dot, height: Metrics.dot)
        }
    }

    // MARK: Touches

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let touch, isTouchInside, pageCount > 0 else { return }
        let isForward = (touch.location(in: self).x > bounds.midX) != isRightToLeft
        let next = page + (isForward ? 1 : -1)
        guard (0..<pageCount).contains(next) else { return }
        currentPage = next
        sendValueChanged()
    }

    override func keepsTouches(from recognizer: UIGestureRecognizer) -> Bool { isEnabled && recognizer.isSingleTap }
}
