public import CoreGraphics
import FFmpegLoading
import Foundation
import MovieEncoding

/// Writes images of one size, shown at a constant rate, to a movie file.
///
/// The kind of movie is determined by the file name's extension: see ``MovieKind``. Encoding runs concurrently, a few
/// frames behind the caller. The file appears under its name when complete: until ``finish()`` returns, and after any
/// failure, an existing file is unchanged.
///
/// A writer may be used by one thread at a time.
public final class MovieWriter {
    /// The URL of the movie.
    public let url: URL
    /// The kind of the movie.
    public let kind: MovieKind
    /// The width of a frame, in pixels.
    public let width: Int
    /// The height of a frame, in pixels.
    public let height: Int
    /// The number of frames added so far.
    public private(set) var frameCount = 0

    /// The maximum length of a side, in pixels; see also ``MovieKind/maxSide``.
    public static let maxSide = 16_384
    /// The maximum number of pixels of a frame.
    public static let maxArea = 64_000_000

    /// The part's position in the movie.
    private let firstFrame: Int
    private let timeline: Timeline
    private let output: AtomicOutput
    private let input: any FrameInput
    private var state = State.open

    private enum State { case open, finished, failed(MovieError) }

    /// Starts a movie.
    ///
    /// - Parameters:
    ///   - url: A file whose extension determines the kind. For one file per frame, the name contains a placeholder for
    ///     the number: `frames/%05d.png`. The folder must exist.
    ///   - width: The images' width in pixels, from 1 to ``maxSide``. An H.264 movie of an odd width or height is a
    ///     pixel larger, which repeats the edge.
    ///   - height: The images' height in pixels, with the same limits.
    ///   - framesPerSecond: From 0.1 to 240. 23.976, 29.97 and 59.94 mean the fractions of television. A GIF shows at
    ///     most 50: above that, frames are dropped according to their times.
    ///   - background: The colour behind transparent pixels. Nil keeps them transparent, or makes them white where
    ///     ``MovieKind/keepsAlpha`` is false.
    ///   - firstNumber: The first image's number in a sequence of files.
    ///   - pngCompression: The compression of PNG files, for a single image or one file per frame. Other kinds ignore
    ///     it.
    public convenience init(
        url: URL, width: Int, height: Int, framesPerSecond: Double = 60, background: CGColor? = nil,
        firstNumber: Int = 0, pngCompression: PNGCompression = .small
    ) throws(MovieError) {
        try self.init(
            url: url, width: width, height: height, framesPerSecond: framesPerSecond, background: background,
            firstNumber: firstNumber, pngCompression: pngCompression, part: nil)
    }

    /// The destination of a part of a movie, and its first frame in the movie.
    struct Part {
        var url: URL
        var first: Int
    }

    /// Starts a movie, or a part of one.
    init(
        url: URL, width: Int, height: Int, framesPerSecond: Double, background: CGColor?, firstNumber: Int,
        pngCompression: PNGCompression, part: Part?
    ) throws(MovieError) {
        let kind = try MovieKind(url: url)
        try MovieWriter.checkSize(width: width, height: height, of: kind)
        timeline = Timeline(rate: try FrameRate(framesPerSecond), countsHundredths: kind == .gif)
        let pixel = kind.background(background?.premultipliedPixel)
        let format = MovieFormat(kind, width: width, height: height, isOpaque: pixel?.last == 255)
        try MovieWriter.checkEncoder(of: format, url)
        self.url = url
        self.kind = kind
        self.width = width
        self.height = height
        firstFrame = part?.first ?? 0
        if let part { output = try AtomicOutput(fileFor: part.url) } else { output = try AtomicOutput(for: url, kind) }
        let content = Content(
            kind: kind, format: format, timeline: timeline, width: width, height: height, background: pixel,
            pngCompression: pngCompression)
        do {
            if let part {
                #if Movies
                    try FFmpegLibrary.require()
                    let header = MoviePart.Header(
                        ending: url.pathExtension.lowercased(), width: width, height: height,
                        framesPerSecond: framesPerSecond, background: pixel, firstNumber: firstNumber, first: part.first
                    )
                    input = try MovieWriter.makePartInput(content, path: output.path, header: header)
                #else
                    throw MovieError.partsNeedFFmpeg
                #endif
            } else {
                input = try MovieWriter.makeInput(
                    content, path: output.path, names: try FrameNames(url: url), firstNumber: firstNumber)
            }
        } catch {
            output.discard()
            throw MovieWriter.explained(error, url)
        }
    }

