import CoreGraphics

/// A cache of a text's laid-out lines in one environment.
final class TextLayoutCache {
    /// The resolved string at its natural size.
    var string: StyledText?
    /// The text on a single line, which is the same for every available size that is wide enough.
    private var line: TextBlock?
    private var recent: [(room: CGSize, block: TextBlock)] = []

    /// Stacks query the minimum and the maximum width, and the one that they propose.
    private static let capacity = 4

    /// Returns the lines in an available size, laying them out unless they are cached.
    func block(in room: CGSize, _ layOut: () -> TextBlock) -> TextBlock {
        if let line, room.width >= line.size.width { return line }
        if let known = recent.first(where: { $0.room == room }) { return known.block }
        let block = layOut()
        if block.isWholeLine {
            line = block
        } else {
            if recent.count == TextLayoutCache.capacity { recent.removeFirst() }
            recent.append((room, block))
        }
        return block
    }
}
