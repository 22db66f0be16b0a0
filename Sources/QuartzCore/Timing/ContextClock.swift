import CoreGraphics
import Foundation

/// The clock of one context: the system's monotonic clock, or a manual time.
final class ContextClock: ContextObject {
    static var slot: ContextSlot { .clock }

    /// The time of a manual clock, in seconds; nil while the system's clock is in use.
    var manualTime: CFTimeInterval?
    /// How the clock follows the system's while it is not manual.
    var pace = MediaTimebase()
    /// The time of the frame whose contents are being drawn; nil between frames.
    var frameTime: CFTimeInterval?

    init(of context: ModelContext) {}

    /// The time, in seconds.
    var now: CFTimeInterval { manualTime ?? pace.time(at: ProcessInfo.processInfo.systemUptime) }

    /// The time that presentation layers show: the frame's during a frame, the clock's otherwise.
    var presentationTime: CFTimeInterval { frameTime ?? now }
}
