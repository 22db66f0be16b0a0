import Foundation

/// Keeps the addresses of small data valid for a while: each thread retains the last ones requested.
enum KeptBytes {
    /// The maximum number of bytes that `Data` stores inline.
    static let longestInValue = 32
    private static let most = 1024
    private static let slot = "Kasane.CoreGraphics.keptBytes"

    static func address(of data: Data) -> UnsafePointer<UInt8> {
        let bytes = NSData(data: data)
        let kept = Thread.current.threadDictionary[slot] as? NSMutableArray ?? NSMutableArray()
        if kept.count == 0 { Thread.current.threadDictionary[slot] = kept }
        if kept.count == most { kept.removeObjects(in: NSRange(location: 0, length: most / 2)) }
        kept.add(bytes)
        return bytes.bytes.assumingMemoryBound(to: UInt8.self)
    }
}
