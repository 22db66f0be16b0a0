import CZint
import CoreImage
import XCTest

/// Codes from descriptors: the same modules as libraries generate for the messages that the codewords represent.
final class BarcodeGeneratorTests: XCTestCase {
    private typealias Level = CIQRCodeDescriptor.ErrorCorrectionLevel
    private let context = CIContext()

    /// Returns rows from the top, without the margin; true for black.
    private func modules(of image: CIImage) throws -> [[Bool]] {
        let (width, height) = (Int(image.extent.width), Int(image.extent.height))
        var bytes = [UInt8](repeating: 9, count: width * height * 4)
        bytes.withUnsafeMutableBytes {
            guard let base = $0.baseAddress else { return }
            context.render(
                image, toBitmap: base, rowBytes: width * 4, bounds: image.extent, format: .RGBA8,
                colorSpace: CGColorSpace(name: CGColorSpace.sRGB))
        }
        for x in 0..<width { XCTAssertEqual(bytes[x * 4], 255) }
        return (1..<height - 1).map { y in (1..<width - 1).map { x in bytes[(y * width + x) * 4] == 0 } }
    }

    private func modules(of descriptor: CIBarcodeDescriptor) throws -> [[Bool]] {
        let filter = CIFilter.barcodeGenerator()
        filter.barcodeDescriptor = descriptor
        return try modules(of: XCTUnwrap(filter.outputImage))
    }

    func testQRCodesAreThoseOfTheirMessages() throws {
        let levels: [(String, Level, most: Int)] = [
            ("L", .levelL, 2953), ("M", .levelM, 2331), ("Q", .levelQ, 1663), ("H", .levelH, 1273),
        ]
        var versions: Set<Int> = []
        for (letter, level, most) in levels {
            var count = 3
            while count <= most {
                let message = (0..<count).map { UInt8(($0 * 7 + count) % 251) }
                let filter = CIFilter.qrCodeGenerator()
                (filter.message, filter.correctionLevel) = (Data(message), letter)
                let expected = try modules(of: XCTUnwrap(filter.outputImage))
                let version = (expected.count - 17) / 4
                // The mode and the count, then the message, in nibbles.
                var halves: [UInt8] = [4]
                for shift in stride(from: version < 10 ? 4 : 12, through: 0, by: -4) {
                    halves.append(UInt8(count >> shift & 15))
                }
                for byte in message { halves += [byte >> 4, byte & 15] }
                halves.append(0)
                let words = stride(from: 0, to: halves.count, by: 2).map { halves[$0] << 4 | halves[$0 + 1] }
                // The mask's number is in bits 10 to 12 of the format, combined with 101 by XOR.
                let mask = (0..<3).reduce(0) { $0 | (expected[8][4 - $1] ? 1 << $1 : 0) } ^ 5
                let descriptor = try XCTUnwrap(
                    CIQRCodeDescriptor(
                        payload: Data(words), symbolVersion: version, maskPattern: UInt8(mask),
                        errorCorrectionLevel: level))
                XCTAssertEqual(try modules(of: descriptor), expected, "\(version) \(letter)")
                versions.insert(version)
                count += max(6, count / 16)
            }
        }
        XCTAssertEqual(versions.count, 40)
    }

    func testDataMatrixCodesAreThoseOfTheirMessages() throws {
        let squares = [
            3, 5, 8, 12, 18, 22, 30, 36, 44, 62, 86, 114, 144, 174, 204, 280, 368, 456, 576, 696, 816, 1050, 1304, 1558,
        ]
        for (index, most) in (squares + [5, 10, 16, 22, 32, 49]).enumerated() {
            for count in [most, most - 2] {
                // Pairs of digits are codewords from 130.
                let pairs = (0..<count).map { ($0 * 37 + count) % 100 }
                let digits = pairs.flatMap { [UInt8(48 + $0 / 10), UInt8(48 + $0 % 10)] }
                let symbol = try XCTUnwrap(ZBarcode_Create())
                defer { ZBarcode_Delete(symbol) }
                symbol.pointee.symbology = BARCODE_DATAMATRIX
                symbol.pointee.option_2 = Int32(index + 1)
                XCTAssertLessThan(ZBarcode_Encode(symbol, digits, Int32(digits.count)), ZINT_ERROR)
                let (rows, columns) = (Int(symbol.pointee.rows), Int(symbol.pointee.width))
                let expected = withUnsafeBytes(of: &symbol.pointee.encoded_data) { bytes in
                    (0..<rows).map { y in (0..<columns).map { x in bytes[y * 144 + x / 8] >> UInt8(x % 8) & 1 == 1 } }
                }
                let descriptor = try XCTUnwrap(
                    CIDataMatrixCodeDescriptor(
                        payload: Data(pairs.map { UInt8(130 + $0) }), rowCount: rows, columnCount: columns,
                        eccVersion: .v200))
                XCTAssertEqual(try modules(of: descriptor), expected, "\(rows) x \(columns), \(count) codewords")
            }
        }
    }

    func testWhatMakesNoCode() throws {
        func image(_ descriptor: CIBarcodeDescriptor?) -> CIImage? {
            let filter = CIFilter(name: "CIBarcodeGenerator")
            filter?.setValue(descriptor, forKey: "inputBarcodeDescriptor")
            return filter?.outputImage
        }
        func code(_ count: Int) -> CIQRCodeDescriptor? {
            CIQRCodeDescriptor(
                payload: Data(count: count), symbolVersion: 1, maskPattern: 0, errorCorrectionLevel: .levelL)
        }
        func matrix(_ count: Int, _ side: Int, _ version: CIDataMatrixCodeDescriptor.ECCVersion) -> CIImage? {
            image(
                CIDataMatrixCodeDescriptor(
                    payload: Data(count: count), rowCount: side, columnCount: side, eccVersion: version))
        }
        XCTAssertNil(image(nil))
        XCTAssertEqual(image(code(19))?.extent.size, CGSize(width: 23, height: 23))
        XCTAssertNotNil(image(code(0)))
        XCTAssertNil(image(code(20)))
        XCTAssertNotNil(matrix(3, 10, .v200))
        XCTAssertNil(matrix(4, 10, .v200))
        XCTAssertNil(matrix(3, 11, .v200))
        XCTAssertNil(matrix(3, 10, .v080))
        XCTAssertNil(
            image(CIAztecCodeDescriptor(payload: Data([1]), isCompact: true, layerCount: 1, dataCodewordCount: 1)))
    }
}
