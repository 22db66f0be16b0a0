import Foundation

@objc(PTKettle) class Kettle: NSObject {
    @objc func boil() { print("boil") }
    @objc func pour(_ cups: NSNumber) { print("pour", cups) }
    @objc func mix(_ one: String, with other: String) -> String { one + other }
    func clean() { print("clean") }
}

class Samovar: Kettle {
    @objc func sing() { print("sing") }
}

func names() {
    let kettle: Kettle = Samovar()
    kettle.perform(Selector("boil"))
    kettle.perform(NSSelectorFromString("pour:"), with: 3)
    let mixed = kettle.perform(Selector(("mix:with:")), with: "tea", with: "pot")
    print(mixed?.takeUnretainedValue() as? String ?? "nothing")
    for name in ["boil", "pour:", "pour", "clean", "sing"] {
        print(name, kettle.responds(to: Selector(name)))
    }
    print(NSClassFromString("PTKettle") == Kettle.self, NSStringFromClass(Kettle.self))
    print(NSClassFromString("NoSuchClass") == nil)
}
