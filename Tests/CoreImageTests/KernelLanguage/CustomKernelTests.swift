import CoreImage
import XCTest

/// Kernels applied to images.
final class CustomKernelTests: XCTestCase {
    private let sample = Plane.sample

    func testAColourKernelSeesEachPixel() throws {
        let source = "kernel vec4 swap(__sample s, float f) { return vec4(s.gbr * f, s.a); }"
        let kernel = try XCTUnwrap(CIColorKernel(source: source))
        XCTAssertEqual(kernel.name, "swap")
        let image = try XCTUnwrap(kernel.apply(extent: sample.image.extent, arguments: [sample.image, 0.5]))
        let worst = Plane(image).difference { x, y in
            let p = sample[x, y]
            return SIMD4(p.y / 2, p.z / 2, p.x / 2, p.w)
        }
        XCTAssertLessThan(worst, 1e-6)
    }

    func testAGeneralKernelSamplesAnywhere() throws {
        let source = """
            kernel vec4 moved(sampler image, vec2 by) {
                vec2 at = samplerCoord(image) + by;
                return sample(image, samplerTransform(image, at)) * (samplerSize(image).x / 24.0);
            }
            """
        let kernel = try XCTUnwrap(CIKernel(source: source))
        var regions: [CGRect] = []
        let image = try XCTUnwrap(
            kernel.apply(
                extent: sample.image.extent,
                roiCallback: { index, rect in
                    XCTAssertEqual(index, 0)
                    regions.append(rect)
                    return rect.offsetBy(dx: 2, dy: -3)
                }, arguments: [sample.image, CIVector(x: 2, y: -3)]))
        XCTAssertLessThan(Plane(image).difference { sample[$0 + 2, $1 - 3] }, 1e-6)
        XCTAssertEqual(regions, [sample.image.extent])
    }

    func testAWarpKernelSaysWherePixelsComeFrom() throws {
        let kernel = try XCTUnwrap(
            CIWarpKernel(
                source: "kernel vec2 mirror(float width) { vec2 p = destCoord(); return vec2(width - p.x, p.y); }"))
        let image = try XCTUnwrap(
            kernel.apply(
                extent: sample.image.extent, roiCallback: { _, _ in CGRect(x: 0, y: 0, width: 24, height: 18) },
                image: sample.image, arguments: [24]))
        XCTAssertLessThan(Plane(image).difference { sample[23 - $0, $1] }, 1e-6)
    }

    func testABlendKernelTakesTwoImages() throws {
        let kernel = try XCTUnwrap(
            CIBlendKernel(source: "kernel vec4 both(__sample f, __sample b) { return (f + b) * 0.5; }"))
        let red = CIImage.red.cropped(to: CGRect(x: 0, y: 0, width: 4, height: 4))
        let blue = CIImage.blue.cropped(to: CGRect(x: 2, y: 0, width: 4, height: 4))
        let image = try XCTUnwrap(kernel.apply(foreground: red, background: blue))
        XCTAssertEqual(image.extent, CGRect(x: 0, y: 0, width: 6, height: 4))
        let plane = Plane(image)
        XCTAssertEqual(plane[0, 0], SIMD4(0.5, 0, 0, 0.5))
        XCTAssertEqual(plane[3, 0], SIMD4(0.5, 0, 0.5, 1))
        // Encoded in sRGB, grays are averaged perceptually.
        let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
        let mean = try XCTUnwrap(
            kernel.apply(
                foreground: CIImage(color: gray), background: CIImage(color: .black),
                colorSpace: try .named(CGColorSpace.sRGB)))
        XCTAssertEqual(
            Plane(mean, CGRect(x: 0, y: 0, width: 1, height: 1))[0, 0].x, light(0.25), accuracy: 1e-3)
    }

