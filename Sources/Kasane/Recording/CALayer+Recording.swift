public import CoreGraphics
public import Foundation
public import QuartzCore
import Raster

extension CALayer {
    /// Returns an image of the layer and its sublayers at a time.
    ///
    /// - Parameters:
    ///   - time: In seconds from now. Animations run, and completion blocks are called, up to that time, without
    ///     waiting.
    ///   - size: The image's size in points, with the layer centred. Nil for the layer's own, or 640 by 480 if it is
    ///     empty.
    ///   - scale: Pixels per point.
    ///   - background: The colour behind transparent pixels; nil leaves them transparent.
    public func image(
        at time: CFTimeInterval = 0, size: CGSize? = nil, scale: CGFloat = 1, background: CGColor? = nil
    ) throws(MovieError) -> CGImage {
        try FrameSchedule.check(time)
        return try withClockRestored { () throws(MovieError) -> CGImage in
            let recorder = try Recorder(self, size: size, scale: scale)
            recorder.drawPicture(at: time, rate: try FrameRate(60))
            let pixels = recorder.renderer.pixels
            if let background { pixels.fillBehind(background) }
            return CGImage(bitmap: Bitmap(pixels))
        }
    }

    /// Records the layer and its sublayers from now on.
    ///
    /// The kind of movie is determined by the file name's extension: see ``MovieKind``. Time passes as fast as frames
    /// can be drawn and encoded: during the call, `CACurrentMediaTime()` is the movie's time. Animations that end
    /// meanwhile are over afterwards.
    ///
    /// - Parameters:
    ///   - url: The movie to write. It appears under its final name when complete.
    ///   - size: The movie's size in points, with the layer centred. Nil for the layer's own, or 640 by 480 if it is
    ///     empty.
    ///   - scale: Pixels per point.
    ///   - duration: In seconds. Nil records until the last finite animation has ended, or 4 seconds if there is none,
    ///     or one that runs forever.
    ///   - framesPerSecond: From 0.1 to 240. GIF files show at most 50.
    ///   - background: The colour behind transparent pixels; nil leaves them transparent, or white if the kind has no
    ///     alpha.
    ///   - holdLast: The additional time, in seconds, for which the final moment is shown. 0, the default, omits it:
    ///     each frame shows the moment at which it begins, so that a repeating movie loops seamlessly.
    ///   - pngCompression: The compression of PNG files, for a single image or one file per frame. Other kinds ignore
    ///     it.
    public func writeMovie(
        to url: URL, size: CGSize? = nil, scale: CGFloat = 1, duration: CFTimeInterval? = nil,
        framesPerSecond: Double = 60, background: CGColor? = nil, holdLast: CFTimeInterval = 0,
        pngCompression: PNGCompression = .small
    ) throws(MovieError) {
        let kind = try MovieKind(url: url)
        let rate = try FrameRate(framesPerSecond, of: kind)
        try withClockRestored { () throws(MovieError) in
            let recorder = try Recorder(self, size: size, scale: scale)
            let pixels = recorder.renderer.pixels
            let writer = try MovieWriter(
                url: url, width: pixels.width, height: pixels.height, framesPerSecond: rate.framesPerSecond,
                background: background, pngCompression: pngCompression)
            func schedule() throws(MovieError) -> FrameSchedule {
                // A single image does not depend on the scene's duration.
                if kind.isSingleImage { return .oneFrame }
                return try FrameSchedule(from: 0, to: duration ?? recorder.motion.end, rate: rate, hold: holdLast)
            }
            let all = { (_: Int) throws(MovieError) in true }
            try recorder.drawFrames(rate: rate, schedule: schedule, wants: all) { () throws(MovieError) in
                try writer.append(pixels: UnsafeRawPointer(pixels.base), bytesPerRow: pixels.bytesPerRow)
            }
            try writer.finish()
        }
    }
}

/// Runs `body`, and restores the system's clock afterwards if it was running.
func withClockRestored<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    let isSystem = !MediaClock.isManual
    defer { if isSystem { MediaClock.useSystem() } }
    return try body()
}
