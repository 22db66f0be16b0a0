import CoreImage
import XCTest

extension CIFilter {
    /// Returns the named filter's output for inputs.
    static func output(
        _ name: String, _ inputs: [String: Any] = [:], file: StaticString = #filePath, line: UInt = #line
    ) throws -> CIImage {
        let filter = try XCTUnwrap(CIFilter(name: name, parameters: inputs), name, file: file, line: line)
        return try XCTUnwrap(filter.outputImage, name, file: file, line: line)
    }
}

extension CIImage {
    /// Returns the named filter's output for the image.
    func filtered(
        _ name: String, _ inputs: [String: Any] = [:], file: StaticString = #filePath, line: UInt = #line
    ) throws -> CIImage {
        try .output(name, inputs.merging([kCIInputImageKey: self]) { $1 }, file: file, line: line)
    }

    private static func output(
        _ name: String, _ inputs: [String: Any], file: StaticString, line: UInt
    ) throws -> CIImage { try CIFilter.output(name, inputs, file: file, line: line) }

    /// Returns the bytes of a rectangle in a format, with rows from the top.
    func bytes(
        _ rect: CGRect, _ format: CIFormat, _ space: CGColorSpace?, size: Int, context: CIContext = CIContext()
    ) -> [UInt8] {
        let (width, height) = (Int(rect.width), Int(rect.height))
        var bytes = [UInt8](repeating: 0xAB, count: width * height * size)
        bytes.withUnsafeMutableBytes {
            context.render(
                self, toBitmap: $0.baseAddress!, rowBytes: width * size, bounds: rect, format: format,
                colorSpace: space)
        }
        return bytes
    }
}

extension CGColorSpace {
    static func named(_ name: CFString) throws -> CGColorSpace { try XCTUnwrap(CGColorSpace(name: name)) }
}

extension Plane {
    /// Creates a plane of one opaque colour.
    static func constant(_ width: Int, _ height: Int, _ red: Double, _ green: Double, _ blue: Double) -> Plane {
        Plane(width, height) { _, _ in Pixel(red, green, blue, 1) }
    }

    /// The sum of all pixels.
    var sum: Pixel { pixels.reduce(.zero, +) }

    /// Returns the plane moved, with transparency around it.
    func at(_ dx: Int, _ dy: Int) -> (Int, Int) -> Pixel { { self[$0 - dx, $1 - dy] } }
}
