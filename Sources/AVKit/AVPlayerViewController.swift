public import AVFoundation
import CoreGraphics
import Foundation
public import UIKit

/// Told about a player that is shown.
/// [Apple's reference](https://developer.apple.com/documentation/avkit/avplayerviewcontrollerdelegate)
@preconcurrency @MainActor
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {}

/// Shows a player's movie, with controls: buttons that play, pause and skip, a time line, and the times.
///
/// Touching the movie shows or hides the controls; while it plays, they disappear after three seconds.
/// [Apple's reference](https://developer.apple.com/documentation/avkit/avplayerviewcontroller)
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
    private let playerView = PlayerView()
    private let overlay = UIView()
    private let controls = PlaybackControls()

    /// The player, or nil.
    open var player: AVPlayer? {
        didSet {
            guard player !== oldValue else { return }
            playerView.playerLayer?.player = player
            controls.player = player
        }
    }

    /// Whether there are controls. True by default.
    open var showsPlaybackControls = true { didSet { controls.isHidden = !showsPlaybackControls } }

    /// How the movie fills the view. The whole movie is visible by default.
    open var videoGravity = AVLayerVideoGravity.resizeAspect {
        didSet { playerView.playerLayer?.videoGravity = videoGravity }
    }

    /// Whether a frame can be shown.
    public final var isReadyForDisplay: Bool { playerView.playerLayer?.isReadyForDisplay ?? false }

    /// The rectangle of the view in which the movie is.
    public final var videoBounds: CGRect { playerView.playerLayer?.videoRect ?? .zero }

    /// A view between the movie and the controls, for content of the application.
    public final var contentOverlayView: UIView? {
        loadViewIfNeeded()
        return overlay
    }

    /// Told about what happens.
    open weak var delegate: (any AVPlayerViewControllerDelegate)?

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        playerView.playerLayer?.videoGravity = videoGravity
        for part in [playerView, overlay, controls] {
            part.frame = view.bounds
            part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(part)
        }
        controls.isHidden = !showsPlaybackControls
        overlay.isUserInteractionEnabled = false
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        // As on iOS, a movie whose controller is dismissed pauses.
        if isBeingDismissed { player?.pause() }
    }
}
