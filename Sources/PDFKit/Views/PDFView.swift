public import CoreGraphics
public import UIKit

/// A view that displays a document's pages, with scrolling and zooming.
/// [Apple's reference](https://developer.apple.com/documentation/pdfkit/pdfview)
@preconcurrency @MainActor
open class PDFView: UIView, UIScrollViewDelegate {
    let scroller = UIScrollView()
    let paper = UIView()
    var arrangement = PageArrangement([], PageArrangement.Settings(), current: 0)
    /// The views of the visible pages, by index.
    var pageViews: [Int: PDFPageView] = [:]
    /// The index of the current page.
    var currentIndex = 0
    var history = PageHistory()
    private var reportedPages: [Int] = []
    private var fittedSize = CGSize.zero
    private var isArranging = false
    private lazy var swipes = PageSwipes(self)

    /// The view's delegate, which handles links. Not retained.
    open weak var delegate: (any PDFViewDelegate)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        begin()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
    }

    private func begin() {
        backgroundColor = .systemGray5
        clipsToBounds = true
        scroller.delegate = self
        scroller.frame = bounds
        scroller.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        (scroller.minimumZoomScale, scroller.maximumZoomScale) = (minScaleFactor, maxScaleFactor)
        scroller.addSubview(paper)
        addSubview(scroller)
        addGestureRecognizer(UITapGestureRecognizer { [unowned self] in follow(linkAt: $0.location(in: self)) })
    }

    // MARK: Document and display options

    /// The document; nil for none.
    open var document: PDFDocument? {
        didSet {
            guard document !== oldValue else { return }
            (currentIndex, history, currentSelection, highlightedSelections) = (0, PageHistory(), nil, nil)
            rearrange()
            goToTop(of: 0)
            tell(.PDFViewDocumentChanged)
        }
    }

    var settings: PageArrangement.Settings {
        PageArrangement.Settings(
            mode: displayMode, direction: displayDirection, isBook: displaysAsBook, isRightToLeft: displaysRTL,
            margins: displaysPageBreaks ? pageBreakMargins : .zero)
    }

    /// The display mode; continuous single pages by default.
    open var displayMode = PDFDisplayMode.singlePageContinuous {
        didSet {
            guard displayMode != oldValue else { return }
            keepPage()
            tell(.PDFViewDisplayModeChanged)
        }
    }

    /// The direction in which continuous pages are arranged; vertical by default.
    open var displayDirection = PDFDisplayDirection.vertical {
        didSet { if displayDirection != oldValue { keepPage() } }
    }

    /// Whether pages have margins. True by default.
    open var displaysPageBreaks = true { didSet { if displaysPageBreaks != oldValue { keepPage() } } }

    /// The margins of pages, in points at a scale of 1.
    open var pageBreakMargins = UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4) {
        didSet { if pageBreakMargins != oldValue { keepPage() } }
    }

    /// The page box to display; the crop box by default.
    open var displayBox = PDFDisplayBox.cropBox {
        didSet {
            guard displayBox != oldValue else { return }
            keepPage()
            tell(.PDFViewDisplayBoxChanged)
        }
    }

    /// Whether the first page is alone in its row in two-up modes. False by default.
    open var displaysAsBook = false { didSet { if displaysAsBook != oldValue { keepPage() } } }

    /// Whether pages are arranged from right to left. False by default.
    open var displaysRTL = false { didSet { if displaysRTL != oldValue { keepPage() } } }

    /// Whether pages have shadows. True by default.
    open var pageShadowsEnabled = true { didSet { pageViews.values.forEach(castShadow) } }

    /// The interpolation quality of scaled images. No effect.
    open var interpolationQuality = PDFInterpolationQuality.high

    /// The view that contains the pages.
    open var documentView: UIView? { document == nil ? nil : paper }

    /// Whether swiping turns pages, which are then displayed one at a time.
    public private(set) var isUsingPageViewController = false

    /// Turns swiping between pages on or off.
    open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {
        guard enable != isUsingPageViewController else { return }
        isUsingPageViewController = enable
        swipes.isEnabled = enable
        if enable { displayMode = .singlePage }
    }

    // MARK: Scale

    /// Whether the scale is adapted to the view's size. False by default.
    open var autoScales = false { didSet { if autoScales { fit() } } }

    /// The scale of the pages: 1 is their size in points. Setting it turns off `autoScales`.
    open var scaleFactor: CGFloat {
        get { scroller.zoomScale }
        set {
            autoScales = false
            zoom(to: newValue)
        }
    }

    /// The minimum scale. 0.1 by default.
    open var minScaleFactor: CGFloat = 0.1 { didSet { scroller.minimumZoomScale = minScaleFactor } }

    /// The maximum scale. 5 by default.
    open var maxScaleFactor: CGFloat = 5 { didSet { scroller.maximumZoomScale = maxScaleFactor } }

    /// The scale at which a row, or the page, fits in the view.
    open var scaleFactorForSizeToFit: CGFloat {
        let (size, room) = (arrangement.size, bounds.inset(by: safeAreaInsets).size)
        guard size.width > 0, size.height > 0, room.width > 0, room.height > 0 else { return 1 }
        let (across, down) = (room.width / size.width, room.height / size.height)
        return displayMode.isContinuous ? displayDirection == .vertical ? across : down : min(across, down)
    }

    /// Whether the scale is below the maximum.
    open var canZoomIn: Bool { scaleFactor < maxScaleFactor }
    /// Whether the scale is above the minimum.
    open var canZoomOut: Bool { scaleFactor > minScaleFactor }

    /// Enlarges the scale by a quarter.
    open func zoomIn(_ sender: Any?) { scaleFactor = min(scaleFactor * 1.25, maxScaleFactor) }
    /// Reduces the scale by a fifth.
    open func zoomOut(_ sender: Any?) { scaleFactor = max(scaleFactor / 1.25, minScaleFactor) }

    private func zoom(to scale: CGFloat) {
        guard scale.isFinite, scale > 0 else { return }
        scroller.zoomScale = min(max(scale, minScaleFactor), maxScaleFactor)
    }

    private func fit() {
        let scale = scaleFactorForSizeToFit
        if abs(scale - scaleFactor) > 1e-6 { zoom(to: scale) }
    }

    // MARK: Selection

    /// The current selection; nil for none.
    open var currentSelection: PDFSelection? {
        didSet {
            guard currentSelection !== oldValue else { return }
            showMarks()
            tell(.PDFViewSelectionChanged)
        }
    }

    /// The highlighted selections; nil for none.
    open var highlightedSelections: [PDFSelection]? { didSet { showMarks() } }

    /// Clears the selection.
    open func clearSelection() { currentSelection = nil }

    /// Sets the current selection.
    open func setCurrentSelection(_ selection: PDFSelection?, animate: Bool) { currentSelection = selection }

    private func showMarks() { pageViews.values.forEach(showMarks) }

    private func showMarks(on view: PDFPageView) {
        func marks(_ selection: PDFSelection, _ color: UIColor) -> [(rect: CGRect, color: UIColor)] {
            selection.selectionsByLine().map { ($0.bounds(for: view.page), color) }.filter { !$0.rect.isEmpty }
        }
        let highlights = (highlightedSelections ?? []).flatMap { marks($0, .systemYellow.withAlphaComponent(0.4)) }
        view.marks = highlights + (currentSelection.map { marks($0, tintColor.withAlphaComponent(0.25)) } ?? [])
    }

    // MARK: Layout

    /// Lays out the pages again, as needed after changes to the document.
    open func layoutDocumentView() { keepPage() }

    /// Lays out the pages again, and keeps the current one visible.
    private func keepPage() {
        let index = currentIndex
        rearrange()
        goToTop(of: index)
    }

    func rearrange() {
        isArranging = true
        pageViews.values.forEach { $0.removeFromSuperview() }
        pageViews = [:]
        let count = document?.pageCount ?? 0
        let sizes = (0..<count).map { document?.page(at: $0)?.shownSize(displayBox) ?? .zero }
        arrangement = PageArrangement(sizes, settings, current: currentIndex)
        let scale = scroller.zoomScale
        (scroller.minimumZoomScale, scroller.maximumZoomScale) = (min(minScaleFactor, 1), max(maxScaleFactor, 1))
        scroller.zoomScale = 1
        paper.frame = CGRect(origin: .zero, size: arrangement.size)
        scroller.contentSize = arrangement.size
        (scroller.minimumZoomScale, scroller.maximumZoomScale) = (minScaleFactor, maxScaleFactor)
        zoom(to: autoScales ? scaleFactorForSizeToFit : scale)
        isArranging = false
        showPages()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.inset(by: safeAreaInsets).size
        if room != fittedSize {
            fittedSize = room
            let index = currentIndex
            if autoScales {
                fit()
                goToTop(of: index)
            }
        }
        showPages()
    }

    /// Creates views for the visible pages, and removes those of other pages.
    func showPages() {
        guard !isArranging else { return }
        center()
        let seen = visibleRect
        let near = seen.insetBy(dx: -seen.width / 2, dy: -seen.height / 2)
        let wanted = arrangement.frames.filter { $0.frame.intersects(near) }
        for index in pageViews.keys where !wanted.contains(where: { $0.index == index }) {
            pageViews.removeValue(forKey: index)?.removeFromSuperview()
        }
        for (index, frame) in wanted where pageViews[index] == nil {
            guard let page = document?.page(at: index) else { continue }
            let view = PDFPageView(page, displayBox)
            view.frame = frame
            castShadow(view)
            showMarks(on: view)
            pageViews[index] = view
            paper.addSubview(view)
        }
        if !scroller.isZooming { sharpen() }
        notePages(seen)
    }

    /// The visible rectangle, in the coordinates of the page arrangement.
    var visibleRect: CGRect { scroller.convert(scroller.bounds.inset(by: safeAreaInsets), to: paper) }

    private func notePages(_ seen: CGRect) {
        let pages = arrangement.frames.filter { $0.frame.intersects(seen) }.map(\.index)
        if pages != reportedPages {
            reportedPages = pages
            tell(.PDFViewVisiblePagesChanged)
        }
        let middle = CGPoint(x: seen.midX, y: seen.midY)
        guard displayMode.isContinuous, let index = arrangement.page(at: middle, nearest: true) else { return }
        becomeCurrent(index)
    }

    func becomeCurrent(_ index: Int) {
        guard index != currentIndex else { return }
        currentIndex = index
        tell(.PDFViewPageChanged)
    }

    private func sharpen() {
        for view in pageViews.values { view.sharpen(traitCollection.displayScale * scroller.zoomScale) }
    }

    private func castShadow(_ view: PDFPageView) {
        view.layer.shadowOpacity = pageShadowsEnabled ? 0.2 : 0
        (view.layer.shadowRadius, view.layer.shadowOffset) = (3, CGSize(width: 0, height: 1))
        view.layer.shadowPath = CGPath(rect: view.bounds, transform: nil)
    }

    /// Centres pages that are smaller than the view.
    private func center() {
        let (content, room) = (scroller.contentSize, bounds.inset(by: safeAreaInsets).size)
        let (x, y) = (max(0, (room.width - content.width) / 2), max(0, (room.height - content.height) / 2))
        let insets = UIEdgeInsets(top: y, left: x, bottom: y, right: x)
        if scroller.contentInset != insets { scroller.contentInset = insets }
    }

    func tell(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

    // MARK: Scrolling

    open func scrollViewDidScroll(_ scrollView: UIScrollView) { showPages() }

    open func scrollViewDidZoom(_ scrollView: UIScrollView) {
        showPages()
        if !isArranging { tell(.PDFViewScaleChanged) }
    }

    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { autoScales = false }

    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        sharpen()
    }

    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { paper }
}

/// The interpolation quality of scaled images.
/// [Apple's reference](https://developer.apple.com/documentation/pdfkit/pdfinterpolationquality)
public enum PDFInterpolationQuality: Int, Sendable {
    /// None, low, or high.
    case none = 0, low, high
}
