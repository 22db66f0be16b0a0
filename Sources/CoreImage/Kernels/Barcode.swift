import CZint
import CoreGraphics
import Foundation
import Raster

/// Encodes barcodes with Zint.
enum Barcode {
    /// The kinds of codes that filters generate.
    enum Kind {
        /// The strength is in percent of the code; without layers the smallest sufficient size is used.
        case aztec(strength: Double, layers: Int, isCompact: Bool)
        case code128(height: Int, margin: Int)
        /// The level is 0 to 8, or nil for the default; `columns` of 0 chooses a suitable number.
        case pdf417(level: Int?, columns: Int, isCompact: Bool)
    }

    /// The code's modules as black pixels on white, topmost row first; nil if it can't encode the message.
    static func bitmap(of message: Data, _ kind: Kind) -> Bitmap? {
        guard !message.isEmpty, message.count < 1 << 13 else { return nil }
        switch kind {
        case .aztec(let strength, let layers, let isCompact):
            // Zint's sizes are four compact ones, then one to 32 layers. A compact code has the first that fits.
            let level: Int32 = strength < 15 ? 1 : strength < 30 ? 2 : strength < 43 ? 3 : 4
            let sizes = layers > 0 ? [layers + (isCompact ? 0 : 4)] : isCompact ? [1, 2, 3, 4] : [0]
            for size in sizes {
                if isCompact, size > 4 { return nil }
                let code = encode(message, BARCODE_AZTEC) {
                    $0.pointee.option_1 = size == 0 ? level : -1
                    $0.pointee.option_2 = Int32(size)
                }
                if let code { return code.bitmap(rowHeight: 1, margin: 0) }
            }
            return nil
        case .code128(let height, let margin):
            return encode(message, BARCODE_CODE128)?.bitmap(rowHeight: height, margin: margin)
        case .pdf417(let level, let columns, let isCompact):
            let code = encode(message, isCompact ? BARCODE_PDF417COMP : BARCODE_PDF417) {
                $0.pointee.option_1 = level.map { Int32($0) } ?? -1
                $0.pointee.option_2 = Int32(columns)
            }
            return code?.bitmap(rowHeight: 3, margin: 2)
        }
    }

    private static func encode(
        _ message: Data, _ kind: Int32, _ setUp: (UnsafeMutablePointer<zint_symbol>) -> Void = { _ in }
    ) -> BarcodeModules? {
        guard let symbol = ZBarcode_Create() else { return nil }
        defer { ZBarcode_Delete(symbol) }
        symbol.pointee.symbology = kind
        setUp(symbol)
        let status = message.withUnsafeBytes { bytes in
            ZBarcode_Encode(symbol, bytes.bindMemory(to: UInt8.self).baseAddress, Int32(bytes.count))
        }
        let (rows, width) = (Int(symbol.pointee.rows), Int(symbol.pointee.width))
        // A row of Zint's has 144 bytes, and there are 200 rows.
        guard status < ZINT_ERROR, (1...200).contains(rows), (1...1152).contains(width) else { return nil }
        return withUnsafeBytes(of: &symbol.pointee.encoded_data) { bytes in
            func isBlack(_ x: Int, _ y: Int) -> Bool { bytes[y * 144 + x / 8] & (1 << UInt8(x % 8)) != 0 }
            return BarcodeModules(rows: (0..<rows).map { y in (0..<width).map { x in isBlack(x, y) } })
        }
    }
}
