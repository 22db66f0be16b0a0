import Foundation
import QuartzCore

/// Plays items one after the other.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avqueueplayer)
// `@unchecked Sendable`: as its superclass.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
    /// The items after the current one.
    private final var waiting: [AVPlayerItem] = []

    /// Creates a player without items.
    public override init() {
        super.init()
        actionAtItemEnd = .advance
    }

    /// Creates a player of one item.
    public override init(playerItem item: AVPlayerItem?) {
        super.init(playerItem: item)
        actionAtItemEnd = .advance
    }

    /// Creates a player of some items.
    public convenience init(items: [AVPlayerItem]) {
        self.init()
        for item in items { insert(item, after: nil) }
    }

    /// Returns the items that are still to be played, the current one first.
    open func items() -> [AVPlayerItem] { (currentItem.map { [$0] } ?? []) + waiting }

    /// Returns whether an item can be inserted: it is in no player, and the other one is in this one.
    open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
        guard item.player == nil, !items().contains(where: { $0 === item }) else { return false }
        return afterItem.map { other in items().contains { $0 === other } } ?? true
    }

    /// Inserts an item after another one, or at the end.
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        guard canInsert(item, after: afterItem) else { return reportOnce("AVQueuePlayer can't insert \(item)") }
        item.player = self
        guard let current = currentItem else { return replaceItem(item) }
        if let afterItem, let place = waiting.firstIndex(where: { $0 === afterItem }) {
            waiting.insert(item, at: place + 1)
        } else {
            waiting.insert(item, at: afterItem === current ? 0 : waiting.count)
        }
        load(item)
    }

    /// Removes an item. If it is the current one, the next one plays.
    open func remove(_ item: AVPlayerItem) {
        if item === currentItem { return advanceToNextItem() }
        guard let place = waiting.firstIndex(where: { $0 === item }) else { return }
        waiting.remove(at: place).player = nil
    }

    /// Removes all items.
    open func removeAllItems() {
        for item in waiting { item.player = nil }
        waiting = []
        replaceItem(nil)
    }

    /// Removes the current item, and plays the next one.
    open func advanceToNextItem() { replaceItem(waiting.isEmpty ? nil : waiting.removeFirst()) }

    /// Plays another item instead of the current one.
    open override func replaceCurrentItem(with item: AVPlayerItem?) {
        if let item { waiting.removeAll { $0 === item } }
        super.replaceCurrentItem(with: item)
    }

    override var hasNextItem: Bool { !waiting.isEmpty }
    override func advance() { advanceToNextItem() }
}
