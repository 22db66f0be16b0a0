import CoreGraphics
import Foundation

/// A gain map, which converts an image to high dynamic range.
struct GainMap {
    /// The formula for the gain at a position, from its value in the map.
    private enum Formula {
        /// Apple's: up to `headroom` times.
        case headroom(Float)
        /// Adobe's formula, of Ultra HDR and ISO 21496-1: interpolates between powers of two, for each component.
        case powers(least: SIMD3<Float>, most: SIMD3<Float>, gamma: SIMD3<Float>, offsets: (SIMD3<Float>, SIMD3<Float>))
    }

    private let formula: Formula
    private let width: Int
    private let height: Int
    /// Three components for each position.
    private let values: [SIMD3<Float>]

    private static let appleNamespace = "http://ns.apple.com/HDRGainMap/1.0/"

    /// Returns nil if the file does not specify the maximum gain.
    init?(_ image: AuxiliaryImage) {
        guard let formula = Self.formula(image.metadata) else { return nil }
        self.formula = formula
        (width, height) = (image.width, image.height)
        let numbers = image.values
        values =
            image.format == .color
            ? (0..<width * height).map { SIMD3(numbers[$0 * 3], numbers[$0 * 3 + 1], numbers[$0 * 3 + 2]) }
            : numbers.map { SIMD3(repeating: $0) }
    }

    private static func formula(_ nodes: [XMPNode]) -> Formula? {
        func number(_ name: String, _ namespace: String) -> SIMD3<Float>? {
            guard let node = nodes.first(where: { $0.namespace == namespace && $0.name == name }) else { return nil }
            let texts = node.text.map { [$0] } ?? node.children.compactMap(\.text)
            let numbers = texts.compactMap { Float($0) }.filter { $0.isFinite && abs($0) < 100 }
            switch numbers.count {
            case 1: return SIMD3(repeating: numbers[0])
            case 3: return SIMD3(numbers[0], numbers[1], numbers[2])
            default: return nil
            }
        }
        if let headroom = number("HDRGainMapHeadroom", appleNamespace)?.x, headroom >= 1 { return .headroom(headroom) }
        let adobe = AuxiliaryImage.gainMapNamespace
        guard let most = number("GainMapMax", adobe) else { return nil }
        let gamma = number("Gamma", adobe) ?? .one
        guard gamma.min() > 0 else { return nil }
        let usual = SIMD3<Float>(repeating: 1.0 / 64)
        return .powers(
            least: number("GainMapMin", adobe) ?? .zero, most: most, gamma: gamma,
            offsets: (number("OffsetSDR", adobe) ?? usual, number("OffsetHDR", adobe) ?? usual))
    }

    /// Applies the map to straight linear colours of an image of `width` by `height` pixels.
    func apply(to pixels: inout [SIMD4<Float>], width: Int, height: Int) {
        for y in 0..<height {
            for x in 0..<width {
                let gain = value(
                    (Float(x) + 0.5) / Float(width) * Float(self.width) - 0.5,
                    (Float(y) + 0.5) / Float(height) * Float(self.height) - 0.5)
                let pixel = pixels[y * width + x]
                let bright = brightened(SIMD3(pixel.x, pixel.y, pixel.z), gain)
                pixels[y * width + x] = SIMD4(bright, pixel.w)
            }
        }
    }

    private func brightened(_ color: SIMD3<Float>, _ gain: SIMD3<Float>) -> SIMD3<Float> {
        var result = color
        for i in 0..<3 {
            switch formula {
            case .headroom(let headroom):
                // The map is encoded with the curve of BT.709.
                let light = gain[i] < 0.081 ? gain[i] / 4.5 : powf((gain[i] + 0.099) / 1.099, 1 / 0.45)
                result[i] = color[i] * (1 + (headroom - 1) * light)
            case .powers(let least, let most, let gamma, let offsets):
                let part = powf(gain[i], 1 / gamma[i])
                let boost = least[i] + (most[i] - least[i]) * part
                result[i] = (color[i] + offsets.0[i]) * exp2f(boost) - offsets.1[i]
            }
        }
        return result
    }

    /// Returns the value interpolated between the four surrounding positions.
    private func value(_ x: Float, _ y: Float) -> SIMD3<Float> {
        let (left, top) = (x.rounded(.down), y.rounded(.down))
        func at(_ i: Float, _ j: Float) -> SIMD3<Float> {
            let (column, row) = (min(max(Int(i), 0), width - 1), min(max(Int(j), 0), height - 1))
            return values[row * width + column]
        }
        let upper = at(left, top) + (at(left + 1, top) - at(left, top)) * (x - left)
        let lower = at(left, top + 1) + (at(left + 1, top + 1) - at(left, top + 1)) * (x - left)
        return upper + (lower - upper) * (y - top)
    }
}

extension CGImageSource {
    /// Returns an image with its gain map applied; unchanged if there is none.
    func brightImage(at index: Int) throws(ImageError) -> CGImage {
        let image = try image(at: index)
        guard let map = auxiliaryImage(.gainMap, at: index).flatMap({ GainMap($0) }),
            let space = CGColorSpace(name: CGColorSpace.extendedLinearSRGB),
            var pixels = image.premultipliedFloats(in: space)
        else { return image }
        let (width, height) = (image.width, image.height)
        map.apply(to: &pixels, width: width, height: height)
        let halves = pixels.flatMap { pixel in (0..<4).map { Float16(pixel[$0]) } }
        let info =
            CGImageAlphaInfo.premultipliedLast.rawValue | CGBitmapInfo.floatComponents.rawValue
            | CGImageByteOrderInfo.order16Little.rawValue
        guard let provider = CGDataProvider(data: halves.withUnsafeBytes { Data($0) }),
            let result = CGImage(
                width: width, height: height, bitsPerComponent: 16, bitsPerPixel: 64, bytesPerRow: width * 8,
                space: space, bitmapInfo: CGBitmapInfo(rawValue: info), provider: provider, decode: nil,
                shouldInterpolate: true, intent: .defaultIntent)
        else { throw .outOfMemory }
        return result
    }
}

extension CGImage {
    /// The image in 8-bit sRGB, if its space exceeds reference white.
    var inStandardRange: CGImage {
        guard let space = colorSpace, CGColorSpaceUsesITUR_2100TF(space) || CGColorSpaceUsesExtendedRange(space) else {
            return self
        }
        return CGImage(bitmap: bitmap)
    }
}
