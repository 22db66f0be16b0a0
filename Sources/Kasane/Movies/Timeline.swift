import CFFmpeg

/// When each frame of a movie is shown, in ticks of the container's clock.
struct Timeline {
    /// A frame's place.
    struct Slot: Equatable {
        var time: Int64
        var duration: Int64
    }

    let rate: FrameRate
    /// True where time counts in hundredths of a second, as in GIF files.
    let countsHundredths: Bool

    var timeBase: AVRational {
        countsHundredths
            ? AVRational(num: 1, den: 100) : AVRational(num: Int32(rate.denominator), den: Int32(rate.numerator))
    }

    var frameRate: AVRational { AVRational(num: Int32(rate.numerator), den: Int32(rate.denominator)) }

    /// Where a frame goes, or nil when the container shows no frame for so short a time.
    ///
    /// GIF viewers slow down frames of less than 2/100 s. Up to 50 frames per second each frame starts at the nearest
    /// hundredth. Of more, each 1/50 s shows the frame that the movie has then, and the others are dropped.
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
