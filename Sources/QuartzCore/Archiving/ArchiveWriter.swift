import CoreGraphics
import Foundation
import Raster

/// The kinds of values in an archive's bytes.
enum ArchiveTag: UInt8 {
    case scalar = 1, point, size, rect, transform, noColor, color, noPath, path, noImage, image, numbers, colors, string
    case doubles, bytes, date, null, font, attributed, list, dictionary
}

/// The colour space that a colour's components are in.
enum ArchivedSpace: UInt8 {
    case named = 1, profile
}

/// Encodes values as bytes: a tag, then numbers in little-endian order; items of variable length are preceded by their
/// length.
struct ArchiveWriter {
    private(set) var data = Data()

    mutating func write(_ value: ArchivedValue) {
        switch value {
        case .value(let value): write(value)
        case .doubles(let numbers): write(.doubles, list: numbers) { $0.write($1) }
        case .bytes(let bytes):
            write(.bytes)
            write(count: bytes.count)
            data.append(bytes)
        case .date(let date):
            write(.date)
            write(date.timeIntervalSinceReferenceDate)
        case .null: write(ArchiveTag.null)
        case .font(let name, let size):
            write(.font)
            write(name)
            write(Double(size))
        case .attributed(let runs):
            write(.attributed, list: runs) { writer, run in
                writer.write(run.text)
                writer.write(run.attributes)
            }
        case .list(let values): write(.list, list: values) { $0.write($1) }
        case .dictionary(let pairs):
            write(.dictionary)
            write(pairs)
        }
    }

    private mutating func write(_ value: AnimationValue) {
        switch value {
        case .scalar(let number): write(.scalar, [number])
        case .point(let p): write(.point, [p.x, p.y])
        case .size(let s): write(.size, [s.width, s.height])
        case .rect(let r): write(.rect, [r.origin.x, r.origin.y, r.size.width, r.size.height])
        case .transform(let t):
            write(
                .transform,
                [
                    t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42,
                    t.m43, t.m44,
                ])
        case .color(nil): write(.noColor)
        case .color(let color?): write(color)
        case .path(nil): write(.noPath)
        case .path(let path?): write(path)
        case .image(nil), .fade(_, nil, _): write(.noImage)
        case .image(let image?), .fade(_, let image?, _): write(image)
        case .numbers(let numbers): write(.numbers, list: numbers) { $0.write(Double($1)) }
        case .colors(let colors): write(.colors, list: colors) { $0.write($1) }
        case .string(let string):
            write(.string)
            write(string)
        }
    }

    // MARK: Parts

    private mutating func write(_ tag: ArchiveTag) { data.append(tag.rawValue) }

    private mutating func write(_ number: Double) {
        withUnsafeBytes(of: number.bitPattern.littleEndian) { data.append(contentsOf: $0) }
    }

    private mutating func write(_ tag: ArchiveTag, _ numbers: [CGFloat]) {
        write(tag)
        for number in numbers { write(Double(number)) }
    }

    private mutating func write(count: Int) {
        withUnsafeBytes(of: UInt64(count).littleEndian) { data.append(contentsOf: $0) }
    }

    private mutating func write(_ string: String) {
        write(count: string.utf8.count)
        data.append(contentsOf: string.utf8)
    }

    private mutating func write<Element>(
        _ tag: ArchiveTag, list: [Element], _ write: (inout ArchiveWriter, Element) -> Void
    ) {
        self.write(tag)
        self.write(count: list.count)
        for element in list { write(&self, element) }
    }

    private mutating func write(_ pairs: [ArchivedValue.Pair]) {
        write(count: pairs.count)
        for pair in pairs {
            write(pair.key)
            write(pair.value)
        }
    }

    // MARK: Colours, paths, images

    /// Writes a colour whose space has neither a name nor a profile in sRGB, as it is painted.
    private mutating func write(_ color: CGColor) {
        write(.color)
        var (space, components) = (color.colorSpace, color.components ?? [])
        if space?.name == nil && space?.copyICCData() == nil || color.pattern != nil {
            if color.pattern != nil { reportOnce("A pattern can't be archived; it is replaced by a solid colour") }
            let paint = color.paintColor
            space = CGColorSpace(name: CGColorSpace.sRGB)
            components = [paint.red, paint.green, paint.blue, paint.alpha].map { CGFloat($0) }
        }
        if let name = space?.name {
            data.append(ArchivedSpace.named.rawValue)
            write(name)
        } else {
            let profile = space?.copyICCData() ?? Data()
            data.append(ArchivedSpace.profile.rawValue)
            write(count: profile.count)
            data.append(profile)
        }
        write(count: components.count)
        for component in components { write(Double(component)) }
    }

    private mutating func write(_ path: Path) {
        write(.path)
        write(count: path.verbs.count)
        data.append(contentsOf: path.verbs.map(\.rawValue))
        for point in path.points {
            write(point.x)
            write(point.y)
        }
    }

    /// Writes pixels as they are painted: premultiplied RGBA, 8 bits per component.
    private mutating func write(_ image: CGImage) {
        write(.image)
        let bitmap = image.bitmap
        write(count: bitmap.width)
        write(count: bitmap.height)
        data.append(bitmap.isOpaque ? 1 : 0)
        data.reserveCapacity(data.count + bitmap.width * bitmap.height * 4)
        for y in 0..<bitmap.height {
            // The buffer holds `height` rows of at least `width` pixels.
            data.append(bitmap.buffer.base + y * bitmap.buffer.bytesPerRow, count: bitmap.width * 4)
        }
    }
}
