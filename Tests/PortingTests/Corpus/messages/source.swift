import Foundation

class Butler: NSObject {
    let cook = Cook()

    override func responds(to aSelector: Selector!) -> Bool {
        if aSelector == #selector(Cook.bake) { return true }
        return super.responds(to: aSelector)
    }

    override func forwardingTarget(for aSelector: Selector!) -> Any? {
        if cook.responds(to: aSelector) { return cook }
        return super.forwardingTarget(for: aSelector)
    }

    override func value(forUndefinedKey key: String) -> Any? { "no " + key }
    override func setValue(_ value: Any?, forUndefinedKey key: String) { print("ignored", key) }

    @objc func serve() { print("served") }
}

class Cook: NSObject {
    @objc func bake() { print("baked") }
    @objc func boil() { print("boiled") }
}

func messages() {
    let butler = Butler()
    print(butler.responds(to: #selector(Cook.bake)), butler.responds(to: #selector(Cook.boil)))
    print(butler.responds(to: #selector(Butler.serve)))
    butler.perform(#selector(Butler.serve))
    butler.perform(#selector(Cook.bake))
    print(butler.value(forKey: "salt") ?? "")
    butler.setValue(1, forKey: "pepper")
}
