import Foundation; import ObjectRuntime

                class Kettle: NSObject {
          func boil() { print("boil") }
          func pour(_ cups: NSNumber) { print("pour", cups) }
          func mix(_ one: String, with other: String) -> String { one + other }
    func clean() { print("clean") }
; @section(".init_array") @used private nonisolated static let __exposed8: @convention(c) () -> Void = { exposeMembers(of: Kettle.self, named: "PTKettle") { $0.method("boil", Kettle.boil); $0.method("pour:", Kettle.pour(_:)); $0.method("mix:with:", Kettle.mix(_:with:)) } } }

class Samovar: Kettle {
          func sing() { print("sing") }
; @section(".init_array") @used private nonisolated static let __exposed12: @convention(c) () -> Void = { exposeMembers(of: Samovar.self) { $0.method("sing", Samovar.sing) } } }

func names() {
    let kettle: Kettle = Samovar()
    kettle.perform(Selector("boil"))
    kettle.perform(NSSelectorFromString("pour:"), with: 3)
    let mixed = kettle.perform(Selector(("mix:with:")), with: "tea", with: "pot")
    print(mixed?.takeUnretainedValue() as? String ?? "nothing")
    for name in ["boil", "pour:", "pour", "clean", "sing"] {
        print(name, kettle.responds(to: Selector(name)))
    }
    print(objc_lookUpClass("PTKettle") == Kettle.self, String(cString: class_getName(Kettle.self)))
    print(objc_lookUpClass("NoSuchClass") == nil)
}
