public import CoreMedia
public import Foundation

/// Writes frames and samples to a movie file, which appears when it is complete.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avassetwriter)
// `@unchecked Sendable`: the lock guards the state; settings don't change once writing has begun.
open class AVAssetWriter: NSObject, @unchecked Sendable {
    /// The state of a writer.
    public enum Status: Int, Sendable {
        /// Writing has not begun.
        case unknown = 0
        /// Samples can be appended.
        case writing = 1
        /// The file is complete.
        case completed = 2
        /// Writing failed, for the reason that `error` tells.
        case failed = 3
        /// Writing was cancelled.
        case cancelled = 4
    }

    /// The file.
    public final let outputURL: URL
    /// The type of the file.
    public final let outputFileType: AVFileType
    private final let lock = NSLock()
    private final var list: [AVAssetWriterInput] = []
    private final var state = (status: Status.unknown, error: AVError?.none)
    private final var file: MovieFileWriter?
    private final var sessionStart: CMTime?
    private final var sessionEnd: CMTime?
    private final var timescales: [CMTimeScale] = []
    /// For each track, the time after the last frame, in units of its own.
    private final var lastTicks: [Int64] = []
    /// For each track of sound, its rate, and the samples appended so far.
    private final var sounds: [(format: SoundFormat, count: Int64)?] = []

    /// Units of time per second that divide the frames of all usual rates.
    private static let timescale: CMTimeScale = 360_000

    /// Creates a writer. Throws if files of the type are not written.
    public init(outputURL: URL, fileType outputFileType: AVFileType) throws {
        guard outputFileType.muxer != nil else {
            throw AVError(.unsupportedOutputSettings, "files of the type \(outputFileType.rawValue) can't be written")
        }
        (self.outputURL, self.outputFileType) = (outputURL, outputFileType)
        super.init()
    }

    /// Creates a writer. Throws if files of the type are not written.
    public convenience init(url outputURL: URL, fileType outputFileType: AVFileType) throws {
        try self.init(outputURL: outputURL, fileType: outputFileType)
    }

    // MARK: State

    /// The state.
    public final var status: Status { lock.withLock { state.status } }
    /// The reason why writing failed.
    public final var error: (any Error)? { lock.withLock { state.error } }
    /// The tracks.
    public final var inputs: [AVAssetWriterInput] { lock.withLock { list } }
    /// The kinds of tracks that the file can have.
    public final var availableMediaTypes: [AVMediaType] { outputFileType.hasVideo ? [.video, .audio] : [.audio] }
    /// Whether playing can begin before the file has been read. False by default.
    public final var shouldOptimizeForNetworkUse = false
    /// What is written about the movie.
    public final var metadata: [AVMetadataItem] = []
    /// The units in which the movie's times are counted, per second. It has no effect.
    public final var movieTimeScale: CMTimeScale = 0
    /// How often the movie becomes readable while it is written: never.
    public final var movieFragmentInterval = CMTime.invalid
    /// Where temporary files are created: beside the output.
    public final var directoryForTemporaryFiles: URL?

    final var hasStarted: Bool { lock.withLock { state.status != .unknown } }

    // MARK: Tracks

    /// Returns whether settings are valid for a kind of track.
    public final func canApply(outputSettings: [String: Any]?, forMediaType mediaType: AVMediaType) -> Bool {
        guard availableMediaTypes.contains(mediaType) else { return false }
        guard let outputSettings else { return true }
        if mediaType == .audio { return (try? OutputSettings.sound(outputSettings, nil)) != nil }
        return (try? OutputSettings.video(outputSettings, nil, timescale: 1, transform: .identity)) != nil
    }

    /// Returns whether a track can be added: not one that has been added, and not after writing has begun.
    public final func canAdd(_ input: AVAssetWriterInput) -> Bool {
        input.writer == nil && availableMediaTypes.contains(input.mediaType)
            && lock.withLock { state.status == .unknown && list.count < 16 }
    }

    /// Adds a track. One that can't be added is refused with one logged line.
    public final func add(_ input: AVAssetWriterInput) {
        guard canAdd(input) else { return reportOnce("AVAssetWriter: the input can't be added") }
        input.writer = self
        lock.withLock { list.append(input) }
    }

    // MARK: Writing

    /// Begins writing. Returns false if that isn't possible, for the reason that `error` tells.
    @discardableResult
    public final func startWriting() -> Bool {
        lock.withLock {
            guard state.status == .unknown else { return false }
            do throws(AVError) {
                guard !list.isEmpty else { throw AVError(.operationNotAllowed, "there are no inputs") }
                if FileManager.default.fileExists(atPath: outputURL.path) {
                    throw AVError(.fileAlreadyExists, "\(outputURL.path) exists")
                }
                try open()
                state.status = .writing
                return true
            } catch {
                fail(error)
                return false
            }
        }
    }

    private final func open() throws(AVError) {
        let file = try MovieFileWriter(outputURL, outputFileType, isOptimized: shouldOptimizeForNetworkUse)
        for (key, value) in metadata.compactMap(\.entry) { file.setMetadata(key, value) }
        for input in list {
            if input.mediaType == .audio {
                let settings = try OutputSettings.sound(input.outputSettings, input.sourceFormatHint)
                input.track = try file.addSound(settings)
                sounds.append((settings.format, 0))
                timescales.append(CMTimeScale(settings.format.sampleRate))
            } else {
                let scale = input.mediaTimeScale > 0 ? input.mediaTimeScale : AVAssetWriter.timescale
                input.track = try file.addVideo(
                    OutputSettings.video(
                        input.outputSettings, input.sourceFormatHint, timescale: scale, transform: input.transform))
                sounds.append(nil)
                timescales.append(scale)
            }
            lastTicks.append(-1)
        }
        try file.begin()
        self.file = file
    }

