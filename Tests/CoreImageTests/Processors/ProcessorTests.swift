import CoreImage
import Metal
import MetalPerformanceShaders
import XCTest

/// Image operations written in Swift.
/// See [Apple's reference](https://developer.apple.com/documentation/coreimage/ciimageprocessorkernel).
final class ProcessorTests: XCTestCase {
    /// Multiplies floats by an argument.
    private final class Multiplier: CIImageProcessorKernel {
        override class func formatForInput(at input: Int32) -> CIFormat { .RGBAf }
        override class var outputFormat: CIFormat { .RGBAf }

        override class func process(
            with inputs: [any CIImageProcessorInput]?, arguments: [String: Any]?, output: any CIImageProcessorOutput
        ) throws {
            guard let input = inputs?.first, let factor = arguments?["factor"] as? Float else {
                throw CocoaError(.featureUnsupported)
            }
            XCTAssertEqual(input.region, output.region)
            XCTAssertEqual(input.metalTexture?.pixelFormat, .rgba32Float)
            XCTAssertEqual(input.metalTexture?.width, Int(input.region.width))
            for y in 0..<Int(output.region.height) {
                for i in 0..<Int(output.region.width) * 4 {
                    let value = input.baseAddress.load(fromByteOffset: y * input.bytesPerRow + i * 4, as: Float.self)
                    output.baseAddress.storeBytes(
                        of: i % 4 == 3 ? value : value * factor, toByteOffset: y * output.bytesPerRow + i * 4,
                        as: Float.self)
                }
            }
        }
    }

    /// Copies the byte to the left of each one, from a region one pixel wider.
    private final class Mover: CIImageProcessorKernel {
        override class func roi(forInput input: Int32, arguments: [String: Any]?, outputRect: CGRect) -> CGRect {
            outputRect.insetBy(dx: -1, dy: 0)
        }
        override class func formatForInput(at input: Int32) -> CIFormat { .R8 }
        override class var outputFormat: CIFormat { .R8 }
        override class func process(
            with inputs: [any CIImageProcessorInput]?, arguments: [String: Any]?, output: any CIImageProcessorOutput
        ) throws {
            guard let input = inputs?.first else { return }
            let shift = Int(output.region.minX - input.region.minX) - 1
            for y in 0..<Int(output.region.height) {
                let from = input.baseAddress + y * input.bytesPerRow + shift
                (output.baseAddress + y * output.bytesPerRow).copyMemory(
                    from: from, byteCount: Int(output.region.width))
            }
        }
    }

    func testAProcessorComputesPixels() throws {
        let plane = Plane(7, 5) { x, y in SIMD4(Double(x) / 10, Double(y) / 10, 0.5, 1) }
        let image = try Multiplier.apply(
            withExtent: plane.image.extent, inputs: [plane.image], arguments: ["factor": Float(0.5)])
        XCTAssertEqual(image.extent, plane.image.extent)
        XCTAssertLessThan(Plane(image).difference { x, y in SIMD4(Double(x) / 20, Double(y) / 20, 0.25, 1) }, 1e-6)
    }

    func testAnErrorLeavesNoPicture() throws {
        let plane = Plane.constant(2, 2, 1, 1, 1)
        let image = try Multiplier.apply(withExtent: plane.image.extent, inputs: [plane.image], arguments: nil)
        XCTAssertNil(CIContext().createCGImage(image, from: image.extent))
    }

    func testOutsideOfAnInputIsNothing() throws {
        let plane = Plane(4, 2) { x, _ in SIMD4(Double(x + 1) * 51 / 255, 0, 0, 1) }
        let image = try Mover.apply(withExtent: plane.image.extent, inputs: [plane.image], arguments: nil)
        let result = Plane(image)
        for (x, expected) in [0.0, 51, 102, 153].enumerated() {
            XCTAssertEqual(result[x, 1].x * 255, expected, accuracy: 0.01)
        }
    }

    func testWrongUsesThrow() {
        for extent in [CGRect.zero, .infinite, .null] {
            XCTAssertThrowsError(try Multiplier.apply(withExtent: extent, inputs: nil, arguments: nil), "\(extent)")
        }
    }

