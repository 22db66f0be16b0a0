import UIKit

class ShyDelegate: NSObject, UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) { print("scrolled to", scrollView.contentOffset.y) }
; @section(".init_array") @used private nonisolated static let __exposed5: @convention(c) () -> Void = { exposeMembers(of: ShyDelegate.self) { $0.method("scrollViewDidScroll:", ShyDelegate.scrollViewDidScroll(_:)) } } }

class ForwardingScrollView: UIScrollView, UIScrollViewDelegate {
    weak var other: UIScrollViewDelegate?

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        print("forwarding")
        implementing(other, "scrollViewDidScroll:")?.scrollViewDidScroll(scrollView)
    }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        implementing(other, "scrollViewShouldScrollToTop:")?.scrollViewShouldScrollToTop(scrollView) ?? false
    }
; @section(".init_array") @used private nonisolated static let __exposed18: @convention(c) () -> Void = { exposeMembers(of: ForwardingScrollView.self) { $0.method("scrollViewDidScroll:", ForwardingScrollView.scrollViewDidScroll(_:)); $0.method("scrollViewShouldScrollToTop:", ForwardingScrollView.scrollViewShouldScrollToTop(_:)) } } }

@MainActor func frameworkDelegates() {
    let scroll = ForwardingScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 1000)
    let delegate = ShyDelegate()
    scroll.delegate = scroll
    scroll.other = delegate
    scroll.contentOffset = CGPoint(x: 0, y: 40)
    print(implementing(scroll.delegate, "scrollViewShouldScrollToTop:")?.scrollViewShouldScrollToTop(scroll) ?? true)
    print(delegate.responds(to: Selector("scrollViewDidScroll:")                       ))
    print(delegate.responds(to: Selector("scrollViewDidZoom:")                       ))
    print(delegate.responds(to: Selector("viewForZoomingInScrollView:")            ))
}
