import Raster

extension Bitmap {
    /// Returns the image with its orientation applied.
    func upright(_ orientation: CGImagePropertyOrientation) throws(ImageError) -> Bitmap {
        if orientation == .up { return self }
        let swapsSides = [.leftMirrored, .right, .rightMirrored, .left].contains(orientation)
        let target = try PixelBuffer.make(width: swapsSides ? height : width, height: swapsSides ? width : height)
        let (right, bottom) = (width - 1, height - 1)
        for y in 0..<target.height {
            target.row(y).withMemoryRebound(to: UInt32.self, capacity: target.width) { row in
                for x in 0..<target.width {
                    // The stored position of the pixel at (x, y) of the upright image.
                    let (column, line) =
                        switch orientation {
                        case .up: (x, y)
                        case .upMirrored: (right - x, y)
                        case .down: (right - x, bottom - y)
                        case .downMirrored: (x, bottom - y)
                        case .leftMirrored: (y, x)
                        case .right: (y, bottom - x)
                        case .rightMirrored: (right - y, bottom - x)
                        case .left: (right - y, x)
                        }
                    row[x] = UnsafeRawPointer(buffer.row(line)).load(fromByteOffset: column * 4, as: UInt32.self)
                }
            }
        }
        return Bitmap(target, isOpaque: isOpaque)
    }
}
