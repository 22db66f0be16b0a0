import AVFoundation
import UIKit

/// A view whose layer shows a player's movie.
final class PlayerView: UIView {
    override class var layerClass: AnyClass { AVPlayerLayer.self }

    /// The layer, which the class determines.
    var playerLayer: AVPlayerLayer? { layer as? AVPlayerLayer }
}
