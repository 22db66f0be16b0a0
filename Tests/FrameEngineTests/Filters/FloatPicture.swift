import LayerTestSupport
import QuartzCore

/// An image of floating-point pixels, independent of how layers are drawn: premultiplied RGBA.
struct FloatPicture {
    typealias Pixel = SIMD4<Double>

    let width: Int
    let height: Int
    var pixels: [Pixel]

    init(width: Int, height: Int, _ pixel: (Int, Int) -> Pixel) {
        self.width = width
        self.height = height
        pixels = (0..<width * height).map { pixel($0 % width, $0 / width) }
    }

    init(_ picture: Picture) {
        self.init(width: picture.width, height: picture.height) { x, y in
            let p = picture[x, y]
            return Pixel(Double(p.red), Double(p.green), Double(p.blue), Double(p.alpha)) / 255
        }
    }

    /// The pixel; transparent outside.
    subscript(x: Int, y: Int) -> Pixel {
        x >= 0 && y >= 0 && x < width && y < height ? pixels[y * width + x] : .zero
    }

    func map(_ body: (Pixel) -> Pixel) -> FloatPicture {
        var result = self
        result.pixels = pixels.map(body)
        return result
    }

    /// Returns the sum of all neighbouring pixels, weighted by the Gaussian of the distance; truncated at three
    /// standard deviations.
    func blurred(_ deviation: Double, repeatingEdges: Bool = false) -> FloatPicture {
        let reach = Int((3 * deviation).rounded(.up))
        let weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
        let total = weights.reduce(0, +)
        func read(_ picture: FloatPicture, _ x: Int, _ y: Int) -> Pixel {
            guard repeatingEdges else { return picture[x, y] }
            return picture[max(0, min(x, width - 1)), max(0, min(y, height - 1))]
        }
        let along = FloatPicture(width: width, height: height) { x, y in
            zip(-reach...reach, weights).reduce(Pixel.zero) { $0 + read(self, x + $1.0, y) * ($1.1 / total) }
        }
        return FloatPicture(width: width, height: height) { x, y in
            zip(-reach...reach, weights).reduce(Pixel.zero) { $0 + read(along, x, y + $1.0) * ($1.1 / total) }
        }
    }

    /// Returns the greatest difference of any channel, in levels of 255.
    func difference(_ other: FloatPicture) -> Double {
        zip(pixels, other.pixels).reduce(0) { worst, pair in
            let d = pair.0 - pair.1
            return max(worst, max(abs(d.x), abs(d.y), abs(d.z), abs(d.w)) * 255)
        }
    }
}

extension SIMD4<Double> {
    /// Returns a straight colour premultiplied.
    static func color(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> Self {
        Self(red * alpha, green * alpha, blue * alpha, alpha)
    }

    var straight: Self { w > 0 ? Self(x / w, y / w, z / w, w) : .zero }
}
