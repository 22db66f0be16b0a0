import CoreGraphics
import Raster

/// A part of an image stretched to a size, more at its sides than in its middle.
struct StretchCrop: Distortion {
    /// The part that is shown.
    let part: CGRect
    let width, height: Double
    /// The slope of the mapping in the middle, in each direction, relative to uniform stretching; the sides compensate.
    let middle: Point
    var reach: Double { max(width, height, abs(Double(part.maxX)), abs(Double(part.maxY))) }

    /// - Parameters:
    ///   - crop: the fraction of the excess that is cropped, 0...1; the rest is stretched.
    ///   - evenness: 0 for a middle that keeps its proportions, 1 for uniform stretching.
    init(_ extent: CGRect, width: Double, height: Double, crop: Double, evenness: Double) {
        let (fullWidth, fullHeight) = (Double(extent.width), Double(extent.height))
        let scale = max(width / fullWidth, height / fullHeight)
        let partWidth = fullWidth + (width / scale - fullWidth) * crop
        let partHeight = fullHeight + (height / scale - fullHeight) * crop
        part = CGRect(
            x: Double(extent.midX) - partWidth / 2, y: Double(extent.midY) - partHeight / 2, width: partWidth,
            height: partHeight)
        (self.width, self.height) = (width, height)
        let (scaleX, scaleY) = (width / partWidth, height / partHeight)
        let even = min(scaleX, scaleY)
        // A cubic is monotonic if its initial slope is at most one and a half times its mean.
        func slope(_ scale: Double) -> Double { 1 + (min(max(scale / even, 0.1), 1.5) - 1) * (1 - evenness) }
        middle = Point(slope(scaleX), slope(scaleY))
    }

    func source(_ x: Double, _ y: Double) -> Point? {
        func place(_ part: Double, _ slope: Double) -> Double {
            let u = 2 * part - 1
            return (u * (slope + (1 - slope) * u * u) + 1) / 2
        }
        let (minX, minY) = (Double(part.minX), Double(part.minY))
        let sourceX = minX + place(x / width, middle.x) * Double(part.width)
        let sourceY = minY + place(y / height, middle.y) * Double(part.height)
        // Clamped half a pixel inside the edges, beyond which there are no pixels to interpolate with.
        return Point(
            max(minX + 0.5, min(sourceX, Double(part.maxX) - 0.5)),
            max(minY + 0.5, min(sourceY, Double(part.maxY) - 0.5)))
    }
}
