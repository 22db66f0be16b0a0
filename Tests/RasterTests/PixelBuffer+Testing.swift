@testable import Raster

extension PixelBuffer {
    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
        let p = base + y * bytesPerRow + x * 4
        return [p[0], p[1], p[2], p[3]]
    }

    func setPixel(_ x: Int, _ y: Int, _ pixel: [UInt8]) {
        for i in 0..<4 { base[y * bytesPerRow + x * 4 + i] = pixel[i] }
    }

    /// Returns the greatest difference of any channel of any pixel.
    func maxDifference(from other: PixelBuffer) -> Int {
        var greatest = 0
        for y in 0..<height {
            for i in 0..<width * 4 {
                let a = Int(base[y * bytesPerRow + i])
                let b = Int(other.base[y * other.bytesPerRow + i])
                greatest = max(greatest, abs(a - b))
            }
        }
        return greatest
    }

    func pixels(differingFrom other: PixelBuffer, byMoreThan tolerance: Int) -> Int {
        var count = 0
        for y in 0..<height {
            let (a, b) = (base + y * bytesPerRow, other.base + y * other.bytesPerRow)
            for x in 0..<width {
                let i = x * 4
                let difference = max(
                    abs(Int(a[i]) - Int(b[i])), abs(Int(a[i + 1]) - Int(b[i + 1])), abs(Int(a[i + 2]) - Int(b[i + 2])),
                    abs(Int(a[i + 3]) - Int(b[i + 3])))
                if difference > tolerance { count += 1 }
            }
        }
        return count
    }
}
