import CoreGraphics
import Foundation

/// An element of a text in the layout: its length and its height, which is estimated until it is laid out.
struct TextBlock {
    /// In units of the text.
    var length: Int
    var height: CGFloat
    var fragment: NSTextLayoutFragment?
    /// Whether the content manager omits the element.
    var isHidden = false
}

/// The elements of a text from its start. Offsets and vertical positions are prefix sums, computed on demand.
struct TextBlocks {
    private(set) var blocks: [TextBlock] = []
    /// The starts of the blocks whose offsets are known.
    private var starts: [Int] = [0]
    private var tops: [CGFloat] = [0]

    var count: Int { blocks.count }
    var isEmpty: Bool { blocks.isEmpty }

    subscript(index: Int) -> TextBlock { blocks[index] }

    // MARK: Prefix sums

    mutating func start(_ index: Int) -> Int {
        while starts.count <= index { starts.append(starts[starts.count - 1] + blocks[starts.count - 1].length) }
        return starts[index]
    }

    mutating func top(_ index: Int) -> CGFloat {
        while tops.count <= index { tops.append(tops[tops.count - 1] + blocks[tops.count - 1].height) }
        return tops[index]
    }

    mutating func range(_ index: Int) -> Range<Int> {
        let start = start(index)
        return start..<start + blocks[index].length
    }

    var length: Int {
        mutating get { start(count) }
    }

    var height: CGFloat {
        mutating get { top(count) }
    }

    /// The block that contains a unit; the last one for an offset beyond the text.
    mutating func index(at place: Int) -> Int? {
        guard !isEmpty else { return nil }
        _ = start(count)
        return TextBlocks.last(starts, count) { $0 <= max(place, 0) }
    }

    /// The block at a vertical position; the first or last one beyond the text.
    mutating func index(atHeight y: CGFloat) -> Int? {
        guard !isEmpty else { return nil }
        _ = top(count)
        return TextBlocks.last(tops, count) { $0 <= max(y, 0) }
    }

    /// The last of the first `count` values for which a condition, true for all before, holds.
    private static func last<Value>(_ values: [Value], _ count: Int, _ isBefore: (Value) -> Bool) -> Int {
        max(values.prefix(count).partitioningIndex { !isBefore($0) } - 1, 0)
    }

    // MARK: Changes

    mutating func setHeight(_ height: CGFloat, at index: Int) {
        guard index < count, blocks[index].height != height else { return }
        blocks[index].height = height
        tops.removeSubrange(min(index + 1, tops.count)...)
    }

    mutating func setFragment(_ fragment: NSTextLayoutFragment?, at index: Int) {
        if index < count { blocks[index].fragment = fragment }
    }

    mutating func hide(_ isHidden: Bool, at index: Int) {
        if index < count { blocks[index].isHidden = isHidden }
    }

    mutating func replaceSubrange(_ range: Range<Int>, with new: [TextBlock]) {
        blocks.replaceSubrange(range, with: new)
        starts.removeSubrange(min(range.lowerBound + 1, starts.count)...)
        tops.removeSubrange(min(range.lowerBound + 1, tops.count)...)
    }
}
