import GLKit
import MetalPerformanceShaders
import SceneKit
import SpriteKit
import WebKit
import XCTest

/// Views whose contents can't be drawn show their background, and never block callers that wait for them.
@MainActor
final class UndrawnViewTests: XCTestCase {
    private func colors(_ image: UIImage?) -> [UInt8]? {
        guard let image = image?.cgImage, let data = image.dataProvider?.data as Data? else { return nil }
        return Array(data.prefix(4))
    }

    func testScenes() async throws {
        let view = SCNView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        view.scene = SCNScene()
        view.backgroundColor = .red
        XCTAssertEqual(view.snapshot().size, CGSize(width: 4, height: 4))
        XCTAssertEqual(colors(view.snapshot())?.count, 4)
    }

    func testOpenGLViews() async throws {
        let view = GLKView(frame: CGRect(x: 0, y: 0, width: 4, height: 3))
        view.backgroundColor = .red
        XCTAssertEqual(view.snapshot.size, CGSize(width: 4, height: 3))
        XCTAssertEqual(colors(view.snapshot), [255, 0, 0, 255])
        XCTAssertEqual(view.drawableWidth, Int(4 * view.contentScaleFactor))
        XCTAssertEqual(view.drawableHeight, Int(3 * view.contentScaleFactor))
    }

    func testSprites() async throws {
        let scene = SKScene(size: CGSize(width: 5, height: 3))
        scene.backgroundColor = .green
        let view = SKView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        view.presentScene(scene)
        XCTAssertEqual(view.backgroundColor, .green)
        let scale = Int(UIScreen.main.scale)
        XCTAssertEqual(view.texture(from: scene)?.cgImage().width, 5 * scale)
        XCTAssertNil(view.texture(from: SKScene(size: .zero)))
    }

    private final class Listener: WKNavigationDelegate {
        var calls: [String] = []
        var policy = WKNavigationActionPolicy.allow
        func webView(
            _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
            decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
        ) {
            calls.append("decide")
            decisionHandler(policy)
        }
        func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
            calls.append("start")
        }
        func webView(
            _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
        ) {
            calls.append("fail")
        }
    }

    func testPagesFailToLoad() async {
        let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 4, height: 4), configuration: WKWebViewConfiguration())
        let listener = Listener()
        view.navigationDelegate = listener
        view.loadHTMLString("<p>Hello</p>", baseURL: nil)
        XCTAssertTrue(view.isLoading)
        XCTAssertEqual(listener.calls, ["decide", "start"])
        let passed = expectation(description: "A turn of the run loop")
        RunLoop.main.perform { passed.fulfill() }
        await fulfillment(of: [passed], timeout: 5)
        XCTAssertFalse(view.isLoading)
        XCTAssertEqual(listener.calls, ["decide", "start", "fail"])
        listener.policy = .cancel
        view.loadHTMLString("<p>Hello</p>", baseURL: nil)
        XCTAssertFalse(view.isLoading)
        XCTAssertEqual(listener.calls, ["decide", "start", "fail", "decide"])
        var picture: UIImage?
        view.takeSnapshot(with: WKSnapshotConfiguration()) { image, _ in picture = image }
        XCTAssertEqual(colors(picture), [255, 255, 255, 255])
    }

    func testTheProcessorRunsKernels() {
        XCTAssertTrue(MPSSupportsMTLDevice(MTLCreateSystemDefaultDevice()))
        XCTAssertFalse(MPSSupportsMTLDevice(nil))
    }

    /// Tests find their bundle by their class.
    func testTestsHaveAClass() {
        XCTAssertTrue(classForCoder == UndrawnViewTests.self)
    }
}
