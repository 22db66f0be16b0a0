import CoreImage
import XCTest

/// Premultiplied pixels in the working space, to create an image from or to read from one. The y axis points up.
struct Plane {
    typealias Pixel = SIMD4<Double>

    let x: Int
    let y: Int
    let width: Int
    let height: Int
    var pixels: [Pixel]

    init(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> Pixel) {
        (x, y, self.width, self.height) = (0, 0, width, height)
        pixels = (0..<width * height).map { pixel($0 % width, $0 / width) }
    }

    /// Renders the image inside a rectangle of whole pixels.
    init(_ image: CIImage, _ rect: CGRect, context: CIContext = CIContext()) {
        (x, y, width, height) = (Int(rect.minX), Int(rect.minY), Int(rect.width), Int(rect.height))
        var floats = [Float](repeating: -1, count: width * height * 4)
        let rowBytes = width * 16
        floats.withUnsafeMutableBytes {
            context.render(
                image, toBitmap: $0.baseAddress!, rowBytes: rowBytes, bounds: rect, format: .RGBAf, colorSpace: nil)
        }
        let (width, height) = (width, height)
        pixels = (0..<width * height).map { i in
            let place = ((height - 1 - i / width) * width + i % width) * 4
            return Pixel(
                Double(floats[place]), Double(floats[place + 1]), Double(floats[place + 2]),
                Double(floats[place + 3]))
        }
    }

    init(_ image: CIImage) { self.init(image, image.extent) }

    /// The image, with its lower left corner at the origin.
    var image: CIImage {
        var floats: [Float] = []
        for line in (0..<height).reversed() {
            for column in 0..<width {
                let p = pixels[line * width + column]
                floats += [Float(p.x), Float(p.y), Float(p.z), Float(p.w)]
            }
        }
        return CIImage(
            bitmapData: floats.withUnsafeBytes { Data($0) }, bytesPerRow: width * 16,
            size: CGSize(width: width, height: height), format: .RGBAf, colorSpace: nil)
    }

    /// The pixel at the plane's own coordinates; transparent outside.
    subscript(column: Int, line: Int) -> Pixel {
        let (i, j) = (column - x, line - y)
        return i >= 0 && j >= 0 && i < width && j < height ? pixels[j * width + i] : .zero
    }

    /// Returns the greatest difference of any channel.
    func difference(_ expected: (Int, Int) -> Pixel) -> Double {
        var worst = 0.0
        for j in y..<y + height {
            for i in x..<x + width {
                let d = self[i, j] - expected(i, j)
                let size = max(abs(d.x), abs(d.y), abs(d.z), abs(d.w))
                worst = size.isNaN ? .infinity : max(worst, size)
            }
        }
        return worst
    }

    /// Colours of all kinds, including translucent ones and empty pixels.
    static let sample = Plane(24, 18) { x, y in
        let (u, v) = (Double(x) / 24, Double(y) / 18)
        let alpha = x < 4 ? 0 : x < 12 ? 0.5 + v / 2 : 1
        return .premultiplied(u, v, 0.5 + 0.4 * sin(Double(x * y)), alpha)
    }
}

extension SIMD4<Double> {
    static func premultiplied(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> Self {
        Self(red * alpha, green * alpha, blue * alpha, alpha)
    }

    var straight: Self { w > 0 ? Self(x / w, y / w, z / w, w) : .zero }
    var again: Self { .premultiplied(x, y, z, w) }
    var luminance: Double { 0.2126 * x + 0.7152 * y + 0.0722 * z }

    func channels(_ f: (Double) -> Double) -> Self { Self(f(x), f(y), f(z), w) }
}

func sRGB(_ v: Double) -> Double { v <= 0.0031308 ? v * 12.92 : 1.055 * pow(v, 1 / 2.4) - 0.055 }
func light(_ v: Double) -> Double { v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4) }
