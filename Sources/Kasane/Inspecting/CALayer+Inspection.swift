public import CoreGraphics
public import Foundation
public import QuartzCore

extension CALayer {
    /// Writes a page that shows the layer and its sublayers from now on, as `kasane inspect` does: the rendering at a
    /// time, the tree, each layer's values and animations, a timeline, and performance findings.
    ///
    /// The page is one self-contained HTML file that needs no server and no network. Time passes as in
    /// ``writeMovie(to:size:scale:duration:framesPerSecond:background:holdLast:pngCompression:)``. A page has at most 60 pictures over
    /// time, of at most 480 pixels a side, and at most 2,000 layers.
    ///
    /// - Parameters:
    ///   - url: The file to write. It appears under its name when complete.
    ///   - time: When the tree is inspected, in seconds from now.
    ///   - title: The page's title; nil for the layer's name or class.
    ///   - size: The picture's size in points, with the layer centred. Nil for the layer's own, or 640 by 480 if it is
    ///     empty.
    ///   - scale: Pixels per point.
    ///   - duration: The length of the recording, in seconds. Nil records until the last finite animation has ended, or
    ///     4 seconds if there is none, or one that runs forever; at most a minute.
    public func writeInspectorReport(
        to url: URL, at time: CFTimeInterval = 0, title: String? = nil, size: CGSize? = nil, scale: CGFloat = 1,
        duration: CFTimeInterval? = nil
    ) throws {
        let page = try withClockRestored { () throws -> String in
            let request = SceneInspector.Request(
                title: title ?? name ?? DescriptionLines.name(of: self), time: time, duration: duration, size: size,
                scale: Double(scale))
            return try InspectorReport().html(of: SceneInspector(self, request).run())
        }
        try AtomicOutput.write(page, to: url)
    }
}
