@_exported public import UIKit
import CoreGraphics
public import ObjectRuntime

/// How a web view is set up. No property has an effect, so it has none.
/// [Apple's reference](https://developer.apple.com/documentation/webkit/wkwebviewconfiguration)
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {}

/// A page on its way.
/// [Apple's reference](https://developer.apple.com/documentation/webkit/wknavigation)
@preconcurrency @MainActor
open class WKNavigation: NSObject {}

/// Why a page is about to load. It has no properties: all loads are the application's own.
/// [Apple's reference](https://developer.apple.com/documentation/webkit/wknavigationaction)
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {}

/// Whether a page may load.
/// [Apple's reference](https://developer.apple.com/documentation/webkit/wknavigationactionpolicy)
public enum WKNavigationActionPolicy: Int, Sendable {
    /// It must not.
    case cancel
    /// It may.
    case allow
    /// It may, as a file. Nothing is loaded, so this is as good as `allow`.
    case download
}

/// What a web view tells about pages.
/// [Apple's reference](https://developer.apple.com/documentation/webkit/wknavigationdelegate)
@preconcurrency @MainActor
public protocol WKNavigationDelegate: RuntimeObject {
    /// A page is about to load: `decisionHandler` says whether it may. By default it may.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
    /// A page begins to load.
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    /// A page has been loaded. No page ever is.
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    /// A page that was being shown could not be loaded to its end.
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    /// A page could not be loaded.
    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
}

extension WKNavigationDelegate {
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
        decisionHandler(.allow)
    }

    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
    public func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {}
}

/// What a picture of a web view shows.
/// [Apple's reference](https://developer.apple.com/documentation/webkit/wksnapshotconfiguration)
@preconcurrency @MainActor
open class WKSnapshotConfiguration: NSObject {
    /// The part of the view, in its coordinates; the null rectangle, the default, means all of it.
    open var rect = CGRect.null
    /// The picture's width in points; nil, the default, means the part's own.
    open var snapshotWidth: NSNumber?
    /// Whether changes that aren't on screen yet show; true by default. They always do.
    open var afterScreenUpdates = true
}

/// A view of a page of the web. There is no engine: pages fail to load, at the next turn of the run loop, which the
/// delegate is told, and the view stays white.
/// [Apple's reference](https://developer.apple.com/documentation/webkit/wkwebview)
@preconcurrency @MainActor
open class WKWebView: UIView {
    /// How the view was set up.
    public let configuration: WKWebViewConfiguration
    /// Who is told about pages.
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    /// Whether a page is on its way.
    open private(set) var isLoading = false
    /// The page's address; nil, as none is loaded.
    open private(set) var url: URL?
    /// The page's title; nil, as none is loaded.
    open var title: String? { nil }
    /// How much of the page is there, 0 to 1.
    open var estimatedProgress: Double { 0 }

    /// Makes a view.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
        backgroundColor = .white
    }

    /// Makes a view with a configuration of its own.
    public convenience override init(frame: CGRect) {
        self.init(frame: frame, configuration: WKWebViewConfiguration())
    }

    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
        backgroundColor = .white
    }

    /// Fails to load a text.
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { fail(baseURL) }

    /// Fails to load a file.
    @discardableResult
    open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? { fail(URL) }

    /// Fails to load a page.
    ///
    /// - Parameter request: a `URLRequest`, which is another module's on Linux.
    @discardableResult
    open func load(_ request: Any) -> WKNavigation? {
        fail(Mirror(reflecting: request).children.lazy.compactMap { $0.value as? URL }.first)
    }

    /// Does nothing: no page has been loaded.
    @discardableResult
    open func reload() -> WKNavigation? { nil }

    /// Whether there is a page before the one that shows; false, as none is loaded.
    open var canGoBack: Bool { false }
    /// Whether there is a page after the one that shows; false, as none is loaded.
    open var canGoForward: Bool { false }

    /// Does nothing: no page has been loaded.
    @discardableResult
    open func goBack() -> WKNavigation? { nil }

    /// Does nothing: no page has been loaded.
    @discardableResult
    open func goForward() -> WKNavigation? { nil }

    /// Forgets the page on its way.
    open func stopLoading() { isLoading = false }

    /// Passes an error: there is no page to run a script in.
    open func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
    ) {
        completionHandler?(nil, CocoaError(.featureUnsupported))
    }

    /// Passes a picture of the view: its background and its subviews.
    open func takeSnapshot(
        with snapshotConfiguration: WKSnapshotConfiguration?,
        completionHandler: @escaping @MainActor (UIImage?, (any Error)?) -> Void
    ) {
        let rect = snapshotConfiguration.flatMap { $0.rect.isNull ? nil : $0.rect } ?? bounds
        guard rect.width > 0, rect.height > 0 else { return completionHandler(nil, CocoaError(.featureUnsupported)) }
        let image = UIGraphicsImageRenderer(bounds: rect).image { layer.render(in: $0.cgContext) }
        completionHandler(image, nil)
    }

    private func fail(_ url: URL?) -> WKNavigation {
        reportOnce("WKWebView: pages are not loaded on Linux")
        let navigation = WKNavigation()
        isLoading = true
        guard let navigationDelegate else {
            fail(navigation, url)
            return navigation
        }
        navigationDelegate.webView(self, decidePolicyFor: WKNavigationAction()) { [weak self] policy in
            guard let self, self.isLoading else { return }
            guard policy != .cancel else { return self.isLoading = false }
            self.navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
            self.fail(navigation, url)
        }
        return navigation
    }

    /// Tells the delegate at the next turn of the run loop.
    private func fail(_ navigation: WKNavigation, _ url: URL?) {
        RunLoop.main.perform { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.isLoading else { return }
                self.isLoading = false
                let error = CocoaError(.featureUnsupported, userInfo: url.map { [NSURLErrorKey: $0] } ?? [:])
                self.navigationDelegate?.webView(self, didFailProvisionalNavigation: navigation, withError: error)
            }
        }
    }
}
