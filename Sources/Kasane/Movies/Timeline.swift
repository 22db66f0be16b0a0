/// The display time of each frame of a movie, in ticks of the container's clock.
struct Timeline {
    /// The position of a frame.
    struct Slot: Equatable {
        var time: Int64
        var duration: Int64
    }

    let rate: FrameRate
    /// True where time is counted in hundredths of a second, as in GIF files.
    let countsHundredths: Bool

    /// Returns the slot of a frame, or nil when the container drops it because it is too short.
    ///
    /// GIF viewers slow down frames shorter than 2/100 s. Up to 50 frames per second each frame starts at the nearest
    /// hundredth. Above, each 1/50 s shows the current frame, and the others are dropped.
    func slot(ofFrame index: Int) -> Slot? {
        guard countsHundredths else { return Slot(time: Int64(index), duration: 1) }
        let start = Int64(index), unit = rate.denominator
        if rate.numerator <= 50 * unit {
            let time = nearestHundredth(start)
            return Slot(time: time, duration: nearestHundredth(start + 1) - time)
        }
        let step = firstStep(notBefore: start)
        return step < firstStep(notBefore: start + 1) ? Slot(time: 2 * step, duration: 2) : nil
    }

    private func nearestHundredth(_ index: Int64) -> Int64 {
        (200 * index * rate.denominator + rate.numerator) / (2 * rate.numerator)
    }

    private func firstStep(notBefore index: Int64) -> Int64 {
        (50 * index * rate.denominator + rate.numerator - 1) / rate.numerator
    }
}
