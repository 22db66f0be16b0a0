// Objective-C's names of integers, which Apple's Foundation also declares in Swift.

/// A pointer-sized integer.
public typealias NSInteger = Int
/// A pointer-sized unsigned integer.
public typealias NSUInteger = UInt
