import CoreGraphics
import Foundation
import Raster

/// The reason why an archive can't be read.
package enum ArchiveError: Error {
    case cutShort
    case unknownTag(UInt8)
    case badNumber
    case badText
    case badColor
    case badPath
    case badImage
    case tooDeep
    case badValue(key: String)
    case notKeyed
}

/// Decodes the output of `ArchiveWriter`. The bytes are untrusted: nothing is allocated that they don't contain.
struct ArchiveReader {
    private let bytes: Data
    private var position: Int

    init(_ data: Data) {
        bytes = data
        position = data.startIndex
    }

    /// Decodes the one value in the bytes.
    static func value(in data: Data) throws(ArchiveError) -> ArchivedValue {
        var reader = ArchiveReader(data)
        let value = try reader.value(depth: 0)
        guard reader.rest == 0 else { throw .cutShort }
        return value
    }

    private var rest: Int { bytes.endIndex - position }

    // MARK: Values

    private mutating func value(depth: Int) throws(ArchiveError) -> ArchivedValue {
        guard depth <= ArchivedValue.maxDepth else { throw .tooDeep }
        let byte = try byte()
        guard let tag = ArchiveTag(rawValue: byte) else { throw .unknownTag(byte) }
        switch tag {
        case .doubles:
            return .doubles(try list(of: 8) { reader throws(ArchiveError) in try reader.double(isFinite: false) })
        case .bytes: return .bytes(try chunk(try count(of: 1)))
        case .date: return .date(Date(timeIntervalSinceReferenceDate: try double()))
        case .null: return .null
        case .font: return .font(name: try text(), size: CGFloat(try double()))
        case .attributed:
            return .attributed(
                try list(of: 16) { reader throws(ArchiveError) in
                    ArchivedValue.Run(text: try reader.text(), attributes: try reader.pairs(depth: depth + 1))
                })
        case .list:
            return .list(try list(of: 1) { reader throws(ArchiveError) in try reader.value(depth: depth + 1) })
        case .dictionary: return .dictionary(try pairs(depth: depth + 1))
        default: return .value(try plainValue(tag))
        }
    }

    private mutating func plainValue(_ tag: ArchiveTag) throws(ArchiveError) -> AnimationValue {
        switch tag {
        case .point: return .point(CGPoint(x: try double(), y: try double()))
        case .size: return .size(CGSize(width: try double(), height: try double()))
        case .rect: return .rect(CGRect(x: try double(), y: try double(), width: try double(), height: try double()))
        case .transform: return .transform(try transform())
        case .noColor: return .color(nil)
        case .color: return .color(try color())
        case .noPath: return .path(nil)
        case .path: return .path(try path())
        case .noImage: return .image(nil)
        case .image: return .image(try image())
        case .numbers:
            return .numbers(try list(of: 8) { reader throws(ArchiveError) in CGFloat(try reader.double()) })
        case .colors: return .colors(try list(of: 2) { reader throws(ArchiveError) in try reader.color(hasTag: true) })
        case .string: return .string(try text())
        default: return .scalar(CGFloat(try double()))
        }
    }

    // MARK: Parts

    private mutating func byte() throws(ArchiveError) -> UInt8 {
        guard rest > 0 else { throw .cutShort }
        position += 1
        return bytes[position - 1]
    }

    private mutating func chunk(_ length: Int) throws(ArchiveError) -> Data {
        guard length <= rest else { throw .cutShort }
        position += length
        return bytes.subdata(in: position - length..<position)
    }

    private mutating func word() throws(ArchiveError) -> UInt64 {
        guard rest >= 8 else { throw .cutShort }
        var word: UInt64 = 0
        for shift in 0..<8 { word |= UInt64(bytes[position + shift]) << (8 * UInt64(shift)) }
        position += 8
        return word
    }

    private mutating func double(isFinite: Bool = true) throws(ArchiveError) -> Double {
        let number = Double(bitPattern: try word())
        guard isFinite ? number.isFinite : !number.isNaN else { throw .badNumber }
        return number
    }

