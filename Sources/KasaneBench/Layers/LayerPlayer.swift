import QuartzCore

/// Plays a layer tree on a surface. A frame includes everything: sampling the animations, building the display list,
/// drawing.
struct LayerPlayer {
    private let name: String
    private let renderer: CARenderer

    init(_ scene: BenchScene, on surface: Surface, threads: Int) {
        self.init(
            scene.makeLayer(), of: scene.name, on: surface, threads: threads, width: scene.width, height: scene.height)
    }

    /// `width` and `height` are the surface's size in points.
    init(_ layer: CALayer, of name: String, on surface: Surface, threads: Int, width: Int, height: Int) {
        self.name = name
        renderer = CARenderer(context: surface.context)
        renderer.threads = threads
        renderer.layer = layer
        renderer.bounds = CGRect(x: 0, y: 0, width: width, height: height)
    }

    func measure(frames: Int) -> Measurement {
        Measurement(name, threads: renderer.threads, frames: frames, draw: draw)
    }

    func draw(frame: Int) {
        renderer.beginFrame(atTime: firstFrameTime + Double(frame) / framesPerSecond, timeStamp: nil)
        renderer.render()
        renderer.endFrame()
    }
}
