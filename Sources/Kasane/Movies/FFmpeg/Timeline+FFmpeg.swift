#if Movies
    import CFFmpeg

    extension Timeline {
        var timeBase: AVRational {
            countsHundredths
                ? AVRational(num: 1, den: 100) : AVRational(num: Int32(rate.denominator), den: Int32(rate.numerator))
        }

        var frameRate: AVRational { AVRational(num: Int32(rate.numerator), den: Int32(rate.denominator)) }
    }
#endif
