import CoreGraphics
import UIKit

/// The layout of pages in a document view, in points at a scale of 1, y down.
struct PageArrangement {
    /// The frames of the displayed pages, by index.
    private(set) var frames: [(index: Int, frame: CGRect)] = []
    /// The total size, including margins.
    private(set) var size = CGSize.zero

    /// The settings that determine the arrangement.
    struct Settings: Equatable {
        var mode = PDFDisplayMode.singlePageContinuous
        var direction = PDFDisplayDirection.vertical
        /// Whether the first page is alone in its row in two-up modes, as in a book.
        var isBook = false
        var isRightToLeft = false
        var margins = UIEdgeInsets.zero
    }

    /// Lays out pages of given sizes; if the mode is not continuous, only those of the current page's row.
    init(_ sizes: [CGSize], _ settings: Settings, current: Int) {
        let rows = PageArrangement.rows(sizes.count, settings)
        let shown = settings.mode.isContinuous ? rows : rows.filter { $0.contains(current) }
        let margins = settings.margins
        let isAcross = settings.mode.isContinuous && settings.direction == .horizontal
        var placed: [(row: [(index: Int, frame: CGRect)], size: CGSize)] = []
        for row in shown {
            var (line, extent): ([(index: Int, frame: CGRect)], CGSize) = ([], .zero)
            for index in settings.isRightToLeft ? row.reversed() : Array(row) {
                let place = CGPoint(x: extent.width + margins.left, y: margins.top)
                line.append((index, CGRect(origin: place, size: sizes[index])))
                extent.width += sizes[index].width + margins.left + margins.right
                extent.height = max(extent.height, sizes[index].height + margins.top + margins.bottom)
            }
            placed.append((line, extent))
        }
        let breadth = placed.map { isAcross ? $0.size.height : $0.size.width }.max() ?? 0
        var start: CGFloat = 0
        for (line, extent) in settings.isRightToLeft && isAcross ? placed.reversed() : placed {
            for (index, frame) in line {
                let inRow = (extent.height - margins.top - margins.bottom - frame.height) / 2
                let (dx, dy) =
                    isAcross
                    ? (start, (breadth - extent.height) / 2 + inRow) : ((breadth - extent.width) / 2, start + inRow)
                frames.append((index, frame.offsetBy(dx: dx, dy: dy)))
            }
            start += isAcross ? extent.width : extent.height
        }
        size = isAcross ? CGSize(width: start, height: breadth) : CGSize(width: breadth, height: start)
    }

    /// The rows of pages that are side by side.
    static func rows(_ count: Int, _ settings: Settings) -> [Range<Int>] {
        guard settings.mode.isTwoUp else { return (0..<count).map { $0..<$0 + 1 } }
        let first = settings.isBook && count > 0 ? [0..<1] : []
        return first + stride(from: first.count, to: count, by: 2).map { $0..<min($0 + 2, count) }
    }

    /// The frame of a page; nil if it is not displayed.
    func frame(of index: Int) -> CGRect? { frames.first { $0.index == index }?.frame }

    /// The page at a point, or the nearest one.
    func page(at point: CGPoint, nearest: Bool) -> Int? {
        if let found = frames.first(where: { $0.frame.contains(point) }) { return found.index }
        guard nearest else { return nil }
        func distance(_ rect: CGRect) -> CGFloat {
            hypot(
                max(rect.minX - point.x, 0, point.x - rect.maxX), max(rect.minY - point.y, 0, point.y - rect.maxY))
        }
        return frames.min { distance($0.frame) < distance($1.frame) }?.index
    }
}
