#if Movies
    import CFFmpeg
    import CoreMedia
    import FFmpegLoading
    import Foundation

    /// Decodes the samples of a file's track of sound.
    final class SoundReader: SoundSource {
        private let file: MediaFile
        private let decoder: UnsafeMutablePointer<AVCodecContext>
        private let packet: UnsafeMutablePointer<AVPacket>
        private let frame: UnsafeMutablePointer<AVFrame>
        private let format: SoundFormat
        private let base: AVRational
        private let index: Int32
        private let start: Int64
        private var resampler: OpaquePointer?
        private var source = (format: Int32(-1), rate: Int32(0), channels: Int32(0))
        /// Decoded samples, and the index of the first of them.
        private var decoded: [Float] = []
        private var position: Int64 = 0
        private var (knowsPosition, isAtEnd, isDraining) = (false, false, false)

        /// A target that is this many seconds ahead is reached by decoding everything before it.
        private static let patience: Int64 = 2
        /// How much earlier than the target decoding begins after a jump, in parts of a second.
        private static let lead: Int64 = 8
        private static let maxFailures = 100

        init(_ track: TrackFacts, format: SoundFormat) throws(AVError) {
            guard let url = track.url else { throw AVError(.contentIsUnavailable) }
            let file = try MediaFile(url)
            guard let stream = file.stream(track.index), let parameters = stream.pointee.codecpar else {
                throw AVError(.fileFailedToParse, "\(url.path) has lost a track")
            }
            guard let codec = ffmpeg.avcodec_find_decoder(parameters.pointee.codec_id) else {
                throw AVError(.decoderNotFound, "\(url.path): there is no decoder")
            }
            var made = ffmpeg.avcodec_alloc_context3(codec)
            var (spareFrame, sparePacket) = (ffmpeg.av_frame_alloc(), ffmpeg.av_packet_alloc())
            guard let decoder = made, let frame = spareFrame, let packet = sparePacket else {
                ffmpeg.avcodec_free_context(&made)
                ffmpeg.av_frame_free(&spareFrame)
                ffmpeg.av_packet_free(&sparePacket)
                throw AVError(.outOfMemory)
            }
            self.file = file
            self.format = format
            (self.decoder, self.packet, self.frame) = (decoder, packet, frame)
            (base, index) = (stream.pointee.time_base, Int32(track.index))
            start = file.start(in: base)
            guard ffmpeg.avcodec_parameters_to_context(decoder, parameters) >= 0 else {
                throw AVError(.decodeFailed, "\(url.path) is damaged")
            }
            decoder.pointee.pkt_timebase = base
            decoder.pointee.thread_count = 1
            for other in 0..<Int(file.context.pointee.nb_streams) where other != track.index {
                file.stream(other)?.pointee.discard = AVDISCARD_ALL
            }
            guard ffmpeg.avcodec_open2(decoder, codec, nil) >= 0 else {
                throw AVError(.decoderNotFound, "\(url.path): the decoder can't be opened")
            }
        }

        deinit {
            ffmpeg.swr_free(&resampler)
            var decoder: UnsafeMutablePointer<AVCodecContext>? = decoder
            ffmpeg.avcodec_free_context(&decoder)
            var packet: UnsafeMutablePointer<AVPacket>? = packet
            ffmpeg.av_packet_free(&packet)
            var frame: UnsafeMutablePointer<AVFrame>? = frame
            ffmpeg.av_frame_free(&frame)
        }

        private var channels: Int { format.channelCount }
        private var end: Int64 { position + Int64(decoded.count / channels) }

        func add(to samples: inout [Float], from start: Int64, count: Int) throws(AVError) {
            if knowsPosition, start < position || start > end + Int64(format.sampleRate) * SoundReader.patience {
                seek(to: start)
            } else if !knowsPosition, start > Int64(format.sampleRate) * SoundReader.patience {
                seek(to: start)
            }
            let limit = start + Int64(count)
            while !isAtEnd, !knowsPosition || end < limit {
                try decodeFrame()
                // What comes before the target is not kept.
                if knowsPosition, position < start {
                    let rest = min(start, end) - position
                    decoded.removeFirst(Int(rest) * channels)
                    position += rest
                }
            }
            guard knowsPosition else { return }
            let (first, last) = (max(start, position), min(limit, end))
            guard first < last else { return }
            let (from, to) = (Int(first - position) * channels, Int(first - start) * channels)
            for place in 0..<Int(last - first) * channels { samples[to + place] += decoded[from + place] }
        }

        func isOver(at index: Int64) -> Bool { isAtEnd && (!knowsPosition || index >= end) }

        private func seek(to target: Int64) {
            let seconds = CMTime(
                value: max(0, target - Int64(format.sampleRate) / SoundReader.lead),
                timescale: CMTimeScale(format.sampleRate))
            let ticks = seconds.ticks(base: base).addingReportingOverflow(start).partialValue
            guard
                ffmpeg.avformat_seek_file(file.context, index, .min, ticks, ticks, 0) >= 0
                    || ffmpeg.avformat_seek_file(file.context, index, .min, start, .max, 0) >= 0
            else { return }
            ffmpeg.avcodec_flush_buffers(decoder)
            ffmpeg.swr_free(&resampler)
            decoded.removeAll(keepingCapacity: true)
            (knowsPosition, isAtEnd, isDraining) = (false, false, false)
        }

        /// Decodes one frame, and converts its samples.
        private func decodeFrame() throws(AVError) {
            ffmpeg.av_frame_unref(frame)
            var failures = 0
            while failures < SoundReader.maxFailures {
                let answer = ffmpeg.avcodec_receive_frame(decoder, frame)
                if answer >= 0 { return try convert(frame) }
                if answer == ffmpeg_error_end() { break }
                if isDraining { failures += 1 } else { feed() }
            }
            if resampler != nil { try convert(nil) }
            isAtEnd = true
        }

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

        /// Appends the samples of a frame, or those that the converter has held back.
        private func convert(_ frame: UnsafeMutablePointer<AVFrame>?) throws(AVError) {
            if let frame {
                let now = (
                    format: frame.pointee.format, rate: frame.pointee.sample_rate,
                    channels: frame.pointee.ch_layout.nb_channels
                )
                guard now.rate > 0, (1...64).contains(now.channels), frame.pointee.nb_samples >= 0 else { return }
                if resampler == nil || now != source {
                    ffmpeg.swr_free(&resampler)
                    resampler = ffmpeg_make_resampler(
                        FFmpegLibrary.functions, frame, Int32(channels), Int32(format.sampleRate))
                    source = now
                }
                if !knowsPosition {
                    let time = CMTime(ticks: frame.pointee.best_effort_timestamp &- start, base: base) ?? .zero
                    position = format.index(at: time)
                    knowsPosition = true
                }
            }
            guard let resampler else { throw AVError(.decodeFailed, "a sound is of an unknown format") }
            let capacity = Int(ffmpeg.swr_get_out_samples(resampler, frame?.pointee.nb_samples ?? 0))
            guard capacity > 0, capacity < 1 << 24 else { return }
            var samples = [Float](repeating: 0, count: capacity * channels)
            let count = samples.withUnsafeMutableBufferPointer {
                ffmpeg_resample(FFmpegLibrary.functions, resampler, frame, $0.baseAddress, Int32(capacity))
            }
            guard count >= 0 else { throw AVError(.decodeFailed, "a sound can't be converted") }
            decoded.append(contentsOf: samples.prefix(Int(count) * channels))
        }
    }
#endif
