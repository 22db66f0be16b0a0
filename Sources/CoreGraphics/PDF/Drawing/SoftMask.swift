import Foundation
import PDFSyntax
import Raster

/// A mask made from a group's luminosity or alpha. PDF 32000-1, 11.5 and 11.6.5.
final class SoftMask {
    /// The mask's gray levels, and their location in device space.
    let image: CGImage
    let box: CGRect

    init(image: CGImage, box: CGRect) {
        (self.image, self.box) = (image, box)
    }
}

extension PageInterpreter {
    /// Draws a soft mask's group, for the current clip. Nil for `None`.
    func softMask(_ object: PDFObject) -> SoftMask? {
        guard collector == nil, depth < maxDepth, let dictionary = object.dictionary,
            let group = dictionary["G"].stream,
            let raster = DeviceRaster(context), budget.spend(100 + raster.pixelCount / 100)
        else { return nil }
        let isLuminosity = dictionary["S"].name == "Luminosity"
        guard let buffer = PixelBuffer(width: raster.width, height: raster.height) else { return nil }
        let picture = CGContext(buffer: buffer)
        if isLuminosity {
            let space = group.dictionary["Group"].dictionary?["CS"] ?? .null
            let backdrop = dictionary["BC"].array?.numbers
            let rgb = colorSpace(space).map { $0.color(backdrop ?? $0.initialComponents) } ?? .zero
            picture.setFillColor(CGColor(red: rgb.x, green: rgb.y, blue: rgb.z, alpha: 1))
            picture.fill(CGRect(x: 0, y: 0, width: raster.width, height: raster.height))
        }
        picture.state.ctm = context.state.ctm.concatenating(raster.fromDevice)
        let inner = PageInterpreter(picture, file, cache, resources: resources, budget: budget, layers: layers)
        inner.depth = depth + 1
        budget.drawing(group) { inner.drawContents(of: group) }
        guard let made = picture.makeImage(),
            let levels = SoftMask.levels(made.bitmap, isLuminosity, transfer: PDFFunction(dictionary["TR"]))
        else { return nil }
        return SoftMask(image: levels, box: raster.box)
    }

    /// Intersects the clip with a soft mask.
    func clip(to mask: SoftMask) {
        guard budget.spend(mask.image.width * mask.image.height / 500) else { return context.clip(to: CGRect.zero) }
        let ctm = context.state.ctm
        context.state.ctm = .identity
        context.clip(to: mask.box, mask: mask.image)
        context.state.ctm = ctm
    }
}

extension SoftMask {
    /// Returns a gray image of a bitmap's luminosity or alpha, with each level mapped by `transfer`.
    fileprivate static func levels(_ bitmap: Bitmap, _ isLuminosity: Bool, transfer: PDFFunction?) -> CGImage? {
        let (width, height) = (bitmap.width, bitmap.height)
        let table: [UInt8] = (0..<256).map { level in
            guard let transfer else { return UInt8(level) }
            return UInt8(((transfer([Double(level) / 255]).first ?? 0).clamped(to: 0...1) * 255).rounded())
        }
        var bytes = [UInt8](repeating: 0, count: width * height)
        for y in 0..<height {
            let row = bitmap.buffer.base + y * bitmap.buffer.bytesPerRow
            for x in 0..<width {
                let pixel = row + x * 4
                bytes[y * width + x] = table[isLuminosity ? luminosity(pixel) : Int(pixel[3])]
            }
        }
        guard let provider = CGDataProvider(data: Data(bytes)) else { return nil }
        return CGImage(
            width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: width, space: .deviceGray,
            bitmapInfo: CGBitmapInfo(alpha: .none), provider: provider, decode: nil, shouldInterpolate: false,
            intent: .defaultIntent)
    }
}

/// In 0...255.
private func luminosity(_ pixel: UnsafeMutablePointer<UInt8>) -> Int {
    let (red, green, blue) = (Int(pixel[0]), Int(pixel[1]), Int(pixel[2]))
    let sum: Int = 77 * red + 151 * green + 28 * blue + 128
    return min(sum >> 8, 255)
}

/// A grid of pixels over a context's clip, into which content is drawn that the device doesn't support.
struct DeviceRaster {
    let box: CGRect
    let width, height: Int

    /// Returns nil when the clip admits nothing.
    init?(_ context: CGContext) {
        let clip = CGRect(context.state.clip.box)
        guard Box(clip).isFinite, clip.width > 0, clip.height > 0 else { return nil }
        let outer = clip.integral
        // A page's units are points, and it may be printed.
        var scale = context.memory == nil ? 3.0 : 1.0
        scale = min(scale, (Double(DeviceRaster.maxPixelCount) / (outer.width * outer.height)).squareRoot())
        box = outer
        width = max(Int((outer.width * scale).rounded()), 1)
        height = max(Int((outer.height * scale).rounded()), 1)
    }

    private static let maxPixelCount = 1 << 25

    /// Returns an upper bound of the pixels that a context's clip admits.
    static func pixelCount(of context: CGContext) -> Int {
        let clip = CGRect(context.state.clip.box)
        let area = clip.width * clip.height
        return area.isFinite ? Int(min(max(area, 0), CGFloat(maxPixelCount))) : maxPixelCount
    }

    var pixelCount: Int { width * height }

    /// Maps device space to pixels, y up.
    var fromDevice: CGAffineTransform {
        CGAffineTransform(translationX: -box.minX, y: -box.minY)
            .concatenating(CGAffineTransform(scaleX: CGFloat(width) / box.width, y: CGFloat(height) / box.height))
    }
}
