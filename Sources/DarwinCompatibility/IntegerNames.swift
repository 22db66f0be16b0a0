// The names that Objective-C gives integers, which Apple's Foundation has for Swift too.

/// An integer of the size of an address.
public typealias NSInteger = Int
/// An unsigned integer of the size of an address.
public typealias NSUInteger = UInt