    func testKernelsAreOfTheirClasses() throws {
        let source = """
            kernel vec4 a(__sample s) { return s; }
            kernel vec2 b() { return destCoord(); }
            kernel vec4 c(sampler s) { return sample(s, samplerCoord(s)); }
            """
        let kernels = try XCTUnwrap(CIKernel.makeKernels(source: source))
        XCTAssertEqual(kernels.map(\.name), ["a", "b", "c"])
        XCTAssertTrue(kernels[0] is CIColorKernel)
        XCTAssertTrue(kernels[1] is CIWarpKernel)
        XCTAssertFalse(kernels[2] is CIColorKernel)
        XCTAssertEqual(CIWarpKernel(source: source)?.name, "b")
        XCTAssertNil(CIBlendKernel(source: source))
    }

    func testSamplersHaveEdgesFiltersAndTransforms() throws {
        let kernel = try XCTUnwrap(
            CIKernel(source: "kernel vec4 k(sampler s) { return sample(s, samplerCoord(s) + vec2(-4.5, 0.0)); }"))
        func plane(_ options: [AnyHashable: Any]) throws -> Plane {
            let sampler = CISampler(image: sample.image, options: options)
            let area = CGRect(x: 0, y: 0, width: 24, height: 18)
            let image = try XCTUnwrap(kernel.apply(extent: area, roiCallback: { _, _ in area }, arguments: [sampler]))
            return Plane(image, area)
        }
        let black = try plane([:])
        XCTAssertEqual(black[2, 3], .zero)
        XCTAssertLessThan(abs(black[20, 3].x - (sample[15, 3].x + sample[16, 3].x) / 2), 1e-6)
        let clamped = try plane([
            kCISamplerWrapMode: kCISamplerWrapClamp, kCISamplerFilterMode: kCISamplerFilterNearest,
        ])
        XCTAssertEqual(clamped[2, 3], sample[0, 3])
        XCTAssertLessThan(abs(clamped[20, 3].x - sample[16, 3].x), 1e-6)
        let moved = CISampler(
            image: sample.image, options: [kCISamplerAffineMatrix: CGAffineTransform(translationX: 5, y: 1)])
        XCTAssertEqual(moved.extent, CGRect(x: 5, y: 1, width: 24, height: 18))
        XCTAssertEqual(moved.definition.extent, moved.extent)
    }

    func testThreadsChangeNothing() throws {
        let kernel = try XCTUnwrap(
            CIKernel(
                source:
                    "kernel vec4 k(sampler s) { return sample(s, samplerCoord(s) * 0.9) + vec4(sin(destCoord().x)); }"))
        let area = CGRect(x: 0, y: 0, width: 300, height: 200)
        let image = try XCTUnwrap(kernel.apply(extent: area, roiCallback: { _, _ in area }, arguments: [sample.image]))
        let one = image.bytes(area, .RGBAf, nil, size: 16, context: CIContext(threads: 1))
        XCTAssertEqual(one, image.bytes(area, .RGBAf, nil, size: 16, context: CIContext(threads: 4)))
    }

    func testShapes() {
        let shape = CIFilterShape(rect: CGRect(x: 0, y: 0, width: 10, height: 20))
        XCTAssertEqual(shape.insetBy(x: 2, y: 3).extent, CGRect(x: 2, y: 3, width: 6, height: 14))
        XCTAssertEqual(shape.insetBy(x: 6, y: 3).extent, .zero)
        XCTAssertEqual(
            shape.union(with: CGRect(x: 5, y: 5, width: 10, height: 5)).extent,
            CGRect(x: 0, y: 0, width: 15, height: 20))
        XCTAssertEqual(
            shape.intersect(with: CGRect(x: 5, y: 5, width: 10, height: 5)).extent,
            CGRect(x: 5, y: 5, width: 5, height: 5))
        XCTAssertEqual(
            shape.transform(by: CGAffineTransform(scaleX: 2, y: 1), interior: false).extent,
            CGRect(x: 0, y: 0, width: 20, height: 20))
        let turned = shape.transform(by: CGAffineTransform(rotationAngle: 0.3), interior: true).extent
        let back = turned.applying(CGAffineTransform(rotationAngle: -0.3))
        XCTAssertLessThan(back.width, 10.001)
        XCTAssertLessThan(back.height, 20.001)
    }
}
