import UIKit

class Meter: UIView {
    var log: [String] = []
; open override var alpha: CGFloat { didSet { __Meter_alpha(didSet: oldValue) } } ; override var tag: Int { willSet { __Meter_tag(willSet: newValue) } didSet { __Meter_tag(didSet: oldValue) } } ; override func sizeToFit() { __Meter_sizeToFit() } ; override var intrinsicContentSize: CGSize { __Meter_intrinsicContentSize } }

extension Meter {
    /// What is overridden with observers keeps its storage above.
    open          func __Meter_alpha(didSet oldValue: CGFloat) {
        do     { log.append("alpha \(oldValue) \(alpha)") }
    }

             func __Meter_tag(willSet next: Int) {
        do            {
            log.append("to \(next)")
        }
        }; func __Meter_tag(didSet last: Int) { do       {
            log.append("from \(last)")
        }
    }

                              
             func __Meter_sizeToFit() {
        super.sizeToFit()
        log.append("fitted")
    }

                                                           
             var __Meter_intrinsicContentSize: CGSize { CGSize(width: 7, height: 7) }
}

@MainActor func observedOverrides() {
    let meter = Meter()
    let view: UIView = meter
    view.alpha = 0.5
    view.tag = 3
    view.sizeToFit()
    print(meter.log, view.alpha, view.tag, view.intrinsicContentSize.width)
}
