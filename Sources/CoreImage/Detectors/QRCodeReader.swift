import CZBar
import CoreGraphics
import ImageIO

/// Reads QR codes with ZBar, which is loaded when it is first needed.
enum QRCodeReader {
    fileprivate static let loaded = {
        let library = LoadedLibrary(zbar_library(), zbar_library_load)
        if let missing = library.missing {
            reportOnce("CIDetector: QR codes need ZBar, whose \(missing) is not installed: apt-get install libzbar0")
        }
        return library
    }()

    /// The codes in a plane, with their corners in plane coordinates, y down.
    static func codes(in plane: GrayPlane) -> [(corners: DetectedCorners, message: String?)] {
        guard loaded.missing == nil, let scanner = zbar.zbar_image_scanner_create(),
            let image = zbar.zbar_image_create()
        else { return [] }
        defer {
            zbar.zbar_image_destroy(image)
            zbar.zbar_image_scanner_destroy(scanner)
        }
        _ = zbar.zbar_image_scanner_set_config(scanner, ZBAR_NONE, ZBAR_CFG_ENABLE, 0)
        _ = zbar.zbar_image_scanner_set_config(scanner, ZBAR_QRCODE, ZBAR_CFG_ENABLE, 1)
        // 8-bit luminance: the FourCC Y800.
        zbar.zbar_image_set_format(image, 0x3030_3859)
        zbar.zbar_image_set_size(image, UInt32(plane.width), UInt32(plane.height))
        return plane.levels.withUnsafeBytes { bytes in
            zbar.zbar_image_set_data(image, bytes.baseAddress, UInt(bytes.count), nil)
            // The image must release the bytes before they are deallocated.
            defer { zbar.zbar_image_set_data(image, nil, 0, nil) }
            guard zbar.zbar_scan_image(scanner, image) > 0 else { return [] }
            var codes: [(corners: DetectedCorners, message: String?)] = []
            var symbol = zbar.zbar_image_first_symbol(image)
            while let code = symbol {
                if let corners = corners(code) { codes.append((corners, message(code))) }
                symbol = zbar.zbar_symbol_next(code)
            }
            return codes
        }
    }

    private static func message(_ symbol: OpaquePointer) -> String? {
        guard let data = zbar.zbar_symbol_get_data(symbol) else { return nil }
        let length = Int(zbar.zbar_symbol_get_data_length(symbol))
        let bytes = UnsafeRawBufferPointer(start: data, count: length)
        return String(validating: bytes, as: UTF8.self)
    }

    private static func corners(_ symbol: OpaquePointer) -> DetectedCorners? {
        guard zbar.zbar_symbol_get_loc_size(symbol) >= 4 else { return nil }
        // Counterclockwise from the upper left corner.
        let p = (0..<4).map { i in
            CGPoint(
                x: Int(zbar.zbar_symbol_get_loc_x(symbol, UInt32(i))),
                y: Int(zbar.zbar_symbol_get_loc_y(symbol, UInt32(i))))
        }
        return DetectedCorners(topLeft: p[0], topRight: p[3], bottomRight: p[2], bottomLeft: p[1])
    }
}

/// The library's functions, which never change.
private let zbar = QRCodeReader.loaded.functions
