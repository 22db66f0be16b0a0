import Observation
import QuartzCore
import SwiftUI
import UIKit
import XCTest

/// SwiftUI in UIKit, and UIKit in SwiftUI.
final class HostingTests: HierarchyTestCase {
    func testControllersFit() async {
        let controller = UIHostingController(rootView: Box("a", 30, 40).padding(5))
        XCTAssertEqual(controller.sizeThatFits(in: CGSize(width: 100, height: 100)), CGSize(width: 40, height: 50))
        let flexible = UIHostingController(rootView: Box("a"))
        XCTAssertEqual(flexible.sizeThatFits(in: CGSize(width: 70, height: 60)), CGSize(width: 70, height: 60))
    }

    struct Shaded: View {
        @Environment(\.colorScheme) var scheme
        let log: SchemeLog
        var body: some View {
            log.scheme = scheme
            return Box("shaded", 10, 10)
        }
    }

    @MainActor
    final class SchemeLog { var scheme: ColorScheme? }

    struct Preferring: View {
        let scheme: ColorScheme?
        let log: SchemeLog
        var body: some View { Shaded(log: log).preferredColorScheme(scheme) }
    }

    func testViewsPreferAColourScheme() async {
        let log = SchemeLog()
        let host = Host(Preferring(scheme: .dark, log: log))
        host.settle()
        XCTAssertEqual(log.scheme, .dark)
        XCTAssertEqual(host.view.traitCollection.userInterfaceStyle, .dark)
        host.view.rootView = Preferring(scheme: nil, log: log)
        host.settle()
        XCTAssertEqual(log.scheme, .light)
    }

    @MainActor @Observable
    final class SchemeModel { var scheme: ColorScheme? = .dark }

    private struct Presenting: View {
        let model: SchemeModel
        let log: SchemeLog
        var body: some View {
            NavigationStack {
                Color.gray.sheet(isPresented: .constant(true)) { Shaded(log: log) }.preferredColorScheme(model.scheme)
            }
        }
    }

    /// The scheme is the window's, and so that of presentations above the views, as long as it is preferred.
    func testAPreferredColourSchemeIsThatOfThePresentation() async throws {
        let (model, log) = (SchemeModel(), SchemeLog())
        let screen = Screen(Presenting(model: model, log: log))
        screen.wait()
        XCTAssertEqual(log.scheme, .dark)
        XCTAssertEqual(screen.stack?.navigationBar.traitCollection.userInterfaceStyle, .dark)
        model.scheme = .light
        screen.wait()
        XCTAssertEqual(log.scheme, .light)
        model.scheme = nil
        screen.wait()
        XCTAssertEqual(screen.window.overrideUserInterfaceStyle, .unspecified)
    }

    /// UIKit's colours have a sheet's elevated level, however early its views are evaluated.
    func testColoursAreLighterInASheetInTheDark() async throws {
        struct Ground: View {
            var body: some View { Color(uiColor: .systemBackground).accessibilityLabel("ground") }
        }
        let screen = Screen(
            Ground().sheet(isPresented: .constant(true)) { Ground().ignoresSafeArea() }.preferredColorScheme(.dark))
        screen.wait()
        func shades(_ view: UIView) -> [Double] {
            func all(_ layer: CALayer) -> [CALayer] { [layer] + (layer.sublayers ?? []).flatMap(all) }
            return all(view.layer).compactMap { $0.backgroundColor?.components?.first }.map {
                Double($0 * 255).rounded()
            }
        }
        let sheet = try XCTUnwrap(screen.controller.presentedViewController?.view)
        XCTAssertEqual(Set(shades(sheet)), [28])
        XCTAssert(shades(screen.controller.view).contains(0))
    }

    /// A sheet's preference applies to its own presentation only.
    func testASheetsColourSchemeIsItsOwn() async throws {
        let (outer, inner) = (SchemeLog(), SchemeLog())
        let screen = Screen(
            Shaded(log: outer).sheet(isPresented: .constant(true)) { Preferring(scheme: .dark, log: inner) })
        screen.wait()
        XCTAssertEqual(inner.scheme, .dark)
        XCTAssertEqual(outer.scheme, .light)
        XCTAssertEqual(screen.window.overrideUserInterfaceStyle, .unspecified)
    }

