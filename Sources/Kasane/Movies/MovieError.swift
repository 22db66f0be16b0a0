import FFmpegLoading
public import Foundation

/// The reason why a movie was not written: the problem, its place, and a remedy.
public struct MovieError: Error, Hashable, Sendable {
    /// The machine-readable kind of error.
    public enum Reason: Hashable, Sendable {
        /// The location can't be written: an unknown extension, an invalid name, a missing folder, no permission, a
        /// full disk.
        case unknownKind, badName, missingDirectory, notWritable, diskFull
        /// A size, a rate, a duration or a frame that can't be encoded.
        case badSize, badFrameRate, badDuration, badFrame
        /// The encoder is missing, has failed, or is out of memory.
        case encoderMissing, encodingFailed, outOfMemory
        /// The movie has no frames, was cancelled, or is already finished.
        case noFrames, cancelled, finished
    }

    /// The kind of error.
    public let reason: Reason
    /// The problem and its place: one line, without a full stop.
    public let problem: String
    /// The remedy: one line, without a full stop; empty if there is none.
    public let remedy: String
    /// The file that was to be written.
    public let url: URL?

    init(_ reason: Reason, _ problem: String, remedy: String, url: URL? = nil) {
        self.reason = reason
        self.problem = problem
        self.remedy = remedy
        self.url = url
    }
}

extension MovieError: CustomStringConvertible, LocalizedError {
    /// The problem and its remedy in one line.
    public var description: String { remedy.isEmpty ? problem : "\(problem): \(remedy)" }
    public var errorDescription: String? { description }
    public var recoverySuggestion: String? { remedy.isEmpty ? nil : remedy }
}

// MARK: - Error descriptions

extension MovieError {
    static func unknownKind(_ url: URL, ending: String) -> MovieError {
        let problem =
            ending.isEmpty
            ? "\(url.shownPath) has no file extension to select the format"
            : "unsupported file extension .\(ending) (\(url.shownPath))"
        return MovieError(
            .unknownKind, problem, remedy: "use .mp4, .webm, .mov, .gif, .webp, .apng, .png, .jpg or frames/%05d.png",
            url: url)
    }

    static func folder(_ url: URL) -> MovieError {
        MovieError(.notWritable, "\(url.shownPath) is a folder", remedy: "name a file", url: url)
    }

    static func badPattern(_ url: URL) -> MovieError {
        MovieError(
            .badName, "\(url.shownPath) has no valid placeholder for the frame number",
            remedy: "put one %d, or %05d for five digits, in the file name", url: url)
    }

    static func badSize(
        width: Double, height: Double, limit: Int = MovieWriter.maxSide
    ) -> MovieError {
        MovieError(
            .badSize, "an image cannot have \(width.shown) by \(height.shown) pixels",
            remedy: "each side must have 1 to \(limit) pixels, and the image "
                + "at most \(MovieWriter.maxArea / 1_000_000) million")
    }

    static func badSpan(from start: Double, to end: Double) -> MovieError {
        MovieError(
            .badDuration, "a movie cannot last from \(start.shown) s to \(end.shown) s",
            remedy: "start at 0 or later, and end after the start, within \(FrameSchedule.longest.shown) s")
    }

    static func badTime(_ time: Double) -> MovieError {
        MovieError(
            .badDuration, "no image at \(time.shown) s",
            remedy: "choose a time from 0 to \(FrameSchedule.longest.shown) s")
    }

    static func outOfMemory(_ width: Int, _ height: Int) -> MovieError {
        MovieError(
            .outOfMemory, "not enough memory for an image of \(width) by \(height) pixels",
            remedy: "choose a smaller size")
    }

    static func badFrameRate(_ rate: Double) -> MovieError {
        MovieError(
            .badFrameRate, "a movie cannot have \(rate.shown) frames per second",
            remedy: "use \(FrameRate.minimum.shown) to \(FrameRate.maximum.shown), such as 60")
    }

