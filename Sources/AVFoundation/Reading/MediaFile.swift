#if Movies
    import CFFmpeg
    import CoreMedia
    import FFmpegLoading
    import Foundation

    /// A movie or sound file that is open for reading.
    ///
    /// Only containers of sound and video are recognized, and none of them may open another file: playlists would read
    /// whatever they name.
    final class MediaFile {
        let context: UnsafeMutablePointer<AVFormatContext>

        private static let formats =
            "mov,matroska,avi,mpegts,mp3,aac,wav,w64,flac,ogg,caf,aiff,amr,ac3,flv,mpeg"

        init(_ url: URL) throws(AVError) {
            guard url.isFileURL else {
                throw AVError(.contentIsUnavailable, "\(url) can't be loaded: only files can")
            }
            if let missing = FFmpegLibrary.missing {
                throw AVError(.decoderNotFound, "movies can't be read: \(missing) is not installed")
            }
            var isFolder = false as ObjCBool
            guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), !isFolder.boolValue else {
                throw AVError(.contentIsUnavailable, "\(url.path) is not a file")
            }
            let options = [
                "protocol_whitelist": "file", "format_whitelist": MediaFile.formats, "max_streams": "64",
            ]
            var made: UnsafeMutablePointer<AVFormatContext>?
            // The prefix prevents a colon in the path from being interpreted as a protocol.
            let answer = withOptions(options) { ffmpeg.avformat_open_input(&made, "file:\(url.path)", nil, &$0) }
            guard answer >= 0, let made else {
                let why = FFmpegLibrary.explanation(of: answer) ?? ""
                throw AVError(.fileFormatNotRecognized, "\(url.path) is not a movie or sound (\(why))")
            }
            context = made
            guard ffmpeg.avformat_find_stream_info(context, nil) >= 0 else {
                throw AVError(.fileFailedToParse, "\(url.path) is damaged")
            }
        }

        deinit {
            var context: UnsafeMutablePointer<AVFormatContext>? = context
            ffmpeg.avformat_close_input(&context)
        }

        /// The stream at an index, which `nb_streams` bounds.
        func stream(_ index: Int) -> UnsafeMutablePointer<AVStream>? {
            index < Int(context.pointee.nb_streams) ? context.pointee.streams[index] : nil
        }

        /// The time at which the movie begins, by the clock of a stream.
        func start(in base: AVRational) -> Int64 {
            let start = context.pointee.start_time
            guard start != MediaFile.noTime, base.num > 0, base.den > 0 else { return 0 }
            let ticks = Int128(start) * Int128(base.den) / (Int128(base.num) * Int128(AV_TIME_BASE))
            return Int64(clamping: ticks)
        }

        /// FFmpeg's mark for times that are not known.
        static let noTime = Int64.min
    }

    extension CMTime {
        /// The time of a number of a stream's ticks; nil if it isn't known, or the stream has no clock.
        init?(ticks: Int64, base: AVRational) {
            guard ticks != MediaFile.noTime, base.num > 0, base.den > 0 else { return nil }
            let value = Int128(ticks) * Int128(base.num)
            guard let value = Int64(exactly: value) else { return nil }
            self.init(value: value, timescale: base.den)
        }

        /// The time in a stream's ticks, rounded down.
        func ticks(base: AVRational) -> Int64 {
            guard isNumeric, base.num > 0, base.den > 0 else { return isPositiveInfinity ? .max : 0 }
            let (quotient, remainder) = (Int128(value) * Int128(base.den)).quotientAndRemainder(
                dividingBy: Int128(timescale) * Int128(base.num))
            return Int64(clamping: remainder < 0 ? quotient - 1 : quotient)
        }
    }
#endif
