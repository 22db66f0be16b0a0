public import Foundation

extension URLResourceKey {
    /// The available capacity for data that the user requested: all free bytes.
    /// [Apple's reference](https://developer.apple.com/documentation/foundation/urlresourcekey)
    public static let volumeAvailableCapacityForImportantUsageKey = URLResourceKey.volumeAvailableCapacityKey
    /// The available capacity for data that the user may need later: all free bytes.
    public static let volumeAvailableCapacityForOpportunisticUsageKey = URLResourceKey.volumeAvailableCapacityKey
}

extension URLResourceValues {
    /// The available capacity of the volume in bytes; nil if it was not requested.
    public var volumeAvailableCapacityForImportantUsage: Int64? { volumeAvailableCapacity.map(Int64.init) }
    /// The available capacity of the volume in bytes; nil if it was not requested.
    public var volumeAvailableCapacityForOpportunisticUsage: Int64? { volumeAvailableCapacity.map(Int64.init) }
}
