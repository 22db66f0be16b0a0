import Foundation; import ObjectRuntime

class Toast: NSObject {
    var isDone = false
          func pop(_ what: String?) { print("pop", what ?? "nothing") }
          func burn() { print("burn") }
          func finish() { isDone = true }
; @section(".init_array") @used private nonisolated static let __exposed8: @convention(c) () -> Void = { exposeMembers(of: Toast.self) { $0.method("pop:", Toast.pop(_:)); $0.method("burn", Toast.burn); $0.method("finish", Toast.finish) } } }

func delays() {
    let toast = Toast()
    toast.perform(Selector("burn", Toast.burn), with: nil, afterDelay: 0.02)
    toast.perform(Selector("pop:", Toast.pop(_:)), with: "rye", afterDelay: 0)
    toast.perform(Selector("pop:", Toast.pop(_:)), with: "oat", afterDelay: 0.01)
    NSObject.cancelPreviousPerformRequests(withTarget: toast, selector: Selector("burn", Toast.burn), object: nil)
    NSObject.cancelPreviousPerformRequests(withTarget: toast, selector: Selector("pop:", Toast.pop(_:)), object: "oat")
    toast.perform(Selector("finish", Toast.finish), with: nil, afterDelay: 0.05, inModes: [.common])
    print("waiting")
    while !toast.isDone { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01)) }
    toast.performSelector(onMainThread: Selector("pop:", Toast.pop(_:)), with: "now", waitUntilDone: true)
}
