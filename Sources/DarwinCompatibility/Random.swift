// The C library has these since glibc 2.36; its own are then preferred.

/// Returns a uniformly distributed random number.
@_disfavoredOverload
public func arc4random() -> UInt32 { UInt32.random(in: 0...UInt32.max) }

/// Returns a uniformly distributed random number below a bound; 0 for bounds of 0 and 1.
@_disfavoredOverload
public func arc4random_uniform(_ bound: UInt32) -> UInt32 { bound < 2 ? 0 : UInt32.random(in: 0..<bound) }

/// Fills a buffer with random bytes.
@_disfavoredOverload
public func arc4random_buf(_ bytes: UnsafeMutableRawPointer!, _ count: Int) {
    for index in 0..<count { bytes.storeBytes(of: UInt8.random(in: 0...255), toByteOffset: index, as: UInt8.self) }
}
