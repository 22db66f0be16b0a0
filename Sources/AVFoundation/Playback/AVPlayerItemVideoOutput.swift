public import CoreMedia
public import CoreVideo
public import Foundation

/// Gives the frames of an item that is played.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avplayeritemoutput)
// `@unchecked Sendable`: it belongs to its item's thread.
open class AVPlayerItemOutput: NSObject, @unchecked Sendable {
    final weak var item: AVPlayerItem?

    /// Whether the item's layers show nothing, because its frames are used elsewhere. They show them here.
    public final var suppressesPlayerRendering = false

    /// Returns the item's time at a time of the media clock; the current one if the item is paused.
    public final func itemTime(forHostTime hostTimeInSeconds: CFTimeInterval) -> CMTime {
        guard let item, hostTimeInSeconds.isFinite else { return .invalid }
        return item.timing.time(at: hostTimeInSeconds)
    }

    /// Returns the item's time at a time of the media clock in nanoseconds.
    public final func itemTime(forMachAbsoluteTime machAbsoluteTime: Int64) -> CMTime {
        itemTime(forHostTime: Double(machAbsoluteTime) / 1e9)
    }
}

/// Gives the frames of an item that is played as pixel buffers.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avplayeritemvideooutput)
// `@unchecked Sendable`: as its superclass.
open class AVPlayerItemVideoOutput: AVPlayerItemOutput, @unchecked Sendable {
    private final let format: OSType
    /// The time of the last frame that was copied.
    private final var last: CMTime?
    private final weak var listener: (any AVPlayerItemOutputPullDelegate)?
    private final var listenerQueue: DispatchQueue?

    /// Creates an output of buffers with attributes, of which the format counts: blue first by default.
    public init(pixelBufferAttributes: [String: any Sendable]? = nil) {
        format = PixelBufferBridge.format(in: pixelBufferAttributes)
        super.init()
    }

    /// Creates an output of buffers with attributes under `kCVPixelBufferPixelFormatTypeKey` and others.
    public convenience init(outputSettings: [String: any Sendable]?) {
        self.init(pixelBufferAttributes: outputSettings)
    }

    /// Returns whether the frame at a time has not been copied yet.
    public final func hasNewPixelBuffer(forItemTime itemTime: CMTime) -> Bool {
        guard let frame = item?.frame(at: itemTime) else { return false }
        return last != frame.time
    }

    /// Returns the frame at a time, and the time at which it begins. Returns nil if there is none, or it can't be
    /// converted.
    public final func copyPixelBuffer(
        forItemTime itemTime: CMTime, itemTimeForDisplay outItemTimeForDisplay: UnsafeMutablePointer<CMTime>?
    ) -> CVPixelBuffer? {
        guard let frame = item?.frame(at: itemTime) else { return nil }
        do throws(AVError) {
            let buffer = try PixelBufferBridge.buffer(of: frame.image, format: format)
            last = frame.time
            outItemTimeForDisplay?.pointee = frame.time
            return buffer
        } catch {
            reportOnce("AVPlayerItemVideoOutput: \(error.localizedDescription)")
            return nil
        }
    }

    // MARK: Delegate

    /// Told about new frames.
    public final var delegate: (any AVPlayerItemOutputPullDelegate)? { listener }
    /// Where the delegate is told.
    public final var delegateQueue: DispatchQueue? { listenerQueue }

    /// Sets who is told about new frames.
    public final func setDelegate(
        _ delegate: (any AVPlayerItemOutputPullDelegate)?, queue delegateQueue: DispatchQueue?
    ) {
        (listener, listenerQueue) = (delegate, delegateQueue)
    }

    /// Tells the delegate that there are frames, which is so at once.
    public final func requestNotificationOfMediaDataChange(withAdvanceInterval interval: TimeInterval) {
        guard let listener else { return }
        nonisolated(unsafe) let told = listener
        (listenerQueue ?? .main).async { told.outputMediaDataWillChange(self) }
    }
}

/// Told about the frames of an output.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avplayeritemoutputpulldelegate)
public protocol AVPlayerItemOutputPullDelegate: NSObjectProtocol {
    /// There will be new frames.
    func outputMediaDataWillChange(_ sender: AVPlayerItemOutput)
    /// The frames that have been copied are not those of the item any more.
    func outputSequenceWasFlushed(_ output: AVPlayerItemOutput)
}

extension AVPlayerItemOutputPullDelegate {
    public func outputMediaDataWillChange(_ sender: AVPlayerItemOutput) {}
    public func outputSequenceWasFlushed(_ output: AVPlayerItemOutput) {}
}
