public import CoreMedia
public import Foundation
import QuartzCore

/// Writes an asset, or a part of it, to a file.
///
/// An export runs on a thread of its own. Layers of an animation tool are drawn at the movie's time, so the result
/// doesn't depend on how long it takes.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avassetexportsession)
// `@unchecked Sendable`: the lock guards the state; settings are for the owner's thread, before the export begins.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
    /// The state of an export.
    public enum Status: Int, Sendable {
        /// It has not been started.
        case unknown = 0
        /// It will begin.
        case waiting = 1
        /// It runs.
        case exporting = 2
        /// The file is complete.
        case completed = 3
        /// It failed, for the reason that `error` tells.
        case failed = 4
        /// It was cancelled.
        case cancelled = 5
    }

    /// The asset.
    public final let asset: AVAsset
    /// The preset.
    public final let presetName: String
    private final let preset: ExportPreset
    private final let lock = NSLock()
    private final var state = (status: Status.unknown, progress: Float(0), error: AVError?.none, isCancelled: false)
    private final let queue = DispatchQueue(label: "kasane.export")

    /// Creates a session. Returns nil if there is no such preset, or it doesn't apply to the asset.
    public init?(asset: AVAsset, presetName: String) {
        guard let preset = ExportPreset.named(presetName) else { return nil }
        if case .success(let facts) = asset.facts, !preset.fits(facts) { return nil }
        (self.asset, self.presetName, self.preset) = (asset, presetName, preset)
        super.init()
    }

    // MARK: Presets

    /// Returns the names of all presets.
    open class func allExportPresets() -> [String] { ExportPreset.all.map(\.name) }

    /// Returns the names of the presets that apply to an asset.
    open class func exportPresets(compatibleWith asset: AVAsset) -> [String] {
        guard case .success(let facts) = asset.facts else { return [] }
        return ExportPreset.all.filter { $0.fits(facts) }.map(\.name)
    }

    private class func isCompatible(_ name: String, _ asset: AVAsset, _ type: AVFileType?) -> Bool {
        guard let preset = ExportPreset.named(name), case .success(let facts) = asset.facts, preset.fits(facts) else {
            return false
        }
        return type.map(preset.fileTypes.contains) ?? true
    }

    /// Passes to a closure, on another thread, whether a preset applies to an asset and a type of file.
    open class func determineCompatibility(
        ofExportPreset presetName: String, with asset: AVAsset, outputFileType: AVFileType?,
        completionHandler handler: @escaping @Sendable (Bool) -> Void
    ) {
        DispatchQueue.global().async { handler(isCompatible(presetName, asset, outputFileType)) }
    }

    /// Returns whether a preset applies to an asset and a type of file.
    open class func compatibility(
        ofExportPreset presetName: String, with asset: AVAsset, outputFileType: AVFileType?,
        isolation: isolated (any Actor)? = #isolation
    ) async -> Bool { isCompatible(presetName, asset, outputFileType) }

    /// The types of files that can be written.
    public final var supportedFileTypes: [AVFileType] { preset.fileTypes }

    /// Passes the types of files that can be written to a closure, on another thread.
    open func determineCompatibleFileTypes(completionHandler handler: @escaping @Sendable ([AVFileType]) -> Void) {
        DispatchQueue.global().async { [preset] in handler(preset.fileTypes) }
    }

    /// The types of files that can be written.
    public final var compatibleFileTypes: [AVFileType] {
        get async { preset.fileTypes }
    }

    // MARK: Settings

    /// The type of the file; nil for the one that the file name's extension stands for.
    public final var outputFileType: AVFileType?
    /// The file, which must not exist.
    public final var outputURL: URL?
    /// The part of the asset. All of it by default.
    public final var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
    /// How the tracks' frames become the picture; nil for the first track of video. A copy is kept.
    public final var videoComposition: AVVideoComposition? {
        get { composition }
        set { composition = newValue?.copy() as? AVVideoComposition }
    }
    private final var composition: AVVideoComposition?
    /// The loudness of tracks. A copy is kept.
    public final var audioMix: AVAudioMix? {
        get { mix }
        set { mix = newValue?.copy() as? AVAudioMix }
    }
    private final var mix: AVAudioMix?
    /// How the sound changes when it plays at another speed. Its pitch changes with the speed.
    public final var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.spectral
    /// What is written about the movie; nil for what the asset says.
    public final var metadata: [AVMetadataItem]?
    /// Whether playing can begin before the file has been read. False by default.
    public final var shouldOptimizeForNetworkUse = false
    /// The largest size of the file in bytes; 0 for no limit. It has no effect.
    public final var fileLengthLimit: Int64 = 0
    /// Whether the movie may be read several times for better quality. It is read once.
    public final var canPerformMultiplePassesOverSourceMediaData = false
    /// Where temporary files are created: beside the output.
    public final var directoryForTemporaryFiles: URL?

    // MARK: State

    /// The state.
    public final var status: Status { lock.withLock { state.status } }
    /// The part that has been written, from 0 to 1.
    public final var progress: Float { lock.withLock { state.progress } }
    /// The reason why the export failed or was cancelled.
    public final var error: (any Error)? { lock.withLock { state.error } }
    /// The length of what is exported.
    public final var maxDuration: CMTime { asset.duration }
    /// A guess of the size of the file in bytes, from that of the tracks; 0 if it is not known.
    public final var estimatedOutputFileLength: Int64 {
        let seconds = clampedRange.duration.seconds
        let rate = asset.known.tracks.reduce(Float(0)) { $0 + $1.dataRate }
        return seconds.isFinite ? Int64(min(1e18, max(0, seconds) * Double(rate) / 8)) : 0
    }

    private final var clampedRange: CMTimeRange {
        timeRange.intersection(CMTimeRange(start: .zero, duration: asset.duration))
    }

    // MARK: Exporting

    /// Exports on another thread, and calls a closure there at the end, whatever the result.
    ///
    /// A session exports once. What is wrong with its settings is found in `error`.
    open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {
        let isFirst = lock.withLock {
            guard state.status == .unknown else { return false }
            state.status = .waiting
            return true
        }
        guard isFirst else {
            reportOnce("AVAssetExportSession: a session exports once")
            return handler()
        }
        // What has been done to layers is drawn.
        CATransaction.flush()
        let job: MovieExport
        do throws(AVError) {
            job = try makeJob()
        } catch {
            end(error)
            return queue.async { handler() }
        }
        queue.async { [self] in
            run(job)
            handler()
        }
    }

    /// Exports. The result is found in `status` and `error`.
    public final func export(isolation: isolated (any Actor)? = #isolation) async {
        await withCheckedContinuation { continuation in
            exportAsynchronously { continuation.resume() }
        }
    }

    /// Cancels the export, which ends soon as cancelled. Nothing is left of the file.
    open func cancelExport() {
        lock.withLock {
            state.isCancelled = true
            if state.status == .unknown { state.status = .cancelled }
        }
    }

    private final func makeJob() throws(AVError) -> MovieExport {
        guard let outputURL else { throw AVError(.exportFailed, "outputURL is not set") }
        guard outputURL.isFileURL else { throw AVError(.exportFailed, "\(outputURL) is not a file") }
        guard let type = outputFileType ?? AVFileType(pathExtension: outputURL.pathExtension) else {
            throw AVError(.exportFailed, "outputFileType is not set")
        }
        guard preset.fileTypes.contains(type) else {
            throw AVError(.operationNotSupportedForPreset, "\(presetName) writes no \(type.rawValue)")
        }
        if FileManager.default.fileExists(atPath: outputURL.path) {
            throw AVError(.fileAlreadyExists, "\(outputURL.path) exists")
        }
        let facts = try asset.facts.get()
        return MovieExport(
            facts: facts, preset: preset, url: outputURL, type: type, range: clampedRange, composition: composition,
            mix: mix, metadata: (metadata ?? asset.commonMetadata).compactMap(\.entry),
            isOptimized: shouldOptimizeForNetworkUse)
    }

    private final func run(_ job: MovieExport) {
        lock.withLock { state.status = .exporting }
        do throws(AVError) {
            try job.run { part in
                lock.withLock {
                    state.progress = max(state.progress, min(part, 1))
                    return !state.isCancelled
                }
            }
            end(nil)
        } catch {
            end(error)
        }
    }

    private final func end(_ error: AVError?) {
        lock.withLock {
            state.error = error
            state.status = error == nil ? .completed : error?.code == .operationCancelled ? .cancelled : .failed
            if error == nil { state.progress = 1 }
        }
    }
}

extension AVFileType {
    /// The type that a file name's extension stands for; nil if none is written.
    init?(pathExtension: String) {
        switch pathExtension.lowercased() {
        case "mp4": self = .mp4
        case "m4v": self = .m4v
        case "mov": self = .mov
        case "m4a": self = .m4a
        case "wav": self = .wav
        case "caf": self = .caf
        default: return nil
        }
    }
}
