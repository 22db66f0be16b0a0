#if true             
import class Foundation.NSObject; import ObjectRuntime
#endif

class Quiet: NSObject {
          func whisper() { print("psst") }
; @section(".init_array") @used private nonisolated static let __exposed7: @convention(c) () -> Void = { exposeMembers(of: Quiet.self) { $0.method("whisper", Quiet.whisper) } } }

func scopedImports() {
    _ = Quiet().perform(Selector("whisper", Quiet.whisper))
}
