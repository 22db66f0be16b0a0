import CoreGraphics

/// Maps slots to the lines of a lazy container.
struct LazyPlan {
    /// Consecutive lines of the same kind.
    struct Block {
        let part: LazySlots.Part
        /// The section's index.
        let section: Int
        let firstLine, firstSlot, slotCount, columnCount: Int

        var lineCount: Int { (slotCount + columnCount - 1) / columnCount }
        var lines: Range<Int> { firstLine..<firstLine + lineCount }
    }

    private(set) var blocks: [Block] = []
    private var runs: [(first: Int, run: LazySlots.Run)] = []
    private var firstOfSource: [ObjectIdentifier: Int] = [:]
    private(set) var slotCount = 0
    private(set) var lineCount = 0

    init() {}

    @MainActor
    init(_ slots: LazySlots, columnCount: Int) {
        for (index, section) in slots.sections.enumerated() {
            add(section.header, .header, index, 1)
            add(section.rows, .rows, index, max(1, columnCount))
            add(section.footer, .footer, index, 1)
        }
    }

    private mutating func add(_ newRuns: [LazySlots.Run], _ part: LazySlots.Part, _ section: Int, _ columnCount: Int) {
        let first = slotCount
        for run in newRuns {
            runs.append((slotCount, run))
            firstOfSource[ObjectIdentifier(run.source)] = slotCount
            slotCount += run.count
        }
        guard slotCount > first else { return }
        let block = Block(
            part: part, section: section, firstLine: lineCount, firstSlot: first, slotCount: slotCount - first,
            columnCount: columnCount)
        blocks.append(block)
        lineCount += block.lineCount
    }

    /// Returns the block that contains a line.
    func block(ofLine line: Int) -> Block { blocks[max(0, blocks.partitioningIndex { $0.firstLine > line } - 1)] }

    /// Returns the slots of a line.
    func slots(ofLine line: Int) -> Range<Int> {
        let block = block(ofLine: line)
        let first = block.firstSlot + (line - block.firstLine) * block.columnCount
        return first..<min(first + block.columnCount, block.firstSlot + block.slotCount)
    }

    /// Returns the line of a slot.
    func line(ofSlot slot: Int) -> Int {
        let block = blocks[max(0, blocks.partitioningIndex { $0.firstSlot > slot } - 1)]
        return block.firstLine + (slot - block.firstSlot) / block.columnCount
    }

    /// Returns the source of a slot, and the slot's index in the source.
    func source(ofSlot slot: Int) -> (source: any LazySource, index: Int) {
        let found = runs[max(0, runs.partitioningIndex { $0.first > slot } - 1)]
        return (found.run.source, slot - found.first)
    }

    /// Returns the container's slot for a slot of a source.
    func slot(of source: any LazySource, _ index: Int) -> Int? {
        firstOfSource[ObjectIdentifier(source)].map { $0 + index }
    }
}
