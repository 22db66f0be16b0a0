import Foundation

@objc protocol Knocking {
    func knock(times: Int)
}

class Door: NSObject, Knocking {
    @objc var isOpen = false
    @objc func open() { print("open") }
    @objc func open(_ sender: Any?) { print("open by", sender ?? "nobody") }
    @objc func open(with key: String) { print("open with", key) }
    @objc private func creak() { print("creak") }
    @objc func knock(times: Int) { print("knock") }
    @objc(slamIt) func slam() { print("slam") }
    @objc func turn(_ handle: String, by angle: NSNumber) { print("turn", handle, angle) }
    @objc func read() throws {}
    @objc func check(lock name: String) throws {}
    @objc class func build() -> Door { Door() }

    func run() {
        perform(#selector(creak))
        perform(#selector(self.slam))
        perform(#selector(Self.turn(_:by:)), with: "left", with: 90)
    }
}

class Gate: Door {
    override func open() { print("gate opens") }
    override func knock(times: Int) { print("clang") }
}

func selectors() {
    let all: [Selector] = [
        #selector(Door.open as (Door) -> () -> Void), #selector(Door.open(_:)), #selector(Door.open(with:)),
        #selector(Door.slam), #selector(Door.turn(_:by:)), #selector(Knocking.knock(times:)),
        #selector(getter: Door.isOpen), #selector(setter: Door.isOpen), #selector(Door.read),
        #selector(Door.check(lock:)), #selector(Door.build),
    ]
    for selector in all { print(NSStringFromSelector(selector)) }
    let gate = Gate()
    gate.run()
    gate.perform(#selector(Door.open as (Door) -> () -> Void))
    gate.perform(#selector(Door.open(_:)), with: "Ann")
    gate.perform(#selector(Door.open(with:)), with: "a key")
    print(#selector(Door.open(_:)) == Selector("open:"), gate.responds(to: #selector(Knocking.knock(times:))))
    print(#selector(Door.slam).description)
}
