import Foundation

class Instrument: NSObject {
    @objc var sound: String { "plain" }
    @objc func play(_ note: String, loudly: Bool) -> String { note + (loudly ? "!" : "") }
}

class Silence: Instrument {}

extension Silence {
    override func play(_: String, loudly _: Bool) -> String { "..." }
}

class Violin: Instrument {
    var isTuned = false
}

extension Violin {
    override var sound: String { "bowed " + super.sound }

    override func play(_ note: String, loudly: Bool) -> String {
        isTuned ? super.play(note, loudly: loudly) : "screech"
    }

    @objc func tune() { isTuned = true }
}

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
    violin.perform(#selector(Violin.tune))
    print(violin.play("e", loudly: true))
}
