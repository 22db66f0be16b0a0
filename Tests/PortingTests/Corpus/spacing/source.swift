import UIKit

class Toggle: UIControl {
    @objc (hasFlipped) func flipped() { print("flipped") }
    @IBAction   func pressed(_ sender: Any) { print("pressed") }
}

@objc(SpacedName) class Named: NSObject {}

@MainActor func spacing() {
    let toggle = Toggle()
    toggle.addTarget(toggle, action: #selector(Toggle.flipped), for: .valueChanged)
    toggle.addTarget(toggle, action: #selector(Toggle.pressed(_:)), for: .touchUpInside)
    toggle.sendActions(for: [.valueChanged, .touchUpInside])
    print(toggle.responds(to: Selector("hasFlipped")), NSStringFromClass(Named.self))
}
