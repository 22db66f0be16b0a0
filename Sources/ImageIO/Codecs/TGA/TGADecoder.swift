import CoreGraphics
import Foundation
import Raster

/// Truevision TGA: palettes, gray and RGB with alpha, uncompressed or run-length encoded, from any corner. It has no
/// signature: a plausible header is accepted.
struct TGADecoder: ImageDecoder {
    static let typeIdentifier = "com.truevision.tga-image"

    private let data: Data
    private let header: Header

    /// The header, 18 bytes.
    private struct Header {
        static let size = 18
        var idLength = 0
        var paletteFirst = 0
        var paletteCount = 0
        var paletteDepth = 0
        var kind = 0
        var width = 0
        var height = 0
        var depth = 0
        var alphaBits = 0
        var isFromRight = false
        var isFromTop = false

        var isIndexed: Bool { kind & 7 == 1 }
        var isGray: Bool { kind & 7 == 3 }
        var hasRuns: Bool { kind & 8 != 0 }
        var pixelOffset: Int { Self.size + idLength + paletteCount * ((paletteDepth + 7) / 8) }

        init?(_ bytes: UnsafeRawBufferPointer) {
            guard bytes.count >= Self.size, bytes[1] <= 1 else { return nil }
            func short(_ place: Int) -> Int { Int(bytes[place]) | Int(bytes[place + 1]) << 8 }
            (idLength, kind) = (Int(bytes[0]), Int(bytes[2]))
            (paletteFirst, paletteCount, paletteDepth) = (short(3), short(5), Int(bytes[7]))
            (width, height, depth) = (short(12), short(14), Int(bytes[16]))
            let descriptor = bytes[17]
            (alphaBits, isFromRight, isFromTop) = (
                Int(descriptor & 15), descriptor & 16 != 0, descriptor & 32 != 0
            )
            let depths: [Int: Set<Int>] = [1: [8], 2: [15, 16, 24, 32], 3: [8]]
            guard descriptor & 0xC0 == 0, kind & ~8 == kind & 7, let possible = depths[kind & 7],
                possible.contains(depth), width > 0, height > 0, [0, 1, 8].contains(alphaBits)
            else { return nil }
            if bytes[1] == 0 {
                guard !isIndexed, paletteFirst == 0, paletteCount == 0, paletteDepth == 0 else { return nil }
            } else {
                guard paletteCount > 0, [15, 16, 24, 32].contains(paletteDepth) else { return nil }
            }
        }
    }

    static func recognizes(_ bytes: UnsafeRawBufferPointer) -> Bool { Header(bytes) != nil }

    init(_ data: Data, limits: ImageLimits) throws(ImageError) {
        guard let header = data.withUnsafeBytes({ Header($0) }) else { throw .truncated("the header") }
        try limits.check(width: header.width, height: header.height)
        (self.data, self.header) = (data, header)
    }

    private var bytesPerPixel: Int { (header.depth + 7) / 8 }
    private var hasAlpha: Bool { header.depth == 32 && header.alphaBits == 8 }

    var isWhole: Bool {
        let least = header.pixelOffset + (header.hasRuns ? 1 : header.width * header.height * bytesPerPixel)
        return data.count >= least
    }

    func description(at index: Int) -> ImageDescription {
        var result = ImageDescription(
            width: header.width, height: header.height, depth: header.depth <= 16 && !header.isGray ? 5 : 8,
            model: header.isGray ? .gray : .rgb, isIndexed: header.isIndexed, hasAlpha: hasAlpha)
        if header.isIndexed { result.depth = 8 }
        let compression: CGImagePropertyTGACompression = header.hasRuns ? .tgaCompressionRLE : .tgaCompressionNone
        result.metadata.add(
            [kCGImagePropertyTGACompression: .integer(Int(compression.rawValue))], to: kCGImagePropertyTGADictionary)
        result.isWhole = isWhole
        return result
    }

    func decode(_ index: Int, _ request: DecodingRequest) throws(ImageError) -> DecodedImage {
        let samples: Samples = try data.withBytes { file throws(ImageError) in
            let pixels = try self.pixels(file)
            let palette = UnsafeRawBufferPointer(
                rebasing: file[min(Header.size + header.idLength, file.count)..<min(header.pixelOffset, file.count)])
            let buffer = try PixelBuffer.make(width: header.width, height: header.height)
            for y in 0..<header.height {
                let row = buffer.row(header.isFromTop ? y : header.height - 1 - y)
                for x in 0..<header.width {
                    let target = row + (header.isFromRight ? header.width - 1 - x : x) * 4
                    let place = (y * header.width + x) * bytesPerPixel
                    if header.isIndexed {
                        let size = (header.paletteDepth + 7) / 8
                        let entry = (Int(pixels[place]) - header.paletteFirst) * size
                        let isThere = entry >= 0 && entry + size <= palette.count
                        put(isThere ? palette : nil, entry, header.paletteDepth, to: target)
                    } else {
                        pixels.withUnsafeBytes { put($0, place, header.depth, to: target) }
                    }
                }
            }
            return Samples(buffer: buffer, form: .straight, hasAlpha: hasAlpha)
        }
        return samples.decoded(isGray: header.isGray)
    }

    /// Writes one pixel as straight RGBA; black if there is none.
    private func put(
        _ bytes: UnsafeRawBufferPointer?, _ place: Int, _ depth: Int, to target: UnsafeMutablePointer<UInt8>
    ) {
        target[3] = 255
        guard let bytes else {
            for i in 0..<3 { target[i] = 0 }
            return
        }
        switch depth {
        case 8: for i in 0..<3 { target[i] = bytes[place] }
        case 15, 16:
            let word = UInt16(bytes[place]) | UInt16(bytes[place + 1]) << 8
            for i in 0..<3 {
                let level = Int(word >> UInt16(10 - 5 * i) & 31)
                target[i] = UInt8((level * 255 + 15) / 31)
            }
        default:
            for i in 0..<3 { target[i] = bytes[place + 2 - i] }
            if hasAlpha { target[3] = bytes[place + 3] }
        }
    }

    /// Returns the pixels with runs expanded.
    private func pixels(_ file: UnsafeRawBufferPointer) throws(ImageError) -> [UInt8] {
        let size = header.width * header.height * bytesPerPixel
        var reader = ByteReader(file, at: header.pixelOffset)
        guard header.hasRuns else {
            guard let pixels = reader.read(count: size) else { throw .truncated("\(size) bytes of pixels") }
            return Array(pixels)
        }
        // A run of 128 pixels takes at least two bytes.
        guard size <= max(file.count, 1) * 128 * bytesPerPixel else { throw .invalid("more pixels than runs can hold") }
        var pixels: [UInt8] = []
        pixels.reserveCapacity(size)
        while pixels.count < size {
            guard let code = reader.read(UInt8.self) else { throw .truncated("the runs") }
            let count = min((Int(code & 127) + 1) * bytesPerPixel, size - pixels.count)
            if code & 128 == 0 {
                guard let run = reader.read(count: count) else { throw .truncated("the runs") }
                pixels.append(contentsOf: run)
            } else {
                guard let pixel = reader.read(count: bytesPerPixel) else { throw .truncated("the runs") }
                for _ in 0..<count / bytesPerPixel { pixels.append(contentsOf: pixel) }
            }
        }
        return pixels
    }
}
