import Raster

/// The commands that a list's items are made into.
///
/// Those of items that stood still since the last frame are kept, so that what moves over them need not cover their
/// shapes and blur their shadows again.
struct FrameCommands {
    private var list = DisplayList()
    /// One place for each item of the list.
    private var places: [Place] = []
    /// Of the items that are drawn in the frame, in order.
    private var visible: [Int] = []
    private var byteCount = 0

    private struct Place {
        var command: Command?
        /// Whether the last list had the same item at the same place.
        var isStill = false
        /// What counts for it in `byteCount`.
        var keptBytes = 0
    }

    /// More memory than this, in bytes, is not kept.
    private static let mostBytes = 24 << 20

    /// Makes the commands of the items that may change pixels of `rects`, but for those that were kept.
    mutating func make(for next: DisplayList, within rects: [PixelRect], threads: Int, by maker: CommandMaker) {
        if places.count != next.items.count {
            places.removeAll(keepingCapacity: true)
            places.append(contentsOf: repeatElement(Place(), count: next.items.count))
            byteCount = 0
        }
        next.findVisibleItems(within: rects, &visible)
        let (list, visible) = (list, visible)
        places.withUnsafeMutableBufferPointer { places in
            list.items.withUnsafeBufferPointer { before in
                next.items.withUnsafeBufferPointer { items in
                    let work = Work(visible: visible, items: items, before: before, places: places, maker: maker)
                    WorkerPool.perform(visible.count, threads: threads, work)
                }
            }
        }
    }

    /// The making of commands, shared by threads.
    private struct Work: SharedWork, @unchecked Sendable {
        // The items are only read, and each one's place is touched by the one thread that has its number.
        let visible: [Int]
        let items: UnsafeBufferPointer<DisplayList.Item>
        let before: UnsafeBufferPointer<DisplayList.Item>
        let places: UnsafeMutableBufferPointer<Place>
        let maker: CommandMaker

        func work(on number: Int, worker: Int) {
            let index = visible[number]
            let isStill = before.count == items.count && DisplayList.Item.areSame(items, index, before, index)
            places[index].isStill = isStill
            if isStill, places[index].command != nil { return }
            places[index].command = maker.command(for: items[index], isStill: isStill, thread: worker)
        }
    }

    /// Adds the commands that were made, or had been kept, in their order. The list must not outlive them.
    func add(to list: inout DrawList) {
        for index in visible where places[index].command != nil { list.add(places[index].command!) }
    }

    /// Lets go of the commands of what moves, and takes over the list that has been drawn.
    ///
    /// Items that were not drawn have not changed: the damage would have held them.
    mutating func keepStillOnes(of next: DisplayList) {
        for index in visible {
            byteCount -= places[index].keptBytes
            places[index].keptBytes = 0
            guard places[index].isStill, let size = places[index].command?.byteCount,
                byteCount + size <= Self.mostBytes
            else {
                places[index].command = nil
                continue
            }
            places[index].keptBytes = size
            byteCount += size
        }
        list = next
    }

    /// Forgets everything: what is drawn next has nothing to do with the last list.
    mutating func forget() { self = FrameCommands() }
}

extension DisplayList {
    /// The indices of the items that may change pixels of `rects`; groups begin and end together.
    func findVisibleItems(within rects: [PixelRect], _ indices: inout [Int]) {
        indices.removeAll(keepingCapacity: true)
        indices.reserveCapacity(items.count)
        RectCells.with(rects) { cells in
            items.withUnsafeBufferPointer { items in
                guard let item = items.baseAddress else { return }
                /// How many groups deep the walk is inside one that is left out.
                var hiddenDepth = 0
                for index in items.indices {
                    switch DisplayList.Item.nesting(of: item[index]) {
                    case .end where hiddenDepth > 0: hiddenDepth -= 1
                    case .end: indices.append(index)
                    case _ where hiddenDepth == 0 && cells.touch(DisplayList.Item.bounds(of: item[index])):
                        indices.append(index)
                    case .beginning: hiddenDepth += 1
                    case .none: break
                    }
                }
            }
        }
    }
}

extension DisplayList.Item {
    fileprivate enum Nesting { case none, beginning, end }

    /// Lent an item, as copies count references.
    @inline(__always)
    fileprivate static func nesting(of item: borrowing Self) -> Nesting {
        switch item {
        case .beginGroup: .beginning
        case .endGroup: .end
        case .fill, .shadow, .particles, .raster: .none
        }
    }
}
