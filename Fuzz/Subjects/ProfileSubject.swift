import CoreGraphics
import Foundation

/// Reads the bytes as a colour profile, and converts colours and an image with it, in both directions.
func readProfile(_ bytes: UnsafeRawBufferPointer) {
    guard let space = CGColorSpace(iccData: Data(bytes)) else { return }
    _ = (space.name, space.model, space.numberOfComponents, space.copyICCData())
    let components = [0.25, 0.5, 0.75, 0.125, 0.5] as [CGFloat]
    if let color = CGColor(colorSpace: space, components: components) {
        _ = color.converted(to: .deviceRGB, intent: .defaultIntent, options: nil)
    }
    let red = CGColor(red: 1, green: 0.25, blue: 0, alpha: 0.5)
    _ = red.converted(to: space, intent: .relativeColorimetric, options: nil)
    let count = space.numberOfComponents
    let pixels = Data((0..<4 * 4 * 4).map { UInt8($0 * 3) })
    guard let provider = CGDataProvider(data: pixels),
        let image = CGImage(
            width: 4, height: 4, bitsPerComponent: 8, bitsPerPixel: 8 * count, bytesPerRow: 4 * count, space: space,
            bitmapInfo: [], provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
    else { return }
    let context = CGContext(
        data: nil, width: 6, height: 6, bitsPerComponent: 8, bytesPerRow: 0, space: .deviceRGB,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    context?.draw(image, in: CGRect(x: 0, y: 0, width: 6, height: 6))
}
