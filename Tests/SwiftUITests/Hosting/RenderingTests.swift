import QuartzCore
import SwiftUI
import UIKit
import XCTest

/// Rendering views without a window, and UIKit views inside them.
final class RenderingTests: HierarchyTestCase {
    private func pixel(_ image: CGImage, _ x: Int, _ y: Int) throws -> [UInt8] {
        let data = try XCTUnwrap(image.dataProvider?.data as Data?)
        return Array(data[(y * image.bytesPerRow + x * 4)...].prefix(4))
    }

    private let red = Color(red: 1, green: 0, blue: 0)

    func testAPictureIsAsLargeAsTheViewForTheProposal() async throws {
        let cases: [(ProposedViewSize, CGFloat, Int, Int)] = [
            (.unspecified, 1, 10, 10), (ProposedViewSize(width: 30, height: nil), 1, 30, 10),
            (ProposedViewSize(width: 30, height: 20), 2, 60, 40), (ProposedViewSize(width: 7, height: 5), 3, 21, 15),
        ]
        for (proposal, scale, width, height) in cases {
            let renderer = ImageRenderer(content: red)
            (renderer.proposedSize, renderer.scale) = (proposal, scale)
            let image = try XCTUnwrap(renderer.cgImage)
            XCTAssertEqual([image.width, image.height], [width, height])
            XCTAssertEqual(renderer.uiImage?.scale, scale)
            XCTAssertEqual(try pixel(image, width / 2, height / 2), [255, 0, 0, 255])
        }
    }

    func testAPictureShowsTheContentOfTheMoment() async throws {
        let renderer = ImageRenderer(content: Rectangle().fill(red).frame(width: 10, height: 10))
        XCTAssertEqual(try pixel(XCTUnwrap(renderer.cgImage), 5, 5), [255, 0, 0, 255])
        var announced = 0
        let subscription = renderer.objectWillChange.sink { announced += 1 }
        renderer.content = Rectangle().fill(Color(red: 0, green: 0, blue: 1)).frame(width: 20, height: 10)
        subscription.cancel()
        XCTAssertEqual(announced, 1)
        let image = try XCTUnwrap(renderer.cgImage)
        XCTAssertEqual(image.width, 20)
        XCTAssertEqual(try pixel(image, 15, 5), [0, 0, 255, 255])
    }

    func testTheBackgroundIsClearUnlessTheImageIsOpaque() async throws {
        let renderer = ImageRenderer(content: Circle().fill(red).frame(width: 20, height: 20))
        XCTAssertEqual(try pixel(XCTUnwrap(renderer.cgImage), 0, 0)[3], 0)
        renderer.isOpaque = true
        XCTAssertEqual(try pixel(XCTUnwrap(renderer.cgImage), 0, 0), [0, 0, 0, 255])
    }

