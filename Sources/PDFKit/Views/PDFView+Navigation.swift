public import CoreGraphics
import Foundation
import UIKit

/// The navigation history of a view.
struct PageHistory {
    var back: [Int] = []
    var forward: [Int] = []
}

extension PDFView {
    private var pageCount: Int { document?.pageCount ?? 0 }

    /// The page in the middle of the view; nil without a document.
    public var currentPage: PDFPage? { document?.page(at: currentIndex) }

    /// The visible pages.
    public var visiblePages: [PDFPage] {
        let seen = visibleRect
        return arrangement.frames.filter { $0.frame.intersects(seen) }.compactMap { document?.page(at: $0.index) }
    }

    /// The destination at the top left corner of the view.
    public var currentDestination: PDFDestination? {
        currentPage.map { PDFDestination(page: $0, at: convert(CGPoint(x: bounds.minX, y: bounds.minY), to: $0)) }
    }

    // MARK: Navigation

    /// Scrolls to the top of a page.
    public func go(to page: PDFPage) {
        guard let index = document?.index(for: page), index != NSNotFound else { return }
        go(toPageAt: index)
    }

    /// Scrolls to put a destination at the top left corner.
    public func go(to destination: PDFDestination) {
        guard let page = destination.page else { return }
        go(to: page)
        let isOpen = [destination.point.x, destination.point.y].contains(kPDFDestinationUnspecifiedValue)
        if destination.zoom != kPDFDestinationUnspecifiedValue, destination.zoom > 0 { scaleFactor = destination.zoom }
        if !isOpen { scroll(to: convert(destination.point, from: page)) }
    }

    /// Scrolls to put a rectangle in page space at the top left corner.
    public func go(to rect: CGRect, on page: PDFPage) {
        go(to: page)
        scroll(to: convert(rect, from: page).origin)
    }

    /// Scrolls to the first part of a selection.
    public func go(to selection: PDFSelection) {
        guard let page = selection.pages.first else { return }
        go(to: selection.bounds(for: page), on: page)
    }

    /// Scrolls the current selection into view.
    public func scrollSelectionToVisible(_ sender: Any?) { if let currentSelection { go(to: currentSelection) } }

    /// The index of the page at a distance in rows from the current one.
    private func index(rowsOn distance: Int) -> Int? {
        let rows = PageArrangement.rows(pageCount, settings)
        guard let row = rows.firstIndex(where: { $0.contains(currentIndex) }), rows.indices.contains(row + distance)
        else { return nil }
        return rows[row + distance].lowerBound
    }

    private func go(toPageAt index: Int?) {
        guard let index, (0..<pageCount).contains(index) else { return }
        if index != currentIndex {
            history.back.append(currentIndex)
            history.forward = []
            tell(.PDFViewChangedHistory)
        }
        show(index)
    }

    private func show(_ index: Int) {
        if !displayMode.isContinuous, arrangement.frame(of: index) == nil {
            currentIndex = index
            rearrange()
            tell(.PDFViewPageChanged)
        }
        goToTop(of: index)
    }

    /// Scrolls to the top of a page, which becomes the current page.
    func goToTop(of index: Int) {
        guard let frame = arrangement.frame(of: index) else { return }
        let corner = CGPoint(x: frame.minX - settings.margins.left, y: frame.minY - settings.margins.top)
        scroll(to: convert(corner, from: paper))
        becomeCurrent(index)
    }

    /// Scrolls as far as possible towards putting a point of the view at its top left corner.
    private func scroll(to point: CGPoint) {
        let (offset, inset) = (scroller.contentOffset, scroller.adjustedContentInset)
        func limited(
            _ wanted: CGFloat, _ length: CGFloat, _ room: CGFloat, _ before: CGFloat, _ after: CGFloat
        ) -> CGFloat { max(min(wanted, length + after - room), -before) }
        let room = scroller.bounds.size
        scroller.contentOffset = CGPoint(
            x: limited(offset.x + point.x, scroller.contentSize.width, room.width, inset.left, inset.right),
            y: limited(
                offset.y + point.y - safeAreaInsets.top, scroller.contentSize.height, room.height, inset.top,
                inset.bottom))
        showPages()
    }

    /// Whether there is a page before the current one.
    public var canGoToPreviousPage: Bool { index(rowsOn: -1) != nil }
    /// Whether there is a page after the current one.
    public var canGoToNextPage: Bool { index(rowsOn: 1) != nil }
    /// Whether the current page is not the first.
    public var canGoToFirstPage: Bool { currentIndex > 0 }
    /// Whether the current page is not the last.
    public var canGoToLastPage: Bool { currentIndex < pageCount - 1 }
    /// Whether there is a previous page in the history.
    public var canGoBack: Bool { !history.back.isEmpty }
    /// Whether there is a next page in the history.
    public var canGoForward: Bool { !history.forward.isEmpty }

    /// Goes to the page, or row, before the current one.
    public func goToPreviousPage(_ sender: Any?) { go(toPageAt: index(rowsOn: -1)) }
    /// Goes to the page, or row, after the current one.
    public func goToNextPage(_ sender: Any?) { go(toPageAt: index(rowsOn: 1)) }
    /// Goes to the first page.
    public func goToFirstPage(_ sender: Any?) { go(toPageAt: 0) }
    /// Goes to the last page.
    public func goToLastPage(_ sender: Any?) { go(toPageAt: pageCount - 1) }

    /// Goes back to the previous page in the history.
    public func goBack(_ sender: Any?) {
        guard let index = history.back.popLast() else { return }
        history.forward.append(currentIndex)
        show(index)
        tell(.PDFViewChangedHistory)
    }

    /// Goes forward to the next page in the history.
    public func goForward(_ sender: Any?) {
        guard let index = history.forward.popLast() else { return }
        history.back.append(currentIndex)
        show(index)
        tell(.PDFViewChangedHistory)
    }
}

/// Swipes that turn pages.
@MainActor
final class PageSwipes {
    private var recognizers: [UISwipeGestureRecognizer] = []

    init(_ view: PDFView) {
        for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
            let swipe = UISwipeGestureRecognizer { [unowned view] _ in
                let isForward = (direction == .left) != view.displaysRTL
                if isForward { view.goToNextPage(nil) } else { view.goToPreviousPage(nil) }
            }
            swipe.direction = direction
            swipe.isEnabled = false
            view.addGestureRecognizer(swipe)
            recognizers.append(swipe)
        }
    }

    var isEnabled = false {
        didSet { for recognizer in recognizers { recognizer.isEnabled = isEnabled } }
    }
}
