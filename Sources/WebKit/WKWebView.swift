@_exported public import UIKit
import CoreGraphics
public import ObjectRuntime

/// The configuration of a web view. It has no properties, as none would have an effect.
/// [Apple's reference](https://developer.apple.com/documentation/webkit/wkwebviewconfiguration)
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {}

/// The navigation to a page.
/// [Apple's reference](https://developer.apple.com/documentation/webkit/wknavigation)
@preconcurrency @MainActor
open class WKNavigation: NSObject {}

/// The action that causes a navigation. It has no properties: all navigations are the application's own.
/// [Apple's reference](https://developer.apple.com/documentation/webkit/wknavigationaction)
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {}

/// Whether to allow a navigation.
/// [Apple's reference](https://developer.apple.com/documentation/webkit/wknavigationactionpolicy)
public enum WKNavigationActionPolicy: Int, Sendable {
    /// Cancels the navigation.
    case cancel
    /// Allows the navigation.
    case allow
    /// Allows the navigation, as a download. Nothing is loaded, so this is equivalent to `allow`.
    case download
}

/// The methods by which a web view's delegate follows navigations.
/// [Apple's reference](https://developer.apple.com/documentation/webkit/wknavigationdelegate)
@preconcurrency @MainActor
public protocol WKNavigationDelegate: RuntimeObject {
    /// Asks the delegate whether to allow a navigation, through `decisionHandler`. It is allowed by default.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
    /// Called when a navigation begins.
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    /// Called when a navigation finishes. Never called.
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    /// Called when a navigation fails after the page was committed.
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    /// Called when a navigation fails before the page is committed.
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

/// The configuration of a snapshot.
/// [Apple's reference](https://developer.apple.com/documentation/webkit/wksnapshotconfiguration)
@preconcurrency @MainActor
open class WKSnapshotConfiguration: NSObject {
    /// The part of the view to capture, in its coordinates; the null rectangle, the default, means all of it.
    open var rect = CGRect.null
    /// The width of the snapshot in points; nil, the default, means the part's own.
    open var snapshotWidth: NSNumber?
    /// Whether the snapshot includes pending changes; true by default. It always does.
    open var afterScreenUpdates = true
}

/// A view of a web page. There is no engine: navigations fail, at the next iteration of the run loop, which the
/// delegate is notified of, and the view stays white.
/// [Apple's reference](https://developer.apple.com/documentation/webkit/wkwebview)
@preconcurrency @MainActor
open class WKWebView: UIView {
    /// The view's configuration.
    public let configuration: WKWebViewConfiguration
    /// The navigation delegate.
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    /// Whether a navigation is in progress.
    open private(set) var isLoading = false
    /// The page's URL; nil, as none is loaded.
    open private(set) var url: URL?
    /// The page's title; nil, as none is loaded.
    open var title: String? { nil }
    /// The fraction of the page that has been loaded, 0 to 1.
    open var estimatedProgress: Double { 0 }

    /// Creates a view with a configuration.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
        backgroundColor = .white
    }

    /// Creates a view with a default configuration.
    public convenience override init(frame: CGRect) {
        self.init(frame: frame, configuration: WKWebViewConfiguration())
    }

    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
        backgroundColor = .white
    }

    /// Fails to load a string.
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

    /// Has no effect: no page has been loaded.
    @discardableResult
    open func reload() -> WKNavigation? { nil }

    /// Whether there is a page to go back to. False, as no page is ever loaded.
    open var canGoBack: Bool { false }
    /// Whether there is a page to go forward to. False, as no page is ever loaded.
    open var canGoForward: Bool { false }

    /// Does nothing, as no page is ever loaded.
    @discardableResult
    open func goBack() -> WKNavigation? { nil }

    /// Does nothing, as no page is ever loaded.
    @discardableResult
    open func goForward() -> WKNavigation? { nil }

    /// Cancels the current navigation.
    open func stopLoading() { isLoading = false }

    /// Passes an error to the completion handler: there is no page to run a script in.
    open func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
    ) {
        completionHandler?(nil, CocoaError(.featureUnsupported))
    }

    /// Passes an image of the view to the completion handler: its background and its subviews.
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

    /// Notifies the delegate at the next iteration of the run loop.
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
