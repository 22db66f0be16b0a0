import CoreMedia
import Foundation

/// The rate and the channels to which sounds are converted.
struct SoundFormat: Hashable, Sendable {
    /// Samples per second.
    var sampleRate: Int
    var channelCount: Int

    /// The rates and the numbers of channels that are supported.
    static let rates = 8_000...192_000
    static let channels = 1...8

    var isSupported: Bool {
        SoundFormat.rates.contains(sampleRate) && SoundFormat.channels.contains(channelCount)
    }

    /// The index of the sample at a time, rounded, and limited so that sums of indices fit.
    func index(at time: CMTime) -> Int64 {
        let limit = Int64(1) << 52
        let scaled = time.convertScale(CMTimeScale(sampleRate), method: .roundHalfAwayFromZero)
        guard scaled.isNumeric else { return scaled.isPositiveInfinity ? limit : 0 }
        return min(max(scaled.value, -limit), limit)
    }

    /// The time of a sample.
    func time(of index: Int64) -> CMTime { CMTime(value: index, timescale: CMTimeScale(sampleRate)) }
}

/// Gives the samples of a track, interleaved, in a format of the caller's. Used by one thread at a time; fastest in the
/// order of time.
protocol SoundSource: AnyObject {
    /// Adds the samples of a span of time to those in a list, which has room for all of them. Where there is silence,
    /// nothing is added.
    func add(to samples: inout [Float], from start: Int64, count: Int) throws(AVError)

    /// Whether it is known that there is only silence from a sample on, whatever the file says about its length.
    func isOver(at index: Int64) -> Bool
}

extension TrackFacts {
    /// Opens the track for reading its samples.
    func makeSoundSource(_ format: SoundFormat) throws(AVError) -> any SoundSource {
        if let segments { return SegmentSoundSource(segments, format: format) }
        return try SoundReader(self, format: format)
    }
}

/// Gives the samples of a composition's track, from the files that its segments name.
final class SegmentSoundSource: SoundSource {
    private let parts: [Part]
    private let format: SoundFormat
    private var readers: [Int: any SoundSource] = [:]

    private struct Part {
        let segment: TrackSegment
        let track: TrackFacts
        /// The first sample in the composition, and the one after the last.
        let (start, end): (Int64, Int64)
        /// The first sample in the file.
        let source: Int64
    }

    init(_ segments: [TrackSegment], format: SoundFormat) {
        self.format = format
        parts = segments.compactMap { segment in
            guard let track = segment.track else { return nil }
            return Part(
                segment: segment, track: track, start: format.index(at: segment.target.start),
                end: format.index(at: segment.target.end), source: format.index(at: segment.mapping.source.start))
        }
    }

    func add(to samples: inout [Float], from start: Int64, count: Int) throws(AVError) {
        for (index, part) in parts.enumerated() {
            // Sounds are read forwards, so the file is not needed again.
            if part.end <= start { readers[index] = nil }
            let (first, last) = (max(start, part.start), min(start + Int64(count), part.end))
            guard first < last else { continue }
            let reader: any SoundSource
            if let open = readers[index] { reader = open } else { reader = try part.track.makeSoundSource(format) }
            readers[index] = reader
            try add(part, reader, first..<last, to: &samples, at: Int(first - start) * format.channelCount)
        }
    }

    func isOver(at index: Int64) -> Bool {
        parts.indices.allSatisfy { place in
            let part = parts[place]
            guard part.end > index else { return true }
            let source = part.source + Int64(Double(index - part.start) * part.segment.mapping.rate)
            return readers[place]?.isOver(at: source) ?? false
        }
    }

    private func add(
        _ part: Part, _ reader: any SoundSource, _ span: Range<Int64>, to samples: inout [Float], at place: Int
    ) throws(AVError) {
        let (rate, channels) = (part.segment.mapping.rate, format.channelCount)
        if rate == 1 {
            var piece = [Float](repeating: 0, count: span.count * channels)
            try reader.add(to: &piece, from: part.source + span.lowerBound - part.start, count: span.count)
            for index in piece.indices { samples[place + index] += piece[index] }
            return
        }
        // A tape that runs at another speed: the pitch changes with it.
        let from = Double(part.source) + Double(span.lowerBound - part.start) * rate
        let needed = Double(span.count) * rate + 2
        guard from >= 0, needed < 1e8 else { return }
        var piece = [Float](repeating: 0, count: Int(needed + 1) * channels)
        try reader.add(to: &piece, from: Int64(from), count: Int(needed + 1))
        let offset = from - from.rounded(.down)
        for index in 0..<span.count {
            let position = offset + Double(index) * rate
            let (whole, part) = (Int(position), Float(position - position.rounded(.down)))
            for channel in 0..<channels {
                let near = piece[whole * channels + channel]
                let far = piece[min(whole + 1, piece.count / channels - 1) * channels + channel]
                samples[place + index * channels + channel] += near + (far - near) * part
            }
        }
    }
}
