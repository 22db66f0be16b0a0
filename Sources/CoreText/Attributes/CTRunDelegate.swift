public import CoreGraphics

// C can't express a function that returns a `CGFloat` of Linux's Foundation, so three of the four are Swift functions.
/// Called with the delegate's `refCon` when the delegate is deallocated.
public typealias CTRunDelegateDeallocateCallback = @convention(c) (UnsafeMutableRawPointer) -> Void
/// Returns the ascent above the baseline, in points.
public typealias CTRunDelegateGetAscentCallback = (UnsafeMutableRawPointer) -> CGFloat
/// Returns the descent below the baseline, in points, as a positive number.
public typealias CTRunDelegateGetDescentCallback = (UnsafeMutableRawPointer) -> CGFloat
/// Returns the width, in points.
public typealias CTRunDelegateGetWidthCallback = (UnsafeMutableRawPointer) -> CGFloat

/// The callbacks that provide the metrics of a run delegate's characters; each receives the delegate's `refCon`.
public struct CTRunDelegateCallbacks {
    /// The version: `kCTRunDelegateCurrentVersion`.
    public var version: CFIndex
    /// Called when the delegate is deallocated.
    public var dealloc: CTRunDelegateDeallocateCallback
    /// Returns the ascent of the character, in points.
    public var getAscent: CTRunDelegateGetAscentCallback
    /// Returns the descent, in points.
    public var getDescent: CTRunDelegateGetDescentCallback
    /// Returns the width, in points.
    public var getWidth: CTRunDelegateGetWidthCallback

    /// Creates the callbacks of a run delegate; `version` is `kCTRunDelegateVersion1`.
    public init(
        version: CFIndex, dealloc: @escaping CTRunDelegateDeallocateCallback,
        getAscent: @escaping CTRunDelegateGetAscentCallback, getDescent: @escaping CTRunDelegateGetDescentCallback,
        getWidth: @escaping CTRunDelegateGetWidthCallback
    ) {
        self.version = version
        self.dealloc = dealloc
        self.getAscent = getAscent
        self.getDescent = getDescent
        self.getWidth = getWidth
    }
}

/// The first version of `CTRunDelegateCallbacks`.
public let kCTRunDelegateVersion1 = 1
/// The current version of `CTRunDelegateCallbacks`: the first.
public let kCTRunDelegateCurrentVersion = 1

/// Provides the metrics of characters, for inline images and views.
///
/// The callbacks are invoked when a line is created, on the thread that creates it.
/// [Apple's reference](https://developer.apple.com/documentation/coretext/ctrundelegate)
// `@unchecked Sendable`: immutable after creation; the caller must guard the state that its functions read.
public final class CTRunDelegate: _CFObject, @unchecked Sendable {
    private let callbacks: CTRunDelegateCallbacks
    fileprivate let refCon: UnsafeMutableRawPointer

    fileprivate init(_ callbacks: CTRunDelegateCallbacks, _ refCon: UnsafeMutableRawPointer) {
        self.callbacks = callbacks
        self.refCon = refCon
    }

    deinit { callbacks.dealloc(refCon) }

    // Non-finite metrics count as zero.
    var ascent: CGFloat { finite(callbacks.getAscent(refCon)) }
    var descent: CGFloat { finite(callbacks.getDescent(refCon)) }
    var width: CGFloat { finite(callbacks.getWidth(refCon)) }

    private func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
}

/// Creates a delegate for an attributed string; its callbacks receive `refCon`, or a dummy pointer for nil.
///
/// Nil for an unknown version.
public func CTRunDelegateCreate(
    _ callbacks: UnsafePointer<CTRunDelegateCallbacks>, _ refCon: UnsafeMutableRawPointer?
) -> CTRunDelegate? {
    guard callbacks.pointee.version == kCTRunDelegateVersion1 else { return nil }
    return CTRunDelegate(callbacks.pointee, refCon ?? UnsafeMutableRawPointer(bitPattern: 1).unsafelyUnwrapped)
}

/// Returns the `refCon` that the delegate was created with.
public func CTRunDelegateGetRefCon(_ runDelegate: CTRunDelegate) -> UnsafeMutableRawPointer { runDelegate.refCon }
