import Foundation
import Raster

/// Fills and layers that are recorded in order and drawn together: coverage is computed, and tiles are drawn, on all
/// threads.
///
/// The pixels are the same as when drawn one after the other. Memory is reused across drawings.
struct FillRecording {
    private enum Step {
        case fill
        /// The layer's pixels, completed when the layer ends.
        case beginLayer(Command.Group)
        case endLayer
    }

    private struct Item {
        var step = Step.fill
        var fill = SurfaceFill<Paint>(.color(.clear))
        /// The index of its command; a fill with a shadow has another one before it.
        var command = 0

        var firstCommand: Int { fill.shadow == nil ? command : command - 1 }
    }

    /// The first `count` are recorded; the others keep memory for reuse.
    private var items: [Item] = []
    private(set) var count = 0
    private var commandCount = 0
    /// The steps that began the open layers.
    private var openLayers: [Int] = []
    /// The approximate size of the recording, in bytes.
    private var byteCount = 0
    /// The last image whose size was counted: drawings repeat images.
    private var lastPicture: Bitmap?
    /// Allocates the paints of fills.
    var paints = PaintPool()
    private var commands: [Command?] = []
    private var prepared: [PreparedFill] = []

    /// The maximum number of steps, and of bytes, that are recorded.
    private static let maxCount = 4096
    private static let maxByteCount = 32 << 20

    var isEmpty: Bool { count == 0 }
    var isFull: Bool { count >= Self.maxCount || byteCount > Self.maxByteCount }

    /// The contents of the innermost open layer so far.
    var innermostLayer: Range<Int>? { openLayers.last.map { $0 + 1..<count } }

    // MARK: Recording

    /// Takes a fill, and leaves different memory in its shape.
    mutating func add(_ fill: inout SurfaceFill<Paint>) {
        byteCount += fill.shape.byteCount
        if case .image(let paint) = fill.paint, paint.value.bitmap != lastPicture {
            let picture = paint.value.bitmap
            byteCount += picture.buffer.bytesPerRow * picture.height
            lastPicture = picture
        }
        add(.fill, commands: fill.shadow == nil ? 1 : 2)
        swap(&items[count - 1].fill, &fill)
    }

    mutating func beginLayer(_ pixels: PixelRect) {
        add(.beginLayer(Command.Group(bounds: pixels)), commands: 1)
        openLayers.append(count - 1)
    }

    /// Ends the innermost layer, which is composited as `fill` specifies.
    mutating func endLayer(_ fill: SurfaceFill<Paint>) {
        guard let start = openLayers.popLast(), case .beginLayer(var group) = items[start].step else { return }
        group.opacity = Float(fill.opacity)
        group.blendMode = fill.mode
        group.clip = fill.clip
        items[start].step = .beginLayer(group)
        add(.endLayer, commands: 1)
    }

    /// Discards the innermost open layer and its contents.
    mutating func removeInnermostLayer() {
        guard let start = openLayers.popLast() else { return }
        commandCount = items[start].command
        for i in start..<count { clear(i) }
        count = start
    }

    private mutating func add(_ step: Step, commands: Int) {
        if count == items.count { items.append(Item()) }
        commandCount += commands
        items[count].step = step
        items[count].command = commandCount - 1
        count += 1
    }

    // MARK: Drawing

    var openLayerCount: Int { openLayers.count }

    /// The steps recorded outside open layers.
    var outermostPart: Range<Int> { 0..<(openLayers.first ?? count) }

    /// Returns the contents of an open layer so far, excluding those of the next one; the outermost layer is the first.
    func part(ofOpenLayer depth: Int) -> Range<Int> {
        openLayers[depth] + 1..<(depth + 1 < openLayers.count ? openLayers[depth + 1] : count)
    }

    /// Draws a part, in which all layers have ended. `place` is the location of the buffer's pixels. `provide` is
    /// called with the pixels that change, and calls its argument with the buffer.
    mutating func draw(
        _ part: Range<Int>, at place: PixelRect, threads: Int, _ provide: (PixelRect, (PixelBuffer) -> Void) -> Void
    ) {
        guard let start = part.first, let last = part.last else { return }
        let slotCount = items[last].command + 1
        if commands.count < slotCount {
            prepared.append(contentsOf: repeatElement(.none, count: slotCount - prepared.count))
            commands.append(contentsOf: repeatElement(nil, count: slotCount - commands.count))
        }
        let slots = items[start].firstCommand..<slotCount
        let isSmall = part.count < Self.minSharedCount && pointCount(of: part) < Self.minSharedPointCount
        let coverers = isSmall ? 1 : threads
        DrawScratch.borrow { memory in
            let arenas = memory.arenas(threads: threads)
            withSlots { all in
                ThreadPool.perform(part.count, threads: coverers, Work(start: start, slots: all, arenas: arenas))
                let damage = all.damage(of: slots).intersection(place)
                if !damage.isEmpty {
                    provide(damage) { buffer in
                        Rasterizer(threads: threads).draw(
                            into: buffer, origin: (place.x, place.y), regions: [damage], precision: nil, in: memory
                        ) { list in
                            for i in slots { all.add(i, to: &list) }
                        }
                    }
                }
                // Coverages must leave the arenas' blocks before the memory is lent again.
                for i in slots { all.commands[i] = nil }
            }
        }
    }

