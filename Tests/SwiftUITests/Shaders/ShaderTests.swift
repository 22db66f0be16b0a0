import LayerTestSupport
import SwiftUI
import XCTest

/// Shaders are functions in the program, called for each pixel.
/// See [Apple's reference](https://developer.apple.com/documentation/swiftui/shader).
@MainActor
final class ShaderTests: HierarchyTestCase {
    private let red = [255, 0, 0]
    private let pureRed = Color(red: 1, green: 0, blue: 0)

    func testAColorEffectComputesEachPixelOfItsPlaceAndColor() async throws {
        ShaderLibrary.register(
            "swapHalf",
            color: { position, color, arguments in
                position.x < arguments.float(0) ? SIMD4(color.z, color.y, color.x, color.w) : color
            })
        let view = pureRed.frame(width: 20, height: 20).colorEffect(ShaderLibrary.swapHalf(.float(10)))
        let picture = try XCTUnwrap(ViewPicture(20, 20, view))
        XCTAssert(isClose(picture[5, 10], [0, 0, 255]))
        XCTAssert(isClose(picture[15, 10], red))
    }

    func testPlacesAreTheViewsOwnWhereverItIs() async throws {
        ShaderLibrary.register(
            "upperHalf", color: { place, color, _ in place.y < 10 ? color : SIMD4(0, 1, 0, 1) * color.w })
        let view = pureRed.frame(width: 20, height: 20).colorEffect(ShaderLibrary.upperHalf())
            .rotationEffect(.degrees(180)).offset(x: 7, y: 3)
        let picture = try XCTUnwrap(ViewPicture(60, 60, view.frame(width: 60, height: 60)))
        XCTAssert(isClose(picture[37, 26], [0, 255, 0]), "upside down: \(picture[37, 26])")
        XCTAssert(isClose(picture[37, 40], red), "\(picture[37, 40])")
    }

    func testADistortionReadsOtherPlaces() async throws {
        ShaderLibrary.register("shift", distortion: { $0 - $1.float2(0) })
        let view = pureRed.frame(width: 10, height: 10)
            .distortionEffect(
                ShaderLibrary.shift(.float2(CGPoint(x: 6, y: 0))), maxSampleOffset: CGSize(width: 6, height: 0))
        let picture = try XCTUnwrap(ViewPicture(40, 40, view.frame(width: 40, height: 40)))
        XCTAssert(isClose(picture[17, 20], [255, 255, 255]), "\(picture[17, 20])")
        XCTAssert(isClose(picture[22, 20], red))
        XCTAssert(isClose(picture[29, 20], red), "beyond the view: \(picture[29, 20])")
    }

    func testALayerEffectReadsManyPixels() async throws {
        ShaderLibrary.register(
            "spread",
            layer: { place, layer, _ in (layer.sample(place - SIMD2(4, 0)) + layer.sample(place + SIMD2(4, 0))) / 2 }
        )
        let view = pureRed.frame(width: 10, height: 10)
            .layerEffect(ShaderLibrary.spread(), maxSampleOffset: CGSize(width: 4, height: 0))
        let picture = try XCTUnwrap(ViewPicture(40, 40, view.frame(width: 40, height: 40)))
        XCTAssert(isClose(picture[20, 20], red))
        XCTAssert(isClose(picture[13, 20], [255, 128, 128]), "half of it: \(picture[13, 20])")
    }

    func testAShaderFillsShapesAndTexts() async throws {
        ShaderLibrary.register(
            "across",
            fill: { place, arguments in
                let box = arguments.float4(0)
                return place.x < box.x + box.z / 2 ? SIMD4(1, 0, 0, 1) : arguments.float4(1)
            })
        let shader = ShaderLibrary.across(.boundingRect, .color(Color(red: 0, green: 0, blue: 1)))
        let picture = try XCTUnwrap(ViewPicture(20, 20, Rectangle().fill(shader)))
        XCTAssert(isClose(picture[5, 10], red))
        XCTAssert(isClose(picture[15, 10], [0, 0, 255]))
        let text = try XCTUnwrap(ViewPicture(60, 40, Text("██").font(.system(size: 30)).foregroundStyle(shader)))
        XCTAssert(isClose(text[20, 20], red), "\(text[20, 20])")
        XCTAssert(isClose(text[40, 20], [0, 0, 255]), "\(text[40, 20])")
    }

    func testWhatIsDisabledOrUnknownLeavesItsViewAsItIs() async throws {
        ShaderLibrary.register("clearing", color: { _, _, _ in .zero })
        let off = pureRed.colorEffect(ShaderLibrary.clearing(), isEnabled: false)
        XCTAssert(isClose(try XCTUnwrap(ViewPicture(10, 10, off))[5, 5], red))
        assertReported("nobodysFunction", "register") {
            let unknown = pureRed.colorEffect(ShaderLibrary.nobodysFunction())
            XCTAssert(isClose(ViewPicture(10, 10, unknown)?[5, 5] ?? [], red))
        }
    }

