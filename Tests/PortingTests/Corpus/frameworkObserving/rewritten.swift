import UIKit

class ScrollWatcher: NSObject {
    private var tokens: [NSKeyValueObservation] = []

    init(_ scroll: UIScrollView) {
        super.init()
        tokens.append(
            scroll.observe(\.contentOffset, options: [.old, .new]) { scroll, change in
                print("offset", change.oldValue?.y ?? -1, change.newValue?.y ?? -1)
            })
        tokens.append(scroll.observe(\UIScrollView.contentSize) { scroll, _ in print("size", scroll.contentSize) })
    }
}

@MainActor func frameworkObserving() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 500)
    let watcher = ScrollWatcher(scroll)
    scroll.contentOffset = CGPoint(x: 0, y: 25)
    scroll.contentSize = CGSize(width: 100, height: 800)
    withExtendedLifetime(watcher) {}
}
