public import Foundation

extension URLResourceKey {
    /// The bytes that are free for what the user asked for: all that are.
    /// [Apple's reference](https://developer.apple.com/documentation/foundation/urlresourcekey)
    public static let volumeAvailableCapacityForImportantUsageKey = URLResourceKey.volumeAvailableCapacityKey
    /// The bytes that are free for what the user may want later: all that are.
    public static let volumeAvailableCapacityForOpportunisticUsageKey = URLResourceKey.volumeAvailableCapacityKey
}

extension URLResourceValues {
    /// The bytes that are free on the volume; nil where they were not asked for.
    public var volumeAvailableCapacityForImportantUsage: Int64? { volumeAvailableCapacity.map(Int64.init) }
    /// The bytes that are free on the volume; nil where they were not asked for.
    public var volumeAvailableCapacityForOpportunisticUsage: Int64? { volumeAvailableCapacity.map(Int64.init) }
}
