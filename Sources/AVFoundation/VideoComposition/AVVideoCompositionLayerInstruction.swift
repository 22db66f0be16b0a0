public import CoreGraphics
public import CoreMedia
public import Foundation

/// How a track's frames are placed in the picture.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avvideocompositionlayerinstruction)
// `@unchecked Sendable`: it doesn't change, but for mutable ones, which belong to one thread and are copied.
open class AVVideoCompositionLayerInstruction: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    fileprivate final var track = kCMPersistentTrackID_Invalid
    final var transforms = RampList(CGAffineTransform.identity)
    final var opacities = RampList<Float>(1)
    final var crops = RampList(CGRect.infinite)

    /// Creates an instruction that leaves the frames as they are.
    public override init() { super.init() }

    /// The identifier of the track.
    public var trackID: CMPersistentTrackID { track }

    /// Returns whether a transform has been set for a time, and the ramp, or the span in which it is constant.
    public final func getTransformRamp(
        for time: CMTime, start startTransform: UnsafeMutablePointer<CGAffineTransform>?,
        end endTransform: UnsafeMutablePointer<CGAffineTransform>?, timeRange: UnsafeMutablePointer<CMTimeRange>?
    ) -> Bool { transforms.read(time, startTransform, endTransform, timeRange) }

    /// Returns whether an opacity has been set for a time, and the ramp, or the span in which it is constant.
    public final func getOpacityRamp(
        for time: CMTime, startOpacity: UnsafeMutablePointer<Float>?, endOpacity: UnsafeMutablePointer<Float>?,
        timeRange: UnsafeMutablePointer<CMTimeRange>?
    ) -> Bool { opacities.read(time, startOpacity, endOpacity, timeRange) }

    /// Returns whether a crop rectangle has been set for a time, and the ramp, or the span in which it is constant.
    public final func getCropRectangleRamp(
        for time: CMTime, startCropRectangle: UnsafeMutablePointer<CGRect>?,
        endCropRectangle: UnsafeMutablePointer<CGRect>?, timeRange: UnsafeMutablePointer<CMTimeRange>?
    ) -> Bool { crops.read(time, startCropRectangle, endCropRectangle, timeRange) }

    /// Returns an instruction that doesn't change.
    open func copy(with zone: NSZone? = nil) -> Any { filled(AVVideoCompositionLayerInstruction()) }
    /// Returns an instruction that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { filled(AVMutableVideoCompositionLayerInstruction()) }

    private final func filled(_ copy: AVVideoCompositionLayerInstruction) -> AVVideoCompositionLayerInstruction {
        (copy.track, copy.transforms, copy.opacities, copy.crops) = (track, transforms, opacities, crops)
        return copy
    }

    // MARK: Values

    /// From the frame's pixels to the picture's, both with y down.
    final func transform(at time: CMTime) -> CGAffineTransform {
        transforms.value(at: time) { a, b, part in
            let part = CGFloat(part)
            return CGAffineTransform(
                a: a.a + (b.a - a.a) * part, b: a.b + (b.b - a.b) * part, c: a.c + (b.c - a.c) * part,
                d: a.d + (b.d - a.d) * part, tx: a.tx + (b.tx - a.tx) * part, ty: a.ty + (b.ty - a.ty) * part)
        }
    }

    final func opacity(at time: CMTime) -> Float { opacities.value(at: time) { $0 + ($1 - $0) * Float($2) } }

    /// The part of the frame that is shown, in its pixels with y down; infinite for all of it.
    final func crop(at time: CMTime) -> CGRect {
        crops.value(at: time) { a, b, part in
            guard !a.isInfinite, !b.isInfinite else { return part < 1 ? a : b }
            let part = CGFloat(part)
            return CGRect(
                x: a.minX + (b.minX - a.minX) * part, y: a.minY + (b.minY - a.minY) * part,
                width: a.width + (b.width - a.width) * part, height: a.height + (b.height - a.height) * part)
        }
    }
}

/// How a track's frames are placed in the picture, which can be changed.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avmutablevideocompositionlayerinstruction)
// `@unchecked Sendable`: as its superclass.
open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction, @unchecked Sendable {
    /// Creates an instruction for a track.
    public convenience init(assetTrack track: AVAssetTrack) {
        self.init()
        self.track = track.trackID
    }

    /// The identifier of the track.
    public override final var trackID: CMPersistentTrackID {
        get { track }
        set { track = newValue }
    }

    /// Sets the transform from a time on: from the frame's pixels to the picture's, both with y down.
    public final func setTransform(_ transform: CGAffineTransform, at time: CMTime) {
        guard transform.isFinite else { return reportOnce("setTransform: \(transform) is not finite") }
        transforms.set(transform, at: time)
    }

    /// Changes the transform evenly during a range of time.
    public final func setTransformRamp(
        fromStart startTransform: CGAffineTransform, toEnd endTransform: CGAffineTransform, timeRange: CMTimeRange
    ) {
        guard startTransform.isFinite, endTransform.isFinite else {
            return reportOnce("setTransformRamp: a transform is not finite")
        }
        transforms.set(startTransform, endTransform, timeRange)
    }

    /// Sets the opacity from a time on.
    public final func setOpacity(_ opacity: Float, at time: CMTime) {
        opacities.set(AVMutableVideoCompositionLayerInstruction.valid(opacity), at: time)
    }

    /// Changes the opacity evenly during a range of time.
    public final func setOpacityRamp(
        fromStartOpacity startOpacity: Float, toEndOpacity endOpacity: Float, timeRange: CMTimeRange
    ) {
        opacities.set(
            AVMutableVideoCompositionLayerInstruction.valid(startOpacity),
            AVMutableVideoCompositionLayerInstruction.valid(endOpacity), timeRange)
    }

    /// Sets the part of the frame that is shown from a time on, in its pixels with y down.
    public final func setCropRectangle(_ cropRectangle: CGRect, at time: CMTime) {
        crops.set(AVMutableVideoCompositionLayerInstruction.valid(cropRectangle), at: time)
    }

    /// Changes the part of the frame that is shown evenly during a range of time.
    public final func setCropRectangleRamp(
        fromStartCropRectangle startCropRectangle: CGRect, toEndCropRectangle endCropRectangle: CGRect,
        timeRange: CMTimeRange
    ) {
        crops.set(
            AVMutableVideoCompositionLayerInstruction.valid(startCropRectangle),
            AVMutableVideoCompositionLayerInstruction.valid(endCropRectangle), timeRange)
    }

    private static func valid(_ opacity: Float) -> Float { opacity.isNaN ? 1 : min(max(opacity, 0), 1) }

    private static func valid(_ rect: CGRect) -> CGRect {
        let isFinite = [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite)
        return isFinite && !rect.isNull ? rect.standardized : .infinite
    }
}

extension CGAffineTransform {
    var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }
}
