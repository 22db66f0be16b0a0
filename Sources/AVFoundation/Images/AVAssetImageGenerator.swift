public import CoreGraphics
public import CoreMedia
public import Foundation

/// Whether a requested image was made.
public enum AVAssetImageGeneratorResult: Int, Sendable {
    /// It was.
    case succeeded = 0
    /// It could not be.
    case failed = 1
    /// The request was cancelled.
    case cancelled = 2
}

/// Makes images of a movie's frames.
///
/// The frame is always the one that is shown at the requested time, whatever the tolerances allow.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avassetimagegenerator)
// `@unchecked Sendable`: the lock guards the reader, and the settings are for its owner's thread.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
    /// Receives the requested time, the image, the frame's time, and what became of the request.
    public typealias CompletionHandler =
        @Sendable (CMTime, CGImage?, CMTime, AVAssetImageGeneratorResult, (any Error)?) -> Void

    /// The movie.
    public final let asset: AVAsset
    /// Whether images are turned as the movie is shown. False by default.
    public final var appliesPreferredTrackTransform = false
    /// The limits of an image's sides in pixels, to which it is scaled down; 0, the default, for no limit.
    public final var maximumSize = CGSize.zero
    /// How much earlier than requested a frame may be. Infinite by default.
    public final var requestedTimeToleranceBefore = CMTime.positiveInfinity
    /// How much later than requested a frame may be. Infinite by default.
    public final var requestedTimeToleranceAfter = CMTime.positiveInfinity

    /// How the tracks' frames become the image; nil, the default, for the first track of video.
    public final var videoComposition: AVVideoComposition? {
        didSet {
            lock.withLock {
                composition = videoComposition?.copy() as? AVVideoComposition
                source = nil
            }
        }
    }

    private final let lock = NSLock()
    private final var source: PictureSource?
    private final var composition: AVVideoComposition?
    private final var generation = 0
    private final let queue = DispatchQueue(label: "kasane.images")

    /// Creates a generator.
    public init(asset: AVAsset) {
        self.asset = asset
        super.init()
    }

    /// Returns the frame that is shown at a time, and the time at which it begins.
    public final func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage
    {
        let frame = try makeImage(at: requestedTime)
        actualTime?.pointee = frame.time
        return frame.image
    }

    private final func makeImage(at time: CMTime) throws(AVError) -> MovieFrame {
        let facts = try asset.facts.get()
        guard time.isNumeric, time <= facts.duration, time >= .zero else {
            throw AVError(.noImageAtTime, "\(facts.name) has no frame at \(time)")
        }
        let (turns, limit) = (appliesPreferredTrackTransform, maximumSize)
        lock.lock()
        defer { lock.unlock() }
        let source: PictureSource
        if let open = self.source {
            source = open
        } else {
            source = try PictureSource(facts, composition, for: .playback)
        }
        self.source = source
        guard var frame = try source.frame(at: time) else {
            throw AVError(.noImageAtTime, "\(facts.name) shows nothing at \(time)")
        }
        frame.image = frame.image.oriented(turns ? source.transform : .identity, maximumSize: limit)
        return frame
    }

    /// Makes images on another thread, in the order of the times, and calls a closure there for each.
    public final func generateCGImagesAsynchronously(
        forTimes requestedTimes: [NSValue], completionHandler handler: @escaping CompletionHandler
    ) {
        generate(requestedTimes.map(\.timeValue), handler)
    }

    /// Makes an image on another thread, and calls a closure there.
    public final func generateCGImageAsynchronously(
        for requestedTime: CMTime,
        completionHandler handler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void
    ) {
        generate([requestedTime]) { _, image, time, _, error in handler(image, time, error) }
    }

    private final func generate(_ times: [CMTime], _ handler: @escaping CompletionHandler) {
        let wave = lock.withLock { generation }
        for time in times {
            queue.async { [self] in
                guard lock.withLock({ generation == wave }) else {
                    return handler(time, nil, .invalid, .cancelled, AVError(.operationCancelled))
                }
                do throws(AVError) {
                    let frame = try makeImage(at: time)
                    handler(time, frame.image, frame.time, .succeeded, nil)
                } catch {
                    handler(time, nil, .invalid, .failed, error)
                }
            }
        }
    }

    /// Cancels the requests that have not begun.
    public final func cancelAllCGImageGeneration() { lock.withLock { generation += 1 } }

    /// Returns the frame that is shown at a time, and the time at which it begins.
    public final func image(
        at time: CMTime, isolation: isolated (any Actor)? = #isolation
    ) async throws -> (image: CGImage, actualTime: CMTime) {
        try await withCheckedThrowingContinuation { continuation in
            generate([time]) { _, image, time, _, error in
                if let image {
                    continuation.resume(returning: (image, time))
                } else {
                    continuation.resume(throwing: error ?? AVError(.unknown))
                }
            }
        }
    }

    /// Returns the frames that are shown at some times, one after the other.
    public final func images(for times: [CMTime]) -> Images { Images(generator: self, times: times) }

    /// A sequence of requested images.
    public struct Images: AsyncSequence, AsyncIteratorProtocol {
        /// What became of a request.
        public enum Element: Sendable {
            /// The image of a frame.
            case success(requestedTime: CMTime, image: CGImage, actualTime: CMTime)
            /// The reason why there is none.
            case failure(requestedTime: CMTime, error: any Error)

            /// The requested time.
            public var requestedTime: CMTime {
                switch self {
                case .success(let time, _, _), .failure(let time, _): time
                }
            }
            /// The image; throws the reason if there is none.
            public var image: CGImage {
                get throws {
                    switch self {
                    case .success(_, let image, _): return image
                    case .failure(_, let error): throw error
                    }
                }
            }
            /// The frame's time; throws the reason if there is none.
            public var actualTime: CMTime {
                get throws {
                    switch self {
                    case .success(_, _, let time): return time
                    case .failure(_, let error): throw error
                    }
                }
            }
        }

        fileprivate let generator: AVAssetImageGenerator
        fileprivate let times: [CMTime]
        private var position = 0

        fileprivate init(generator: AVAssetImageGenerator, times: [CMTime]) {
            (self.generator, self.times) = (generator, times)
        }

        /// Returns the sequence itself, from its beginning.
        public func makeAsyncIterator() -> Images { self }

        /// Returns the next image, or nil after the last one.
        public mutating func next() async -> Element? {
            guard position < times.count else { return nil }
            let time = times[position]
            position += 1
            do {
                let (image, actualTime) = try await generator.image(at: time)
                return .success(requestedTime: time, image: image, actualTime: actualTime)
            } catch {
                return .failure(requestedTime: time, error: error)
            }
        }
    }
}
