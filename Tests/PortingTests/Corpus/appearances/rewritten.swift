import UIKit

class Gauge: UIView {
                  var needleColor: UIColor = .black { willSet { willChange(\Gauge.needleColor, of: self) } didSet { didChange(\Gauge.needleColor, of: self) } }
                  var thickness: CGFloat = 1 { willSet { willChange(\Gauge.thickness, of: self) } didSet { didChange(\Gauge.thickness, of: self) } }
; @section(".init_array") @used private nonisolated static let __exposed6: @convention(c) () -> Void = { exposeMembers(of: Gauge.self) { $0.property("needleColor", \Gauge.needleColor); $0.property("thickness", \Gauge.thickness) } } }

@MainActor func appearances() {
    Gauge.appearance().needleColor = .red
    Gauge.appearance(whenContainedInInstancesOf: [UIStackView.self]).thickness = 5
    let gauge = Gauge()
    print(gauge.needleColor == .black)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(gauge)
    print(gauge.needleColor == .red, gauge.thickness)
    let own = Gauge()
    own.needleColor = .blue
    window.addSubview(own)
    print(own.needleColor == .blue)
    Gauge.appearance().needleColor = .black
}
