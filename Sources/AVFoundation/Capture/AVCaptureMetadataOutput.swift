import CoreGraphics
public import Dispatch
public import Foundation
import ObjectRuntime

/// Something that is found in a video. As there is no video, there is none.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avmetadataobject)
open class AVMetadataObject: NSObject {
    /// The kind of a find.
    public struct ObjectType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A QR code.
        public static let qr = ObjectType(rawValue: "org.iso.QRCode")
        /// An Aztec code.
        public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
        /// A Data Matrix code.
        public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
        /// A PDF417 code.
        public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
        /// A Code 128.
        public static let code128 = ObjectType(rawValue: "org.iso.Code128")
        /// A Code 39.
        public static let code39 = ObjectType(rawValue: "org.iso.Code39")
        /// A Code 39 with a check digit.
        public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
        /// A Code 93.
        public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
        /// An EAN with 13 digits.
        public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
        /// An EAN with 8 digits.
        public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
        /// A UPC-E.
        public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
        /// An Interleaved 2 of 5.
        public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
        /// An ITF-14.
        public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
        /// A face.
        public static let face = ObjectType(rawValue: "face")
    }

    fileprivate let none: Absent

    init(_ none: Absent) { self.none = none }

    /// The kind.
    public final var type: ObjectType { none.answer() }
    /// Where it is, from 0 to 1.
    public final var bounds: CGRect { none.answer() }
}

/// A code that is found in a video.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avmetadatamachinereadablecodeobject)
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
    /// The message, if it is text.
    public final var stringValue: String? { none.answer() }
    /// The corners.
    public final var corners: [CGPoint] { none.answer() }
}

/// Receives what is found in a video.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avcapturemetadataoutputobjectsdelegate)
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
    /// Something was found.
    func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
    public func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection
    ) {}
}

/// Finds codes in a video. There is no video.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avcapturemetadataoutput)
open class AVCaptureMetadataOutput: AVCaptureOutput {
    /// Creates an output.
    public override init() {}
    /// What can be found: nothing, as there is no camera.
    public final var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
    /// What is searched for.
    public final var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
    /// Where it is searched for, from 0 to 1.
    public final var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The receiver.
    public private(set) final weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
    /// The queue on which the receiver is called.
    public private(set) final var metadataObjectsCallbackQueue: DispatchQueue?
    /// Sets the receiver and its queue.
    open func setMetadataObjectsDelegate(
        _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
    ) {
        metadataObjectsDelegate = objectsDelegate
        metadataObjectsCallbackQueue = objectsCallbackQueue
    }
}
