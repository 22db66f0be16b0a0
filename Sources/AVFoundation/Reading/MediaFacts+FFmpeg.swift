#if Movies
    import CFFmpeg
    import CoreGraphics
    import CoreMedia
    import FFmpegLoading
    import Foundation

    extension MediaFacts {
        /// Reads the facts of a file. Throws if it is not a movie or sound, or has no track.
        init(of url: URL) throws(AVError) {
            let file = try MediaFile(url)
            name = url.path
            metadata = MediaFacts.entries(file.context.pointee.metadata)
            for index in 0..<Int(file.context.pointee.nb_streams) {
                guard let stream = file.stream(index) else { continue }
                // A cover is a stream of a single packet, not a track.
                if stream.pointee.disposition & AV_DISPOSITION_ATTACHED_PIC != 0 {
                    let packet = stream.pointee.attached_pic
                    if let data = packet.data, packet.size > 0 { artwork = Data(bytes: data, count: Int(packet.size)) }
                    continue
                }
                guard var track = TrackFacts(stream, index: index, of: file) else { continue }
                track.url = url
                metadata.merge(MediaFacts.entries(stream.pointee.metadata)) { mine, _ in mine }
                tracks.append(track)
            }
            guard !tracks.isEmpty else { throw AVError(.fileFailedToParse, "\(url.path) has no tracks") }
            let whole = CMTime(value: max(0, file.context.pointee.duration), timescale: AV_TIME_BASE)
            let longest = tracks.map(\.timeRange.end).max() ?? .zero
            duration = longest > .zero ? longest : whole
            for index in tracks.indices where tracks[index].timeRange.duration == .zero {
                tracks[index].timeRange.duration = duration
            }
        }

        /// The entries of a dictionary of FFmpeg's, with keys in lower case.
        static func entries(_ dictionary: OpaquePointer?) -> [String: String] {
            var entries: [String: String] = [:]
            var entry: UnsafeMutablePointer<AVDictionaryEntry>?
            while let next = ffmpeg.av_dict_get(dictionary, "", entry, AV_DICT_IGNORE_SUFFIX), entries.count < 1000 {
                entry = next
                entries[String(cString: next.pointee.key).lowercased()] = String(cString: next.pointee.value)
            }
            return entries
        }
    }

    extension TrackFacts {
        /// Returns nil for streams that are no tracks, or have no clock.
        fileprivate init?(_ stream: UnsafeMutablePointer<AVStream>, index: Int, of file: MediaFile) {
            guard let parameters = stream.pointee.codecpar else { return nil }
            let base = stream.pointee.time_base
            guard base.num > 0, base.den > 0 else { return nil }
            self.index = index
            id = stream.pointee.id > 0 ? stream.pointee.id : Int32(index) + 1
            switch parameters.pointee.codec_type {
            case AVMEDIA_TYPE_VIDEO: mediaType = .video
            case AVMEDIA_TYPE_AUDIO: mediaType = .audio
            case AVMEDIA_TYPE_SUBTITLE: mediaType = .subtitle
            case AVMEDIA_TYPE_DATA: mediaType = .metadata
            default: return nil
            }
            codec = TrackFacts.code(parameters.pointee.codec_id) ?? parameters.pointee.codec_tag.byteSwapped
            timescale = base.den
            let start = stream.pointee.start_time == MediaFile.noTime ? 0 : stream.pointee.start_time
            let offset = CMTime(ticks: start &- file.start(in: base), base: base) ?? .zero
            let length = CMTime(ticks: max(0, stream.pointee.duration), base: base) ?? .zero
            timeRange = CMTimeRange(start: max(.zero, offset), duration: length)
            dataRate = Float(max(0, parameters.pointee.bit_rate))
            languageCode = MediaFacts.entries(stream.pointee.metadata)["language"]
            isEnabled = stream.pointee.disposition & AV_DISPOSITION_DEFAULT != 0 || index == 0
            isPlayable = ffmpeg.avcodec_find_decoder(parameters.pointee.codec_id) != nil
            sampleRate = Double(max(0, parameters.pointee.sample_rate))
            if mediaType == .audio { channelCount = Int(max(0, ffmpeg_channel_count(parameters))) }
            guard mediaType == .video else { return }
            pixelSize = CMVideoDimensions(width: parameters.pointee.width, height: parameters.pointee.height)
            naturalSize = TrackFacts.shownSize(
                Int(pixelSize.width), Int(pixelSize.height), aspect: stream.pointee.sample_aspect_ratio)
            let rate = stream.pointee.avg_frame_rate
            if rate.num > 0, rate.den > 0 {
                frameRate = Float(rate.num) / Float(rate.den)
                minFrameDuration = CMTime(value: Int64(rate.den), timescale: rate.num)
            }
            if let matrix = ffmpeg_display_matrix(stream) { preferredTransform = TrackFacts.transform(matrix) }
            isPlayable = isPlayable && FrameLimits.allow(Int(pixelSize.width), Int(pixelSize.height))
        }

        /// The size in square pixels: the width is multiplied by the pixels' aspect ratio, unless it is absurd.
        static func shownSize(_ width: Int, _ height: Int, aspect: AVRational) -> CGSize {
            var size = CGSize(width: width, height: height)
            guard aspect.num > 0, aspect.den > 0 else { return size }
            let ratio = CGFloat(aspect.num) / CGFloat(aspect.den)
            if (0.1...10).contains(ratio) { size.width = (size.width * ratio).rounded() }
            return size
        }

        /// The first two columns of a QuickTime matrix: fractions of 16 bits.
        private static func transform(_ matrix: UnsafePointer<Int32>) -> CGAffineTransform {
            func number(_ index: Int) -> CGFloat { CGFloat(matrix[index]) / 65_536 }
            let transform = CGAffineTransform(
                a: number(0), b: number(1), c: number(3), d: number(4), tx: number(6), ty: number(7))
            // A matrix without an inverse would show nothing.
            return abs(transform.a * transform.d - transform.b * transform.c) > 1e-6 ? transform : .identity
        }

        /// Core Media's code of a codec, whatever tag the container uses.
        private static func code(_ codec: AVCodecID) -> UInt32? {
            switch codec {
            case AV_CODEC_ID_H264: kCMVideoCodecType_H264
            case AV_CODEC_ID_HEVC: kCMVideoCodecType_HEVC
            case AV_CODEC_ID_AAC: kAudioFormatMPEG4AAC
            case AV_CODEC_ID_MP3: kAudioFormatMPEGLayer3
            case AV_CODEC_ID_ALAC: kAudioFormatAppleLossless
            case AV_CODEC_ID_PCM_S16LE, AV_CODEC_ID_PCM_S24LE, AV_CODEC_ID_PCM_S32LE, AV_CODEC_ID_PCM_F32LE:
                kAudioFormatLinearPCM
            default: nil
            }
        }
    }
#endif
