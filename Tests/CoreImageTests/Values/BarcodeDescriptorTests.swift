import CoreImage
import XCTest

final class BarcodeDescriptorTests: XCTestCase {
    private let words = Data([1, 2, 3])

    func testFormsThatTheStandardsHaveNot() {
        func code(_ version: Int, _ mask: UInt8) -> CIQRCodeDescriptor? {
            CIQRCodeDescriptor(payload: words, symbolVersion: version, maskPattern: mask, errorCorrectionLevel: .levelM)
        }
        XCTAssertNotNil(code(40, 7))
        XCTAssertNil(code(0, 0))
        XCTAssertNil(code(41, 0))
        XCTAssertNil(code(1, 8))
        XCTAssertNil(CIAztecCodeDescriptor(payload: words, isCompact: true, layerCount: 33, dataCodewordCount: 1))
        XCTAssertNil(CIPDF417CodeDescriptor(payload: words, isCompact: true, rowCount: 2, columnCount: 1))
        XCTAssertNil(CIDataMatrixCodeDescriptor(payload: words, rowCount: 145, columnCount: 1, eccVersion: .v200))
    }

    func testEqualByWhatTheyHold() throws {
        func code(_ level: CIQRCodeDescriptor.ErrorCorrectionLevel) -> CIBarcodeDescriptor? {
            CIQRCodeDescriptor(payload: words, symbolVersion: 2, maskPattern: 3, errorCorrectionLevel: level)
        }
        XCTAssertEqual(code(.levelH), code(.levelH))
        XCTAssertEqual(code(.levelH)?.hash, code(.levelH)?.hash)
        XCTAssertNotEqual(code(.levelH), code(.levelL))
        XCTAssertNotEqual(
            CIPDF417CodeDescriptor(payload: words, isCompact: false, rowCount: 3, columnCount: 4)
                as CIBarcodeDescriptor?,
            CIAztecCodeDescriptor(payload: words, isCompact: false, layerCount: 3, dataCodewordCount: 4))
        XCTAssertEqual(code(.levelQ)?.errorCorrectedPayload, words)
    }

    func testNumbers() {
        XCTAssertEqual(CIQRCodeDescriptor.ErrorCorrectionLevel(rawValue: Int(UInt8(ascii: "Q"))), .levelQ)
        XCTAssertEqual(CIDataMatrixCodeDescriptor.ECCVersion(rawValue: 140), .v140)
        XCTAssertEqual(CIRenderDestinationAlphaMode.unpremultiplied.rawValue, 2)
    }
}
