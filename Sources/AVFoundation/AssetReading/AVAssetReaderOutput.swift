public import CoreMedia
import CoreVideo
public import Foundation

/// Gives the samples of tracks of an asset that is read.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avassetreaderoutput)
// `@unchecked Sendable`: the lock guards the reading; settings don't change once it has begun.
open class AVAssetReaderOutput: NSObject, @unchecked Sendable {
    final weak var reader: AVAssetReader?
    private final let lock = NSLock()
    private final var reading: (any SampleReading)?

    override init() { super.init() }

    /// The kind of medium.
    public var mediaType: AVMediaType { .video }
    /// Whether samples are copies, as they always are.
    public final var alwaysCopiesSampleData = true
    /// Whether ranges of time can be read more than once. They can't.
    public final var supportsRandomAccess = false

    /// The identifiers of the tracks.
    var trackIDs: [CMPersistentTrackID] { [] }

    /// Opens the tracks for reading.
    func open(_ facts: MediaFacts, _ range: CMTimeRange) throws(AVError) -> any SampleReading {
        throw AVError(.unknown)
    }

    final func begin(_ facts: MediaFacts, _ range: CMTimeRange) throws(AVError) {
        let opened = try open(facts, range)
        lock.withLock { reading = opened }
    }

    /// Returns the next frame, or the next samples of sound. Returns nil at the end, if the reader doesn't read, or if it
    /// fails, for the reason that its `error` tells.
    public final func copyNextSampleBuffer() -> CMSampleBuffer? {
        guard let reader, reader.status == .reading else { return nil }
        return lock.withLock {
            do throws(AVError) {
                if let sample = try reading?.next() { return sample }
                reading = nil
                reader.outputDidEnd(self)
            } catch {
                reading = nil
                reader.fail(error)
            }
            return nil
        }
    }
}

/// Gives samples one after the other.
protocol SampleReading: AnyObject {
    /// Returns the next samples; nil at the end.
    func next() throws(AVError) -> CMSampleBuffer?
}

/// The frames of a movie's picture as pixel buffers.
final class FrameReading: SampleReading {
    private let source: PictureSource
    private let format: OSType
    private let range: CMTimeRange
    private let step: CMTime
    private let size: CGSize?
    private var time: CMTime

    init(_ source: PictureSource, format: OSType, size: CGSize?, range: CMTimeRange, step: CMTime) {
        (self.source, self.format, self.range, self.size) = (source, format, range, size)
        self.step = step.isNumeric && step > .zero ? step : CMTime(value: 1, timescale: 30)
        time = range.start
    }

    func next() throws(AVError) -> CMSampleBuffer? {
        while time < range.end {
            guard let frame = try source.frame(at: time) else {
                time = time + step
                continue
            }
            let start = max(frame.time, range.start)
            let end = min(frame.end ?? range.end, range.end)
            time = end > time ? end : time + step
            let image = size == nil ? frame.image : try CGImage.fitted(frame.image, to: size ?? .zero)
            return CMSampleBuffer(
                imageBuffer: try PixelBufferBridge.buffer(of: image, format: format), presentationTimeStamp: start,
                duration: max(.zero, end - start))
        }
        return nil
    }
}

/// The samples of tracks of sound, mixed.
final class SoundReading: SampleReading {
    private let mixer: SoundMixer
    private let layout: SampleLayout
    private let description: CMFormatDescription
    private var position: Int64
    private let end: Int64
    /// The samples of a channel in a buffer.
    private static let block: Int64 = 8192

    init(_ tracks: [TrackFacts], _ mix: AVAudioMix?, _ layout: SampleLayout, range: CMTimeRange) throws(AVError) {
        mixer = try SoundMixer(tracks, mix: mix, format: layout.format)
        self.layout = layout
        description = CMFormatDescription(
            mediaType: kCMMediaType_Audio, mediaSubType: kAudioFormatLinearPCM, dimensions: CMVideoDimensions(),
            sound: layout.description)
        position = layout.format.index(at: range.start)
        let last = tracks.map(\.timeRange.end).max() ?? .zero
        end = layout.format.index(at: min(range.end, last))
    }

    func next() throws(AVError) -> CMSampleBuffer? {
        guard position < end, !mixer.isOver(at: position) else { return nil }
        let count = Int(min(end - position, SoundReading.block))
        let samples = try mixer.samples(from: position, count: count)
        defer { position += Int64(count) }
        return layout.buffer(samples, at: layout.format.time(of: position), description)
    }
}
