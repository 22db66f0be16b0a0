#if true    || false   
import UIKit

open class SharedPad: UIView {open override func layoutSubviews() { __SharedPad_layoutSubviews() } ; open func padChanged() { __SharedPad_padChanged() } ; open override func isEqual(_ object: Any?) -> Bool { __SharedPad_isEqual(object) } }

     
extension SharedPad {
    open          func __SharedPad_layoutSubviews() {
        super.layoutSubviews()
        padChanged()
    }

    open func __SharedPad_padChanged() { print("pad") }

    open          func __SharedPad_isEqual(_ object: Any?) -> Bool { (object as? SharedPad)?.tag == tag }
; @section(".init_array") @used private nonisolated static let __exposed16: @convention(c) () -> Void = { exposeMembers(of: SharedPad.self) { $0.method("layoutSubviews", SharedPad.layoutSubviews); $0.method("padChanged", SharedPad.padChanged); $0.method("isEqual:", SharedPad.isEqual(_:)) } } }
#endif

#if false    
import AppKit

open class SharedPad: NSView {open override func layoutSubviews() { __SharedPad_layoutSubviews() } ; open func padChanged() { __SharedPad_padChanged() } ; open override func isEqual(_ object: Any?) -> Bool { __SharedPad_isEqual(object) } }

extension SharedPad {
    open func __SharedPad_padChanged() {}
}
#endif

open class BigPad: SharedPad {
    open override func padChanged() {
        super.padChanged()
        print("big pad")
    }
; open override func isEqual(_ object: Any?) -> Bool { __BigPad_isEqual(object) } }

extension BigPad {
    open          func __BigPad_isEqual(_ object: Any?) -> Bool { object is BigPad && super.isEqual(object) }
}

@MainActor func platformClasses() {
    let pad = BigPad()
    pad.layoutSubviews()
    let plain: SharedPad = SharedPad()
    print(plain.isEqual(pad), pad.isEqual(plain), pad.isEqual(BigPad()))
}
