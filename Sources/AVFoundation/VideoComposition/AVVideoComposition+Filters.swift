import CoreGraphics
public import CoreImage
public import CoreMedia
public import Foundation

extension AVVideoComposition {
    /// Creates a composition that passes each frame of an asset's first track of video to a closure, which filters it.
    ///
    /// The closure is called on the thread that needs the frame. It calls one of the request's `finish` methods, now or
    /// later.
    public convenience init(
        asset: AVAsset,
        applyingCIFiltersWithHandler applier: @escaping @Sendable (AVAsynchronousCIImageFilteringRequest) -> Void
    ) {
        self.init(propertiesOf: asset)
        state.filter = applier
    }
}

/// A frame to be filtered.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avasynchronousciimagefilteringrequest)
// `@unchecked Sendable`: the box guards the answer; the rest doesn't change.
open class AVAsynchronousCIImageFilteringRequest: NSObject, NSCopying, @unchecked Sendable {
    /// The size of the picture.
    public final let renderSize: CGSize
    /// The time of the frame.
    public final let compositionTime: CMTime
    /// The frame, turned to be upright, with its origin at zero.
    public final let sourceImage: CIImage
    private final let answer: AnswerBox<(CIImage, CIContext?)>

    init(_ image: CIImage, _ time: CMTime, _ size: CGSize, _ answer: AnswerBox<(CIImage, CIContext?)>) {
        (sourceImage, compositionTime, renderSize, self.answer) = (image, time, size, answer)
        super.init()
    }

    /// Returns the request itself.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// The frame is filtered: what is inside of the picture's size is shown, drawn by a context, or by a default one.
    public final func finish(with filteredImage: CIImage, context: CIContext?) {
        answer.set(.success((filteredImage, context)))
    }
    /// The frame can't be filtered.
    public final func finish(with error: any Error) { answer.set(.failure(error)) }
}
