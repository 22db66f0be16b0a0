public import Foundation
public import QuartzCore

/// A layer whose time is that of a player's item: the animations of its sublayers follow the movie, pause with it, and jump
/// when it does.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avsynchronizedlayer)
open class AVSynchronizedLayer: CALayer {
    /// Creates a layer that follows an item.
    public convenience init(playerItem: AVPlayerItem) {
        self.init()
        self.playerItem = playerItem
        follow()
    }

    public override init() { super.init() }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The item, or nil.
    public final var playerItem: AVPlayerItem? { didSet { if playerItem !== oldValue { follow() } } }

    private final func follow() {
        if let player = playerItem?.player, !player.synchronizedLayers.contains(where: { $0.layer === self }) {
            player.synchronizedLayers.append(WeakSynchronizedLayer(layer: self))
        }
        synchronize()
    }

    open override func layoutSublayers() {
        super.layoutSublayers()
        follow()
    }

    /// Takes the item's time and rate.
    final func synchronize() {
        guard let item = playerItem else { return }
        let rate = Float(item.timing.rate)
        let (time, now) = (item.currentTime().seconds, MediaClock.now)
        let parentTime = superlayer?.convertTime(now, from: nil) ?? now
        let expected = (parentTime - beginTime) * Double(speed) + timeOffset
        // The same time at the same rate: nothing has to be encoded again.
        guard speed != rate || abs(expected - time) > 1e-6 else { return }
        speed = rate
        beginTime = rate == 0 ? 0 : parentTime
        timeOffset = time
    }
}