    func testAViewIsDrawnIntoACallersContext() async throws {
        let context = try XCTUnwrap(
            CGContext(
                data: nil, width: 40, height: 40, bitsPerComponent: 8, bytesPerRow: 160,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        var proposed = CGSize.zero
        ImageRenderer(content: red.frame(width: 20, height: 10)).render { size, draw in
            proposed = size
            context.translateBy(x: 10, y: 10)
            draw(context)
        }
        XCTAssertEqual(proposed, CGSize(width: 20, height: 10))
        let image = try XCTUnwrap(context.makeImage())
        var inked = 0
        for y in 0..<40 { for x in 0..<40 where try pixel(image, x, y)[3] > 0 { inked += 1 } }
        XCTAssertEqual(inked, 200)
    }

    func testTheDisplayScaleIsThePictures() async throws {
        struct Scaled: View {
            @Environment(\.displayScale) private var scale
            var body: some View { Color.red.frame(width: scale * 10, height: 10) }
        }
        let renderer = ImageRenderer(content: Scaled())
        renderer.scale = 3
        XCTAssertEqual(try XCTUnwrap(renderer.cgImage).width, 90)
    }

    // MARK: UIKit views

    @MainActor
    final class Log { var lines: [String] = [] }

    struct Gauge: UIViewRepresentable {
        let text: String
        let log: Log
        var size: CGSize?

        @MainActor
        final class Coordinator {
            var log: Log
            init(_ log: Log) { self.log = log }
        }

        func makeCoordinator() -> Coordinator {
            log.lines.append("coordinator")
            return Coordinator(log)
        }

        func makeUIView(context: Context) -> UILabel {
            log.lines.append("make \(context.environment.isEnabled)")
            return UILabel()
        }

        func updateUIView(_ label: UILabel, context: Context) {
            label.text = text
            log.lines.append("update \(text)")
        }

        static func dismantleUIView(_ label: UILabel, coordinator: Coordinator) {
            coordinator.log.lines.append("dismantle \(label.text ?? "")")
        }

        func sizeThatFits(_ proposal: ProposedViewSize, uiView: UILabel, context: Context) -> CGSize? { size }
    }

    struct Page: View {
        let text: String?
        let log: Log
        var size: CGSize?
        var body: some View {
            HStack(spacing: 0) {
                if let text { Gauge(text: text, log: log, size: size).disabled(true) }
                Box("after", 10, 10)
            }
        }
    }

    func testAUIKitViewIsMadeOnceUpdatedAndDismantled() async {
        let log = Log()
        let host = Host(Page(text: "a", log: log))
        XCTAssertEqual(log.lines, ["coordinator", "make false", "update a"])
        host.view.rootView = Page(text: "b", log: log)
        host.settle()
        XCTAssertEqual(log.lines.suffix(1), ["update b"])
        host.view.rootView = Page(text: nil, log: log)
        host.settle()
        XCTAssertEqual(log.lines.suffix(1), ["dismantle b"])
        XCTAssertEqual(log.lines.count { $0 == "coordinator" }, 1)
    }

    func testAViewOfUIKitMaySayItsSize() async {
        let host = Host(Page(text: "a", log: Log(), size: CGSize(width: 60, height: 30)))
        host.assertFrame("after", 125, 45, 10, 10)
    }

    struct Wrapped<V: UIView>: UIViewRepresentable {
        let make: @MainActor () -> V
        init(_ make: @escaping @MainActor () -> V) { self.make = make }
        func makeUIView(context: Context) -> V { make() }
        func updateUIView(_ uiView: V, context: Context) {}
    }

    /// A view with content of 60 by 30 points.
    final class Content: UIView {
        override var intrinsicContentSize: CGSize { CGSize(width: 60, height: 30) }
    }

    /// A view of UIKit is stretched unless it hugs its content with high priority, and compressed if it doesn't resist
    /// that with high priority.
    func testThePrioritiesOfAUIKitViewDetermineItsFlexibility() async {
        assertSizes(
            Wrapped { Content() },
            [((100, 90), (100, 90)), ((10, 10), (60, 30)), ((nil, nil), (60, 30)), ((nil, 50), (60, 50))], "standard")
        let hugging = Wrapped {
            let view = Content()
            view.setContentHuggingPriority(.defaultHigh, for: .vertical)
            return view
        }
        assertSizes(hugging, [((100, 90), (100, 30)), ((10, 10), (60, 30))], "hugging")
        let compressible = Wrapped {
            let view = Content()
            view.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
            return view
        }
        assertSizes(compressible, [((10, 10), (10, 30)), ((nil, 10), (60, 30))], "compressible")
        assertSizes(Wrapped { UIView() }, [((100, 90), (100, 90)), ((0, nil), (0, 0))], "without content")
        let own = UISwitch().intrinsicContentSize
        assertSizes(Wrapped { UISwitch() }, [((200, 200), (own.width, own.height))], "switch")
        let high = UITextField().intrinsicContentSize.height
        let field = Wrapped {
            let view = UITextField()
            view.setContentHuggingPriority(.defaultHigh, for: .vertical)
            return view
        }
        assertSizes(field, [((200, 200), (200, high))], "field")
    }

    func testTheHostingControllersTitleIsTheInnermostTitle() async {
        let controller = UIHostingController(
            rootView: VStack { Text(verbatim: "x").navigationTitle(Text(verbatim: "inner")) })
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.rootViewController = controller
        window.isHidden = false
        CATransaction.flush()
        XCTAssertEqual(controller.title, "inner")
    }
}
