import UIKit

class Meter: UIView {
    var log: [String] = []
}

extension Meter {
    /// What is overridden with observers keeps its storage above.
    open override var alpha: CGFloat {
        didSet { log.append("alpha \(oldValue) \(alpha)") }
    }

    override var tag: Int {
        willSet(next) {
            log.append("to \(next)")
        }
        didSet(last) {
            log.append("from \(last)")
        }
    }

    @available(*, unavailable)
    override func sizeToFit() {
        super.sizeToFit()
        log.append("fitted")
    }

    @available(*, unavailable, message: "Nobody is to ask")
    override var intrinsicContentSize: CGSize { CGSize(width: 7, height: 7) }
}

@MainActor func observedOverrides() {
    let meter = Meter()
    let view: UIView = meter
    view.alpha = 0.5
    view.tag = 3
    view.sizeToFit()
    print(meter.log, view.alpha, view.tag, view.intrinsicContentSize.width)
}
