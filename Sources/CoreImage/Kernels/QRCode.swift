import CQRCode
import CoreGraphics
import Foundation
import Raster

/// Encodes QR codes with libqrencode.
enum QRCode {
    private static func encode(_ message: Data, _ correction: QRecLevel) -> UnsafeMutablePointer<QRcode>? {
        // An empty message is a terminator and padding; the library has no simpler call for it.
        guard !message.isEmpty else {
            guard let input = QRinput_new2(0, correction) else { return nil }
            defer { QRinput_free(input) }
            return QRcode_encodeInput(input)
        }
        return message.withUnsafeBytes { bytes in
            QRcode_encodeData(Int32(bytes.count), bytes.bindMemory(to: UInt8.self).baseAddress, 0, correction)
        }
    }

    /// The code's modules as black pixels on white with a one-pixel white border, topmost row first; nil if the message
    /// is too long.
    static func bitmap(of message: Data, level: String) -> Bitmap? {
        let levels: [String: QRecLevel] = [
            "L": QR_ECLEVEL_L, "M": QR_ECLEVEL_M, "Q": QR_ECLEVEL_Q, "H": QR_ECLEVEL_H,
        ]
        guard let correction = levels[level], message.count < 1 << 15, let code = encode(message, correction) else {
            return nil
        }
        defer { QRcode_free(code) }
        let width = Int(code.pointee.width)
        guard width > 0, let modules = code.pointee.data else { return nil }
        // The lowest bit of a module is set if it is black.
        let rows = (0..<width).map { y in (0..<width).map { x in modules[y * width + x] & 1 == 1 } }
        return BarcodeModules(rows: rows).bitmap(rowHeight: 1, margin: 1)
    }
}
