import CoreGraphics
public import Foundation
import ObjectRuntime
public import QuartzCore

/// A layer that shows the frames of a player's movie.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avplayerlayer)
open class AVPlayerLayer: CALayer {
    /// Creates a layer without a player.
    public override init() {
        super.init()
        contentsGravity = .resizeAspect
    }

    /// Creates a layer for a player.
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        guard let layer = layer as? AVPlayerLayer else { return }
        gravity = layer.gravity
        pictureSize = layer.pictureSize
        isShowing = layer.isShowing
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The player, or nil.
    public final var player: AVPlayer? {
        get { shownPlayer }
        set {
            guard newValue !== shownPlayer else { return }
            let old = shownPlayer
            shownPlayer = newValue
            old?.setShown(false, in: self)
            show(nil)
            newValue?.setShown(true, in: self)
        }
    }
    private final var shownPlayer: AVPlayer?
    private final var gravity = AVLayerVideoGravity.resizeAspect
    /// The size of the frame that is shown, in pixels.
    private final var pictureSize = CGSize.zero
    private final var isShowing = false

    /// How the movie fills the layer. The whole movie is visible by default.
    public final var videoGravity: AVLayerVideoGravity {
        get { gravity }
        set {
            gravity = newValue
            layOutPicture()
        }
    }

    /// Whether a frame can be shown. Observable.
    public final var isReadyForDisplay: Bool { isShowing }

    /// The rectangle of the layer in which the movie is; empty without one.
    public final var videoRect: CGRect {
        guard isShowing else { return .zero }
        switch gravity {
        case .resize: return bounds
        case .resizeAspectFill:
            let scale = max(bounds.width / pictureSize.width, bounds.height / pictureSize.height)
            let size = CGSize(width: pictureSize.width * scale, height: pictureSize.height * scale)
            return CGRect(
                x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
                height: size.height)
        default: return AVMakeRect(aspectRatio: pictureSize, insideRect: bounds)
        }
    }

    /// Shows a frame, or none.
    final func show(_ frame: MovieFrame?) {
        // A frame that can't be decoded leaves the one before it.
        guard frame != nil || shownPlayer?.currentItem?.status != .readyToPlay else { return }
        let size = frame.map { CGSize(width: $0.image.width, height: $0.image.height) } ?? .zero
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        contents = frame?.image
        if size != pictureSize {
            pictureSize = size
            layOutPicture()
        }
        CATransaction.commit()
        guard isShowing != (frame != nil) else { return }
        changing("readyForDisplay", of: self) { isShowing = frame != nil }
    }

    open override func layoutSublayers() {
        super.layoutSublayers()
        layOutPicture()
    }

    /// What is outside of the bounds is cut off, whether or not the layer masks its sublayers.
    private final func layOutPicture() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        contentsGravity = gravity == .resizeAspect ? .resizeAspect : .resize
        var part = CGRect(x: 0, y: 0, width: 1, height: 1)
        let rect = videoRect
        if gravity == .resizeAspectFill, rect.width > 0, rect.height > 0 {
            part.size = CGSize(width: bounds.width / rect.width, height: bounds.height / rect.height)
            part.origin = CGPoint(x: (1 - part.width) / 2, y: (1 - part.height) / 2)
        }
        contentsRect = part
    }
}
