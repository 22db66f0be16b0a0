import UIKit

class Toggle: UIControl {
                       func flipped() { print("flipped") }
                func pressed(_ sender: Any) { print("pressed") }
; @section(".init_array") @used private nonisolated static let __exposed6: @convention(c) () -> Void = { exposeMembers(of: Toggle.self) { $0.method("hasFlipped", Toggle.flipped); $0.method("pressed:", Toggle.pressed(_:)) } } }

                  class Named: NSObject {@section(".init_array") @used private nonisolated static let __exposed8: @convention(c) () -> Void = { exposeMembers(of: Named.self, named: "SpacedName") { _ in } } }

@MainActor func spacing() {
    let toggle = Toggle()
    toggle.addTarget(toggle, action: Selector("hasFlipped", Toggle.flipped), for: .valueChanged)
    toggle.addTarget(toggle, action: Selector("pressed:", Toggle.pressed(_:)), for: .touchUpInside)
    toggle.sendActions(for: [.valueChanged, .touchUpInside])
    print(toggle.responds(to: Selector("hasFlipped")), String(cString: class_getName(Named.self)))
}
