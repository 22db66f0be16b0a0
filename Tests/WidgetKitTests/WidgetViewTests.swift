import XCTest

@testable import WidgetKit

/// How widgets are shown: their sizes, margins, backgrounds and links.
@MainActor
final class WidgetViewTests: WidgetTestCase {
    private struct Numbers: Widget {
        var body: some WidgetConfiguration {
            StaticConfiguration(kind: "numbers", provider: NumberProvider()) { _ in
                Color.blue.containerBackground(.red, for: .widget)
            }
            .configurationDisplayName("Numbers")
            .supportedFamilies([.systemSmall, .accessoryCircular])
        }
    }

    private struct Edges: Widget {
        var body: some WidgetConfiguration {
            StaticConfiguration(kind: "edges", provider: NumberProvider()) { _ in Color.blue }
                .contentMarginsDisabled()
        }
    }

    private struct Both: WidgetBundle {
        var body: some Widget {
            Numbers()
            if #available(iOS 16, *) { Edges() }
        }
    }

    private func picture(_ widget: some Widget, _ family: WidgetFamily) throws -> (CGImage, (Int, Int) -> [UInt8]) {
        let description = try XCTUnwrap(WidgetDescription.all(of: widget).first)
        let renderer = ImageRenderer(content: WidgetStage(description: description, family: family))
        renderer.scale = 1
        let image = try XCTUnwrap(renderer.cgImage)
        var bytes = [UInt8](repeating: 0, count: 4 * image.width * image.height)
        let context = CGContext(
            data: &bytes, width: image.width, height: image.height, bitsPerComponent: 8, bytesPerRow: 4 * image.width,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        context?.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
        let pixels = bytes
        return (image, { x, y in Array(pixels[4 * (y * image.width + x)..<4 * (y * image.width + x) + 4]) })
    }

    func testSizesAreThoseOfTheScreen() async {
        func size(_ width: Double, _ height: Double, _ family: WidgetFamily) -> CGSize {
            WidgetMetrics(screen: CGSize(width: width, height: height)).size(of: family)
        }
        XCTAssertEqual(size(393, 852, .systemSmall), CGSize(width: 158, height: 158))
        XCTAssertEqual(size(852, 393, .systemMedium), CGSize(width: 338, height: 158))
        XCTAssertEqual(size(430, 932, .systemLarge), CGSize(width: 364, height: 382))
        XCTAssertEqual(size(375, 667, .systemSmall), CGSize(width: 148, height: 148))
        XCTAssertEqual(size(414, 736, .systemSmall), CGSize(width: 159, height: 159))
        XCTAssertEqual(size(820, 1180, .systemExtraLarge), CGSize(width: 715.5, height: 342))
        XCTAssertEqual(size(100, 100, .accessoryCircular), CGSize(width: 68, height: 68))
    }

    func testTheBackgroundExtendsBehindTheMargins() async throws {
        let (image, pixel) = try picture(Numbers(), .systemSmall)
        XCTAssertEqual(image.width, image.height)
        let middle = image.width / 2
        XCTAssertGreaterThan(pixel(8, middle)[0], 200, "the margin is red")
        XCTAssertGreaterThan(pixel(20, middle)[2], 200, "the content is blue")
        XCTAssertEqual(pixel(1, 1)[3], 0, "corners are round")
    }

    func testWithoutMarginsTheContentFillsTheWidget() async throws {
        let (image, pixel) = try picture(Edges(), .systemMedium)
        XCTAssertGreaterThan(image.width, 2 * image.height)
        XCTAssertGreaterThan(pixel(2, image.height / 2)[2], 200)
    }

    func testOnTheLockScreenThereIsNoBackgroundAndNoColour() async throws {
        let (image, pixel) = try picture(Numbers(), .accessoryCircular)
        let colour = pixel(image.width / 2, image.height / 2)
        XCTAssertEqual(colour[0], colour[1])
        XCTAssertEqual(colour[1], colour[2])
        XCTAssertEqual(pixel(1, 1)[3], 0)
    }

    func testBundlesAndDescriptions() async {
        let all = WidgetDescription.all(of: Both().body)
        XCTAssertEqual(all.map(\.kind), ["numbers", "edges"])
        XCTAssertEqual(all[0].families, [.systemSmall, .accessoryCircular])
        XCTAssertEqual(all[1].families, [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge])
        XCTAssertEqual(all[0].displayName, Text("Numbers"))
        XCTAssertFalse(all[1].hasContentMargins)
        XCTAssertTrue(WidgetDescription.all(of: WidgetGroup()).isEmpty)
        XCTAssertNil(WidgetDescription.of(EmptyWidgetConfiguration()))
    }

    func testATapOpensTheURL() async throws {
        struct Linked: View {
            var body: some View { Text("a").widgetURL(URL(string: "app://numbers")) }
        }
        struct LinkedWidget: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "linked", provider: NumberProvider()) { _ in Linked() }
            }
        }
        var opened: [URL] = []
        let description = try XCTUnwrap(WidgetDescription.all(of: LinkedWidget()).first)
        let view = WidgetStage(description: description, family: .systemSmall)
            .environment(
                \.openURL,
                OpenURLAction { url in
                    opened.append(url)
                    return .handled
                })
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        window.rootViewController = UIHostingController(rootView: view)
        window.makeKeyAndVisible()
        CATransaction.flush()
        try play(TouchScript().tap(at: CGPoint(x: 60, y: 60)), in: window)
        XCTAssertEqual(opened.map(\.absoluteString), ["app://numbers"])
    }
}
