import UIKit

final class Metronome: NSObject {
    private var timer: Timer?
    private var link: CADisplayLink?
    private(set) var beats = 0
    private(set) var frames = 0

    func startTimer() {
        timer = Timer.scheduledTimer(
            timeInterval: 0.01, target: self, selector: Selector("beat:", Metronome.beat(_:)), userInfo: "tick", repeats: true)
    }

    func startLink() {
        let link = CADisplayLink(target: self, selector: Selector("step:", Metronome.step(_:)))
        link.add(to: .main, forMode: .common)
        self.link = link
    }

          private func beat(_ timer: Timer) {
        beats += 1
        guard beats == 3 else { return }
        print("beat", timer.userInfo as? String ?? "")
        timer.invalidate()
    }

          private func step(_ link: CADisplayLink) {
        frames += 1
        guard frames == 2 else { return }
        print("frames pass", link.duration > 0)
        link.invalidate()
    }
; @section(".init_array") @used private nonisolated static let __exposed33: @convention(c) () -> Void = { exposeMembers(of: Metronome.self) { $0.method("beat:", Metronome.beat(_:)); $0.method("step:", Metronome.step(_:)) } } }

@MainActor func clocks() {
    let metronome = Metronome()
    metronome.startTimer()
    while metronome.beats < 3 { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01)) }
    print("three beats")
    metronome.startLink()
    while metronome.frames < 2 { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01)) }
    print("two frames")
}
