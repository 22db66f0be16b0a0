package import Foundation

extension NSValue {
    /// Foundation's classes of values that hold its structures of geometry and ranges, and rows of plain numbers.
    private static let structures = ObjectIdentifier(Swift.type(of: NSValue(point: .zero)))
    private static let rows = ObjectIdentifier(Swift.type(of: NSValue(bytes: [0.0], objCType: "[1d]")))

    /// What the value was made of; nil where it was made of something else than `box` makes values of.
    ///
    /// `objCType` tells the kinds apart too, but Foundation on Linux never releases the string that each call makes.
    /// So the value's bytes are taken for contents of the kind, and it is one of the kind if a value made of them
    /// equals it.
    package func contents<Contents>(_ box: (Contents) -> NSValue) -> Contents? {
        var byteCount = MemoryLayout<Contents>.size
        switch ObjectIdentifier(Swift.type(of: self)) {
        // Rectangles and insets are the largest structures.
        case Self.structures: byteCount = max(byteCount, MemoryLayout<CGRect>.size)
        // A row's description is its size.
        case Self.rows: guard description == "\(byteCount) bytes" else { return nil }
        default: return nil
        }
        let contents = withUnsafeTemporaryAllocation(byteCount: byteCount, alignment: 16) { bytes -> Contents? in
            guard let start = bytes.baseAddress else { return nil }
            bytes.initializeMemory(as: UInt8.self, repeating: 0)
            getValue(start)
            return start.load(as: Contents.self)
        }
        guard let contents else { return nil }
        let boxed = box(contents)
        if isEqual(boxed) { return contents }
        // What is not a number equals nothing, itself neither.
        guard !boxed.isEqual(boxed), strcmp(objCType, boxed.objCType) == 0 else { return nil }
        return contents
    }
}