    deinit { cancel() }

    /// Adds an image. It must have the movie's size.
    public func append(_ image: CGImage) throws(MovieError) {
        guard image.width == width, image.height == height else {
            throw .wrongSize(width: image.width, height: image.height, expected: (width, height))
        }
        let buffer = image.bitmap.buffer
        try append(pixels: UnsafeRawPointer(buffer.base), bytesPerRow: buffer.bytesPerRow)
    }

    /// Adds an image from memory: 8-bit premultiplied RGBA in sRGB, rows from the top, as a bitmap context holds it.
    ///
    /// The memory is not accessed after the call returns. The call waits while too many frames are pending.
    ///
    /// - Parameters:
    ///   - pixels: As many rows as the movie's height.
    ///   - bytesPerRow: The number of bytes from one row to the next; at least four times the movie's width.
    public func append(pixels: UnsafeRawPointer, bytesPerRow: Int) throws(MovieError) {
        switch state {
        case .open: break
        case .finished: throw .finished(url)
        case .failed(let error): throw error
        }
        guard bytesPerRow >= 4 * width else { throw .shortRows(bytesPerRow, width: width) }
        guard !kind.isSingleImage || frameCount == 0 else { throw .tooManyPictures(url) }
        let slot = timeline.slot(ofFrame: firstFrame + frameCount)
        frameCount += 1
        guard let slot else { return }
        do {
            try input.add(pixels, bytesPerRow: bytesPerRow, slot)
        } catch {
            throw fail(error)
        }
    }

    /// Writes pending frames, and gives the movie its final name.
    public func finish() throws(MovieError) {
        switch state {
        case .open: break
        case .finished: return
        case .failed(let error): throw error
        }
        guard frameCount > 0 else { throw fail(MovieError.noFrames(url)) }
        do {
            // Some of them may have been dropped.
            try input.finish(frames: frameCount)
            try output.commit()
            state = .finished
        } catch {
            throw fail(error)
        }
    }

    /// Cancels the movie and removes its partial output. Does nothing to a finished one.
    public func cancel() {
        if case .open = state { _ = fail(MovieError.cancelled(url)) }
    }

    // MARK: - Private

    private func fail(_ error: any Error) -> MovieError {
        let error = MovieWriter.explained(error, url)
        state = .failed(error)
        input.stop(error)
        output.discard()
        return error
    }

    static func explained(_ error: any Error, _ url: URL) -> MovieError {
        switch error {
        case let error as MovieError: return error
        case let error as CallFailure: return MovieError(error, url)
        default: return MovieError(.encodingFailed, "\(url.shownPath) was not written (\(error))", remedy: "", url: url)
        }
    }

    /// Throws if the size is not valid for the movie or for any image.
    static func checkSize(width: Int, height: Int, of kind: MovieKind? = nil) throws(MovieError) {
        let limit = kind?.maxSide ?? maxSide
        guard (1...limit).contains(width), (1...limit).contains(height), width * height <= maxArea else {
            throw .badSize(width: Double(width), height: Double(height), limit: limit)
        }
    }

    /// Throws if no movie could be written to `url`, before anything is drawn for it.
    static func checkTarget(_ url: URL) throws(MovieError) {
        try checkEncoders(for: url)
        try AtomicOutput(for: url, MovieKind(url: url)).discard()
    }

    /// Throws if no available encoder writes movies of the URL's kind, regardless of its folder.
    static func checkEncoders(for url: URL) throws(MovieError) {
        let kind = try MovieKind(url: url)
        for isOpaque in [true, false] {
            try checkEncoder(of: MovieFormat(kind, width: 2, height: 2, isOpaque: isOpaque), url)
        }
    }

    private static func checkEncoder(of format: MovieFormat, _ url: URL) throws(MovieError) {
        guard let encoder = format.encoder, !encoder.isAvailable else { return }
        throw .encoderMissing(encoder.name, url)
    }
}
