/// The one part of Exif that matters to drawing: which way is up.
enum ExifBlock {
    private static let orientationTag: UInt16 = 0x0112
    private static let shortType: UInt16 = 3

    /// The orientation in the first directory of a block that starts at its byte-order mark.
    static func orientation(in block: UnsafeRawBufferPointer) -> CGImagePropertyOrientation? {
        var reader = ByteReader(block)
        switch reader.read(UInt16.self) {
        case 0x4949: reader.order = .littleEndian
        case 0x4D4D: reader.order = .bigEndian
        default: return nil
        }
        guard reader.read(UInt16.self) == 42, let directory = reader.read(UInt32.self),
            reader.move(to: Int(directory)), let count = reader.read(UInt16.self)
        else { return nil }
        for _ in 0..<count {
            guard let tag = reader.read(UInt16.self), let type = reader.read(UInt16.self),
                reader.skip(4), let value = reader.read(UInt16.self), reader.skip(2)
            else { return nil }
            if tag == orientationTag {
                return type == shortType ? CGImagePropertyOrientation(rawValue: UInt32(value)) : nil
            }
        }
        return nil
    }

    /// A block that says nothing but the orientation.
    static func bytes(for orientation: CGImagePropertyOrientation) -> [UInt8] {
        [
            0x4D, 0x4D, 0, 42, 0, 0, 0, 8,  // big-endian, the directory at 8
            0, 1,  // of one entry
            0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation.rawValue), 0, 0,
            0, 0, 0, 0,  // no directory after it
        ]
    }
}
