import UIKit

extension UIView {
    @objc func summary(short: Bool) -> String { "view \(Int(bounds.width))" }
    @objc var parts: [String] { ["view"] }
    @objc func reset() { print("view reset") }
}

extension UIView {
    func forget(_ names: String...) { forget(names) }
    @objc func forget(_ names: [String]) { print("view without", names) }
}

extension UIStackView {
    override func forget(_ names: [String]) { print("stack without", names) }
}

extension UIControl {
    override func summary(short: Bool) -> String {
        short ? "control" : "control, " + super.summary(short: short)
    }
}

extension UISlider {
    override var parts: [String] { super.parts + ["thumb", "track"] }
}

extension UILabel {
    override func reset() {
        super.reset()
        print("label reset")
    }
}

class Knob: UISlider {
    override func summary(short: Bool) -> String { "knob over \(super.summary(short: short))" }
    override var parts: [String] { super.parts + ["scale"] }
}

class Motto: UILabel {}

extension Motto {
    override func reset() {
        super.reset()
        print("motto reset")
    }
}

extension Motto {
    override var description: String { "a motto" }
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 7, height: 7) }
}

extension UIViewController {
    @objc func reset() { print("controller reset") }
}

class Folio: UIViewController {
    override func reset() {
        print("folio reset")
        super.reset()
    }
}

@MainActor func frameworkExtensions() {
    let frame = CGRect(x: 0, y: 0, width: 12, height: 4)
    for view in [UIView(frame: frame), UISwitch(frame: frame), UISlider(frame: frame), Knob(frame: frame)] {
        print(view.summary(short: false), view.summary(short: true), view.parts)
    }
    let views: [UIView] = [UILabel(), Motto()]
    views.forEach { $0.reset() }
    views.last?.perform(#selector(UIView.reset))
    print(views[1], views[1].sizeThatFits(.zero))
    for view in [UIView(), UIStackView()] { view.forget("a", "b") }
    let controllers = [UIViewController(), Folio()]
    controllers.forEach { $0.reset() }
}
