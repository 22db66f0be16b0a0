import CoreGraphics
import Raster

/// The modules of a code, topmost row first, true for black.
struct BarcodeModules: Equatable {
    var rows: [[Bool]]

    /// Black pixels on white, with `rowHeight` pixels per module vertically and a white margin; a code of a single row
    /// has the margin only at its ends. Returns nil if there are too many pixels.
    func bitmap(rowHeight: Int, margin: Int) -> Bitmap? {
        let width = (rows.first?.count ?? 0) + 2 * margin
        let frame = rows.count == 1 ? 0 : margin
        let height = rows.count * rowHeight + 2 * frame
        guard let buffer = PixelBuffer(width: width, height: height) else { return nil }
        for y in 0..<height {
            let row = y < frame || y >= height - frame ? nil : rows[(y - frame) / rowHeight]
            for x in 0..<width {
                let isBlack = row.map { x >= margin && x < width - margin && $0[x - margin] } ?? false
                let pixel = buffer.base + y * buffer.bytesPerRow + x * 4
                for channel in 0..<3 { pixel[channel] = isBlack ? 0 : 255 }
                pixel[3] = 255
            }
        }
        return Bitmap(buffer, isOpaque: true)
    }
}
