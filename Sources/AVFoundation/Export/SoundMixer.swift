import CoreMedia
import Foundation

/// The sum of several tracks of sound, with their loudness.
final class SoundMixer {
    let format: SoundFormat
    /// The sources, each with its loudness if that changes.
    private let inputs: [(source: any SoundSource, curve: VolumeCurve?)]

    init(_ tracks: [TrackFacts], mix: AVAudioMix?, format: SoundFormat) throws(AVError) {
        self.format = format
        var inputs: [(source: any SoundSource, curve: VolumeCurve?)] = []
        for track in tracks {
            let volume = mix?.volume(of: track.id) ?? RampList(1)
            let curve = volume.ramps.isEmpty ? nil : VolumeCurve(volume)
            inputs.append((try track.makeSoundSource(format), curve))
        }
        self.inputs = inputs
    }

    /// Whether it is known that there is only silence from a sample on.
    func isOver(at index: Int64) -> Bool { inputs.allSatisfy { $0.source.isOver(at: index) } }

    /// Returns the samples of a span of time, interleaved.
    func samples(from start: Int64, count: Int) throws(AVError) -> [Float] {
        let channels = format.channelCount
        var sum = [Float](repeating: 0, count: count * channels)
        for input in inputs {
            guard let curve = input.curve else {
                try input.source.add(to: &sum, from: start, count: count)
                continue
            }
            var piece = [Float](repeating: 0, count: count * channels)
            try input.source.add(to: &piece, from: start, count: count)
            for index in 0..<count {
                let volume = curve.value(at: Double(start + Int64(index)) / Double(format.sampleRate))
                for channel in 0..<channels {
                    sum[index * channels + channel] += piece[index * channels + channel] * volume
                }
            }
        }
        return sum
    }
}

/// The ramps of a volume in seconds, for one value per sample.
private struct VolumeCurve {
    private let ramps: [(start: Double, length: Double, from: Float, to: Float)]
    private let initial: Float

    init(_ list: RampList<Float>) {
        initial = list.initial
        ramps = list.ramps.map { ramp in
            let length = ramp.range.duration.seconds
            return (ramp.range.start.seconds, length.isFinite ? length : 0, ramp.start, ramp.end)
        }
    }

    func value(at time: Double) -> Float {
        guard let ramp = ramps.last(where: { $0.start <= time }) else { return initial }
        let passed = time - ramp.start
        guard passed < ramp.length else { return ramp.to }
        return ramp.from + (ramp.to - ramp.from) * Float(passed / ramp.length)
    }
}