    /// Fewer shapes, with fewer points, are processed before another thread has woken.
    private static let minSharedCount = 8
    private static let minSharedPointCount = 512

    private func pointCount(of part: Range<Int>) -> Int {
        part.reduce(0) { $0 + items[$1].fill.shape.path.points.count }
    }

    private mutating func withSlots(_ body: (Slots) -> Void) {
        items.withUnsafeMutableBufferPointer { items in
            commands.withUnsafeMutableBufferPointer { commands in
                prepared.withUnsafeMutableBufferPointer { prepared in
                    body(Slots(items: items, commands: commands, prepared: prepared))
                }
            }
        }
    }

    private struct Slots {
        let items: UnsafeMutableBufferPointer<Item>
        let commands: UnsafeMutableBufferPointer<Command?>
        let prepared: UnsafeMutableBufferPointer<PreparedFill>

        /// The pixels that commands may change.
        func damage(of slots: Range<Int>) -> PixelRect {
            var damage = PixelRect.zero
            var depth = 0
            for i in slots {
                if prepared[i].isPrepared {
                    if depth == 0 { damage = damage.union(prepared[i].bounds) }
                    continue
                }
                switch commands[i] {
                case .fill(let fill): if depth == 0 { damage = damage.union(fill.coverage.bounds) }
                case .beginGroup(let group):
                    if depth == 0 { damage = damage.union(group.bounds) }
                    depth += 1
                case .endGroup: depth -= 1
                case nil: break
                }
            }
            return damage
        }

        /// Adds a command, which must outlive the list, if there is one.
        func add(_ i: Int, to list: inout DrawList) {
            if prepared[i].isPrepared {
                list.add(prepared.baseAddress! + i)
            } else if let command = commands[i] {
                list.add(command)
            }
        }
    }

    /// The encoding of items as commands, in parallel.
    private struct Work: ParallelWork, @unchecked Sendable {
        // Items are read-only; each result is written by the one thread that owns the item's index.
        let start: Int
        let slots: Slots
        let arenas: [CoverageArena]

        func work(on number: Int, worker: Int) {
            let item = slots.items.baseAddress! + (start + number)
            let place = item.pointee.command
            switch item.pointee.step {
            case .fill:
                guard item.pointee.fill.shadow != nil else { return putPlain(&item.pointee.fill, worker, at: place) }
                let (shadow, shape) = item.pointee.fill.commands(in: arenas[worker])
                put(shape, at: place)
                put(shadow, at: place - 1)
            case .beginLayer(let group): put(.beginGroup(group), at: place)
            case .endLayer: put(.endGroup, at: place)
            }
        }

        /// Encodes a fill without a shadow, as most are: its command is large, and is built in place.
        private func putPlain(_ fill: inout SurfaceFill<Paint>, _ worker: Int, at place: Int) {
            let covered = fill.coverage(in: arenas[worker])
            if covered.isEmpty { return put(nil, at: place) }
            let opacity = Float(fill.opacity)
            slots.prepared[place] = PreparedFill(covered, fill.paint, opacity: opacity, blendMode: fill.mode)
            slots.commands[place] = .fill(
                Command.Fill(consume covered, fill.paint, opacity: opacity, blendMode: fill.mode))
        }

        private func put(_ command: Command?, at place: Int) {
            slots.prepared[place] = command.map { PreparedFill($0) } ?? .none
            slots.commands[place] = command
        }
    }

    mutating func removeAll() {
        for i in 0..<count { clear(i) }
        (count, commandCount, byteCount) = (0, 0, 0)
        openLayers.removeAll(keepingCapacity: true)
        lastPicture = nil
    }

    /// Releases what an item refers to, except for the memory of its shape.
    private mutating func clear(_ i: Int) {
        if case .fill = items[i].step {} else { items[i].step = .fill }
        items[i].fill.shape.removeAll()
        var paint = Paint.color(.clear)
        swap(&paint, &items[i].fill.paint)
        paints.recycle(consume paint)
        if items[i].fill.clip != nil { items[i].fill.clip = nil }
        if items[i].fill.shadow != nil { items[i].fill.shadow = nil }
    }
}
