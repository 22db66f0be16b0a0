import CoreGraphics
import CoreImage
import Foundation
import XCTest

/// Opaque bytes converted to bytes without a detour over linear light look like those that took it.
final class ByteRenderingTests: XCTestCase {
    private let context = CIContext()

    private func picture(width: Int = 37, height: Int = 23) throws -> CGImage {
        var bytes: [UInt8] = []
        for i in 0..<width * height { bytes += [UInt8(i * 7 & 255), UInt8(i * i & 255), UInt8(i / 5 & 255), 255] }
        let provider = try XCTUnwrap(CGDataProvider(data: Data(bytes)))
        return try XCTUnwrap(
            CGImage(
                width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4,
                space: try XCTUnwrap(CGColorSpace(name: CGColorSpace.sRGB)),
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.noneSkipLast.rawValue), provider: provider,
                decode: nil, shouldInterpolate: true, intent: .defaultIntent))
    }

    private func levels(of image: CIImage, _ rect: CGRect) throws -> [UInt8] {
        let rendered = try XCTUnwrap(context.createCGImage(image, from: rect))
        let size = CGRect(x: 0, y: 0, width: rendered.width, height: rendered.height)
        var levels = [UInt8](repeating: 0, count: rendered.width * rendered.height * 4)
        levels.withUnsafeMutableBytes { memory in
            let target = CGContext(
                data: memory.baseAddress, width: rendered.width, height: rendered.height, bitsPerComponent: 8,
                bytesPerRow: rendered.width * 4, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            target?.draw(rendered, in: size)
        }
        return levels
    }

    func testBothWaysLookAlike() throws {
        let bytes = CIImage(cgImage: try picture())
        // An identity matrix takes the path over linear light.
        let light = bytes.applyingFilter("CIColorMatrix")
        var cube: [Float] = []
        for i in 0..<64 { cube += [Float(i % 4) / 3, Float(63 - i) / 63, Float(i / 16) / 3, 1] }
        let data = cube.withUnsafeBytes { Data($0) }
        let filters: [(String, [String: Any])] = [
            ("CIColorCube", ["inputCubeDimension": 4, "inputCubeData": data]), ("CIMedianFilter", [:]),
            ("CIGaussianBlur", ["inputRadius": 6]),
            ("CICrop", ["inputRectangle": CIVector(x: 2, y: 3, z: 30, w: 15)]),
        ]
        for rect in [CGRect(x: 0, y: 0, width: 37, height: 23), CGRect(x: 4, y: 5, width: 11, height: 9)] {
            XCTAssertEqual(try levels(of: bytes, rect), try levels(of: light, rect))
            for (name, parameters) in filters {
                let short = try levels(of: bytes.applyingFilter(name, parameters: parameters), rect)
                let long = try levels(of: light.applyingFilter(name, parameters: parameters), rect)
                for (a, b) in zip(short, long) { XCTAssertEqual(Int(a), Int(b), accuracy: 1, name) }
            }
        }
    }

    /// A wide blur of an image computed in parts, and what lies beyond the image's edges.
    func testWideBlursLookAlike() throws {
        for (width, height) in [(5, 2100), (4200, 3)] {
            let bytes = CIImage(cgImage: try picture(width: width, height: height))
            let light = bytes.applyingFilter("CIColorMatrix")
            let blurs = [bytes, light].map { $0.applyingGaussianBlur(sigma: 7) }
            XCTAssertEqual(blurs[0].extent, blurs[1].extent)
            let rect = blurs[0].extent
            for (a, b) in zip(try levels(of: blurs[0], rect), try levels(of: blurs[1], rect)) {
                XCTAssertEqual(Int(a), Int(b), accuracy: 1)
            }
        }
    }
}
