#if os(iOS) || os(tvOS)
import UIKit

open class SharedPad: UIView {}

@objc
extension SharedPad {
    open override func layoutSubviews() {
        super.layoutSubviews()
        padChanged()
    }

    open func padChanged() { print("pad") }

    open override func isEqual(_ object: Any?) -> Bool { (object as? SharedPad)?.tag == tag }
}
#endif

#if os(macOS)
import AppKit

open class SharedPad: NSView {}

extension SharedPad {
    open func padChanged() {}
}
#endif

open class BigPad: SharedPad {
    open override func padChanged() {
        super.padChanged()
        print("big pad")
    }
}

extension BigPad {
    open override func isEqual(_ object: Any?) -> Bool { object is BigPad && super.isEqual(object) }
}

@MainActor func platformClasses() {
    let pad = BigPad()
    pad.layoutSubviews()
    let plain: SharedPad = SharedPad()
    print(plain.isEqual(pad), pad.isEqual(plain), pad.isEqual(BigPad()))
}
