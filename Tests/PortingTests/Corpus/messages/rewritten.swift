import Foundation; import ObjectRuntime

class Butler: NSObject {
    let cook = Cook()

             func responds(to aSelector: Selector!) -> Bool {
        if aSelector == Selector("bake", Cook.bake) { return true }
        return super.responds(to: aSelector)
    }

             func forwardingTarget(for aSelector: Selector!) -> Any? {
        if cook.responds(to: aSelector) { return cook }
        return super.forwardingTarget(for: aSelector)
    }

             func value(forUndefinedKey key: String) -> Any? { "no " + key }
             func setValue(_ value: Any?, forUndefinedKey key: String) { print("ignored", key) }

          func serve() { print("served") }
; @section(".init_array") @used private nonisolated static let __exposed20: @convention(c) () -> Void = { exposeMembers(of: Butler.self) { $0.method("respondsToSelector:", Butler.responds(to:)); $0.method("forwardingTargetForSelector:", Butler.forwardingTarget(for:)); $0.method("valueForUndefinedKey:", Butler.value(forUndefinedKey:)); $0.method("setValue:forUndefinedKey:", Butler.setValue(_:forUndefinedKey:)); $0.method("serve", Butler.serve) } } }

class Cook: NSObject {
          func bake() { print("baked") }
          func boil() { print("boiled") }
; @section(".init_array") @used private nonisolated static let __exposed25: @convention(c) () -> Void = { exposeMembers(of: Cook.self) { $0.method("bake", Cook.bake); $0.method("boil", Cook.boil) } } }

func messages() {
    let butler = Butler()
    print(butler.responds(to: Selector("bake", Cook.bake)), butler.responds(to: Selector("boil", Cook.boil)))
    print(butler.responds(to: Selector("serve", Butler.serve)))
    butler.perform(Selector("serve", Butler.serve))
    butler.perform(Selector("bake", Cook.bake))
    print(butler.value(forKey: "salt") ?? "")
    butler.setValue(1, forKey: "pepper")
}
