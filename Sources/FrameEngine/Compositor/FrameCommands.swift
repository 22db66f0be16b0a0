import Raster

/// The rasterizer commands of a list's items.
///
/// Commands of items that are unchanged since the last frame are kept, so that when something moves over them, their
/// coverage and their blurred shadows need not be recomputed.
struct FrameCommands {
    private var list = DisplayList()
    /// One slot per item of the list, and one command: in separate arrays, so that reading slots copies no commands.
    private var places: [Place] = []
    private var commands: [Command] = []
    /// Prepared fills of the first items' commands, where possible, made by the threads that encoded them.
    private var ready: [PreparedFill] = []
    /// The indices of the items that are drawn in the frame, in order.
    private var visible: [Int] = []
    private var byteCount = 0

    private struct Place: BitwiseCopyable {
        /// Whether the command has been encoded; `nothing` is its placeholder.
        var isMade = false
        /// Whether the last list had an equal item at the same index.
        var isUnchanged = false
        /// The size of the command, in bytes.
        var bytes = 0
        /// Its contribution to `byteCount`.
        var keptBytes = 0
    }

    private static let nothing = Command.endGroup

    /// The maximum number of prepared fills: two megabytes.
    private static let maxPreparedFills = 4096

    /// The maximum size of cached commands, in bytes.
    private static let maxByteCount = 24 << 20

    /// Encodes the items that may affect pixels of `rects`, except for those with cached commands.
    mutating func make(for next: DisplayList, within rects: [PixelRect], threads: Int, by maker: CommandEncoder) {
        if places.count != next.items.count {
            places.removeAll(keepingCapacity: true)
            places.append(contentsOf: repeatElement(Place(), count: next.items.count))
            commands.removeAll(keepingCapacity: true)
            commands.append(contentsOf: repeatElement(Self.nothing, count: next.items.count))
            ready.removeAll(keepingCapacity: true)
            ready.append(contentsOf: repeatElement(.none, count: min(next.items.count, Self.maxPreparedFills)))
            byteCount = 0
        }
        next.findVisibleItems(within: rects, &visible)
        let (list, visible) = (list, visible)
        withResults { results in
            // Unsafe buffers: subscripting an array in the loop would retain and release the references in each item.
            list.items.withUnsafeBufferPointer { before in
                next.items.withUnsafeBufferPointer { items in
                    let work = Work(visible: visible, items: items, before: before, results: results, maker: maker)
                    ThreadPool.perform(visible.count, threads: threads, work)
                }
            }
        }
    }

    /// The destination of the commands.
    private struct Results {
        let places: UnsafeMutableBufferPointer<Place>
        let commands: UnsafeMutableBufferPointer<Command>
        let ready: UnsafeMutableBufferPointer<PreparedFill>
    }

    private mutating func withResults(_ body: (Results) -> Void) {
        places.withUnsafeMutableBufferPointer { places in
            commands.withUnsafeMutableBufferPointer { commands in
                ready.withUnsafeMutableBufferPointer { ready in
                    body(Results(places: places, commands: commands, ready: ready))
                }
            }
        }
    }

    /// The encoding work, shared by threads.
    private struct Work: ParallelWork, @unchecked Sendable {
        // Items are only read; each result is written by the one thread that has its index.
        let visible: [Int]
        let items: UnsafeBufferPointer<DisplayList.Item>
        let before: UnsafeBufferPointer<DisplayList.Item>
        let results: Results
        let maker: CommandEncoder

        func work(on number: Int, worker: Int) {
            let index = visible[number]
            let isUnchanged = before.count == items.count && DisplayList.Item.areSame(items, index, before, index)
            results.places[index].isUnchanged = isUnchanged
            // Cached commands are not accessed: reference counts last changed by another thread are slow to change.
            if isUnchanged, results.places[index].isMade { return }
            let command = maker.command(for: items[index], isUnchanged: isUnchanged, thread: worker)
            results.places[index].isMade = command != nil
            results.places[index].bytes = command?.byteCount ?? 0
            if index < results.ready.count { results.ready[index] = PreparedFill(command ?? FrameCommands.nothing) }
            results.commands[index] = command ?? FrameCommands.nothing
        }
    }

    /// Appends the encoded and cached commands in order. The list must not outlive them.
    func add(to list: inout DrawList) {
        commands.withUnsafeBufferPointer { commands in
            ready.withUnsafeBufferPointer { ready in
                for index in visible where places[index].isMade {
                    if index < ready.count, ready[index].isPrepared {
                        list.add(ready.baseAddress! + index)
                    } else {
                        list.add(commands[index])
                    }
                }
            }
        }
    }

    /// Drops the commands of changed items, and keeps the list that has been drawn for comparison with the next one.
    ///
    /// A kept command is valid for the next frame if its item is the same at the same index of the list, which `Work`
    /// compares: commands of unchanged items are made for the whole surface, not for the damage in which they were
    /// first drawn. Items that were not drawn have not changed, as they would otherwise be in the damage: their kept
    /// commands stay.
    mutating func keepUnchanged(of next: DisplayList) {
        for index in visible {
            byteCount -= places[index].keptBytes
            places[index].keptBytes = 0
            guard places[index].isMade else { continue }
            let size = places[index].bytes
            guard places[index].isUnchanged, byteCount + size <= Self.maxByteCount else {
                places[index].isMade = false
                commands[index] = Self.nothing
                continue
            }
            places[index].keptBytes = size
            byteCount += size
        }
        list = next
    }

    /// Drops everything: the next list is unrelated to the last one.
    mutating func forget() { self = FrameCommands() }
}

extension DisplayList {
    /// The indices of the items that may change pixels of `rects`; groups begin and end together.
    func findVisibleItems(within rects: [PixelRect], _ indices: inout [Int]) {
        indices.removeAll(keepingCapacity: true)
        indices.reserveCapacity(items.count)
        OccupancyGrid.with(rects) { cells in
            summaries.withUnsafeBufferPointer { summaries in
                guard let item = summaries.baseAddress else { return }
                /// The nesting depth inside a skipped group.
                var hiddenDepth = 0
                for index in summaries.indices {
                    switch item[index].nesting {
                    case .end where hiddenDepth > 0: hiddenDepth -= 1
                    case .end: indices.append(index)
                    case _ where hiddenDepth == 0 && cells.touch(item[index].bounds): indices.append(index)
                    case .beginning: hiddenDepth += 1
                    case .none: break
                    }
                }
            }
        }
    }
}
