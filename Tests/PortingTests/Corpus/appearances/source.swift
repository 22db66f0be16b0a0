import UIKit

class Gauge: UIView {
    @objc dynamic var needleColor: UIColor = .black
    @objc dynamic var thickness: CGFloat = 1
}

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
