#if Movies
    import CFFmpeg
    import CoreGraphics
    import CoreMedia
    import FFmpegLoading
    import Foundation

    /// Decodes the frames of a video track, at any time and in any order; fastest in the order in which they are shown.
    ///
    /// Used by one thread at a time.
    final class FrameReader: FrameSource {
        private let file: MediaFile
        private let decoder: UnsafeMutablePointer<AVCodecContext>
        private let packet: UnsafeMutablePointer<AVPacket>
        private let base: AVRational
        private let index: Int32
        private let start: Int64
        /// The frame that is shown, and the next one.
        private var current: UnsafeMutablePointer<AVFrame>
        private var next: UnsafeMutablePointer<AVFrame>
        private var (hasCurrent, hasNext, isAtEnd, isDraining) = (false, false, false, false)
        private var converter: FrameConverter
        /// The current frame as an image, which is kept while it is shown.
        private var shown: MovieFrame?

        /// A target that is this many seconds ahead is reached by decoding everything before it.
        private static let patience: Int64 = 2
        /// How many frames may fail after the last packet.
        private static let maxFailures = 100

        init(_ track: TrackFacts) throws(AVError) {
            guard let url = track.url else { throw AVError(.contentIsUnavailable) }
            let file = try MediaFile(url)
            guard let stream = file.stream(track.index), let parameters = stream.pointee.codecpar else {
                throw AVError(.fileFailedToParse, "\(url.path) has lost a track")
            }
            // FFmpeg's own decoder of VP9 drops the alpha.
            let hasAlpha = MediaFacts.entries(stream.pointee.metadata)["alpha_mode"] == "1"
            let special = hasAlpha && parameters.pointee.codec_id == AV_CODEC_ID_VP9
            let codec =
                (special ? ffmpeg.avcodec_find_decoder_by_name("libvpx-vp9") : nil)
                ?? ffmpeg.avcodec_find_decoder(parameters.pointee.codec_id)
            guard let codec else { throw AVError(.decoderNotFound, "\(url.path): there is no decoder") }
            var made = ffmpeg.avcodec_alloc_context3(codec)
            var frames = [ffmpeg.av_frame_alloc(), ffmpeg.av_frame_alloc()]
            var spare = ffmpeg.av_packet_alloc()
            guard let decoder = made, let first = frames[0], let second = frames[1], let packet = spare else {
                ffmpeg.avcodec_free_context(&made)
                for place in frames.indices { ffmpeg.av_frame_free(&frames[place]) }
                ffmpeg.av_packet_free(&spare)
                throw AVError(.outOfMemory)
            }
            self.file = file
            self.decoder = decoder
            self.packet = packet
            (current, next) = (first, second)
            (base, index) = (stream.pointee.time_base, Int32(track.index))
            start = file.start(in: base)
            converter = FrameConverter(track)
            guard ffmpeg.avcodec_parameters_to_context(decoder, parameters) >= 0 else {
                throw AVError(.decodeFailed, "\(url.path) is damaged")
            }
            decoder.pointee.max_pixels = Int64(FrameLimits.area)
            decoder.pointee.pkt_timebase = base
            // Frames come out without the delay that decoding several of them at once would add.
            decoder.pointee.thread_count = 0
            decoder.pointee.thread_type = FF_THREAD_SLICE
            for other in 0..<Int(file.context.pointee.nb_streams) where other != track.index {
                file.stream(other)?.pointee.discard = AVDISCARD_ALL
            }
            guard ffmpeg.avcodec_open2(decoder, codec, nil) >= 0 else {
                throw AVError(.decoderNotFound, "\(url.path): the decoder can't be opened")
            }
        }

        deinit {
            var decoder: UnsafeMutablePointer<AVCodecContext>? = decoder
            ffmpeg.avcodec_free_context(&decoder)
            var packet: UnsafeMutablePointer<AVPacket>? = packet
            ffmpeg.av_packet_free(&packet)
            for frame in [current, next] {
                var frame: UnsafeMutablePointer<AVFrame>? = frame
                ffmpeg.av_frame_free(&frame)
            }
        }

        /// Returns the frame that is shown at a time: the last one that begins at or before it, or the first one.
        func frame(at time: CMTime) throws(AVError) -> MovieFrame? {
            let target = time.ticks(base: base).addingReportingOverflow(start).partialValue
            if !isShown(at: target) {
                if mustSeek(to: target) {
                    seek(to: target)
                    if hasCurrent, self.time(of: current) > target { seek(to: start) }
                }
                while !isShown(at: target), advance() {}
            }
            guard hasCurrent else { throw AVError(.decodeFailed, "no frame can be decoded") }
            if let shown { return shown }
            let image = try converter.image(of: current)
            let moment = CMTime(ticks: self.time(of: current) &- start, base: base) ?? time
            let end = hasNext ? CMTime(ticks: self.time(of: next) &- start, base: base) : nil
            let frame = MovieFrame(image: image, time: moment, end: end)
            shown = frame
            return frame
        }

        /// Whether the current frame is the one at a time.
        private func isShown(at target: Int64) -> Bool {
            guard hasCurrent else { return false }
            let isReached = hasNext ? target < time(of: next) : isAtEnd
            return isReached && (time(of: current) <= target || isFirst)
        }

        /// Whether the current frame is the first of the movie.
        private var isFirst = false

        private func mustSeek(to target: Int64) -> Bool {
            guard hasCurrent else { return false }
            let time = time(of: current)
            guard target >= time else { return !isFirst }
            let ticks = FrameReader.patience * Int64(base.den) / Int64(max(1, base.num))
            return !isAtEnd && target &- time > ticks
        }

        /// Continues at the last key frame at or before a time. Where nothing can be found there, the reader stays where it
        /// is, and forward is the only way.
        private func seek(to target: Int64) {
            let answer = ffmpeg.avformat_seek_file(file.context, index, .min, target, target, 0)
            if answer >= 0 { return restart(isFirst: target <= start) }
            // The first key frame may begin after the movie does.
            if target <= start, ffmpeg.avformat_seek_file(file.context, index, .min, start, .max, 0) >= 0 {
                restart(isFirst: true)
            }
        }

        private func restart(isFirst: Bool) {
            ffmpeg.avcodec_flush_buffers(decoder)
            (hasCurrent, hasNext, isAtEnd, isDraining) = (false, false, false, false)
            shown = nil
            _ = advance()
            self.isFirst = isFirst && hasCurrent
        }

        /// Makes the next frame the current one; false at the end.
        private func advance() -> Bool {
            guard !isAtEnd else { return false }
            if hasNext {
                swap(&current, &next)
                hasCurrent = true
                isFirst = false
                shown = nil
                hasNext = decode(next)
            } else {
                isFirst = !hasCurrent
                guard decode(next) else {
                    isAtEnd = true
                    return false
                }
                swap(&current, &next)
                hasCurrent = true
                shown = nil
                hasNext = decode(next)
            }
            if !hasNext { isAtEnd = true }
            return true
        }

        /// Decodes one frame. Damaged packets are skipped; the file's end bounds their number.
        private func decode(_ frame: UnsafeMutablePointer<AVFrame>) -> Bool {
            ffmpeg.av_frame_unref(frame)
            var failures = 0
            while failures < FrameReader.maxFailures {
                let answer = ffmpeg.avcodec_receive_frame(decoder, frame)
                if answer >= 0 { return true }
                if answer == ffmpeg_error_end() { return false }
                if isDraining { failures += 1 } else { feed() }
            }
            return false
        }

        /// Passes the track's next packet to the decoder, or the end.
        private func feed() {
            while ffmpeg.av_read_frame(file.context, packet) >= 0 {
                defer { ffmpeg.av_packet_unref(packet) }
                guard packet.pointee.stream_index == index else { continue }
                _ = ffmpeg.avcodec_send_packet(decoder, packet)
                return
            }
            isDraining = true
            _ = ffmpeg.avcodec_send_packet(decoder, nil)
        }

        private func time(of frame: UnsafeMutablePointer<AVFrame>) -> Int64 {
            let time = frame.pointee.best_effort_timestamp
            return time == MediaFile.noTime ? start : time
        }
    }
#endif
