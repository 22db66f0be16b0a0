import CoreGraphics
import Foundation

/// The geometry of a flow layout's items, headers and footers: lines of items that follow each other along the main
/// axis, which is the scroll direction.
struct FlowArrangement {
    struct Metrics {
        var inset: UIEdgeInsets
        var lineSpacing: CGFloat
        var itemSpacing: CGFloat
        var header: CGSize
        var footer: CGSize

        /// Whether all values are finite and small enough for positions to be distinct.
        var isUsable: Bool {
            [
                inset.top, inset.left, inset.bottom, inset.right, lineSpacing, itemSpacing, header.width, header.height,
                footer.width, footer.height,
            ].allSatisfy { abs($0) < 1e7 }
        }
    }

    struct Section {
        var header = CGRect.zero
        var footer = CGRect.zero
        var items: [CGRect] = []
        /// The first item of each line, and the line's extent along the main axis.
        var lines: [(first: Int, low: CGFloat, high: CGFloat)] = []
        var low: CGFloat = 0
        var high: CGFloat = 0
    }

    let isHorizontal: Bool
    /// The available space across the main axis, in points.
    let room: CGFloat
    private(set) var sections: [Section] = []

    var length: CGFloat { sections.last?.high ?? 0 }

    init(isHorizontal: Bool, room: CGFloat) { (self.isHorizontal, self.room) = (isHorizontal, max(0, room)) }

    // MARK: Axes

    func main(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
    func cross(_ size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }
    private func low(_ rect: CGRect) -> CGFloat { isHorizontal ? rect.minX : rect.minY }
    private func high(_ rect: CGRect) -> CGFloat { isHorizontal ? rect.maxX : rect.maxY }

    private func rect(_ main: CGFloat, _ cross: CGFloat, _ size: CGSize) -> CGRect {
        CGRect(origin: isHorizontal ? CGPoint(x: main, y: cross) : CGPoint(x: cross, y: main), size: size)
    }

    // MARK: Arrangement

    /// Appends a section.
    mutating func add(_ metrics: Metrics, _ sizes: [CGSize]) {
        var section = Section()
        section.low = length
        var place = section.low
        if main(metrics.header) > 0 {
            section.header = edge(metrics.header, at: place)
            place += main(metrics.header)
        }
        let inset = metrics.inset
        place += isHorizontal ? inset.left : inset.top
        let start = isHorizontal ? inset.top : inset.left
        let width = max(0, room - start - (isHorizontal ? inset.bottom : inset.right))
        section.items.reserveCapacity(sizes.count)
        var first = 0
        let isUniform = sizes.allSatisfy { $0 == sizes[0] }
        while first < sizes.count {
            let (end, used, height) = line(sizes, from: first, width, metrics.itemSpacing)
            let spacing = spacing(first..<end, sizes, used, width, metrics.itemSpacing, isUniform)
            var offset = start
            // A single item in a line is centred, unless the line is the last one.
            if end - first == 1, end < sizes.count { offset += max(0, (width - used) / 2) }
            for item in first..<end {
                let size = sizes[item]
                section.items.append(rect(place + (height - main(size)) / 2, offset, size))
                offset += cross(size) + spacing
            }
            section.lines.append((first, place, place + height))
            place += height + (end < sizes.count ? metrics.lineSpacing : 0)
            first = end
        }
        place += isHorizontal ? inset.right : inset.bottom
        if main(metrics.footer) > 0 {
            section.footer = edge(metrics.footer, at: place)
            place += main(metrics.footer)
        }
        section.high = place
        sections.append(section)
    }

    private func edge(_ size: CGSize, at place: CGFloat) -> CGRect {
        isHorizontal
            ? CGRect(x: place, y: 0, width: size.width, height: room)
            : CGRect(x: 0, y: place, width: room, height: size.height)
    }

    /// The items that fit in a line: the end index, the space that they need without spacing, and the line's
    /// height.
    private func line(
        _ sizes: [CGSize], from first: Int, _ width: CGFloat, _ spacing: CGFloat
    ) -> (end: Int, used: CGFloat, height: CGFloat) {
        var (end, used, height) = (first, CGFloat(0), CGFloat(0))
        while end < sizes.count {
            let next = cross(sizes[end])
            let needed = used + next + CGFloat(end - first) * spacing
            // Rounding must not break a line.
            if end > first, needed > width + 0.001 { break }
            used += next
            height = max(height, main(sizes[end]))
            end += 1
        }
        return (end, used, height)
    }

    /// The spacing of a line: full lines are justified; the last one keeps the columns of those before it.
    private func spacing(
        _ line: Range<Int>, _ sizes: [CGSize], _ used: CGFloat, _ width: CGFloat, _ least: CGFloat, _ isUniform: Bool
    ) -> CGFloat {
        let isLast = line.upperBound == sizes.count
        guard isLast else { return line.count > 1 ? max(least, (width - used) / CGFloat(line.count - 1)) : least }
        guard isUniform, line.lowerBound > 0 else {
            // A first line that is full is also justified.
            let next = cross(sizes[line.lowerBound])
            guard isUniform, line.count > 1, used + next + CGFloat(line.count) * least > width else { return least }
            return max(least, (width - used) / CGFloat(line.count - 1))
        }
        let size = cross(sizes[0])
        let columns = max(1, ((width + least + 0.001) / (size + least)).rounded(.down))
        return columns > 1 ? max(least, (width - columns * size) / (columns - 1)) : least
    }

    // MARK: Lookup

    /// The sections that intersect a range of the main axis.
    func sections(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        let first = sections.partitioningIndex { $0.high > low }
        let end = sections.partitioningIndex { $0.low >= high }
        return first..<max(first, end)
    }

    /// The items of a section that intersect a range of the main axis.
    func items(of section: Int, from low: CGFloat, to high: CGFloat) -> Range<Int> {
        let part = sections[section]
        let first = part.lines.partitioningIndex { $0.high > low }
        let end = part.lines.partitioningIndex { $0.low >= high }
        guard first < part.lines.count, first < end else { return 0..<0 }
        return part.lines[first].first..<(end < part.lines.count ? part.lines[end].first : part.items.count)
    }
}