    static func encoderMissing(_ name: String, _ url: URL) -> MovieError {
        guard MovieKind.hasFFmpeg else {
            return MovieError(
                .encoderMissing, "this Kasane was built without FFmpeg, which writes .\(url.pathExtension) files",
                remedy: "choose .webp or frames/%05d.png, or build Kasane with the package trait Movies", url: url)
        }
        #if Movies
            if let missing = FFmpegLibrary.missing {
                return MovieError(
                    .encoderMissing,
                    "FFmpeg's \(missing), which writes .\(url.pathExtension) files, is not installed",
                    remedy: "install it (Debian: apt-get install ffmpeg), or choose .webp or frames/%05d.png", url: url)
            }
        #endif
        return MovieError(
            .encoderMissing, "the installed FFmpeg lacks the encoder \(name), which .\(url.pathExtension) files need",
            remedy: "install an FFmpeg with it (Debian: apt-get install libavcodec-extra), or choose another format",
            url: url)
    }

    static var partsNeedFFmpeg: MovieError {
        MovieError(
            .encoderMissing, "this Kasane was built without FFmpeg, which movie parts require",
            remedy: "render without --jobs and --part, or build Kasane with the package trait Movies")
    }

    static func wrongSize(width: Int, height: Int, expected: (Int, Int)) -> MovieError {
        MovieError(
            .badFrame, "a frame of \(width) by \(height) pixels does not fit a movie of \(expected.0) by \(expected.1)",
            remedy: "append frames of the movie's size")
    }

    static func shortRows(_ bytesPerRow: Int, width: Int) -> MovieError {
        MovieError(
            .badFrame, "rows of \(bytesPerRow) bytes are too short for \(width) pixels",
            remedy: "pass 4 bytes per pixel, and the distance from one row to the next")
    }

    static func tooManyPictures(_ url: URL) -> MovieError {
        MovieError(
            .badFrame, "\(url.shownPath) holds a single image, but a second frame was appended",
            remedy: "name it frames/%05d.png for one file per frame, or .apng for an animation", url: url)
    }

    static func noFrames(_ url: URL) -> MovieError {
        MovieError(.noFrames, "no frame was appended to \(url.shownPath)", remedy: "append at least one", url: url)
    }

    static func cancelled(_ url: URL) -> MovieError {
        MovieError(.cancelled, "writing \(url.shownPath) was cancelled", remedy: "", url: url)
    }

    static func finished(_ url: URL) -> MovieError {
        MovieError(
            .finished, "\(url.shownPath) is already finished", remedy: "create a new writer for each movie", url: url)
    }

    /// Returns the error for an `errno` value of a file.
    static func system(_ code: Int32, _ url: URL) -> MovieError {
        let folder = url.deletingLastPathComponent()
        switch code {
        case ENOENT where !FileManager.default.fileExists(atPath: folder.path), ENOTDIR:
            return MovieError(
                .missingDirectory, "there is no folder \(folder.shownPath) for \(url.lastPathComponent)",
                remedy: "create it first (mkdir -p \(folder.shownPath))", url: url)
        case ENOSPC, EFBIG, EDQUOT:
            return MovieError(
                .diskFull, "cannot write \(url.shownPath): the disk is full",
                remedy: "free some space, or write to another disk", url: url)
        case EISDIR: return .folder(url)
        case ENOMEM:
            return MovieError(
                .outOfMemory, "not enough memory to write \(url.shownPath)",
                remedy: "choose a smaller size", url: url)
        default:
            return MovieError(
                .notWritable, "\(url.shownPath) cannot be written (\(String(cString: strerror(code))))",
                remedy: "choose a writable folder", url: url)
        }
    }

    /// A failed call.
    init(_ error: CallFailure, _ url: URL) {
        switch -error.code {
        case ENOSPC, EFBIG, EDQUOT, ENOMEM, EACCES, EROFS:
            self = .system(-error.code, url)
        default:
            self.init(
                .encodingFailed,
                "\(url.shownPath) could not be written (\(error.call): \(error.explanation))",
                remedy: "try another size or format", url: url)
        }
    }
}

extension URL {
    /// The path as a user would type it.
    var shownPath: String { isFileURL ? relativePath : absoluteString }
}

extension Double {
    /// Without a redundant `.0`.
    var shown: String { self == rounded() && abs(self) < 1e15 ? String(Int(self)) : String(self) }
}
