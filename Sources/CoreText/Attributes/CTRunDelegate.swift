public import CoreGraphics

// C has no function that returns a `CGFloat` of Linux's Foundation, so three of the four are Swift's.
/// Called with the reference that the delegate was made with when nobody needs it any more.
public typealias CTRunDelegateDeallocateCallback = @convention(c) (UnsafeMutableRawPointer) -> Void
/// Gives the height above the baseline, in points.
public typealias CTRunDelegateGetAscentCallback = (UnsafeMutableRawPointer) -> CGFloat
/// Gives the depth below the baseline, in points, as a positive number.
public typealias CTRunDelegateGetDescentCallback = (UnsafeMutableRawPointer) -> CGFloat
/// Gives the width, in points.
public typealias CTRunDelegateGetWidthCallback = (UnsafeMutableRawPointer) -> CGFloat

/// The callbacks that provide the metrics of a run delegate's characters; each receives the delegate's `refCon`.
public struct CTRunDelegateCallbacks {
    /// `kCTRunDelegateCurrentVersion`.
    public var version: CFIndex
    /// Called when the delegate is deallocated.
    public var dealloc: CTRunDelegateDeallocateCallback
    /// Returns the ascent of the character, in points.
    public var getAscent: CTRunDelegateGetAscentCallback
    /// Returns the descent, in points.
    public var getDescent: CTRunDelegateGetDescentCallback
    /// Returns the width, in points.
    public var getWidth: CTRunDelegateGetWidthCallback

    /// Gathers the callbacks of a run delegate; `version` is `kCTRunDelegateVersion1`.
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
/// The version of `CTRunDelegateCallbacks` to use: the first.
public let kCTRunDelegateCurrentVersion = 1

/// Says how much room a character takes in a line, for images and views among text.
///
/// The functions are called when a line is made, on the thread that makes it.
/// [Apple's reference](https://developer.apple.com/documentation/coretext/ctrundelegate)
// `@unchecked Sendable`: nothing is written after it is made; what the caller's functions read is the caller's to guard.
public final class CTRunDelegate: Hashable, @unchecked Sendable {
    private let callbacks: CTRunDelegateCallbacks
    fileprivate let refCon: UnsafeMutableRawPointer

    fileprivate init(_ callbacks: CTRunDelegateCallbacks, _ refCon: UnsafeMutableRawPointer) {
        self.callbacks = callbacks
        self.refCon = refCon
    }

    deinit { callbacks.dealloc(refCon) }

    /// True when both are the same object.
    public static func == (a: CTRunDelegate, b: CTRunDelegate) -> Bool { a === b }

    /// Hashes which object it is.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    // What is not a finite number counts as none.
    var ascent: CGFloat { finite(callbacks.getAscent(refCon)) }
    var descent: CGFloat { finite(callbacks.getDescent(refCon)) }
    var width: CGFloat { finite(callbacks.getWidth(refCon)) }

    private func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
}

/// A delegate for an attributed string; its functions are given `refCon`, or a pointer to nothing of use for nil.
///
/// Nil for a version that is not known.
public func CTRunDelegateCreate(
    _ callbacks: UnsafePointer<CTRunDelegateCallbacks>, _ refCon: UnsafeMutableRawPointer?
) -> CTRunDelegate? {
    guard callbacks.pointee.version == kCTRunDelegateVersion1 else { return nil }
    return CTRunDelegate(callbacks.pointee, refCon ?? UnsafeMutableRawPointer(bitPattern: 1).unsafelyUnwrapped)
}

/// What the delegate was made with.
public func CTRunDelegateGetRefCon(_ runDelegate: CTRunDelegate) -> UnsafeMutableRawPointer { runDelegate.refCon }
