import Foundation; import ObjectRuntime

enum Shop {
    class Till: NSObject {
              func ring(_ amount: NSNumber) { print("ring", amount) }

        class Drawer: NSObject {
                          var coins = 0 { willSet { willChange(\Drawer.coins, of: self) } didSet { didChange(\Drawer.coins, of: self) } }
                  func open() { print("drawer") }
        ; @section(".init_array") @used private nonisolated static let __exposed10: @convention(c) () -> Void = { exposeMembers(of: Drawer.self) { $0.property("coins", \Drawer.coins); $0.method("open", Drawer.open) } } }
    ; @section(".init_array") @used private nonisolated static let __exposed11: @convention(c) () -> Void = { exposeMembers(of: Till.self) { $0.method("ring:", Till.ring(_:)) } } }
}

extension Shop.Till {
          func close() { print("closed") }
                 private func clear() { print("emptied") }
; @section(".init_array") @used private nonisolated static let __exposed17: @convention(c) () -> Void = { exposeMembers(of: Shop.Till.self) { $0.method("close", Shop.Till.close); $0.method("empty", Shop.Till.clear) } } }

class Box<Content>: NSObject {
    var content: Content?
          func unpack() { print("unpacked", content != nil) }
    func later() -> Selector { Selector("unpack", Box.unpack) }
}

             class Ledger: NSObject {
    func close() {
        func sum(_ amounts: [Int]) -> Int { amounts.reduce(0, +) }
        print("closed at", sum([1, 2]))
    }
; @section(".init_array") @used private nonisolated static let __exposed30: @convention(c) () -> Void = { exposeMembers(of: Ledger.self) { $0.method("close", Ledger.close) } } }

func nesting() {
    let till = Shop.Till()
    till.perform(Selector("ring:", Shop.Till.ring(_:)), with: 5)
    till.perform(Selector("close", Shop.Till.close))
    till.perform(Selector(("empty")))
    let drawer = Shop.Till.Drawer()
    let token = drawer.observe(\.coins, options: [.old, .new]) { _, change in
        print("coins", change.oldValue ?? -1, change.newValue ?? -1)
    }
    drawer.coins += 2
    drawer.perform(Selector("open", Shop.Till.Drawer.open))
    token.invalidate()
    let box = Box<Int>()
    box.perform(box.later())
    Ledger().perform(Selector(("close")))
}
