import UIKit

class Dial: UIView {
    @available(*, unavailable, message: "Set the kind instead.")
    @IBInspectable var kindName: String { "" }

    @available(iOS, unavailable)
    @objc func legacy() {}

    @available(macOS, unavailable)
    @objc var level: Int { 3 }
}

@available(*, unavailable)
class OldDial: UIView {
    @objc func turn() {}
}

@MainActor func unavailable() {
    print(Dial().value(forKey: "level") as? Int ?? 0)
}
