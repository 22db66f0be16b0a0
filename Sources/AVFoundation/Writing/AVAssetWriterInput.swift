public import CoreGraphics
public import CoreMedia
public import CoreVideo
public import Foundation

/// A track of a movie that is written.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avassetwriterinput)
// `@unchecked Sendable`: the writer's lock guards what is appended; settings don't change once writing has begun.
open class AVAssetWriterInput: NSObject, @unchecked Sendable {
    /// The kind of medium.
    public final let mediaType: AVMediaType
    /// The encoder, the size of a frame or the rate of samples, by their keys.
    public final let outputSettings: [String: Any]?
    /// What will be appended.
    public final let sourceFormatHint: CMFormatDescription?
    final weak var writer: AVAssetWriter?
    /// The writer's index of the track.
    final var track: Int?
    final var isFinished = false
    /// How many samples have been appended.
    final var count = 0

    /// Creates a track. Without settings, video is H.264 of the hint's size, and sound AAC.
    public init(
        mediaType: AVMediaType, outputSettings: [String: Any]?, sourceFormatHint: CMFormatDescription? = nil
    ) {
        (self.mediaType, self.outputSettings) = (mediaType, outputSettings)
        self.sourceFormatHint = sourceFormatHint
        super.init()
    }

    /// How frames are turned to be shown.
    public final var transform = CGAffineTransform.identity
    /// The size at which frames are shown. It is that of the settings.
    public final var naturalSize = CGSize.zero
    /// The number of units in which times are counted, per second; 0, the default, for one that suits all usual rates.
    public final var mediaTimeScale: CMTimeScale = 0
    /// Whether what is appended comes from a camera or a microphone. It has no effect.
    public final var expectsMediaDataInRealTime = false
    /// The three letters of the language. They are not written.
    public final var languageCode: String?
    /// What is written about the track. It is not written.
    public final var metadata: [AVMetadataItem] = []
    /// The loudness. It is not written.
    public final var preferredVolume: Float = 1
    /// Whether the track is shown or heard by default. It is.
    public final var marksOutputTrackAsEnabled = true

    /// Whether samples can be appended: as long as the writer writes, and the track is not finished.
    public final var isReadyForMoreMediaData: Bool { writer?.isReady(self) ?? false }

    /// Appends a frame, or samples of sound. Encoding has ended when the call returns. Returns false if the writer
    /// doesn't write, or has failed.
    @discardableResult
    public final func append(_ sampleBuffer: CMSampleBuffer) -> Bool { writer?.append(sampleBuffer, to: self) ?? false }

    /// There will be no more samples.
    public final func markAsFinished() { writer?.finish(self) }

    /// Calls a closure on a queue whenever samples can be appended, until the track is finished.
    public final func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping @Sendable () -> Void) {
        queue.async { [weak self] in self?.request(on: queue, block) }
    }

    private final func request(on queue: DispatchQueue, _ block: @escaping @Sendable () -> Void) {
        guard isReadyForMoreMediaData else { return }
        let before = count
        block()
        guard isReadyForMoreMediaData else { return }
        // A closure that had nothing to append is asked again after a while.
        let delay: DispatchTimeInterval = count == before ? .milliseconds(10) : .nanoseconds(0)
        queue.asyncAfter(deadline: .now() + delay) { [weak self] in self?.request(on: queue, block) }
    }
}

/// Appends pixel buffers to a track of video.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avassetwriterinputpixelbufferadaptor)
// `@unchecked Sendable`: as the input; the lock guards the pool.
open class AVAssetWriterInputPixelBufferAdaptor: NSObject, @unchecked Sendable {
    /// The track.
    public final let assetWriterInput: AVAssetWriterInput
    /// The attributes of the pool's buffers.
    public final let sourcePixelBufferAttributes: [String: Any]?
    private final let lock = NSLock()
    private final var pool: CVPixelBufferPool?

    /// Creates an adaptor. Buffers have the attributes, and where these don't say, the track's size, and blue first.
    public init(assetWriterInput input: AVAssetWriterInput, sourcePixelBufferAttributes: [String: Any]? = nil) {
        assetWriterInput = input
        self.sourcePixelBufferAttributes = sourcePixelBufferAttributes
        super.init()
    }

    /// Makes buffers to be appended. Nil until writing has begun.
    public final var pixelBufferPool: CVPixelBufferPool? {
        guard assetWriterInput.writer?.hasStarted ?? false else { return nil }
        return lock.withLock {
            if let pool { return pool }
            var attributes: CFDictionary = [:]
            for (key, value) in sourcePixelBufferAttributes ?? [:] { attributes[key] = value }
            let settings = assetWriterInput.outputSettings
            for (key, other) in [
                (kCVPixelBufferWidthKey, AVVideoWidthKey), (kCVPixelBufferHeightKey, AVVideoHeightKey),
            ] where attributes[key] == nil {
                attributes[key] = OutputSettings.number(settings?[other]).map { Int($0) }
            }
            attributes[kCVPixelBufferPixelFormatTypeKey] = Int(
                PixelBufferBridge.format(in: sourcePixelBufferAttributes))
            CVPixelBufferPoolCreate(nil, nil, attributes, &pool)
            return pool
        }
    }

    /// Appends a frame that begins at a time. Returns false if the writer doesn't write, or has failed.
    @discardableResult
    public final func append(_ pixelBuffer: CVPixelBuffer, withPresentationTime presentationTime: CMTime) -> Bool {
        assetWriterInput.append(
            CMSampleBuffer(imageBuffer: pixelBuffer, presentationTimeStamp: presentationTime, duration: .invalid))
    }
}
