import Foundation; import ObjectRuntime

      protocol Knocking: AnyObject {
    func knock(times: Int)
}

class Door: NSObject, Knocking {
          var isOpen = false
          func open() { print("open") }
          func open(_ sender: Any?) { print("open by", sender ?? "nobody") }
          func open(with key: String) { print("open with", key) }
          private func creak() { print("creak") }
          func knock(times: Int) { print("knock") }
                  func slam() { print("slam") }
          func turn(_ handle: String, by angle: NSNumber) { print("turn", handle, angle) }
          func read() throws {}
          func check(lock name: String) throws {}
          class func build() -> Door { Door() }

    func run() {
        perform(Selector("creak", Door.creak))
        perform(Selector("slamIt", Door.slam))
        perform(Selector("turn:by:", Door.turn(_:by:)), with: "left", with: 90)
    }
; @section(".init_array") @used private nonisolated static let __exposed25: @convention(c) () -> Void = { exposeMembers(of: Door.self) { $0.property("isOpen", \Door.isOpen); $0.method("open", Door.open as (Door) -> () -> Void); $0.method("open:", Door.open(_:)); $0.method("openWith:", Door.open(with:)); $0.method("creak", Door.creak); $0.method("knockWithTimes:", Door.knock(times:)); $0.method("slamIt", Door.slam); $0.method("turn:by:", Door.turn(_:by:)); $0.classMethod("build", Door.build) } } }

class Gate: Door {
    override func open() { print("gate opens") }
    override func knock(times: Int) { print("clang") }
; @section(".init_array") @used private nonisolated static let __exposed30: @convention(c) () -> Void = { exposeMembers(of: Gate.self) { $0.method("knockWithTimes:", Gate.knock(times:)) } } }

func selectors() {
    let all: [Selector] = [
        Selector("open", Door.open as (Door) -> () -> Void), Selector("open:", Door.open(_:)), Selector("openWith:", Door.open(with:)),
        Selector("slamIt", Door.slam), Selector("turn:by:", Door.turn(_:by:)), Selector("knockWithTimes:")      ,
        Selector("isOpen")            , Selector("setIsOpen:")        , Selector("readAndReturnError:"),
        Selector("checkWithLock:error:"), Selector("build")    ,
    ]
    for selector in all { print(NSStringFromSelector(selector)) }
    let gate = Gate()
    gate.run()
    gate.perform(Selector("open", Door.open as (Door) -> () -> Void))
    gate.perform(Selector("open:", Door.open(_:)), with: "Ann")
    gate.perform(Selector("openWith:", Door.open(with:)), with: "a key")
    print(Selector("open:", Door.open(_:)) == Selector("open:"), gate.responds(to: Selector("knockWithTimes:")      ))
    print(Selector("slamIt", Door.slam).description)
}
