public import CoreGraphics
public import CoreMedia
public import Foundation

/// The state of a property that is loaded on demand.
public enum AVKeyValueStatus: Int, Sendable {
    /// It has not been requested.
    case unknown = 0
    /// It is being loaded.
    case loading = 1
    /// It is available.
    case loaded = 2
    /// It can't be loaded.
    case failed = 3
    /// Loading was cancelled.
    case cancelled = 4
}

/// A movie or a sound.
///
/// Its properties are read from the file when the first of them is asked for. Those of a file that can't be read are
/// empty; the methods that load them throw the reason.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avasset)
// `@unchecked Sendable`: the lock guards the state.
open class AVAsset: NSObject, NSCopying, AVAsynchronousKeyValueLoading, AssetFactory, @unchecked Sendable {
    /// The file; nil for a composition.
    final let source: URL?
    private final let lock = NSLock()
    private final var loaded: Result<MediaFacts, AVError>?
    private final var requested: Set<String> = []

    init(source: URL?) {
        self.source = source
        super.init()
    }

    /// Creates an `AVURLAsset`.
    public convenience init(url URL: URL) { self.init(made: AVURLAsset(url: URL, options: nil)) }

    /// Returns the asset itself, which doesn't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// What the file says, or why it can't be read.
    var facts: Result<MediaFacts, AVError> {
        lock.withLock {
            if let loaded { return loaded }
            let result = Result { () throws(AVError) in
                guard let source else { throw AVError(.contentIsUnavailable) }
                return try MediaFacts(of: source)
            }
            loaded = result
            return result
        }
    }

    /// What the file says; nothing if it can't be read.
    final var known: MediaFacts { (try? facts.get()) ?? MediaFacts() }

    /// The length.
    public final var duration: CMTime { known.duration }
    /// The tracks, in the order of the file.
    public var tracks: [AVAssetTrack] { known.tracks.map { AVAssetTrack($0, of: self) } }
    /// The preferred rate of playing, 1.
    public final var preferredRate: Float { 1 }
    /// The preferred loudness of playing, 1.
    public final var preferredVolume: Float { 1 }
    /// The transform of the first track of video.
    public final var preferredTransform: CGAffineTransform { videoTrack?.preferredTransform ?? .identity }
    /// The size of the first track of video.
    public var naturalSize: CGSize { videoTrack?.naturalSize ?? .zero }
    /// Whether any of the tracks can be decoded.
    public final var isPlayable: Bool { known.tracks.contains { $0.isPlayable } }
    /// Whether frames can be read: the same as `isPlayable`.
    public final var isReadable: Bool { isPlayable }
    /// False: what is protected is not readable.
    public final var hasProtectedContent: Bool { false }
    /// True: times are exact.
    public final var providesPreciseDurationAndTiming: Bool { true }
    /// The title, the artist and other entries that most formats have.
    public final var commonMetadata: [AVMetadataItem] { AVMetadataItem.common(known) }
    /// All entries.
    public final var metadata: [AVMetadataItem] { AVMetadataItem.all(known) }

    /// The first track of video that can be decoded.
    final var videoTrack: TrackFacts? { known.videoTrack }
    /// What error messages call the asset.
    final var shownName: String { source?.path ?? "a composition" }

    /// Returns the track with an identifier, or nil.
    public func track(withTrackID trackID: CMPersistentTrackID) -> AVAssetTrack? {
        tracks.first { $0.trackID == trackID }
    }
    /// Returns the tracks of a kind.
    @_disfavoredOverload
    public func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
        tracks.filter { $0.mediaType == mediaType }
    }
    /// Returns the tracks that can be seen, heard or read.
    @_disfavoredOverload
    public func tracks(withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) -> [AVAssetTrack] {
        tracks.filter { $0.hasMediaCharacteristic(mediaCharacteristic) }
    }

    // MARK: Loading

    /// Returns whether a property has been loaded, or the reason why it can't be.
    public final func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?)
        -> AVKeyValueStatus
    {
        guard lock.withLock({ requested.contains(key) }) else { return .unknown }
        switch facts {
        case .success: return .loaded
        case .failure(let error):
            outError?.pointee = error as NSError
            return .failed
        }
    }

    /// Loads properties on another thread, and calls a closure there when all of them are loaded or can't be.
    public final func loadValuesAsynchronously(
        forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil
    ) {
        DispatchQueue.global().async { [self] in
            request(keys)
            handler?()
        }
    }

    /// Loads properties.
    final func request(_ keys: [String]) {
        _ = facts
        lock.withLock { requested.formUnion(keys) }
    }

    /// Does nothing: nothing is loaded for longer than a call.
    public final func cancelLoading() {}
}

/// The number by which a file identifies a track.
public typealias CMPersistentTrackID = Int32
/// No track.
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0

/// Lets an initializer return an object of a subclass.
protocol AssetFactory {}

extension AssetFactory {
    init(made: AVAsset) { self = made as! Self }
}
