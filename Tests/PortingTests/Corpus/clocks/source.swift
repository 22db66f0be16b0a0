import UIKit

final class Metronome: NSObject {
    private var timer: Timer?
    private var link: CADisplayLink?
    private(set) var beats = 0
    private(set) var frames = 0

    func startTimer() {
        timer = Timer.scheduledTimer(
            timeInterval: 0.01, target: self, selector: #selector(beat(_:)), userInfo: "tick", repeats: true)
    }

    func startLink() {
        let link = CADisplayLink(target: self, selector: #selector(step))
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    @objc private func beat(_ timer: Timer) {
        beats += 1
        guard beats == 3 else { return }
        print("beat", timer.userInfo as? String ?? "")
        timer.invalidate()
    }

    @objc private func step(_ link: CADisplayLink) {
        frames += 1
        guard frames == 2 else { return }
        print("frames pass", link.duration > 0)
        link.invalidate()
    }
}

@MainActor func clocks() {
    let metronome = Metronome()
    metronome.startTimer()
    while metronome.beats < 3 { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01)) }
    print("three beats")
    metronome.startLink()
    while metronome.frames < 2 { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01)) }
    print("two frames")
}
