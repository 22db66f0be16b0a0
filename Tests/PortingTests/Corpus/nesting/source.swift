import Foundation

enum Shop {
    class Till: NSObject {
        @objc func ring(_ amount: NSNumber) { print("ring", amount) }

        class Drawer: NSObject {
            @objc dynamic var coins = 0
            @objc func open() { print("drawer") }
        }
    }
}

extension Shop.Till {
    @objc func close() { print("closed") }
    @objc(empty) private func clear() { print("emptied") }
}

class Box<Content>: NSObject {
    var content: Content?
    @objc func unpack() { print("unpacked", content != nil) }
    func later() -> Selector { #selector(unpack) }
}

@objcMembers class Ledger: NSObject {
    func close() {
        func sum(_ amounts: [Int]) -> Int { amounts.reduce(0, +) }
        print("closed at", sum([1, 2]))
    }
}

func nesting() {
    let till = Shop.Till()
    till.perform(#selector(Shop.Till.ring(_:)), with: 5)
    till.perform(#selector(Shop.Till.close))
    till.perform(Selector(("empty")))
    let drawer = Shop.Till.Drawer()
    let token = drawer.observe(\.coins, options: [.old, .new]) { _, change in
        print("coins", change.oldValue ?? -1, change.newValue ?? -1)
    }
    drawer.coins += 2
    drawer.perform(#selector(Shop.Till.Drawer.open))
    token.invalidate()
    let box = Box<Int>()
    box.perform(box.later())
    Ledger().perform(Selector(("close")))
}
