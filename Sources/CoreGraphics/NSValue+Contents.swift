package import Foundation

extension NSValue {
    /// Foundation's private classes of values that hold its geometry structures and ranges, and arrays of plain
    /// numbers.
    private static let structures = ObjectIdentifier(Swift.type(of: NSValue(point: .zero)))
    private static let rows = ObjectIdentifier(Swift.type(of: NSValue(bytes: [0.0], objCType: "[1d]")))

    /// Returns the value's contents; nil if they are not of the type that `box` boxes.
    ///
    /// `objCType` distinguishes the types too, but Foundation on Linux never releases the string that each call
    /// creates. So the value's bytes are interpreted as contents of the type, and they are of that type if a value made
    /// from them equals the original.
    package func contents<Contents>(_ box: (Contents) -> NSValue) -> Contents? {
        var byteCount = MemoryLayout<Contents>.size
        switch ObjectIdentifier(Swift.type(of: self)) {
        // Rectangles and insets are the largest structures.
        case Self.structures: byteCount = max(byteCount, MemoryLayout<CGRect>.size)
        // An array's description is its size.
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
        // NaN equals nothing, not even itself.
        guard !boxed.isEqual(boxed), strcmp(objCType, boxed.objCType) == 0 else { return nil }
        return contents
    }
}
