import Foundation; import ObjectRuntime

class Instrument: NSObject {
          var sound: String { "plain" }
          func play(_ note: String, loudly: Bool) -> String { note + (loudly ? "!" : "") }
; @section(".init_array") @used private nonisolated static let __exposed6: @convention(c) () -> Void = { exposeMembers(of: Instrument.self) { $0.property("sound", \Instrument.sound); $0.method("play:loudly:", Instrument.play(_:loudly:)) } } }

class Silence: Instrument {override func play(_ unnamed1: String, loudly unnamed2: Bool) -> String { __Silence_play(unnamed1, loudly: unnamed2) } }

extension Silence {
             func __Silence_play(_: String, loudly _: Bool) -> String { "..." }
}

class Violin: Instrument {
    var isTuned = false
; override var sound: String { __Violin_sound } ; override func play(_ note: String, loudly: Bool) -> String { __Violin_play(note, loudly: loudly) } ; func tune() { __Violin_tune() } }

extension Violin {
             var __Violin_sound: String { "bowed " + super.sound }

             func __Violin_play(_ note: String, loudly: Bool) -> String {
        isTuned ? super.play(note, loudly: loudly) : "screech"
    }

          func __Violin_tune() { isTuned = true }
; @section(".init_array") @used private nonisolated static let __exposed26: @convention(c) () -> Void = { exposeMembers(of: Violin.self) { $0.method("tune", Violin.tune) } } }

class Fiddle: Violin {
    override func tune() {
        super.tune()
        print("fiddle tuned")
    }
}

func extensionOverrides() {
    print((Silence() as Instrument).play("a", loudly: true))
    let instrument: Instrument = Violin()
    print(instrument.sound, instrument.play("a", loudly: true))
    let violin: Violin = Fiddle()
    violin.tune()
    violin.perform(Selector("tune", Violin.tune))
    print(violin.play("e", loudly: true))
}
