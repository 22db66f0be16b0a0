import UIKit

class Dial: UIView {
    @available(*, unavailable, message: "Set the kind instead.")
                   var kindName: String { "" }

    @available(*  , unavailable)
          func legacy() {}

    @available(macOS, unavailable)
          var level: Int { 3 }
; @section(".init_array") @used private nonisolated static let __exposed12: @convention(c) () -> Void = { exposeMembers(of: Dial.self) { $0.property("level", \Dial.level) } } }

@available(*, unavailable)
class OldDial: UIView {
          func turn() {}
}

@MainActor func unavailable() {
    print(Dial().value(forKey: "level") as? Int ?? 0)
}
