import Foundation

/// Data of a few bytes whose addresses have been asked for, which stay valid for a while: each thread keeps the last ones.
enum KeptBytes {
    /// No `Data` of more bytes holds them in the value itself.
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
