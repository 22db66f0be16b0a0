public import CoreGraphics
public import CoreMedia
import Foundation

/// A property that is loaded on demand, whatever its type.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avpartialasyncproperty)
// `@unchecked Sendable`: it doesn't change, and its closure captures nothing.
public class AVPartialAsyncProperty<Root>: @unchecked Sendable {
    fileprivate let key: String
    fileprivate init(key: String) { self.key = key }
}

/// A property that is loaded on demand.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avasyncproperty)
// `@unchecked Sendable`: as its superclass.
public final class AVAsyncProperty<Root, Value>: AVPartialAsyncProperty<Root>, @unchecked Sendable {
    fileprivate let read: (Root) throws -> Value

    fileprivate init(_ key: String, _ read: @escaping (Root) throws -> Value) {
        self.read = read
        super.init(key: key)
    }
}

/// An object whose properties are loaded on demand.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avasynchronouskeyvalueloading)
public protocol AVAsynchronousKeyValueLoading {}

extension AVAsynchronousKeyValueLoading {
    /// Loads a property, or throws the reason why it can't be.
    public func load<T>(
        _ property: AVAsyncProperty<Self, T>, isolation: isolated (any Actor)? = #isolation
    ) async throws -> T {
        try request([property.key])
        return try property.read(self)
    }

    /// Loads two properties, or throws the reason why they can't be.
    public func load<A, B>(
        _ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>,
        isolation: isolated (any Actor)? = #isolation
    ) async throws -> (A, B) {
        try request([propertyA.key, propertyB.key])
        return (try propertyA.read(self), try propertyB.read(self))
    }

    /// Loads three properties, or throws the reason why they can't be.
    public func load<A, B, C>(
        _ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>,
        _ propertyC: AVAsyncProperty<Self, C>, isolation: isolated (any Actor)? = #isolation
    ) async throws -> (A, B, C) {
        try request([propertyA.key, propertyB.key, propertyC.key])
        return (try propertyA.read(self), try propertyB.read(self), try propertyC.read(self))
    }

    /// Loads four properties, or throws the reason why they can't be.
    public func load<A, B, C, D>(
        _ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>,
        _ propertyC: AVAsyncProperty<Self, C>, _ propertyD: AVAsyncProperty<Self, D>,
        isolation: isolated (any Actor)? = #isolation
    ) async throws -> (A, B, C, D) {
        try request([propertyA.key, propertyB.key, propertyC.key, propertyD.key])
        return (
            try propertyA.read(self), try propertyB.read(self), try propertyC.read(self), try propertyD.read(self)
        )
    }

    private func request(_ keys: [String]) throws {
        guard let asset = (self as? AVAsset) ?? (self as? AVAssetTrack)?.asset else { return }
        asset.request(keys)
        _ = try asset.facts.get()
    }
}

extension AVPartialAsyncProperty where Root: AVAsset {
    /// The length.
    public static var duration: AVAsyncProperty<Root, CMTime> { .init("duration") { $0.duration } }
    /// The tracks.
    public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> { .init("tracks") { $0.tracks } }
    /// Whether any of the tracks can be decoded.
    public static var isPlayable: AVAsyncProperty<Root, Bool> { .init("playable") { $0.isPlayable } }
    /// Whether frames can be read.
    public static var isReadable: AVAsyncProperty<Root, Bool> { .init("readable") { $0.isReadable } }
    /// Whether the content is protected.
    public static var hasProtectedContent: AVAsyncProperty<Root, Bool> {
        .init("hasProtectedContent") { $0.hasProtectedContent }
    }
    /// The transform of the first track of video.
    public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> {
        .init("preferredTransform") { $0.preferredTransform }
    }
    /// The preferred rate of playing.
    public static var preferredRate: AVAsyncProperty<Root, Float> { .init("preferredRate") { $0.preferredRate } }
    /// The preferred loudness of playing.
    public static var preferredVolume: AVAsyncProperty<Root, Float> { .init("preferredVolume") { $0.preferredVolume } }
    /// The entries that most formats have.
    public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> {
        .init("commonMetadata") { $0.commonMetadata }
    }
    /// All entries.
    public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { .init("metadata") { $0.metadata } }
}

extension AVPartialAsyncProperty where Root: AVAssetTrack {
    /// The size of a frame, before the transform.
    public static var naturalSize: AVAsyncProperty<Root, CGSize> { .init("naturalSize") { $0.naturalSize } }
    /// How a frame is turned to be shown.
    public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> {
        .init("preferredTransform") { $0.preferredTransform }
    }
    /// Frames per second.
    public static var nominalFrameRate: AVAsyncProperty<Root, Float> {
        .init("nominalFrameRate") { $0.nominalFrameRate }
    }
    /// The shortest time for which a frame is shown.
    public static var minFrameDuration: AVAsyncProperty<Root, CMTime> {
        .init("minFrameDuration") { $0.minFrameDuration }
    }
    /// The times at which it has data.
    public static var timeRange: AVAsyncProperty<Root, CMTimeRange> { .init("timeRange") { $0.timeRange } }
    /// The number of units in which its times are counted, per second.
    public static var naturalTimeScale: AVAsyncProperty<Root, CMTimeScale> {
        .init("naturalTimeScale") { $0.naturalTimeScale }
    }
    /// Bits per second.
    public static var estimatedDataRate: AVAsyncProperty<Root, Float> {
        .init("estimatedDataRate") { $0.estimatedDataRate }
    }
    /// The three letters of its language.
    public static var languageCode: AVAsyncProperty<Root, String?> { .init("languageCode") { $0.languageCode } }
    /// The codec, and the size of a frame.
    public static var formatDescriptions: AVAsyncProperty<Root, [CMFormatDescription]> {
        .init("formatDescriptions") { [$0.format] }
    }
    /// Whether it plays by default.
    public static var isEnabled: AVAsyncProperty<Root, Bool> { .init("enabled") { $0.isEnabled } }
}

extension AVAsset {
    /// Loads the tracks of a kind, or throws the reason why they can't be.
    public final func loadTracks(
        withMediaType mediaType: AVMediaType, isolation: isolated (any Actor)? = #isolation
    ) async throws -> [AVAssetTrack] {
        request(["tracks"])
        _ = try facts.get()
        return tracks(withMediaType: mediaType)
    }

    /// Loads the tracks of a kind on another thread, and calls a closure there.
    public final func loadTracks(
        withMediaType mediaType: AVMediaType,
        completionHandler: @escaping @Sendable ([AVAssetTrack]?, (any Error)?) -> Void
    ) {
        loadValuesAsynchronously(forKeys: ["tracks"]) { [self] in
            switch facts {
            case .success: completionHandler(tracks(withMediaType: mediaType), nil)
            case .failure(let error): completionHandler(nil, error)
            }
        }
    }
}
