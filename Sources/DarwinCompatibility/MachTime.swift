public import Glibc

/// What a function of the kernel returns.
public typealias kern_return_t = Int32
/// The result of a function of the kernel that has succeeded.
public let KERN_SUCCESS: kern_return_t = 0
/// The result of a function of the kernel that has failed.
public let KERN_FAILURE: kern_return_t = 5
/// The result of a function of the kernel that got wrong arguments.
public let KERN_INVALID_ARGUMENT: kern_return_t = 4

/// The clock that does not count while the machine sleeps.
public let CLOCK_UPTIME_RAW = CLOCK_MONOTONIC
/// The clock that does not count while the machine sleeps, which may lag by a tick.
public let CLOCK_UPTIME_RAW_APPROX = CLOCK_MONOTONIC_COARSE
/// The raw monotonic clock, which may lag by a tick.
public let CLOCK_MONOTONIC_RAW_APPROX = CLOCK_MONOTONIC_COARSE

/// Returns a clock's time, in nanoseconds; 0 for a clock that there is not.
public func clock_gettime_nsec_np(_ clock: clockid_t) -> UInt64 {
    var time = timespec()
    guard clock_gettime(clock, &time) == 0 else { return 0 }
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

/// Returns the ticks since some time in the past, without those of the machine's sleep. On Linux a tick is a nanosecond.
public func mach_absolute_time() -> UInt64 { clock_gettime_nsec_np(CLOCK_MONOTONIC) }

/// Returns the ticks since some time in the past, with those of the machine's sleep.
public func mach_continuous_time() -> UInt64 { clock_gettime_nsec_np(CLOCK_BOOTTIME) }

/// Returns the ticks of `mach_absolute_time()`, which may lag a little.
public func mach_approximate_time() -> UInt64 { clock_gettime_nsec_np(CLOCK_MONOTONIC_COARSE) }

/// The fraction that makes nanoseconds of ticks: 1 of 1 on Linux.
public struct mach_timebase_info_data_t: Sendable {
    /// The numerator.
    public var numer: UInt32
    /// The denominator.
    public var denom: UInt32

    /// A fraction to be filled in.
    public init() { self.init(numer: 0, denom: 0) }

    /// A fraction.
    public init(numer: UInt32, denom: UInt32) { (self.numer, self.denom) = (numer, denom) }
}

/// The place of the fraction that makes nanoseconds of ticks.
public typealias mach_timebase_info_t = UnsafeMutablePointer<mach_timebase_info_data_t>

// In C this name is a structure's and a function's. Swift allows both for C alone, so here functions make the structure.

/// Returns a fraction to be filled in.
public func mach_timebase_info() -> mach_timebase_info_data_t { mach_timebase_info_data_t() }

/// Returns a fraction.
public func mach_timebase_info(numer: UInt32, denom: UInt32) -> mach_timebase_info_data_t {
    mach_timebase_info_data_t(numer: numer, denom: denom)
}

/// Fills in the fraction that makes nanoseconds of ticks.
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

/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1000