    private struct Measured: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ uiView: UIView, context: Context) {}

        func _overrideSizeThatFits(_ size: inout CGSize, in proposedSize: _ProposedSize, uiView: UIView) {
            let proposed = Mirror(reflecting: proposedSize).children
            let width = proposed.first { $0.label == "width" }?.value as? CGFloat
            size = CGSize(width: (width ?? 0) / 2, height: size.height / 4)
        }
    }

    /// Representables from before `sizeThatFits(_:uiView:context:)` was introduced.
    func testARepresentableMayChangeItsSize() async {
        let controller = UIHostingController(rootView: Measured().previewLayout(.sizeThatFits).previewDisplayName("M"))
        XCTAssertEqual(controller.sizeThatFits(in: CGSize(width: 80, height: 60)), CGSize(width: 40, height: 15))
    }

    struct Plain: UIViewRepresentable {
        let color: UIColor
        let log: Log

        final class Coordinator { var updates = 0 }

        func makeCoordinator() -> Coordinator { Coordinator() }
        func makeUIView(context: Context) -> UIView { UIView() }

        func updateUIView(_ uiView: UIView, context: Context) {
            uiView.backgroundColor = color
            context.coordinator.updates += 1
            log.updates = context.coordinator.updates
        }

        static func dismantleUIView(_ uiView: UIView, coordinator: Coordinator) { coordinator.updates = -1 }
    }

    @MainActor
    final class Log { var updates = 0 }

    struct Page: View {
        let color: UIColor
        let log: Log
        var body: some View {
            ZStack {
                Plain(color: color, log: log).frame(width: 40, height: 30)
                Box("front", 10, 10)
            }
        }
    }

    func testViewsOfUIKit() async throws {
        let log = Log()
        let host = Host(Page(color: .red, log: log))
        let view = try XCTUnwrap(host.view.subviews.first)
        XCTAssertEqual(view.frame, CGRect(x: 80, y: 35, width: 40, height: 30))
        XCTAssertEqual(view.backgroundColor, .red)
        XCTAssertTrue(view.layer.superlayer === host.layer("front")?.superlayer)
        host.view.rootView = Page(color: .blue, log: log)
        host.settle()
        XCTAssertEqual(view.backgroundColor, .blue)
        XCTAssertEqual(log.updates, 2)
        XCTAssertTrue(host.view.hitTest(CGPoint(x: 100, y: 50), with: nil) === view)
    }

    @MainActor
    final class Calls { var lines: [String] = [] }

    final class Inner: UIViewController {
        let calls: Calls

        init(calls: Calls) {
            self.calls = calls
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewWillAppear(_ animated: Bool) { calls.lines.append("will appear") }
        override func viewDidAppear(_ animated: Bool) { calls.lines.append("did appear") }
        override func viewDidDisappear(_ animated: Bool) { calls.lines.append("did disappear") }
        override func didMove(toParent parent: UIViewController?) {
            calls.lines.append(parent == nil ? "no parent" : "parent")
        }
    }

    struct Controlled: UIViewControllerRepresentable {
        let title: String
        let calls: Calls

        func makeUIViewController(context: Context) -> Inner { Inner(calls: calls) }
        func updateUIViewController(_ controller: Inner, context: Context) { controller.title = title }
        static func dismantleUIViewController(_ controller: Inner, coordinator: Void) {
            controller.calls.lines.append("dismantled")
        }
    }

    struct ControllerPage: View {
        let title: String?
        let calls: Calls
        var body: some View {
            ZStack {
                if let title { Controlled(title: title, calls: calls).frame(width: 40, height: 30) }
            }
        }
    }

    func testControllersOfUIKit() async throws {
        let calls = Calls()
        let hosting = UIHostingController(rootView: ControllerPage(title: "one", calls: calls))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        window.rootViewController = hosting
        window.makeKeyAndVisible()
        CATransaction.flush()
        let inner = try XCTUnwrap(hosting.children.first as? Inner)
        XCTAssertEqual(inner.view.frame, CGRect(x: 80, y: 35, width: 40, height: 30))
        XCTAssertEqual(inner.title, "one")
        XCTAssertEqual(Set(calls.lines), ["parent", "will appear", "did appear"])
        hosting.rootView = ControllerPage(title: "two", calls: calls)
        CATransaction.flush()
        XCTAssertEqual(inner.title, "two")
        XCTAssertTrue(hosting.children.first === inner)
        calls.lines = []
        hosting.rootView = ControllerPage(title: nil, calls: calls)
        CATransaction.flush()
        XCTAssertEqual(calls.lines, ["dismantled", "did disappear", "no parent"])
        XCTAssertTrue(hosting.children.isEmpty)
    }

    func testControllersThatComeLaterHaveAParentToo() async {
        let calls = Calls()
        let hosting = UIHostingController(rootView: ControllerPage(title: nil, calls: calls))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        window.rootViewController = hosting
        window.makeKeyAndVisible()
        CATransaction.flush()
        hosting.rootView = ControllerPage(title: "late", calls: calls)
        CATransaction.flush()
        XCTAssertEqual(hosting.children.count, 1)
        XCTAssertEqual(calls.lines, ["will appear", "did appear", "parent"])
    }
}

/// Images of views.
final class ImageRendererTests: HierarchyTestCase {
    struct Filled: LeafView {
        typealias Body = Never
        let color: CGColor

        func updateLayer(_ layer: CALayer, _ context: LeafContext) { layer.backgroundColor = color }
    }

    func testAViewBecomesAPicture() async throws {
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        let renderer = ImageRenderer(content: Filled(color: red).frame(width: 20, height: 10).padding(5))
        renderer.scale = 2
        let image = try XCTUnwrap(renderer.cgImage)
        XCTAssertEqual([image.width, image.height], [60, 40])
        let pixels = try XCTUnwrap(image.dataProvider?.data as Data?)
        func pixel(_ x: Int, _ y: Int) -> [UInt8] { Array(pixels[(y * image.bytesPerRow + x * 4)...].prefix(4)) }
        XCTAssertEqual(pixel(30, 20)[3], 255)
        XCTAssertEqual(pixel(4, 4)[3], 0)
    }

    func testAViewWithoutSizeHasNoPicture() async {
        XCTAssertNil(ImageRenderer(content: EmptyView()).cgImage)
    }
}