    /// Begins a session: what is shown at this time is the beginning of the movie.
    public final func startSession(atSourceTime startTime: CMTime) {
        lock.withLock {
            guard state.status == .writing, sessionStart == nil, startTime.isNumeric else {
                return reportOnce("AVAssetWriter: no session can be started")
            }
            sessionStart = startTime
        }
    }

    /// Ends the session: the last frames are shown until this time.
    public final func endSession(atSourceTime endTime: CMTime) {
        lock.withLock { if endTime.isNumeric { sessionEnd = endTime } }
    }

    final func isReady(_ input: AVAssetWriterInput) -> Bool {
        lock.withLock { state.status == .writing && !input.isFinished }
    }

    final func finish(_ input: AVAssetWriterInput) { lock.withLock { input.isFinished = true } }

    final func append(_ sample: CMSampleBuffer, to input: AVAssetWriterInput) -> Bool {
        lock.withLock {
            guard state.status == .writing, !input.isFinished, let file, let track = input.track else { return false }
            guard let sessionStart else {
                reportOnce("AVAssetWriter: startSession(atSourceTime:) has not been called")
                return false
            }
            input.count += 1
            do throws(AVError) {
                let time = sample.presentationTimeStamp - sessionStart
                guard time.isNumeric else { throw AVError(.invalidSourceMedia, "a sample has no time") }
                if let sound = sounds[track] {
                    try append(sample, at: time, to: file, track, sound)
                } else {
                    try append(sample, at: time, to: file, track, input)
                }
                return true
            } catch {
                fail(error)
                return false
            }
        }
    }

    private final func append(
        _ sample: CMSampleBuffer, at time: CMTime, to file: MovieFileWriter, _ track: Int, _ input: AVAssetWriterInput
    ) throws(AVError) {
        guard let buffer = sample.imageBuffer else {
            throw AVError(.invalidSourceMedia, "a sample of a track of video has no pixels")
        }
        // What is shown before the session is not part of the movie.
        let ticks = time.convertScale(timescales[track], method: .roundHalfAwayFromZero).value
        guard ticks >= 0 else { return }
        guard ticks < 1 << 40 else { throw AVError(.invalidSourceMedia, "a frame is too late") }
        guard ticks > lastTicks[track] else {
            throw AVError(
                .invalidSourceMedia, "the frame at \(sample.presentationTimeStamp) is not later than the last")
        }
        lastTicks[track] = ticks
        let settings = input.outputSettings
        var image = try PixelBufferBridge.image(of: buffer)
        let width = Int(OutputSettings.number(settings?[AVVideoWidthKey]) ?? Double(image.width))
        let height = Int(OutputSettings.number(settings?[AVVideoHeightKey]) ?? Double(image.height))
        if image.width != width || image.height != height {
            image = try CGImage.fitted(
                image, to: CGSize(width: width, height: height), OutputSettings.scaling(settings))
        }
        try file.append(image, at: ticks, toTrack: track)
    }

    private final func append(
        _ sample: CMSampleBuffer, at time: CMTime, to file: MovieFileWriter, _ track: Int,
        _ sound: (format: SoundFormat, count: Int64)
    ) throws(AVError) {
        var (samples, rate) = try sample.samples(channels: sound.format.channelCount)
        guard Int(rate) == sound.format.sampleRate else {
            throw AVError(.unsupportedOutputSettings, "\(rate) samples per second can't become those of the track")
        }
        // Gaps are silence, and what comes before the session is left out.
        let gap = sound.format.index(at: time) - sound.count
        let channels = sound.format.channelCount
        if sound.count == 0, gap < 0 {
            samples.removeFirst(min(samples.count, Int(min(-gap, 1 << 40)) * channels))
        } else if gap > 1 {
            guard gap < 1 << 30 else { throw AVError(.invalidSourceMedia, "a sample is too late") }
            try file.append([Float](repeating: 0, count: Int(gap) * channels), toTrack: track)
            sounds[track]?.count += gap
        }
        try file.append(samples, toTrack: track)
        sounds[track]?.count += Int64(samples.count / channels)
    }

    // MARK: The end

    /// Completes the file on another thread, and calls a closure there, whatever the result.
    public final func finishWriting(completionHandler handler: @escaping @Sendable () -> Void) {
        DispatchQueue.global().async { [self] in
            finishNow()
            handler()
        }
    }

    /// Completes the file.
    public final func finishWriting(isolation: isolated (any Actor)? = #isolation) async {
        await withCheckedContinuation { continuation in
            finishWriting { continuation.resume() }
        }
    }

    private final func finishNow() {
        lock.withLock {
            guard state.status == .writing, let file else { return }
            var ends: [Int: Int64] = [:]
            if let sessionEnd, let sessionStart {
                for (track, scale) in timescales.enumerated() {
                    let end = (sessionEnd - sessionStart).convertScale(scale, method: .roundHalfAwayFromZero).value
                    if end > lastTicks[track] { ends[track] = end }
                }
            }
            do throws(AVError) {
                try file.finish(endingAt: ends)
                state.status = .completed
            } catch {
                fail(error)
            }
            self.file = nil
        }
    }

    /// Cancels writing. Nothing is left of the file.
    public final func cancelWriting() {
        lock.withLock {
            guard state.status == .writing || state.status == .unknown else { return }
            state.status = .cancelled
            file?.cancel()
            file = nil
        }
    }

    private final func fail(_ error: AVError) {
        state = (.failed, error)
        file?.cancel()
        file = nil
    }
}
