#if canImport(WebKit)
import WebKit
#endif
#if canImport(AppKit)
import AppKit
#endif

@MainActor func conditionalImports() {
    let view = WKWebView(frame: .zero)
    let request = URLRequest(url: URL(fileURLWithPath: "/page"), timeoutInterval: 3)
    print(request.timeoutInterval, view.load(request) != nil)
}
