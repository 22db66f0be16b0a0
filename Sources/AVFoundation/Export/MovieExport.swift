import CoreGraphics
import CoreMedia
import Foundation
import MovieEncoding

/// Writes an asset, or a part of it, to a file: frame by frame, with the sound between.
///
/// It runs on one thread from beginning to end.
struct MovieExport {
    var facts: MediaFacts
    var preset: ExportPreset
    var url: URL
    var type: AVFileType
    var range: CMTimeRange
    var composition: AVVideoComposition?
    var mix: AVAudioMix?
    var metadata: [(String, String)] = []
    var isOptimized = false

    /// How many samples of sound are mixed at a time.
    private static let block = 4096
    /// The longest movie: a day.
    private static let longest = CMTime(value: 86_400, timescale: 1)
    /// The most units of time per second: it divides the frames of all usual rates.
    private static let timescale: CMTimeScale = 360_000

    /// Exports the asset. `report` receives the part that has been written, from 0 to 1, and returns whether to go on.
    func run(_ report: (Float) -> Bool) throws(AVError) {
        guard range.duration > .zero else { throw AVError(.exportFailed, "\(facts.name) has nothing in \(range)") }
        // A damaged file may claim to last for centuries.
        guard range.duration <= MovieExport.longest else {
            throw AVError(.exportFailed, "a movie of \(range.duration.seconds) s is too long")
        }
        let writer = try MovieFileWriter(url, type, isOptimized: isOptimized)
        for (key, value) in metadata { writer.setMetadata(key, value) }
        let video = try openVideo(writer)
        let sound = try openSound(writer)
        guard video != nil || sound != nil else {
            throw AVError(.exportFailed, "\(facts.name) has no track that can be exported")
        }
        do throws(AVError) {
            try writer.begin()
            try write(video, sound, to: writer, report)
            var ends: [Int: Int64] = [:]
            if let video { ends[video.index] = ticks(range.duration, video.timescale) }
            try writer.finish(endingAt: ends)
        } catch {
            writer.cancel()
            throw error
        }
    }

    // MARK: Video

    private struct Video {
        let source: PictureSource
        let index: Int
        let size: CGSize
        let timescale: CMTimeScale
        /// For how long nothing is shown where there is no frame.
        let step: CMTime
    }

    private func openVideo(_ writer: MovieFileWriter) throws(AVError) -> Video? {
        guard case .encoder(let recipe) = preset.video, composition != nil || facts.videoTrack != nil else {
            return nil
        }
        guard type.hasVideo else {
            throw AVError(.operationNotSupportedForPreset, "\(type.rawValue) has no video")
        }
        let source = try PictureSource(facts, composition, for: .export)
        let track = facts.videoTrack
        var step = composition?.frameDuration ?? track?.minFrameDuration ?? .invalid
        if !step.isNumeric || step <= .zero { step = CMTime(value: 1, timescale: 30) }
        var natural = facts.naturalSize ?? track?.naturalSize ?? .zero
        if let composition {
            let scale = CGFloat(composition.renderScale)
            natural = CGSize(
                width: composition.renderSize.width * scale, height: composition.renderSize.height * scale)
        }
        let size = preset.size(of: natural)
        let timescale = MovieExport.timescale
        let index = try writer.addVideo(
            VideoTrackSettings(
                width: Int(size.width), height: Int(size.height), recipe: recipe, timescale: timescale,
                frameRate: CMTimeScale(max(1, min(240, (1 / step.seconds).rounded()))),
                transform: scaled(source.transform, from: natural, to: size)))
        return Video(source: source, index: index, size: size, timescale: timescale, step: step)
    }

    /// The transform of frames that are scaled: only its translation depends on their size.
    private func scaled(_ transform: CGAffineTransform, from natural: CGSize, to size: CGSize) -> CGAffineTransform {
        var result = transform
        result.tx *= size.width / max(1, natural.width)
        result.ty *= size.height / max(1, natural.height)
        if transform.a == 0, transform.d == 0 {
            result.tx = transform.tx * size.height / max(1, natural.height)
            result.ty = transform.ty * size.width / max(1, natural.width)
        }
        return result
    }

