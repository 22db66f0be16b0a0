import Foundation; import ObjectRuntime

                               
class Turntable: NSObject {
    var speed: Double = 33
                      var spinning = false
                   var wobble: Float = 0.5
             var secret: Int { 42 }

    func start() { spinning = true }
                       func stop(softly: Bool) { spinning = softly }
             func hidden() {}
          fileprivate         func lift() -> String { "lifted" }
; @section(".init_array") @used private nonisolated static let __exposed14: @convention(c) () -> Void = { exposeMembers(of: Turntable.self, named: "PTTurntable") { $0.property("speed", \Turntable.speed); $0.property("isSpinning", \Turntable.spinning); $0.property("wobble", \Turntable.wobble); $0.method("start", Turntable.start); $0.method("stopSoftly:", Turntable.stop(softly:)); $0.method("lift", Turntable.lift) } } }

extension Turntable {
          func flip() -> String { "flipped" }
; @section(".init_array") @used private nonisolated static let __exposed18: @convention(c) () -> Void = { exposeMembers(of: Turntable.self) { $0.method("flip", Turntable.flip) } } }

func attributes() {
    let table = Turntable()
    table.start()
    print(table.spinning, table.secret, table.lift(), table.flip())
    print(String(cString: class_getName(Turntable.self)))
    print(table.responds(to: Selector("start")), table.responds(to: Selector("hidden")))
    print(table.responds(to: Selector("stopSoftly:")), table.responds(to: Selector(("flip"))))
    print(table.value(forKey: "speed") as? Double ?? 0)
    table.setValue(45.0, forKey: "speed")
    print(table.speed)
}
