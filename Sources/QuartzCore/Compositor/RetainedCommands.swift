import Raster

/// The commands of the items that stood still since the last frame, so that what moves over them need not cover their
/// shapes and blur their shadows again.
struct RetainedCommands {
    private var list = DisplayList()
    /// For each item of the list what it was made into, where that was kept.
    private var commands: [Command?] = []
    private var byteCount = 0

    /// More memory than this, in bytes, is not kept.
    private static let mostBytes = 24 << 20

    /// The command of the item at `index`, which must be still, if it was kept. There is one place for each item.
    func command(ofStillItemAt index: Int) -> Command? { commands[index] }

    /// Whether the last list had the same item at the same place.
    func isStill(at index: Int, of next: DisplayList) -> Bool {
        list.items.count == next.items.count && list.items[index] == next.items[index]
    }

    /// Takes over the list that has been drawn, with the commands that were used for the items at `indices`.
    ///
    /// Items that were not drawn have not changed: the damage would have held them.
    mutating func keep(_ used: [Command?], at indices: [Int], of next: DisplayList) {
        if commands.count != next.items.count {
            commands = [Command?](repeating: nil, count: next.items.count)
            byteCount = 0
        }
        for (command, index) in zip(used, indices) {
            byteCount -= commands[index]?.byteCount ?? 0
            let size = command?.byteCount ?? 0
            let isKept = byteCount + size <= Self.mostBytes && isStill(at: index, of: next)
            commands[index] = isKept ? command : nil
            if isKept { byteCount += size }
        }
        list = next
    }

    /// Forgets everything: what is drawn next has nothing to do with the last list.
    mutating func forget() { self = RetainedCommands() }
}