    /// Reads a count of items of at least `size` bytes each, checked against the remaining bytes.
    private mutating func count(of size: Int) throws(ArchiveError) -> Int {
        let word = try word()
        guard word <= UInt64(rest / size) else { throw .cutShort }
        return Int(word)
    }

    private mutating func text() throws(ArchiveError) -> String {
        guard let text = String(data: try chunk(try count(of: 1)), encoding: .utf8) else { throw .badText }
        return text
    }

    private mutating func list<Element>(
        of size: Int, _ read: (inout ArchiveReader) throws(ArchiveError) -> Element
    ) throws(ArchiveError) -> [Element] {
        let count = try count(of: size)
        var list: [Element] = []
        list.reserveCapacity(count)
        for _ in 0..<count { list.append(try read(&self)) }
        return list
    }

    private mutating func pairs(depth: Int) throws(ArchiveError) -> [ArchivedValue.Pair] {
        try list(of: 9) { reader throws(ArchiveError) in
            ArchivedValue.Pair(key: try reader.text(), value: try reader.value(depth: depth))
        }
    }

    // MARK: Structures

    private mutating func transform() throws(ArchiveError) -> CATransform3D {
        var n: [CGFloat] = []
        for _ in 0..<16 { n.append(CGFloat(try double())) }
        return CATransform3D(
            m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7], m31: n[8],
            m32: n[9], m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14], m44: n[15])
    }

    private mutating func color(hasTag: Bool = false) throws(ArchiveError) -> CGColor {
        if hasTag, try byte() != ArchiveTag.color.rawValue { throw .badColor }
        let space: CGColorSpace? =
            switch ArchivedSpace(rawValue: try byte()) {
            case .named: CGColorSpace(name: try text())
            case .profile: CGColorSpace(iccData: try chunk(try count(of: 1)))
            case nil: nil
            }
        let components = try list(of: 8) { reader throws(ArchiveError) in CGFloat(try reader.double()) }
        guard let space, components.count == space.numberOfComponents + 1,
            let color = CGColor(colorSpace: space, components: components)
        else { throw .badColor }
        return color
    }

    private mutating func path() throws(ArchiveError) -> Path {
        let verbs = try chunk(try count(of: 1))
        var path = Path()
        func point(_ reader: inout ArchiveReader) throws(ArchiveError) -> Point {
            Point(try reader.double(), try reader.double())
        }
        for byte in verbs {
            guard let verb = Path.Verb(rawValue: byte), verb == .move || !path.isEmpty else { throw .badPath }
            switch verb {
            case .move: path.move(to: try point(&self))
            case .line: path.addLine(to: try point(&self))
            case .quad: path.addQuad(control: try point(&self), to: try point(&self))
            case .cubic: path.addCubic(control1: try point(&self), control2: try point(&self), to: try point(&self))
            case .close: path.close()
            }
        }
        return path
    }

    private mutating func image() throws(ArchiveError) -> CGImage {
        let (width, height) = (try count(of: 4), try count(of: 4))
        let isOpaque = try byte() != 0
        let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
        guard !overflow, pixels > 0, pixels <= rest / 4, let buffer = PixelBuffer(width: width, height: height) else {
            throw .badImage
        }
        for y in 0..<height {
            let row = try chunk(width * 4)
            row.copyBytes(to: buffer.base + y * buffer.bytesPerRow, count: width * 4)
        }
        if !isOpaque { buffer.boundColorsByAlpha() }
        return CGImage(bitmap: Bitmap(buffer, isOpaque: isOpaque))
    }
}

extension PixelBuffer {
    /// Clamps premultiplied colours to their alpha, whatever the archive says.
    fileprivate func boundColorsByAlpha() {
        for y in 0..<height {
            let row = base + y * bytesPerRow
            for x in 0..<width {
                let pixel = row + x * 4
                for c in 0..<3 { pixel[c] = min(pixel[c], pixel[3]) }
            }
        }
    }
}
