#if canImport(Darwin)
import class Foundation.NSObject
#endif

class Quiet: NSObject {
    @objc func whisper() { print("psst") }
}

func scopedImports() {
    _ = Quiet().perform(#selector(Quiet.whisper))
}
