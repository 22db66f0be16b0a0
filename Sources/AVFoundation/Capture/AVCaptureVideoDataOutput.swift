public import CoreMedia
public import Dispatch
import Foundation

/// Receives frames.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avcapturevideodataoutputsamplebufferdelegate)
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
    /// A frame was recorded.
    func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
    public func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
    ) {}
}

/// Passes on frames. There are none.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avcapturevideodataoutput)
open class AVCaptureVideoDataOutput: AVCaptureOutput {
    /// Creates an output.
    public override init() {}
    /// The format of the frames.
    public final var videoSettings: [String: Any]! = [:]
    /// Whether frames that come too fast are dropped.
    public final var alwaysDiscardsLateVideoFrames = true
    /// The receiver.
    public private(set) final weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
    /// The queue on which the receiver is called.
    public private(set) final var sampleBufferCallbackQueue: DispatchQueue?
    /// Sets the receiver and its queue.
    open func setSampleBufferDelegate(
        _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
        queue sampleBufferCallbackQueue: DispatchQueue?
    ) {
        self.sampleBufferDelegate = sampleBufferDelegate
        self.sampleBufferCallbackQueue = sampleBufferCallbackQueue
    }
}
