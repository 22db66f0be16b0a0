import Foundation

@objc(PTTurntable) @objcMembers
class Turntable: NSObject {
    var speed: Double = 33
    @objc(isSpinning) var spinning = false
    @GKInspectable var wobble: Float = 0.5
    @nonobjc var secret: Int { 42 }

    func start() { spinning = true }
    @objc(stopSoftly:) func stop(softly: Bool) { spinning = softly }
    @nonobjc func hidden() {}
    @objc fileprivate dynamic func lift() -> String { "lifted" }
}

extension Turntable {
    @objc func flip() -> String { "flipped" }
}

func attributes() {
    let table = Turntable()
    table.start()
    print(table.spinning, table.secret, table.lift(), table.flip())
    print(NSStringFromClass(Turntable.self))
    print(table.responds(to: Selector("start")), table.responds(to: Selector("hidden")))
    print(table.responds(to: Selector("stopSoftly:")), table.responds(to: Selector(("flip"))))
    print(table.value(forKey: "speed") as? Double ?? 0)
    table.setValue(45.0, forKey: "speed")
    print(table.speed)
}
