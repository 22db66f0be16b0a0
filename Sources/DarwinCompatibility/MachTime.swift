public import Glibc

/// The result of a kernel function.
public typealias kern_return_t = Int32
/// The kernel function succeeded.
public let KERN_SUCCESS: kern_return_t = 0
/// The kernel function failed.
public let KERN_FAILURE: kern_return_t = 5
/// The kernel function received an invalid argument.
public let KERN_INVALID_ARGUMENT: kern_return_t = 4

/// The clock that stops while the machine sleeps.
public let CLOCK_UPTIME_RAW = CLOCK_MONOTONIC
/// The clock that stops while the machine sleeps, which may lag by a tick.
public let CLOCK_UPTIME_RAW_APPROX = CLOCK_MONOTONIC_COARSE
/// The raw monotonic clock, which may lag by a tick.
public let CLOCK_MONOTONIC_RAW_APPROX = CLOCK_MONOTONIC_COARSE

/// Returns a clock's time, in nanoseconds; 0 if the clock doesn't exist.
public func clock_gettime_nsec_np(_ clock: clockid_t) -> UInt64 {
    var time = timespec()
    guard clock_gettime(clock, &time) == 0 else { return 0 }
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

/// Returns the ticks since an arbitrary time in the past, excluding sleep. On Linux a tick is a nanosecond.
public func mach_absolute_time() -> UInt64 { clock_gettime_nsec_np(CLOCK_MONOTONIC) }

/// Returns the ticks since an arbitrary time in the past, including sleep.
public func mach_continuous_time() -> UInt64 { clock_gettime_nsec_np(CLOCK_BOOTTIME) }

/// Returns the ticks of `mach_absolute_time()`, possibly slightly lagging.
public func mach_approximate_time() -> UInt64 { clock_gettime_nsec_np(CLOCK_MONOTONIC_COARSE) }

/// The fraction that converts ticks to nanoseconds: 1/1 on Linux.
public struct mach_timebase_info_data_t: Sendable {
    /// The numerator.
    public var numer: UInt32
    /// The denominator.
    public var denom: UInt32

    /// Creates a fraction to be filled in.
    public init() { self.init(numer: 0, denom: 0) }

    /// Creates a fraction.
    public init(numer: UInt32, denom: UInt32) { (self.numer, self.denom) = (numer, denom) }
}

/// A pointer to the fraction that converts ticks to nanoseconds.
public typealias mach_timebase_info_t = UnsafeMutablePointer<mach_timebase_info_data_t>

// In C this name is both a structure and a function. Swift only allows that for C, so here functions return the
// structure.

/// Returns a fraction to be filled in.
public func mach_timebase_info() -> mach_timebase_info_data_t { mach_timebase_info_data_t() }

/// Returns a fraction.
public func mach_timebase_info(numer: UInt32, denom: UInt32) -> mach_timebase_info_data_t {
    mach_timebase_info_data_t(numer: numer, denom: denom)
}

/// Fills in the fraction that converts ticks to nanoseconds.
@discardableResult
public func mach_timebase_info(_ info: mach_timebase_info_t) -> kern_return_t {
    info.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
    return KERN_SUCCESS
}

/// Sleeps until `mach_absolute_time()` reaches a time.
@discardableResult
public func mach_wait_until(_ deadline: UInt64) -> kern_return_t {
    var time = timespec(tv_sec: Int(deadline / 1_000_000_000), tv_nsec: Int(deadline % 1_000_000_000))
    while clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &time, nil) == EINTR {}
    return KERN_SUCCESS
}

/// The number of nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The number of nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The number of microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// The number of nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1000
