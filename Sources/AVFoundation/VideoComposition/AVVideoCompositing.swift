import CMovieRuntime
public import CoreGraphics
public import CoreMedia
public import CoreVideo
public import Foundation

/// Composes frames in code of the program's own.
///
/// The class, a subclass of `NSObject`, is that of `customVideoCompositorClass`; an object of it is created with `init()`
/// for each picture that is played, exported or read.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avvideocompositing)
public protocol AVVideoCompositing: NSObjectProtocol {
    /// The attributes of the buffers in which frames are wanted, such as their format; nil for any.
    var sourcePixelBufferAttributes: [String: any Sendable]? { get }
    /// The attributes of the buffers that the context makes.
    var requiredPixelBufferAttributesForRenderContext: [String: any Sendable] { get }
    /// The context has been created, or has another size.
    func renderContextChanged(_ newRenderContext: AVVideoCompositionRenderContext)
    /// Composes a frame, now or later, and calls one of the request's `finish` methods.
    func startRequest(_ asyncVideoCompositionRequest: AVAsynchronousVideoCompositionRequest)
    /// Finishes all requests as cancelled.
    func cancelAllPendingVideoCompositionRequests()
}

extension AVVideoCompositing {
    /// Does nothing.
    public func cancelAllPendingVideoCompositionRequests() {}
}

extension NSObject {
    /// Dispatches to the `init()` of a class known by its metatype only; called from C only.
    @_silgen_name("kasane_compositor_init")
    @usableFromInline @inline(never)
    convenience init(_compositor: Void) { self.init() }

    /// Creates an object of a class; nil if that is not a subclass.
    static func make(_ compositorClass: any AVVideoCompositing.Type) -> (any AVVideoCompositing)? {
        guard compositorClass is NSObject.Type else { return nil }
        let metatype = unsafeBitCast(compositorClass as AnyClass, to: UnsafeMutableRawPointer.self)
        let made = kasane_make_compositor(metatype).map { Unmanaged<NSObject>.fromOpaque($0).takeRetainedValue() }
        return made as? any AVVideoCompositing
    }
}

/// The space around a picture, in pixels. There is none.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avedgewidths)
public struct AVEdgeWidths: Hashable, Sendable {
    /// At the left.
    public var left: CGFloat
    /// At the top.
    public var top: CGFloat
    /// At the right.
    public var right: CGFloat
    /// At the bottom.
    public var bottom: CGFloat
    /// Creates no space.
    public init() { (left, top, right, bottom) = (0, 0, 0, 0) }
}

/// The shape of a pixel: a square.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avpixelaspectratio)
public struct AVPixelAspectRatio: Hashable, Sendable {
    /// The width.
    public var horizontalSpacing: Int
    /// The height.
    public var verticalSpacing: Int
    /// Creates a square.
    public init() { (horizontalSpacing, verticalSpacing) = (1, 1) }
}

/// What composed frames are: their size, and buffers for them.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avvideocompositionrendercontext)
// `@unchecked Sendable`: it doesn't change.
open class AVVideoCompositionRenderContext: NSObject, @unchecked Sendable {
    /// The size in pixels.
    public final let size: CGSize
    /// Pixels per unit of the composition's size.
    public final let renderScale: Float
    /// The composition.
    public final let videoComposition: AVVideoComposition
    private final let format: OSType

    init(_ composition: AVVideoComposition, size: CGSize, format: OSType) {
        (videoComposition, self.size, self.format) = (composition, size, format)
        renderScale = composition.renderScale
        super.init()
    }

    /// From the composition's size to pixels.
    public final var renderTransform: CGAffineTransform {
        CGAffineTransform(scaleX: CGFloat(renderScale), y: CGFloat(renderScale))
    }
    /// The shape of a pixel: a square.
    public final var pixelAspectRatio: AVPixelAspectRatio { AVPixelAspectRatio() }
    /// The space around the picture: none.
    public final var edgeWidths: AVEdgeWidths { AVEdgeWidths() }
    /// Whether the picture should be composed with better quality.
    public final var highQualityRendering: Bool { true }

    /// Returns a zeroed buffer for a composed frame, or nil if memory is exhausted.
    public final func newPixelBuffer() -> CVPixelBuffer? {
        var buffer: CVPixelBuffer?
        CVPixelBufferCreate(nil, Int(size.width), Int(size.height), format, nil, &buffer)
        return buffer
    }
}

/// A frame to be composed by the program.
/// [Apple's reference](https://developer.apple.com/documentation/avfoundation/avasynchronousvideocompositionrequest)
// `@unchecked Sendable`: the box guards the answer; the rest doesn't change.
open class AVAsynchronousVideoCompositionRequest: NSObject, NSCopying, @unchecked Sendable {
    /// What composed frames are.
    public final let renderContext: AVVideoCompositionRenderContext
    /// The time of the frame.
    public final let compositionTime: CMTime
    /// What is shown.
    public final let videoCompositionInstruction: any AVVideoCompositionInstructionProtocol
    private final let frames: [CMPersistentTrackID: CVPixelBuffer]
    private final let answer: AnswerBox<CVPixelBuffer>

    init(
        _ context: AVVideoCompositionRenderContext, _ time: CMTime,
        _ instruction: any AVVideoCompositionInstructionProtocol, _ frames: [CMPersistentTrackID: CVPixelBuffer],
        _ answer: AnswerBox<CVPixelBuffer>
    ) {
        (renderContext, compositionTime, videoCompositionInstruction) = (context, time, instruction)
        (self.frames, self.answer) = (frames, answer)
        super.init()
    }

    /// Returns the request itself.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// The tracks that have a frame at the time.
    public final var sourceTrackIDs: [NSNumber] { frames.keys.sorted().map { NSNumber(value: $0) } }

    /// Returns the frame of a track, or nil.
    public final func sourceFrame(byTrackID trackID: CMPersistentTrackID) -> CVPixelBuffer? { frames[trackID] }

    /// The frame is composed.
    public final func finish(withComposedVideoFrame composedVideoFrame: CVPixelBuffer) {
        answer.set(.success(composedVideoFrame))
    }
    /// The frame can't be composed.
    public final func finish(with error: any Error) { answer.set(.failure(error)) }
    /// The request is cancelled.
    public final func finishCancelledRequest() { answer.set(.failure(AVError(.operationCancelled))) }
}

/// An answer that is given once, perhaps on another thread.
// `@unchecked Sendable`: the lock guards the answer.
final class AnswerBox<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private let isReady = DispatchSemaphore(value: 0)
    private var result: Result<Value, any Error>?

    /// Gives the answer. Later ones are ignored.
    func set(_ new: Result<Value, any Error>) {
        let isFirst = lock.withLock {
            defer { result = result ?? new }
            return result == nil
        }
        if isFirst { isReady.signal() }
    }

    /// Waits for the answer.
    func wait() throws -> Value {
        isReady.wait()
        isReady.signal()
        return try (lock.withLock { result } ?? .failure(AVError(.unknown))).get()
    }
}
