#if Movies
    import CFFmpeg
    import CoreGraphics
    import CoreMedia
    import FFmpegLoading
    import Foundation
    import MovieEncoding
    import Raster

    /// Writes tracks of video and sound to a movie file, which gets its name when it is complete.
    ///
    /// Used by one thread at a time.
    final class MovieFileWriter {
        private let url: URL
        private let file: AtomicFile
        private let muxer: Muxer
        private let isOptimized: Bool
        private var tracks: [Track] = []
        private var isOver = false

        private enum Track {
            case video(VideoTrack)
            case sound(SoundEncoder)
        }

        private final class VideoTrack {
            let encoder: Encoder
            let filler: FrameFiller<FFmpegFramePool>
            let converter: PixelConverter?
            let settings: VideoTrackSettings
            /// The last frame, whose duration isn't known yet.
            var pending: FFmpegFrame?
            var lastDuration: Int64

            init(_ settings: VideoTrackSettings, hasGlobalHeader: Bool) throws(CallFailure) {
                self.settings = settings
                let (width, height) = (settings.width + settings.width % 2, settings.height + settings.height % 2)
                let isPlanar = settings.recipe.layout == .yuv420
                let pool = try FFmpegFramePool(layout: isPlanar ? .yuv420 : .rgba, width: width, height: height)
                filler = FrameFiller(
                    pool, width: settings.width, height: settings.height, background: isPlanar ? [0, 0, 0, 255] : nil)
                converter =
                    isPlanar
                    ? nil
                    : try PixelConverter(from: .rgba, to: settings.recipe.layout, width: width, height: height)
                encoder = try Encoder(
                    settings.recipe, width: width, height: height,
                    timeBase: AVRational(num: 1, den: settings.timescale),
                    frameRate: AVRational(num: settings.frameRate, den: 1), hasGlobalHeader: hasGlobalHeader)
                lastDuration = max(1, Int64(settings.timescale / max(1, settings.frameRate)))
            }
        }

        init(_ url: URL, _ type: AVFileType, isOptimized: Bool) throws(AVError) {
            guard let format = type.muxer else {
                throw AVError(.unsupportedOutputSettings, "files of the type \(type.rawValue) can't be written")
            }
            if let missing = FFmpegLibrary.missing {
                throw AVError(.encoderNotFound, "movies can't be written: \(missing) is not installed")
            }
            guard url.isFileURL else { throw AVError(.exportFailed, "\(url) is not a file") }
            self.url = url
            self.isOptimized = isOptimized && type != .wav && type != .caf
            do throws(AtomicFile.Failure) {
                file = try AtomicFile(path: url.path, replacesAll: true)
            } catch {
                throw AVError(.exportFailed, "\(url.path) can't be written (\(String(cString: strerror(error.code))))")
            }
            do throws(CallFailure) {
                muxer = try Muxer(path: file.path, format: format)
            } catch {
                file.discard()
                throw AVError(error, url)
            }
        }

        deinit { cancel() }

        func setMetadata(_ key: String, _ value: String) { muxer.setMetadata(key, value) }

        func addVideo(_ settings: VideoTrackSettings) throws(AVError) -> Int {
            guard settings.recipe.isAvailable else {
                throw AVError(.encoderNotFound, "there is no encoder \(settings.recipe.name)")
            }
            return try failing { () throws(CallFailure) in
                let track = try VideoTrack(settings, hasGlobalHeader: muxer.hasGlobalHeader)
                tracks.append(.video(track))
                return try muxer.addTrack(track.encoder.context, displayMatrix: settings.displayMatrix)
            }
        }

        func addSound(_ settings: SoundTrackSettings) throws(AVError) -> Int {
            let recipe = SoundRecipe(
                name: settings.encoder, sampleRate: settings.format.sampleRate,
                channelCount: settings.format.channelCount, bitRate: settings.bitRate)
            guard recipe.isAvailable else { throw AVError(.encoderNotFound, "there is no encoder \(recipe.name)") }
            return try failing { () throws(CallFailure) in
                let encoder = try SoundEncoder(recipe, hasGlobalHeader: muxer.hasGlobalHeader)
                tracks.append(.sound(encoder))
                return try muxer.addTrack(encoder.context)
            }
        }

        func begin() throws(AVError) {
            let options = isOptimized ? ["movflags": "+faststart"] : [:]
            try failing { () throws(CallFailure) in try muxer.begin(options: options) }
        }

        /// Adds a frame of the track's size. Times increase.
        func append(_ image: CGImage, at ticks: Int64, toTrack index: Int) throws(AVError) {
            guard case .video(let track) = tracks[index] else { return }
            let buffer = image.bitmap.buffer
            guard buffer.width == track.settings.width, buffer.height == track.settings.height else {
                throw AVError(
                    .unsupportedOutputSettings,
                    "a frame of \(buffer.width) by \(buffer.height) pixels is not \(track.settings.width) by "
                        + "\(track.settings.height)")
            }
            do {
                try send(track, index, until: ticks)
                let frame = try track.filler.makeFrame(
                    UnsafeRawPointer(buffer.base), bytesPerRow: buffer.bytesPerRow)
                frame.time = ticks
                track.pending = frame
            } catch {
                throw AVError(error, url)
            }
        }

        /// Adds samples, interleaved, at the end of a track.
        func append(_ samples: [Float], toTrack index: Int) throws(AVError) {
            guard case .sound(let encoder) = tracks[index] else { return }
            do {
                try samples.withUnsafeBufferPointer { samples in
                    try encoder.encode(samples) { try muxer.write($0, toTrack: index) }
                }
            } catch {
                throw AVError(error, url)
            }
        }

        /// Writes what is pending, and gives the file its name.
        ///
        /// - Parameter ticks: when the last frames of tracks of video end. Without, they last as long as those before.
        func finish(endingAt ticks: [Int: Int64]) throws(AVError) {
            guard !isOver else { return }
            do {
                for (index, track) in tracks.enumerated() {
                    switch track {
                    case .video(let track):
                        let end = ticks[index] ?? (track.pending?.time ?? 0) + track.lastDuration
                        try send(track, index, until: end)
                        try track.encoder.encode(nil) { try muxer.write($0, toTrack: index) }
                    case .sound(let encoder): try encoder.finish { try muxer.write($0, toTrack: index) }
                    }
                }
                try muxer.finish()
                try file.commit()
                isOver = true
            } catch {
                cancel()
                throw AVError(error, url)
            }
        }

        /// Removes what has been written. Does nothing to a complete file.
        func cancel() {
            guard !isOver else { return }
            isOver = true
            file.discard()
        }

        /// Encodes the pending frame, which ends at a time.
        private func send(_ track: VideoTrack, _ index: Int, until ticks: Int64) throws {
            guard let frame = track.pending else { return }
            track.pending = nil
            frame.duration = max(1, ticks - frame.time)
            track.lastDuration = frame.duration
            var ready = frame
            if let converter = track.converter { ready = try converter.convert(frame) }
            try track.encoder.encode(ready) { try muxer.write($0, toTrack: index) }
        }

        private func failing<Value>(_ body: () throws(CallFailure) -> Value) throws(AVError) -> Value {
            do throws(CallFailure) { return try body() } catch { throw AVError(error, url) }
        }
    }

    extension AVError {
        /// The error of a movie that can't be written.
        init(_ error: any Error, _ url: URL) {
            switch error {
            case let error as AVError: self = error
            case let error as CallFailure where error.code == -ENOSPC:
                self.init(.diskFull, "\(url.path) can't be written: the disk is full")
            case let error as CallFailure where error.code == -ENOMEM: self.init(.outOfMemory)
            case let error as CallFailure where error.code == ffmpeg_error_no_encoder():
                self.init(.encoderNotFound, "there is no encoder \(error.call)")
            case let error as CallFailure:
                self.init(.exportFailed, "\(url.path) can't be written (\(error.call): \(error.explanation))")
            default: self.init(.exportFailed, "\(url.path) can't be written (\(error))")
            }
        }
    }

    extension VideoTrackSettings {
        /// The transform as nine numbers of a QuickTime file; nil for the identity.
        fileprivate var displayMatrix: [Int32]? {
            guard !transform.isIdentity else { return nil }
            func fixed(_ value: CGFloat) -> Int32 { Int32(max(min((value * 65_536).rounded(), 2e9), -2e9)) }
            return [
                fixed(transform.a), fixed(transform.b), 0, fixed(transform.c), fixed(transform.d), 0,
                fixed(transform.tx), fixed(transform.ty), 1 << 30,
            ]
        }
    }
#endif
