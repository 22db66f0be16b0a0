public import CoreGraphics
import Foundation
import Raster
import Synchronization

/// Provides an image's pixels on demand. On Apple's platforms it is any object with this method.
public protocol CIImageProvider: AnyObject {
    /// Fills memory with the pixels of a tile, topmost row first.
    /// - Parameters:
    ///   - data: memory for `height` rows.
    ///   - rowbytes: the number of bytes per row.
    ///   - originx: the tile's left edge, in pixels from the left.
    ///   - originy: the tile's upper edge, in pixels from the top.
    ///   - width: the tile's width in pixels.
    ///   - height: the tile's height in pixels.
    ///   - info: the option `.providerUserInfo`, or nil.
    func provideImageData(
        _ data: UnsafeMutableRawPointer, bytesPerRow rowbytes: Int, origin originx: Int, _ originy: Int,
        size width: Int,
        _ height: Int, userInfo info: Any?)
}

extension CIImage {
    /// Creates an image whose pixels are provided by an object on demand, each tile once.
    ///
    /// The option `.providerTileSize` specifies the size of the tiles: a number, an array of width and height, or a
    /// `CIVector`; without it the image is one tile. If the provider is not a `CIImageProvider`, the format is unknown
    /// or the size is invalid, the image is empty, which is reported.
    /// - Parameters:
    ///   - provider: a `CIImageProvider`.
    ///   - width: the width in pixels.
    ///   - height: the height in pixels.
    ///   - format: the format of the pixels.
    ///   - colorSpace: the colour space of the pixels; nil for the working space.
    ///   - options: `.providerTileSize`, `.providerUserInfo`, or nil.
    public convenience init(
        imageProvider provider: Any, size width: Int, _ height: Int, format: CIFormat, colorSpace: CGColorSpace?,
        options: [CIImageOption: Any]? = nil
    ) {
        guard let provider = provider as? any CIImageProvider, let layout = format.layout, width > 0, height > 0,
            width <= 1 << 20, height <= 1 << 20
        else {
            reportOnce("CIImage: no image of \(width) x \(height) pixels of a provider of type \(type(of: provider))")
            self.init(EmptyNode.shared)
            return
        }
        var tile = (width, height)
        switch options?[.providerTileSize] {
        case let vector as CIVector: tile = (Int(clamping: vector.x), Int(clamping: vector.y))
        case let list as [Any]:
            let numbers = list.compactMap { ($0 as? NSNumber)?.intValue ?? $0 as? Int }
            if numbers.count == 2 { tile = (numbers[0], numbers[1]) }
        case let number as NSNumber: tile = (number.intValue, number.intValue)
        default: break
        }
        // Smaller tiles would be dominated by the cost of the calls.
        let size = (min(max(tile.0, 16), width), min(max(tile.1, 16), height))
        self.init(
            ProviderNode(
                provider, width: width, height: height, tile: size, format: format, layout: layout, space: colorSpace,
                info: options?[.providerUserInfo]))
    }
}

extension Int {
    fileprivate init(clamping value: CGFloat) { self = value.isFinite ? Int(Swift.min(Swift.max(value, 0), 1e6)) : 0 }
}

/// An image whose tiles are provided by an object.
// `@unchecked Sendable`: the provider and its argument are the caller's, and only used under the lock.
final class ProviderNode: ImageNode, @unchecked Sendable {
    private let provider: any CIImageProvider
    private let info: Any?
    private let tile: (width: Int, height: Int)
    private let reader: BitmapReader
    private let layout: PixelFormat
    private let isEncoded: Bool
    private let width: Int
    private let height: Int
    private let lock = NSLock()
    /// Keyed by column and row, from the top left.
    private let tiles = Mutex<[SIMD2<Int>: FloatImage]>([:])

    init(
        _ provider: any CIImageProvider, width: Int, height: Int, tile: (Int, Int), format: CIFormat,
        layout: PixelFormat, space: CGColorSpace?, info: Any?
    ) {
        (self.provider, self.info, self.layout, self.tile) = (provider, info, layout, tile)
        (self.width, self.height) = (width, height)
        reader = BitmapReader(format, space)
        isEncoded = space != nil
        super.init(extent: CGRect(x: 0, y: 0, width: width, height: height))
    }

    override func render(_ region: PixelRect, _ pass: RenderPass) -> FloatImage? {
        guard let result = FloatImage(bounds: region) else { return nil }
        let top = height - region.maxY
        let space = isEncoded ? pass.space : WorkingSpace(isLinear: false)
        for row in top / tile.height...(top + region.height - 1) / tile.height {
            for column in region.x / tile.width...(region.maxX - 1) / tile.width {
                guard let pixels = pixels(column, row) else { return nil }
                // The tile's rectangle with y up.
                let area = PixelRect(
                    x: column * tile.width, y: height - row * tile.height - pixels.height, width: pixels.width,
                    height: pixels.height)
                let common = area.intersection(region)
                for y in common.y..<common.maxY {
                    let (from, to) = (pixels.row(y - area.y), result.row(y))
                    for x in common.x..<common.maxX {
                        to[x - region.x] = space.decoded(from[x - area.x].unpremultiplied).premultiplied
                    }
                }
            }
        }
        return result
    }

    private func pixels(_ column: Int, _ row: Int) -> FloatImage? {
        lock.withLock {
            let key = SIMD2(column, row)
            if let known = tiles.withLock({ $0[key] }) { return known }
            let (x, y) = (column * tile.width, row * tile.height)
            let (w, h) = (min(tile.width, width - x), min(tile.height, height - y))
            let rowBytes = w * layout.bytesPerPixel
            var data = Data(count: rowBytes * h)
            data.withUnsafeMutableBytes { memory in
                guard let base = memory.baseAddress else { return }
                provider.provideImageData(base, bytesPerRow: rowBytes, origin: x, y, size: w, h, userInfo: info)
            }
            let made = reader.image(data, bytesPerRow: rowBytes, size: CGSize(width: w, height: h))
            tiles.withLock { $0[key] = made }
            return made
        }
    }
}
