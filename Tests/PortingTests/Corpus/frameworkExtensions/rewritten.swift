import UIKit

extension UIView {
          func __summary(short: Bool) -> String { "view \(Int(bounds.width))" }
          var __parts: [String] { ["view"] }
          func __reset() { print("view reset") }
; func summary(short: Bool) -> String { __summary(as: Swift.type(of: self), short: short) } ; func __summary(as type: AnyClass?, short: Bool) -> String { switch nearestClass(to: type, among: [Knob.self, UIControl.self]) { case 0: return unsafeDowncast(self, to: Knob.self).__Knob_summary(short: short); case 1: return unsafeDowncast(self, to: UIControl.self).__UIControl_summary(short: short); default: return __summary(short: short) } } ; var parts: [String] { __parts(as: Swift.type(of: self)) } ; func __parts(as type: AnyClass?) -> [String] { switch nearestClass(to: type, among: [Knob.self, UISlider.self]) { case 0: return unsafeDowncast(self, to: Knob.self).__Knob_parts; case 1: return unsafeDowncast(self, to: UISlider.self).__UISlider_parts; default: return __parts } } ; func reset()  { __reset(as: Swift.type(of: self)) } ; func __reset(as type: AnyClass?)  { switch nearestClass(to: type, among: [Motto.self, UILabel.self]) { case 0: return unsafeDowncast(self, to: Motto.self).__Motto_reset(); case 1: return unsafeDowncast(self, to: UILabel.self).__UILabel_reset(); default: return __reset() } } ; @section(".init_array") @used private nonisolated static let __exposed7: @convention(c) () -> Void = { exposeMembers(of: UIView.self) { $0.method("summaryWithShort:", UIView.summary(short:)); $0.property("parts", \UIView.parts); $0.method("reset", UIView.reset) } } }

extension UIView {
    func forget(_ names: String...) { forget(names) }
          func __forget(_ names: [String]) { print("view without", names) }
; func forget(_ names: [String])  { __forget(as: Swift.type(of: self), names) } ; func __forget(as type: AnyClass?, _ names: [String])  { switch nearestClass(to: type, among: [UIStackView.self]) { case 0: return unsafeDowncast(self, to: UIStackView.self).__UIStackView_forget(names); default: return __forget(names) } } ; @section(".init_array") @used private nonisolated static let __exposed12: @convention(c) () -> Void = { exposeMembers(of: UIView.self) { $0.method("forget:", UIView.forget(_:) as (UIView) -> ([String]) -> Void) } } }

extension UIStackView {
             func __UIStackView_forget(_ names: [String]) { print("stack without", names) }
}

extension UIControl {
             func __UIControl_summary(short: Bool) -> String {
        short ? "control" : "control, " + __summary(as: class_getSuperclass(UIControl.self), short: short)
    }
}

extension UISlider {
             var __UISlider_parts: [String] { __parts(as: class_getSuperclass(UISlider.self)) + ["thumb", "track"] }
}

extension UILabel {
             func __UILabel_reset() {
        __reset(as: class_getSuperclass(UILabel.self))
        print("label reset")
    }
}

class Knob: UISlider {
             func __Knob_summary(short: Bool) -> String { "knob over \(__summary(as: class_getSuperclass(Knob.self), short: short))" }
             var __Knob_parts: [String] { __parts(as: class_getSuperclass(Knob.self)) + ["scale"] }
}

class Motto: UILabel {override var description: String { __Motto_description } ; override func sizeThatFits(_ size: CGSize) -> CGSize { __Motto_sizeThatFits(size) } }

extension Motto {
             func __Motto_reset() {
        __reset(as: class_getSuperclass(Motto.self))
        print("motto reset")
    }
}

extension Motto {
             var __Motto_description: String { "a motto" }
             func __Motto_sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 7, height: 7) }
}

extension UIViewController {
          func __reset() { print("controller reset") }
; func reset()  { __reset(as: Swift.type(of: self)) } ; func __reset(as type: AnyClass?)  { switch nearestClass(to: type, among: [Folio.self]) { case 0: return unsafeDowncast(self, to: Folio.self).__Folio_reset(); default: return __reset() } } ; @section(".init_array") @used private nonisolated static let __exposed56: @convention(c) () -> Void = { exposeMembers(of: UIViewController.self) { $0.method("reset", UIViewController.reset) } } }

class Folio: UIViewController {
             func __Folio_reset() {
        print("folio reset")
        __reset(as: class_getSuperclass(Folio.self))
    }
}

@MainActor func frameworkExtensions() {
    let frame = CGRect(x: 0, y: 0, width: 12, height: 4)
    for view in [UIView(frame: frame), UISwitch(frame: frame), UISlider(frame: frame), Knob(frame: frame)] {
        print(view.summary(short: false), view.summary(short: true), view.parts)
    }
    let views: [UIView] = [UILabel(), Motto()]
    views.forEach { $0.reset() }
    views.last?.perform(Selector("reset", UIView.reset))
    print(views[1], views[1].sizeThatFits(.zero))
    for view in [UIView(), UIStackView()] { view.forget("a", "b") }
    let controllers = [UIViewController(), Folio()]
    controllers.forEach { $0.reset() }
}
