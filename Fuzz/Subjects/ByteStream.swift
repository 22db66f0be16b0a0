import CoreGraphics

/// Turns bytes into arguments of calls. Past the end, all values are zero.
struct ByteStream {
    private let bytes: UnsafeRawBufferPointer
    private(set) var offset = 0

    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    var isAtEnd: Bool { offset >= bytes.count }

    /// The remaining bytes.
    var rest: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: bytes[min(offset, bytes.count)...]) }

    mutating func byte() -> UInt8 {
        guard !isAtEnd else { return 0 }
        defer { offset += 1 }
        return bytes[offset]
    }

    mutating func flag() -> Bool { byte() & 1 == 1 }

    /// Returns a number from 0 to `count` - 1.
    mutating func choice(_ count: Int) -> Int { Int(byte()) % count }

    mutating func element<T>(of list: [T]) -> T { list[choice(list.count)] }

    /// Returns a number: usually one that a drawing could contain, sometimes one that none should.
    mutating func number() -> CGFloat {
        let kind = byte()
        switch kind {
        case 0..<128: return CGFloat(kind) / 2
        case 128..<192: return -CGFloat(kind - 128) / 4
        case 192..<200:
            let bits = (0..<8).reduce(0 as UInt64) { bits, _ in bits << 8 | UInt64(byte()) }
            return CGFloat(Double(bitPattern: bits))
        case 200..<216: return CGFloat(byte()) / 255
        default: return Self.extremes[Int(kind) % Self.extremes.count]
        }
    }

    mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }
    mutating func size() -> CGSize { CGSize(width: number(), height: number()) }
    mutating func rect() -> CGRect { CGRect(origin: point(), size: size()) }

    mutating func transform() -> CGAffineTransform {
        CGAffineTransform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
    }

    /// Returns up to `limit` numbers.
    mutating func numbers(upTo limit: Int) -> [CGFloat] { (0..<choice(limit + 1)).map { _ in number() } }
    mutating func points(upTo limit: Int) -> [CGPoint] { (0..<choice(limit + 1)).map { _ in point() } }
    mutating func rects(upTo limit: Int) -> [CGRect] { (0..<choice(limit + 1)).map { _ in rect() } }

    private static let extremes: [CGFloat] = [
        .nan, .infinity, -.infinity, 1e30, -1e30, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e-300, 1e-30,
        .leastNonzeroMagnitude, -0.0, 1e9, -1e9, 16_777_217, 0x1p31, 0x1p63, -0x1p63, 1e18, 1e5, 0.1,
    ]
}