    func testValuesThatAreNoNumbersAreNone() async throws {
        ShaderLibrary.register("broken", color: { _, _, _ in SIMD4(.nan, .infinity, -5, 2) })
        ShaderLibrary.register("lost", distortion: { _, _ in SIMD2(.nan, .infinity) })
        let picture = try XCTUnwrap(ViewPicture(10, 10, pureRed.colorEffect(ShaderLibrary.broken())))
        XCTAssert(isClose(picture[5, 5], [0, 255, 0]), "\(picture[5, 5])")
        let far = CGSize(width: CGFloat.infinity, height: .nan)
        let lost = pureRed.distortionEffect(ShaderLibrary.lost(), maxSampleOffset: far)
        XCTAssert(isClose(try XCTUnwrap(ViewPicture(10, 10, lost))[5, 5], [255, 255, 255]))
    }

    func testArgumentsHaveTheirKinds() async throws {
        ShaderLibrary.register(
            "sums",
            color: { _, _, arguments in
                let numbers = arguments.floats(0).reduce(0, +) + arguments.float3(1).y + arguments.float(9)
                let image = arguments.sample(2, at: SIMD2(0.5, 0.5))
                let bytes = Float(arguments.data(3).count)
                let colors = Float(arguments.colors(4).count)
                return SIMD4(numbers / 10, image.x, (bytes + colors) / 10, 1)
            })
        let green = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        let shader = ShaderLibrary.default.sums(
            .floatArray([1, 2]), .float3(0.0, 2.0, 0.0), .image(Image(uiImage: green)), .data(Data([1, 2, 3])),
            .colorArray([.red, .blue]))
        let picture = try XCTUnwrap(ViewPicture(10, 10, pureRed.colorEffect(shader)))
        XCTAssert(isClose(picture[5, 5], [128, 255, 128]), "\(picture[5, 5])")
    }

    func testAnAnimatedArgumentMovesFrameByFrame() async throws {
        ShaderLibrary.register("fadeTo", color: { $1 * $2.float(0) })
        struct Fading: View, Animatable {
            nonisolated(unsafe) var amount: Double
            nonisolated var animatableData: Double {
                get { amount }
                set { amount = newValue }
            }
            var body: some View {
                Color(red: 0, green: 0, blue: 0).colorEffect(ShaderLibrary.fadeTo(.float(amount)))
            }
        }
        let host = Host(width: 10, height: 10, Fading(amount: 1))
        withAnimation(.linear(duration: 1)) { host.view.rootView = Fading(amount: 0) }
        host.settle()
        advance(to: 0.5)
        XCTAssert(isClose(try XCTUnwrap(ViewPicture(host))[5, 5], [128, 128, 128], 6))
    }

    func testACanvasHasShadersAndThresholds() async throws {
        ShaderLibrary.register("green", color: { _, color, _ in SIMD4(0, 1, 0, 1) * color.w })
        let canvas = Canvas { context, size in
            var shaded = context
            shaded.addFilter(.colorShader(ShaderLibrary.green()))
            shaded.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 20)), with: .color(.red))
            context.addFilter(.alphaThreshold(min: 0.5, color: Color(red: 0, green: 0, blue: 1)))
            context.fill(Path(CGRect(x: 10, y: 0, width: 10, height: 10)), with: .color(.red.opacity(0.8)))
            context.fill(Path(CGRect(x: 10, y: 10, width: 10, height: 10)), with: .color(.red.opacity(0.2)))
        }
        let picture = try XCTUnwrap(ViewPicture(20, 20, canvas))
        XCTAssert(isClose(picture[5, 10], [0, 255, 0]))
        XCTAssert(isClose(picture[15, 5], [0, 0, 255]))
        XCTAssert(isClose(picture[15, 15], [255, 255, 255]))
    }

    func testAShadowMayFallIntoWhatIsDrawn() async throws {
        func canvas(_ options: GraphicsContext.ShadowOptions) -> some View {
            Canvas { context, size in
                context.addFilter(.shadow(color: .black, radius: 3, options: options))
                context.fill(Path(CGRect(x: 10, y: 10, width: 20, height: 20)), with: .color(.white))
            }
        }
        let inner = try XCTUnwrap(ViewPicture(40, 40, canvas([.shadowAbove, .invertsAlpha])))
        XCTAssertLessThan(inner[11, 20][0], 200)
        XCTAssertGreaterThan(inner[20, 20][0], 240)
        let above = try XCTUnwrap(ViewPicture(40, 40, canvas(.shadowAbove)))
        XCTAssertLessThan(above[20, 20][0], 20)
        let behind = try XCTUnwrap(ViewPicture(40, 40, canvas([])))
        XCTAssertGreaterThan(behind[20, 20][0], 250)
    }

    func testACanvasProjectsDrawings() async throws {
        let canvas = Canvas { context, size in
            context.addFilter(.projectionTransform(ProjectionTransform(CGAffineTransform(translationX: 10, y: 0))))
            context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 20)), with: .color(.red))
        }
        let picture = try XCTUnwrap(ViewPicture(20, 20, canvas))
        XCTAssert(isClose(picture[5, 10], [255, 255, 255]))
        XCTAssert(isClose(picture[15, 10], [255, 59, 48], 4), "\(picture[15, 10])")
    }
}
