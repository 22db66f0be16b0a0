import CoreGraphics
import Foundation
import QuartzCore

/// A dot of a page control: a disc, an image, or a progress bar.
final class PageDot: UIView {
    let picture = UIImageView()
    let fill = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        clipsToBounds = true
        picture.contentMode = .center
        addSubview(fill)
        addSubview(picture)
    }

    required init?(coder: NSCoder) { nil }

    /// The filled fraction of the dot; nil for a dot without progress.
    var share: CGFloat? { didSet { if share != oldValue { setNeedsLayout() } } }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = bounds
        fill.isHidden = share == nil
        let width = bounds.width * min(max(share ?? 0, 0), 1)
        fill.frame = CGRect(x: isRightToLeft ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
    }
}

extension UIPageControl {
    /// The background style of the dots.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uipagecontrol/backgroundstyle-swift.enum)
    public enum BackgroundStyle: Int, Sendable {
        /// A plate while the user scrubs; always a plate; never a plate.
        case automatic, prominent, minimal
    }

    /// The direction in which pages follow one another.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uipagecontrol/direction-swift.enum)
    public enum Direction: Int, Sendable {
        /// The direction of text.
        case natural
        /// A fixed direction, whatever that of text.
        case leftToRight, rightToLeft, topToBottom, bottomToTop
    }

    /// The state of the user's interaction.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uipagecontrol/interactionstate-swift.enum)
    public enum InteractionState: Int, Sendable {
        /// None; a tap, which turns one page; a finger that scrubs through the pages.
        case none, discrete, continuous
    }

    /// Sets the image that replaces a page's dot; nil for the preferred image. Invalid page numbers are refused.
    public final func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        guard isPage(page) else { return }
        images[page] = image
        showColors()
    }

    /// Returns the image that replaces a page's dot.
    public final func indicatorImage(forPage page: Int) -> UIImage? { images[page] ?? preferredIndicatorImage }

    /// Sets the image that replaces a page's dot while the page is the current one; nil for the preferred image.
    public final func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        guard isPage(page) else { return }
        currentImages[page] = image
        showColors()
    }

    /// Returns the image that replaces a page's dot while the page is the current one.
    public final func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
        currentImages[page] ?? preferredCurrentPageIndicatorImage
    }

    private func isPage(_ page: Int) -> Bool {
        if (0..<numberOfPages).contains(page) { return true }
        reportOnce("There is no page \(page) of \(numberOfPages); no image was set")
        return false
    }

    final var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

    /// Whether the first page is on the right, or at the bottom.
    final var isReversed: Bool {
        switch direction {
        case .natural: isRightToLeft
        case .leftToRight, .topToBottom: false
        case .rightToLeft, .bottomToTop: true
        }
    }

    final func showColors() {
        for (index, dot) in dots.enumerated() {
            let isCurrent = index == currentPage
            let current = currentPageIndicatorTintColor ?? .white
            let other = pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.5)
            let image =
                isCurrent
                ? currentPageIndicatorImage(forPage: index) ?? indicatorImage(forPage: index)
                : indicatorImage(forPage: index)
            dot.share =
                isCurrent && image == nil && progress?.isProgressVisible ?? false
                ? CGFloat(progress?.currentProgress ?? 0) : nil
            dot.picture.image = image
            dot.picture.tintColor = isCurrent ? current : other
            dot.fill.backgroundColor = current
            dot.backgroundColor = image != nil ? nil : isCurrent && dot.share == nil ? current : other
        }
        let isScrubbed = interactionState == .continuous
        plate.backgroundColor = UIColor.systemGray.withAlphaComponent(0.4)
        plate.isUserInteractionEnabled = false
        let showsPlate = backgroundStyle == .prominent || backgroundStyle == .automatic && isScrubbed
        if showsPlate, plate.superview == nil { insertSubview(plate, at: 0) }
        plate.isHidden = !showsPlate
        noteLayoutChange()
    }

    final func placeDots() {
        let length = { (index: Int) -> CGFloat in
            self.dots[index].share == nil ? Metrics.step : Metrics.step + Metrics.bar - Metrics.dot
        }
        let whole = dots.indices.reduce(0) { $0 + length($1) }
        let along = isVertical ? bounds.midY : bounds.midX
        var start = along - whole / 2
        for index in isReversed ? dots.indices.reversed() : Array(dots.indices) {
            let dot = dots[index]
            dot.isHidden = hidesForSinglePage && numberOfPages == 1
            let size = dot.picture.image?.size ?? CGSize(width: Metrics.dot, height: Metrics.dot)
            let extent = dot.share == nil ? (isVertical ? size.height : size.width) : Metrics.bar
            let middle = start + length(index) / 2
            dot.frame =
                isVertical
                ? CGRect(x: bounds.midX - size.width / 2, y: middle - extent / 2, width: size.width, height: extent)
                : CGRect(x: middle - extent / 2, y: bounds.midY - size.height / 2, width: extent, height: size.height)
            dot.layer.cornerRadius = dot.picture.image == nil ? Metrics.dot / 2 : 0
            start += length(index)
        }
        let size = intrinsicContentSize
        plate.frame = CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        plate.layer.cornerRadius = min(size.width, size.height) / 2
    }

    // MARK: Scrubbing

    /// Turns to the page under a finger that has rested or moved far enough.
    final func scrub(to place: CGPoint) {
        guard allowsContinuousInteraction, numberOfPages > 1, let touchStart else { return }
        if !isScrubbing {
            let way = isVertical ? place.y - touchStart.place.y : place.x - touchStart.place.x
            let hasRested = CACurrentMediaTime() - touchStart.time >= Metrics.patience
            guard abs(way) > Metrics.slack || hasRested else { return }
            isScrubbing = true
            interactionState = .continuous
            showColors()
        }
        layoutIfNeeded()
        let distance = { (dot: UIView) in
            self.isVertical ? abs(dot.center.y - place.y) : abs(dot.center.x - place.x)
        }
        guard let nearest = dots.indices.min(by: { distance(dots[$0]) < distance(dots[$1]) }), nearest != currentPage
        else { return }
        currentPage = nearest
        sendValueChanged()
    }

    final func endInteraction() {
        (touchStart, isScrubbing, interactionState) = (nil, false, .none)
        showColors()
    }
}
