import CoreImage
import Metal
import XCTest

/// Rendering to memory, into accumulators and Quartz contexts.
final class DestinationTests: XCTestCase {
    private func rendered(
        _ width: Int, _ height: Int, _ format: CIFormat = .RGBA8, size: Int = 4, fill: UInt8 = 0,
        _ body: (CIRenderDestination) throws -> Void
    ) rethrows -> [UInt8] {
        var bytes = [UInt8](repeating: fill, count: width * height * size)
        try bytes.withUnsafeMutableBytes {
            try body(
                CIRenderDestination(
                    bitmapData: $0.baseAddress!, width: width, height: height, bytesPerRow: width * size, format: format
                ))
        }
        return bytes
    }

    private let red = CIImage.red.cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1))

    func testAPartIsRenderedWhereItIsAskedFor() throws {
        let context = CIContext()
        let bytes = try rendered(3, 2) { destination in
            let task = try context.startTask(
                toRender: red, from: CGRect(x: 0, y: 0, width: 1, height: 1), to: destination, at: CGPoint(x: 2, y: 1))
            XCTAssertEqual(try task.waitUntilCompleted().pixelsProcessed, 1)
        }
        // The upper right pixel: rows go down.
        XCTAssertEqual(Array(bytes[8..<12]), [255, 0, 0, 255])
        XCTAssertEqual(bytes.filter { $0 != 0 }.count, 2)
        let flipped = try rendered(3, 2) { destination in
            destination.isFlipped = true
            _ = try context.startTask(
                toRender: red, from: CGRect(x: 0, y: 0, width: 1, height: 1), to: destination, at: CGPoint(x: 2, y: 1))
        }
        XCTAssertEqual(Array(flipped[20..<24]), [255, 0, 0, 255])
        let cleared = try rendered(3, 2, fill: 7) { _ = try context.startTask(toClear: $0) }
        XCTAssertEqual(cleared, [UInt8](repeating: 0, count: 24))
    }

    func testAlphaIsWhatTheDestinationSays() throws {
        let image = CIImage(color: CIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5))
        let expected: [(CIRenderDestinationAlphaMode, [UInt8])] = [
            (.premultiplied, [128, 64, 0, 128]), (.unpremultiplied, [255, 128, 0, 128]),
        ]
        for (mode, pixel) in expected {
            let bytes = try rendered(1, 1) { destination in
                destination.alphaMode = mode
                _ = try CIContext().startTask(toRender: image, to: destination)
            }
            for i in 0..<4 { XCTAssertEqual(Int(bytes[i]), Int(pixel[i]), accuracy: 1, "\(mode)") }
        }
        let opaque = try rendered(1, 1) { destination in
            destination.alphaMode = .none
            _ = try CIContext().startTask(toRender: image, to: destination)
        }
        XCTAssertEqual(opaque[3], 255)
    }

    func testABlendKernelSeesWhatIsThere() throws {
        let kernel = try XCTUnwrap(
            CIBlendKernel(source: "kernel vec4 k(__sample f, __sample b) { return max(f, b); }"))
        let bytes = try rendered(2, 1, fill: 255) { destination in
            destination.blendKernel = kernel
            _ = try CIContext().startTask(toRender: .red, to: destination)
        }
        XCTAssertEqual(bytes, [UInt8](repeating: 255, count: 8))
    }

    func testClampingAndDithering() throws {
        let bright = CIImage(color: CIColor(red: 2, green: -1, blue: 0.5))
        func floats(_ clamps: Bool) throws -> [Float] {
            let bytes = try rendered(1, 1, .RGBAf, size: 16) { destination in
                XCTAssertFalse(destination.isClamped)
                destination.isClamped = clamps
                _ = try CIContext().startTask(toRender: bright, to: destination)
            }
            return bytes.withUnsafeBytes { Array($0.bindMemory(to: Float.self)) }
        }
        XCTAssertEqual(try floats(false)[0], 2, accuracy: 1e-3)
        XCTAssertEqual(try floats(true)[0], 1, accuracy: 1e-3)
        XCTAssertEqual(try floats(true)[1], 0, accuracy: 1e-3)
        // Between two levels, a dithered area contains both.
        let level = CGFloat(100.5 / 255)
        let gray = CIImage(color: CIColor(red: level, green: level, blue: level))
        let bytes = try rendered(16, 16) { destination in
            destination.isDithered = true
            _ = try CIContext().startTask(toRender: gray, to: destination)
        }
        XCTAssertGreaterThan(Set(stride(from: 0, to: bytes.count, by: 4).map { bytes[$0] }).count, 1)
    }

    func testWhatCannotBeRenderedIsAnError() throws {
        let context = CIContext()
        _ = try rendered(1, 1) { destination in
            XCTAssertThrowsError(try context.startTask(toRender: .red, from: .infinite, to: destination, at: .zero))
            XCTAssertThrowsError(try context.prepareRender(.red, from: .infinite, to: destination, at: .zero))
        }
        _ = try rendered(1, 1, CIFormat(rawValue: 1)) { destination in
            XCTAssertThrowsError(try context.startTask(toRender: red, to: destination))
        }
        var byte: UInt8 = 0
        let short = CIRenderDestination(bitmapData: &byte, width: 4, height: 1, bytesPerRow: 4, format: .RGBA8)
        XCTAssertThrowsError(try context.startTask(toRender: red, to: short))
    }

    // MARK: Accumulators

    func testAnAccumulatorKeepsWhatItWasGiven() throws {
        let extent = CGRect(x: -2, y: 3, width: 4, height: 4)
        let accumulator = try XCTUnwrap(CIImageAccumulator(extent: extent, format: .RGBAf))
        XCTAssertEqual(accumulator.image().extent, extent)
        XCTAssertEqual(Plane(accumulator.image())[0, 4], .zero)
        accumulator.setImage(.green)
        accumulator.setImage(.red, dirtyRect: CGRect(x: 0, y: 3, width: 2, height: 2))
        let plane = Plane(accumulator.image())
        XCTAssertEqual(plane[-1, 4].y, 1)
        XCTAssertEqual(plane[1, 4].x, 1)
        XCTAssertEqual(plane[1, 6].y, 1)
        // Its contents may be the input of new contents.
        for _ in 0..<3 {
            accumulator.setImage(accumulator.image().applyingFilter("CIExposureAdjust", parameters: ["inputEV": -1]))
        }
        XCTAssertEqual(Plane(accumulator.image())[1, 4].x, 0.125, accuracy: 1e-6)
        accumulator.clear()
        XCTAssertEqual(Plane(accumulator.image())[1, 4], .zero)
        XCTAssertNil(CIImageAccumulator(extent: .infinite, format: .RGBAf))
        XCTAssertNil(CIImageAccumulator(extent: extent, format: CIFormat(rawValue: 1)))
        let coarse = try XCTUnwrap(
            CIImageAccumulator(extent: extent, format: .RGBA8, colorSpace: try .named(CGColorSpace.sRGB)))
        coarse.setImage(CIImage(color: CIColor(red: 0.501, green: 0, blue: 0)))
        XCTAssertEqual(Plane(coarse.image())[0, 4].x, light(128.0 / 255), accuracy: 1e-4)
    }

    // MARK: Contexts

    func testAnImageIsDrawnIntoAQuartzContext() throws {
        let canvas = try XCTUnwrap(
            CGContext(
                data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
                space: try .named(CGColorSpace.sRGB),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        let context = CIContext(cgContext: canvas)
        context.draw(
            .red.cropped(to: CGRect(x: 0, y: 0, width: 2, height: 2)), in: CGRect(x: 1, y: 1, width: 2, height: 2),
            from: CGRect(x: 0, y: 0, width: 2, height: 2))
        let plane = Plane(CIImage(cgImage: try XCTUnwrap(canvas.makeImage())))
        for y in 0..<4 {
            for x in 0..<4 {
                XCTAssertEqual(plane[x, y].x, (1...2).contains(x) && (1...2).contains(y) ? 1 : 0, "\(x) \(y)")
            }
        }
        // A part that extends beyond the image draws only the image.
        context.draw(
            .blue.cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1)), in: CGRect(x: 0, y: 0, width: 4, height: 4),
            from: CGRect(x: -3, y: -3, width: 4, height: 4))
        let again = Plane(CIImage(cgImage: try XCTUnwrap(canvas.makeImage())))
        XCTAssertEqual(again[3, 3].z, 1)
        XCTAssertEqual(again[0, 0], .zero)
    }

    func testFilesOfSeveralKinds() throws {
        let image = Plane.sample.image.settingProperties(["{Exif}": ["UserComment": "kasane"]])
        XCTAssertEqual((image.properties["{Exif}"] as? [String: Any])?["UserComment"] as? String, "kasane")
        let (context, space) = (CIContext(), try CGColorSpace.named(CGColorSpace.sRGB))
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (tiff, jpeg) = (folder.appendingPathComponent("a.tiff"), folder.appendingPathComponent("a.jpg"))
        try context.writeTIFFRepresentation(of: image, to: tiff, format: .RGBA16, colorSpace: space)
        try context.writeJPEGRepresentation(of: image, to: jpeg, colorSpace: space, options: [.quality: 1])
        for url in [tiff, jpeg] {
            let read = try XCTUnwrap(CIImage(contentsOf: url))
            XCTAssertEqual(read.extent, image.extent)
            XCTAssertEqual(read.url, url)
        }
        XCTAssertLessThan(Plane(try XCTUnwrap(CIImage(contentsOf: tiff))).difference { Plane.sample[$0, $1] }, 0.02)
        XCTAssertThrowsError(try context.writeTIFFRepresentation(of: .red, to: tiff, format: .RGBA8, colorSpace: space))
    }

    func testTheDeviceIsTheProcessor() throws {
        let device = try XCTUnwrap(MTLCreateSystemDefaultDevice())
        XCTAssertNotNil(CIContext(mtlDevice: device).createCGImage(red, from: red.extent))
        let queue = try XCTUnwrap(device.makeCommandQueue())
        XCTAssertNotNil(CIContext(mtlCommandQueue: queue).createCGImage(red, from: red.extent))
    }
}
