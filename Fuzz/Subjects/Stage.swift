import CoreGraphics
import QuartzCore

/// Draws the frames of a layer tree into a small bitmap as the clock advances.
@MainActor
struct Stage {
    private let renderer: CARenderer?

    init(_ layer: CALayer, size: CGSize, scale: CGFloat) {
        let context = bitmapContext(width: Int(size.width * scale), height: Int(size.height * scale))
        renderer = context.map { CARenderer(context: $0) }
        renderer?.layer = layer
        renderer?.bounds = CGRect(origin: .zero, size: size)
        renderer?.threads = 1
    }

    /// Draws the frame that is so many seconds later.
    func drawFrame(after seconds: Double) {
        MediaClock.advance(to: MediaClock.now + seconds)
        MediaClock.beginFrame(duration: 1 / 60)
        CATransaction.flush()
        renderer?.beginFrame(atTime: MediaClock.now, timeStamp: nil)
        renderer?.render()
        renderer?.endFrame()
    }
}
