import Foundation
import Raster

extension PixelLayout {
    /// True when memory of this layout is in the rasterizer's own format.
    var isNative: Bool { bitsPerPixel == 32 && format == .byte && colorOffsets == [0, 1, 2] && alpha != .last }

    /// True when memory of this layout, of 8 bits or fewer, can represent all that the rasterizer draws, in any order.
    var holdsAllOfColour: Bool { format == .byte && colorOffsets.count == 3 }

    /// Writes a part of an image to memory of this layout, whose first pixel corresponds to the image's.
    ///
    /// Gray is the luminance of the colour; a skipped byte is written as 255. Inks that already produce the colour are
    /// kept.
    func encode(_ buffer: PixelBuffer, part: PixelRect, into memory: UnsafeMutableRawPointer) {
        let part = part.intersection(PixelRect(x: 0, y: 0, width: width, height: height))
        for y in part.y..<part.maxY {
            // `part` lies inside both the image and the memory.
            let source = UnsafeBufferPointer(
                start: buffer.base + y * buffer.bytesPerRow + part.x * 4, count: part.width * 4)
            let target = UnsafeMutableRawBufferPointer(
                start: memory + y * bytesPerRow + part.x * bytesPerPixel, count: part.width * bytesPerPixel)
            if isNative {
                target.copyMemory(from: UnsafeRawBufferPointer(source))
            } else {
                encode(row: source, into: target)
            }
        }
    }

    private func encode(row: UnsafeBufferPointer<UInt8>, into target: UnsafeMutableRawBufferPointer) {
        if case .fiveBits(let isLittleEndian) = format {
            return encodeFiveBits(row, into: target, isLittleEndian: isLittleEndian)
        }
        let step = bytesPerPixel
        for i in 0..<row.count / 4 {
            let (source, pixel) = (i * 4, i * step)
            switch colorOffsets.count {
            case 4:
                let inks = UnsafeMutableRawBufferPointer(rebasing: target[pixel..<pixel + 4])
                encode(SIMD3(row[source], row[source + 1], row[source + 2]), asInks: inks)
            case 3:
                for (component, offset) in colorOffsets.enumerated() {
                    target[pixel + offset] = row[source + component]
                }
                // The offset of the byte that is left of 0 + 1 + 2 + 3.
                target[pixel + 6 - colorOffsets.reduce(0, +)] = row[source + 3]
            case 1:
                target[pixel + colorOffsets[0]] = SRGBTables.gray(row[source], row[source + 1], row[source + 2])
            default:
                target[pixel] = row[source + 3]
            }
        }
    }

    /// Writes a colour as inks, with black as the part common to all three others.
    private func encode(_ color: SIMD3<UInt8>, asInks inks: UnsafeMutableRawBufferPointer) {
        // The fraction of white that inks leave, as `RowConverter` reads them.
        let left = 255 - Int(inks[3])
        if (0..<3).allSatisfy({ ((255 - Int(inks[$0])) * left + 127) / 255 == Int(color[$0]) }) { return }
        let most = Int(color.max())
        for i in 0..<3 {
            inks[i] = most == 0 ? 0 : UInt8(((most - Int(color[i])) * 255 + most / 2) / most)
        }
        inks[3] = UInt8(255 - most)
    }

    private func encodeFiveBits(
        _ row: UnsafeBufferPointer<UInt8>, into target: UnsafeMutableRawBufferPointer, isLittleEndian: Bool
    ) {
        for i in 0..<row.count / 4 {
            let unit = (0..<3).reduce(UInt16(0)) { $0 << 5 | (UInt16(row[i * 4 + $1]) * 31 + 127) / 255 }
            target.storeBytes(
                of: isLittleEndian ? unit.littleEndian : unit.bigEndian, toByteOffset: i * 2, as: UInt16.self)
        }
    }
}
