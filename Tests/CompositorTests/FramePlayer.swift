import CoreGraphics
@_spi(Compositing) import FrameEngine
@_spi(Compositing) import QuartzCore
import Raster

/// Shows a layer tree frame by frame with a compositor.
protocol FramePlayer {
    /// Draws the tree at a time, and returns the frame.
    mutating func frame(of root: CALayer, at time: Double) -> Frame
}

/// A frame, from any compositor.
struct Frame {
    let items: [DisplayList.Item]
    let damage: Damage
}

/// Shows 100 by 100 points as 100 by 100 pixels.
struct Player<C: Compositor>: FramePlayer {
    private let frames: FrameRenderer<C>
    let surface: C.Surface

    init(_ compositor: C, _ surface: C.Surface) {
        frames = FrameRenderer(compositor: compositor)
        self.surface = surface
    }

    mutating func frame(of root: CALayer, at time: Double = 0) -> Frame {
        frames.beginFrame(
            of: root, in: CGRect(x: 0, y: 0, width: 100, height: 100),
            surface: PixelRect(x: 0, y: 0, width: 100, height: 100), at: time)
        defer {
            frames.endFrame()
            // The frame has committed the transaction in which actions were disabled; the changes that tests make next
            // must not animate.
            CATransaction.setDisableActions(true)
        }
        let frame = Frame(items: frames.list?.items ?? [], damage: frames.damage)
        frames.draw(onto: surface)
        return frame
    }
}

extension CALayer {
    convenience init(_ frame: CGRect, _ color: CGColor?) {
        self.init()
        (self.frame, backgroundColor) = (frame, color)
    }
}

extension CGColor {
    static let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    static let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
}
