import UIKit

class ShyDelegate: NSObject, UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) { print("scrolled to", scrollView.contentOffset.y) }
}

class ForwardingScrollView: UIScrollView, UIScrollViewDelegate {
    weak var other: UIScrollViewDelegate?

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        print("forwarding")
        other?.scrollViewDidScroll?(scrollView)
    }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        other?.scrollViewShouldScrollToTop?(scrollView) ?? false
    }
}

@MainActor func frameworkDelegates() {
    let scroll = ForwardingScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 1000)
    let delegate = ShyDelegate()
    scroll.delegate = scroll
    scroll.other = delegate
    scroll.contentOffset = CGPoint(x: 0, y: 40)
    print(scroll.delegate?.scrollViewShouldScrollToTop?(scroll) ?? true)
    print(delegate.responds(to: #selector(UIScrollViewDelegate.scrollViewDidScroll(_:))))
    print(delegate.responds(to: #selector(UIScrollViewDelegate.scrollViewDidZoom(_:))))
    print(delegate.responds(to: #selector(UIScrollViewDelegate.viewForZooming(in:))))
}