    private func ticks(_ time: CMTime, _ timescale: CMTimeScale) -> Int64 {
        time.convertScale(timescale, method: .roundHalfAwayFromZero).value
    }

    // MARK: Sound

    private struct Sound {
        let mixer: SoundMixer
        let index: Int
        /// The first sample, and the one after the last.
        var position: Int64
        let end: Int64
    }

    private func openSound(_ writer: MovieFileWriter) throws(AVError) -> Sound? {
        let tracks = facts.tracks.filter { $0.mediaType == .audio && $0.isPlayable }
        guard !tracks.isEmpty else { return nil }
        let format = MovieExport.format(of: tracks)
        var settings = SoundTrackSettings.aac(format, bitRate: preset.bitRate.map { $0 * format.channelCount })
        if preset.bitRate == nil { settings.encoder = "pcm_s16le" }
        let mixer = try SoundMixer(tracks, mix: mix, format: format)
        let index = try writer.addSound(settings)
        return Sound(
            mixer: mixer, index: index, position: format.index(at: range.start), end: format.index(at: range.end))
    }

    /// The rate of the first track, if AAC has it, and at most two channels.
    static func format(of tracks: [TrackFacts]) -> SoundFormat {
        let rates = [8_000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000]
        let rate = Int(exactly: tracks.first?.sampleRate.rounded() ?? 0) ?? 0
        let channels = tracks.map(\.channelCount).max() ?? 2
        return SoundFormat(
            sampleRate: rates.contains(rate) ? rate : 44_100, channelCount: min(max(channels, 1), 2))
    }

    // MARK: Writing

    private func write(
        _ video: Video?, _ sound: Sound?, to writer: MovieFileWriter, _ report: (Float) -> Bool
    ) throws(AVError) {
        var sound = sound
        var (time, lastTicks) = (range.start, Int64(-1))
        let length = range.duration.seconds
        while let current = video, time < range.end {
            guard report(Float((time - range.start).seconds / length)) else { throw AVError(.operationCancelled) }
            let frame = try current.source.frame(at: time)
            let image = try CGImage.fitted(frame?.image, to: current.size)
            let start = max(frame?.time ?? time, range.start)
            // A frame of a tick or less is left out.
            let now = ticks(start - range.start, current.timescale)
            if now > lastTicks {
                try writer.append(image, at: now, toTrack: current.index)
                lastTicks = now
            }
            var next = frame == nil ? time + current.step : frame?.end ?? range.end
            if next <= time { next = time + current.step }
            time = next
            try write(&sound, until: min(time, range.end), to: writer)
        }
        while var rest = sound, rest.position < rest.end {
            let first = rest.mixer.format.index(at: range.start)
            let part = Double(rest.position - first) / Double(max(1, rest.end - first))
            guard video != nil || report(Float(part)) else { throw AVError(.operationCancelled) }
            let limit = rest.mixer.format.time(of: rest.position + Int64(MovieExport.block))
            try write(&sound, until: min(limit, range.end), to: writer)
            rest = sound ?? rest
            // The end may lie between two samples.
            if limit >= range.end { break }
        }
        _ = report(1)
    }

    private func write(_ sound: inout Sound?, until time: CMTime, to writer: MovieFileWriter) throws(AVError) {
        guard var current = sound else { return }
        let limit = time >= range.end ? current.end : min(current.end, current.mixer.format.index(at: time))
        while current.position < limit {
            if current.mixer.isOver(at: current.position) {
                current.position = current.end
                break
            }
            let count = Int(min(limit - current.position, Int64(MovieExport.block)))
            let samples = try current.mixer.samples(from: current.position, count: count)
            try writer.append(samples, toTrack: current.index)
            current.position += Int64(count)
        }
        sound = current
    }
}
