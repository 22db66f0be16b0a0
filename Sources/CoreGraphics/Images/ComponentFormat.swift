/// The number format of a pixel's components.
enum ComponentFormat: Hashable, Sendable {
    /// Packed integers of 1, 2 or 4 bits, the first in a byte's highest bits.
    case bits(Int)
    /// Three integers of 5 bits in the low bits of 16.
    case fiveBits(isLittleEndian: Bool)
    case byte
    case short(isLittleEndian: Bool)
    case word(isLittleEndian: Bool)
    case half(isLittleEndian: Bool)
    case float(isLittleEndian: Bool)

    /// Nil for an unsupported format or byte order.
    ///
    /// By default integers are big-endian, as in files, and floating-point numbers are in the processor's order.
    init?(bitsPerComponent: Int, bitmapInfo: CGBitmapInfo) {
        guard let order = bitmapInfo.byteOrder, let packing = bitmapInfo.pixelFormat,
            packing == .packed || (packing == .RGB555 && bitsPerComponent == 5)
        else { return nil }
        let isFloat = bitmapInfo.contains(.floatComponents)
        guard bitmapInfo.intersection(.floatInfoMask) == (isFloat ? .floatComponents : []) else { return nil }
        let isLittleEndian = order == .orderDefault ? isFloat : order == .order16Little || order == .order32Little
        let unit: Int? =
            switch order {
            case .order16Little, .order16Big: 16
            case .order32Little, .order32Big: 32
            case .orderDefault, .orderMask: nil
            }
        let fits = unit == nil || unit == bitsPerComponent
        switch (bitsPerComponent, isFloat) {
        case (1, false), (2, false), (4, false):
            guard unit == nil else { return nil }
            self = .bits(bitsPerComponent)
        case (5, false) where unit == nil || unit == 16: self = .fiveBits(isLittleEndian: isLittleEndian)
        // The order of bytes within a pixel is determined elsewhere.
        case (8, false): self = .byte
        case (16, false) where fits: self = .short(isLittleEndian: isLittleEndian)
        case (32, false) where fits: self = .word(isLittleEndian: isLittleEndian)
        case (16, true) where fits: self = .half(isLittleEndian: isLittleEndian)
        case (32, true) where fits: self = .float(isLittleEndian: isLittleEndian)
        default: return nil
        }
    }

    var bits: Int {
        switch self {
        case .bits(let count): count
        case .fiveBits: 5
        case .byte: 8
        case .short, .half: 16
        case .word, .float: 32
        }
    }

    /// The largest integer, which represents 1; for floating-point formats, 1 itself.
    var maxValue: Float {
        switch self {
        case .half, .float: 1
        case .bits, .fiveBits, .byte, .short, .word: Float((1 << bits) - 1)
        }
    }
}
