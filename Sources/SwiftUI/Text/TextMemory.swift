import CoreGraphics

/// The lines of a text that have been laid out in the same environment.
final class TextMemory {
    /// The text's string in its own size.
    var string: StyledText?
    /// All of the text in one line: it is the same in every room that is wide enough.
    private var line: TextBlock?
    private var recent: [(room: CGSize, block: TextBlock)] = []

    /// Stacks ask for the least and the greatest width, and for the one that they give.
    private static let capacity = 4

    /// The lines in a room, laid out unless they are known.
    func block(in room: CGSize, _ layOut: () -> TextBlock) -> TextBlock {
        if let line, room.width >= line.size.width { return line }
        if let known = recent.first(where: { $0.room == room }) { return known.block }
        let block = layOut()
        if block.isWholeLine {
            line = block
        } else {
            if recent.count == TextMemory.capacity { recent.removeFirst() }
            recent.append((room, block))
        }
        return block
    }
}
