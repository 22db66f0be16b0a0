public import CoreMedia
public import Foundation
import QuartzCore

/// Plays an item again and again, by copies of it in a player's queue.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avplayerlooper)
// `@unchecked Sendable`: its owner keeps it on one thread, as its player.
open class AVPlayerLooper: NSObject, @unchecked Sendable {
    /// Whether the looper works.
    public enum Status: Int, Sendable {
        /// It has not begun.
        case unknown = 0
        /// It does.
        case ready = 1
        /// It can't play the item.
        case failed = 2
        /// It was told to stop.
        case cancelled = 3
    }

    /// Whether the looper works.
    public private(set) final var status = Status.unknown
    /// The reason why the item can't be played.
    public final var error: (any Error)? { copies.lazy.compactMap(\.error).first }
    /// How often the item has played to its end.
    public private(set) final var loopCount = 0
    /// The copies that are in the player's queue.
    public final var loopingPlayerItems: [AVPlayerItem] { copies }

    private final weak var player: AVQueuePlayer?
    private final let template: AVPlayerItem
    private final let range: CMTimeRange
    private final var copies: [AVPlayerItem] = []

    /// One plays, and the next ones are loaded.
    private static let copyCount = 3

    /// Begins to loop an item, or a part of it. The item itself is not played.
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange) {
        self.player = player
        template = itemToLoop
        range = loopRange
        super.init()
        player.removeAllItems()
        player.actionAtItemEnd = .advance
        for _ in 0..<AVPlayerLooper.copyCount { enqueue() }
        status = .ready
    }

    /// Begins to loop an item.
    public convenience init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
        self.init(player: player, templateItem: itemToLoop, timeRange: .invalid)
    }

    /// Stops after the copy that plays.
    open func disableLooping() {
        guard status != .cancelled else { return }
        status = .cancelled
        for copy in copies where copy !== player?.currentItem { player?.remove(copy) }
        copies.removeAll { $0 !== player?.currentItem }
    }

    private final func enqueue() {
        guard let player, let item = template.copy() as? AVPlayerItem else { return }
        // A recording lasts for the first round; those that follow would extend it forever.
        item.isRepetition = !copies.isEmpty || loopCount > 0
        if range.isValid, range.duration > .zero {
            item.forwardPlaybackEndTime = range.end
            item.timing.jump(to: range.start, at: MediaClock.now)
        }
        item.endHandler = { [weak self, weak item] in
            guard let self, let item else { return }
            loopCount += 1
            copies.removeAll { $0 === item }
            if status == .ready { enqueue() }
        }
        copies.append(item)
        player.insert(item, after: nil)
    }
}
