import COpenJPEG
import Foundation
import Raster

/// The image in a JPEG 2000 file or codestream, through OpenJPEG: 1 to 4 components of up to 16 bits.
///
/// Subsampled components are upsampled by repetition. YCC variants are converted to RGB.
package struct JPEG2000Image: Sendable {
    package let width: Int
    package let height: Int
    /// The number of bits per sample in the file.
    package let depth: Int
    /// The number of components, including alpha.
    package let channels: Int
    package let hasAlpha: Bool
    package let profile: ICCProfile?
    private let data: Data

    private static let signature: [UInt8] = [0, 0, 0, 12, 0x6A, 0x50, 0x20, 0x20, 0x0D, 0x0A, 0x87, 0x0A]

    /// Returns whether the first bytes are those of a file or of a bare codestream.
    package static func recognizes(_ bytes: UnsafeRawBufferPointer) -> Bool {
        bytes.starts(with: signature) || isCodestream(bytes)
    }

    private static func isCodestream(_ bytes: UnsafeRawBufferPointer) -> Bool {
        bytes.starts(with: [0xFF, 0x4F, 0xFF, 0x51])
    }

    /// Reads the header and checks it against the limits.
    package init(_ data: Data, limits: ImageLimits) throws(ImageError) {
        let reader = try OpenJPEGReader(data, reduction: 0)
        let image = reader.image.pointee
        guard (1...4).contains(image.numcomps), image.x1 > image.x0, image.y1 > image.y0 else {
            throw .unsupported("a JPEG 2000 of \(image.numcomps) components")
        }
        width = Int(image.x1 - image.x0)
        height = Int(image.y1 - image.y0)
        try limits.check(width: width, height: height)
        // OpenJPEG allocates four bytes for each sample before reading any: allow no more than such a file can hold.
        guard width * height <= max(1 << 22, data.count.multipliedReportingOverflow(by: 4_096).partialValue) else {
            throw .invalid("\(data.count) bytes for \(width) x \(height) pixels")
        }
        var deepest = 0
        for i in 0..<Int(image.numcomps) {
            let component = image.comps[i]
            guard (1...16).contains(component.prec), component.dx > 0, component.dy > 0 else {
                throw .unsupported("a JPEG 2000 of \(component.prec) bits per component")
            }
            deepest = max(deepest, Int(component.prec))
        }
        depth = deepest
        channels = Int(image.numcomps)
        // With two or four components the last is alpha, unless the file says that they are inks.
        hasAlpha = channels == 2 || (channels == 4 && image.color_space != OPJ_CLRSPC_CMYK)
        let colors = channels - (hasAlpha ? 1 : 0)
        let model: CGColorSpaceModel = colors == 1 ? .monochrome : colors == 4 ? .cmyk : .rgb
        profile = image.profileData.flatMap { ICCProfile($0, model: model) }
        self.data = data
    }

    /// Decodes the image. It may be downscaled by the request's reduction.
    package func decode(_ request: DecodingRequest) throws(ImageError) -> DecodedImage {
        let (pixels, bits, size) = try samples(reduction: request.reduction.trailingZeroBitCount)
        let colors = channels - (hasAlpha ? 1 : 0)
        return try NativeSamples.image(
            width: size.width, height: size.height, bits: bits, channels: channels,
            bytesPerRow: size.width * channels * bits / 8,
            space: CGColorSpace.space(of: profile, componentCount: colors), alpha: hasAlpha ? .last : .none,
            order: bits == 16 ? .order16Big : .orderDefault, Data(pixels))
    }

    /// Returns the samples as 8 or 16 bits, high byte first, rows without padding.
    /// - Parameter reduction: the number of times the sides are halved.
    package func samples(
        reduction: Int = 0
    ) throws(ImageError) -> (bytes: [UInt8], bits: Int, size: (width: Int, height: Int)) {
        let reader = try OpenJPEGReader(data, reduction: reduction)
        try reader.decode()
        let image = reader.image.pointee
        let components = (0..<Int(image.numcomps)).map { image.comps[$0] }
        guard components.count == channels, let first = components.first else {
            throw .invalid("the components do not fit the header")
        }
        let scale = 1 << reduction
        let (width, height) = ((width + scale - 1) / scale, (height + scale - 1) / scale)
        let bits = depth > 8 ? 16 : 8
        let greatest = Int32((1 << bits) - 1)
        var planes: [[Int32]] = []
        for component in components {
            planes.append(
                try Self.levels(of: component, beside: first, width: width, height: height, greatest: greatest))
        }
        if image.color_space == OPJ_CLRSPC_SYCC, planes.count >= 3 { Self.convert(&planes, greatest: greatest) }
        return (Self.interleaved(planes, count: width * height, bits: bits), bits, (width, height))
    }

    /// Returns a component's samples as numbers from 0 to the maximum, upsampled to the image's size.
    private static func levels(
        of component: opj_image_comp, beside first: opj_image_comp, width: Int, height: Int, greatest: Int32
    ) throws(ImageError) -> [Int32] {
        guard let samples = component.data, component.w > 0, component.h > 0 else {
            throw .truncated("a component is missing")
        }
        let top = Int32((1 << Int(component.prec)) - 1)
        let offset: Int32 = component.sgnd != 0 ? 1 << (Int32(component.prec) - 1) : 0
        let (stepX, stepY) = (Int(component.dx / max(first.dx, 1)), Int(component.dy / max(first.dy, 1)))
        let (columns, rows) = (Int(component.w), Int(component.h))
        func level(_ sample: Int32) -> Int32 { min(max(sample, -offset), top - offset) + offset }
        return [Int32](unsafeUninitializedCapacity: width * height) { levels, count in
            for y in 0..<height {
                let from = samples + min(y / max(stepY, 1), rows - 1) * columns
                let to = UnsafeMutableBufferPointer(rebasing: levels[y * width..<(y + 1) * width])
                if stepX <= 1, columns >= width {
                    for x in 0..<width { to[x] = level(from[x]) }
                } else {
                    for x in 0..<width { to[x] = level(from[min(x / max(stepX, 1), columns - 1)]) }
                }
                guard top != greatest else { continue }
                for x in 0..<width { to[x] = Int32(Int64(to[x]) * Int64(greatest) / Int64(top)) }
            }
            count = width * height
        }
    }

    /// Converts from full-range YCC to RGB, as in BT.601.
    private static func convert(_ planes: inout [[Int32]], greatest: Int32) {
        let middle = Double(greatest / 2 + 1)
        func level(_ v: Double) -> Int32 { Int32(min(max(v.rounded(), 0), Double(greatest))) }
        for i in planes[0].indices {
            let (y, cb, cr) = (Double(planes[0][i]), Double(planes[1][i]) - middle, Double(planes[2][i]) - middle)
            planes[0][i] = level(y + 1.402 * cr)
            planes[1][i] = level(y - 0.344136 * cb - 0.714136 * cr)
            planes[2][i] = level(y + 1.772 * cb)
        }
    }

    private static func interleaved(_ planes: [[Int32]], count: Int, bits: Int) -> [UInt8] {
        let (size, step) = (bits / 8, planes.count * bits / 8)
        return [UInt8](unsafeUninitializedCapacity: count * step) { out, filled in
            for (channel, plane) in planes.enumerated() {
                plane.withUnsafeBufferPointer { plane in
                    var place = channel * size
                    for i in 0..<count {
                        if size == 2 { out[place] = UInt8(truncatingIfNeeded: plane[i] >> 8) }
                        out[place + size - 1] = UInt8(truncatingIfNeeded: plane[i])
                        place += step
                    }
                }
            }
            filled = count * step
        }
    }
}

extension opj_image {
    fileprivate var profileData: Data? {
        guard let bytes = icc_profile_buf, icc_profile_len > 0 else { return nil }
        return Data(bytes: bytes, count: Int(icc_profile_len))
    }
}
