/// A separable Gaussian blur of colour images.
///
/// The kernel is the Gaussian truncated at three standard deviations and renormalised. Wide blurs work on an image
/// downsampled by a power of two: averaging and linear upsampling blur as well, and the kernel's variance is reduced by
/// theirs. The downsampled pixels lie at multiples of their size, so that results don't depend on the requested part of
/// the image.
public struct GaussianFilter: Sendable, Equatable {
    /// The standard deviations in pixels; 0 for no blur.
    public let deviationX: Double
    /// The standard deviation along columns.
    public let deviationY: Double
    let x: GaussianAxis
    let y: GaussianAxis

    /// The maximum deviation, to which larger ones are clamped.
    package static let maxDeviation = 512.0

    /// Creates a blur from the standard deviations in pixels; a deviation that is NaN or not positive does not blur.
    package init(deviationX: Double, deviationY: Double) {
        x = GaussianAxis(deviationX)
        y = GaussianAxis(deviationY)
        self.deviationX = x.weights.isEmpty ? 0 : min(deviationX, Self.maxDeviation)
        self.deviationY = y.weights.isEmpty ? 0 : min(deviationY, Self.maxDeviation)
    }

    /// This blur followed by another: variances add up.
    func then(_ next: GaussianFilter) -> GaussianFilter {
        // Exact for whole Gaussians. Truncation at three deviations scales every variance by the same 0.973, so the
        // sum holds for the truncated ones too.
        func sum(_ a: Double, _ b: Double) -> Double { (a * a + b * b).squareRoot() }
        return GaussianFilter(
            deviationX: sum(deviationX, next.deviationX), deviationY: sum(deviationY, next.deviationY))
    }

    package var isIdentity: Bool { x.weights.isEmpty && y.weights.isEmpty }

    /// The distance in pixels by which a pixel's effect extends.
    package var reachX: Int { x.reach }
    package var reachY: Int { y.reach }
    var maxReach: Int { max(reachX, reachY) }

    /// The source pixels that affect `region`.
    package func source(of region: PixelRect) -> PixelRect {
        let (left, right) = x.source(from: region.x, to: region.maxX)
        let (top, bottom) = y.source(from: region.y, to: region.maxY)
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Whether the blur works on a downsampled image.
    var isWide: Bool { x.factor > 1 || y.factor > 1 }

    // MARK: Downsampling geometry

    /// The downsampled pixels that contain `pixels`.
    func squares(around pixels: PixelRect) -> PixelRect {
        guard !pixels.isEmpty else { return .zero }
        let (left, top) = (x.reduced(pixels.x), y.reduced(pixels.y))
        return PixelRect(
            x: left, y: top, width: x.reduced(pixels.maxX - 1) + 1 - left, height: y.reduced(pixels.maxY - 1) + 1 - top)
    }

    /// The pixels that the downsampled pixels `squares` contain.
    func pixels(in squares: PixelRect) -> PixelRect {
        PixelRect(
            x: squares.x * x.factor, y: squares.y * y.factor, width: squares.width * x.factor,
            height: squares.height * y.factor)
    }

    // MARK: Images

    /// `rect` outset by the reach.
    func grown(_ rect: PixelRect) -> PixelRect {
        PixelRect(
            x: rect.x - reachX, y: rect.y - reachY, width: rect.width + 2 * reachX, height: rect.height + 2 * reachY)
    }

    /// The blurred image inside `region`; nil for an empty result, or when memory is short.
    package func apply(to image: FloatImage, region: PixelRect, threads: Int) -> FloatImage? {
        guard !isIdentity else { return image.cropped(to: region, threads: threads) }
        return apply(
            toBandsOf: image.bounds, region: region, threads: threads, bandHeight: image.height
        ) { image.cropped(to: $0, threads: threads) }
    }

    /// The same for an image produced in bands, so that only one band is in memory at a time.
    package func apply(
        toBandsOf whole: PixelRect, region: PixelRect, threads: Int, bandHeight: Int,
        _ band: (PixelRect) -> FloatImage?
    ) -> FloatImage? {
        let region = region.intersection(grown(whole))
        let source = source(of: region).intersection(whole)
        guard !region.isEmpty, !source.isEmpty else { return nil }
        if !isWide, source.height <= bandHeight {
            let downsampled = band(source).map { DownsampledImage(for: self, keeping: $0) }
            return downsampled?.blurred(region: region, threads: threads)?.pixels(threads: threads)
        }
        guard let downsampled = DownsampledImage(for: self, of: whole, region: region, repeatsEdges: false) else {
            return nil
        }
        let squares = downsampled.image.bounds
        // Bands consist of whole downsampled pixels.
        let step = max(1, bandHeight / y.factor)
        for first in stride(from: squares.y, to: squares.maxY, by: step) {
            let rows = first..<min(first + step, squares.maxY)
            guard let part = band(downsampled.pixels(in: rows).intersection(whole)) else { return nil }
            downsampled.fill(rows, threads: threads) { _ in part }
        }
        return downsampled.blurred(region: region, threads: threads)?.pixels(threads: threads)
    }
}

extension FloatImage {
    /// The part inside `region`; nil where there is none, or when memory is short.
    package func cropped(to region: PixelRect, threads: Int) -> FloatImage? {
        if region.contains(bounds) { return self }
        guard let result = FloatImage(bounds: bounds.intersection(region)) else { return nil }
        result.forEachRow(threads: threads) { y in
            result.row(y).update(from: row(y) + (result.bounds.x - bounds.x), count: result.width)
        }
        return result
    }
}