    func testTheProcessorIsTheOnlyDevice() {
        XCTAssertEqual(MTLCreateSystemDefaultDevice()?.name, "Kasane")
        XCTAssertEqual(MTLCopyAllDevices().count, 1)
        XCTAssertTrue(MTLCreateSystemDefaultDevice()?.makeCommandQueue()?.makeCommandBuffer()?.device.name == "Kasane")
    }

    /// Applies a threshold to pixels, as snapshot tests do with colour differences, which reach 100.
    private class Threshold: CIImageProcessorKernel {
        override class func process(
            with inputs: [any CIImageProcessorInput]?, arguments: [String: Any]?, output: any CIImageProcessorOutput
        ) throws {
            guard let device = MTLCreateSystemDefaultDevice(), let commands = output.metalCommandBuffer,
                let source = inputs?.first?.metalTexture, let destination = output.metalTexture,
                let limit = arguments?["limit"] as? Float
            else { throw CocoaError(.featureUnsupported) }
            MPSImageThresholdBinary(
                device: device, thresholdValue: limit, maximumValue: 1, linearGrayColorTransform: nil
            ).encode(commandBuffer: commands, sourceTexture: source, destinationTexture: destination)
        }
    }

    private final class FloatThreshold: Threshold {
        override class func formatForInput(at input: Int32) -> CIFormat { .RGBAf }
        override class var outputFormat: CIFormat { .RGBA8 }
    }

    private final class RedThreshold: Threshold {
        override class func formatForInput(at input: Int32) -> CIFormat { .Rh }
        override class var outputFormat: CIFormat { .Rf }
    }

    func testKernelsOfADeviceCompute() throws {
        for type in [Threshold.self, FloatThreshold.self, RedThreshold.self] {
            let plane = Plane(6, 3) { x, _ in SIMD4(Double(x), Double(x), Double(x), 1) }
            let image = try type.apply(
                withExtent: plane.image.extent, inputs: [plane.image], arguments: ["limit": Float(2.5)])
            let result = Plane(image)
            for x in 0..<6 { XCTAssertEqual(result[x, 1].x, x > 2 ? 1 : 0, accuracy: 1e-6, "\(type) \(x)") }
        }
    }

    /// Adds two tiles of one input, left and right of each pixel.
    private final class Neighbours: CIImageProcessorKernel {
        override class func formatForInput(at input: Int32) -> CIFormat { .RGBAf }
        override class var outputFormat: CIFormat { .RGBAf }

        override class func roiTileArray(
            forInput input: Int32, arguments: [String: Any]?, outputRect: CGRect
        ) -> [CIVector] {
            [-1, 1].map { CIVector(cgRect: outputRect.offsetBy(dx: $0, dy: 0)) }
        }

        override class func process(
            with inputs: [any CIImageProcessorInput]?, arguments: [String: Any]?, output: any CIImageProcessorOutput
        ) throws {
            let tiles = inputs ?? []
            XCTAssertEqual(tiles.map(\.roiTileIndex), [0, 1])
            XCTAssertEqual(tiles.map(\.roiTileCount), [2, 2])
            XCTAssertNotEqual(tiles[0].digest, tiles[1].digest)
            XCTAssertNotEqual(tiles[0].digest, output.digest)
            for y in 0..<Int(output.region.height) {
                for i in 0..<Int(output.region.width) * 4 {
                    let sum = tiles.reduce(Float(0)) {
                        $0 + $1.baseAddress.load(fromByteOffset: y * $1.bytesPerRow + i * 4, as: Float.self) / 2
                    }
                    output.baseAddress.storeBytes(
                        of: sum, toByteOffset: y * output.bytesPerRow + i * 4, as: Float.self)
                }
            }
        }
    }

    func testAnInputMayComeInTiles() throws {
        let sample = Plane.sample
        let image = try Neighbours.apply(withExtent: sample.image.extent, inputs: [sample.image], arguments: nil)
        XCTAssertLessThan(
            Plane(image).difference { (sample[$0 - 1, $1] + sample[$0 + 1, $1]) / 2 }, 1e-6)
    }
}
