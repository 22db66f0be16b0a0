public import CoreMedia
public import Foundation

/// Reads the decoded frames and samples of an asset.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avassetreader)
// `@unchecked Sendable`: the lock guards the state; settings don't change once reading has begun.
open class AVAssetReader: NSObject, @unchecked Sendable {
    /// The state of a reader.
    public enum Status: Int, Sendable {
        /// Reading has not begun.
        case unknown = 0
        /// Samples can be had.
        case reading = 1
        /// All samples have been read.
        case completed = 2
        /// Reading failed, for the reason that `error` tells.
        case failed = 3
        /// Reading was cancelled.
        case cancelled = 4
    }

    /// The asset.
    public final let asset: AVAsset
    /// The part that is read. All of it by default.
    public final var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
    private final let lock = NSLock()
    private final var list: [AVAssetReaderOutput] = []
    private final var ended: Set<ObjectIdentifier> = []
    private final var state = (status: Status.unknown, error: AVError?.none)

    /// Creates a reader. Throws if the asset can't be read.
    public init(asset: AVAsset) throws {
        self.asset = asset
        super.init()
        _ = try asset.facts.get()
    }

    /// The state.
    public final var status: Status { lock.withLock { state.status } }
    /// The reason why reading failed.
    public final var error: (any Error)? { lock.withLock { state.error } }
    /// The outputs.
    public final var outputs: [AVAssetReaderOutput] { lock.withLock { list } }

    /// Returns whether an output can be added: not one that has been added or whose tracks the asset doesn't have, and not
    /// after reading has begun.
    public final func canAdd(_ output: AVAssetReaderOutput) -> Bool {
        let ids = Set(asset.tracks.map(\.trackID))
        return output.reader == nil && !output.trackIDs.isEmpty && output.trackIDs.allSatisfy(ids.contains)
            && lock.withLock { state.status == .unknown }
    }

    /// Adds an output. One that can't be added is refused with one logged line.
    public final func add(_ output: AVAssetReaderOutput) {
        guard canAdd(output) else { return reportOnce("AVAssetReader: the output can't be added") }
        output.reader = self
        lock.withLock { list.append(output) }
    }

    /// Begins reading. Returns false if that isn't possible, for the reason that `error` tells.
    @discardableResult
    public final func startReading() -> Bool {
        lock.withLock {
            guard state.status == .unknown else { return false }
            do throws(AVError) {
                guard !list.isEmpty else { throw AVError(.operationNotAllowed, "there are no outputs") }
                let facts = try asset.facts.get()
                let range = timeRange.intersection(CMTimeRange(start: .zero, duration: facts.duration))
                for output in list { try output.begin(facts, range) }
                state.status = .reading
                return true
            } catch {
                state = (.failed, error)
                return false
            }
        }
    }

    /// Cancels reading: there are no more samples.
    public final func cancelReading() {
        lock.withLock { if state.status == .reading || state.status == .unknown { state.status = .cancelled } }
    }

    final func outputDidEnd(_ output: AVAssetReaderOutput) {
        lock.withLock {
            ended.insert(ObjectIdentifier(output))
            if state.status == .reading, ended.count == list.count { state.status = .completed }
        }
    }

    final func fail(_ error: AVError) {
        lock.withLock { if state.status == .reading { state = (.failed, error) } }
    }
}
