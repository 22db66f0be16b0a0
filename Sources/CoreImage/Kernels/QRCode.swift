import CQRCode
import CoreGraphics
import Foundation
import Raster

/// QR codes, by libqrencode.
enum QRCode {
    private static func encode(_ message: Data, _ correction: QRecLevel) -> UnsafeMutablePointer<QRcode>? {
        // An empty message is a terminator and padding, for which there is no shorter call.
        guard !message.isEmpty else {
            guard let input = QRinput_new2(0, correction) else { return nil }
            defer { QRinput_free(input) }
            return QRcode_encodeInput(input)
        }
        return message.withUnsafeBytes { bytes in
            QRcode_encodeData(Int32(bytes.count), bytes.bindMemory(to: UInt8.self).baseAddress, 0, correction)
        }
    }

    /// The code's modules as black pixels on white with a one-pixel white border, rows from the top; nil for a message
    /// that is too long.
    static func bitmap(of message: Data, level: String) -> Bitmap? {
        let levels: [String: QRecLevel] = [
            "L": QR_ECLEVEL_L, "M": QR_ECLEVEL_M, "Q": QR_ECLEVEL_Q, "H": QR_ECLEVEL_H,
        ]
        guard let correction = levels[level], message.count < 1 << 15, let code = encode(message, correction) else {
            return nil
        }
        defer { QRcode_free(code) }
        let width = Int(code.pointee.width)
        guard width > 0, let modules = code.pointee.data,
            let buffer = PixelBuffer(width: width + 2, height: width + 2)
        else { return nil }
        for y in 0..<width + 2 {
            for x in 0..<width + 2 {
                let isInside = x > 0 && y > 0 && x <= width && y <= width
                // The lowest bit of a module is set for black.
                let isBlack = isInside && modules[(y - 1) * width + x - 1] & 1 == 1
                let pixel = buffer.base + y * buffer.bytesPerRow + x * 4
                for channel in 0..<3 { pixel[channel] = isBlack ? 0 : 255 }
                pixel[3] = 255
            }
        }
        return Bitmap(buffer, isOpaque: true)
    }
}
