import CoreGraphics
import Foundation

/// An image with the features of photographs: soft areas, edges and grain. The same in every run.
enum Photograph {
    static func bytes(width: Int, height: Int) -> [UInt8] {
        var bytes = [UInt8](repeating: 255, count: width * height * 4)
        var state: UInt32 = 1
        for y in 0..<height {
            for x in 0..<width {
                state = state &* 1_664_525 &+ 1_013_904_223
                let grain = Double(state >> 28) - 8
                let (u, v) = (Double(x) / Double(width), Double(y) / Double(height))
                let isInside = (x / 120 + y / 90) % 3 == 0
                let base = isInside ? 60.0 : 150
                let levels = [
                    base + 90 * sin(7 * u) + grain, base + 80 * cos(5 * v) + grain, base + 70 * u * v + grain,
                ]
                for i in 0..<3 { bytes[(y * width + x) * 4 + i] = UInt8(min(max(levels[i], 0), 255)) }
            }
        }
        return bytes
    }

    static func image(width: Int, height: Int) -> CGImage? {
        guard let provider = CGDataProvider(data: Data(bytes(width: width, height: height))),
            let space = CGColorSpace(name: CGColorSpace.sRGB)
        else { return nil }
        return CGImage(
            width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4, space: space,
            bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.noneSkipLast.rawValue), provider: provider,
            decode: nil, shouldInterpolate: true, intent: .defaultIntent)
    }
}
