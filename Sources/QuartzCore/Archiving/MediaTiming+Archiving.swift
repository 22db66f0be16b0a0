import CoreGraphics

extension MediaTiming {
    func write(to archive: KeyedArchive, unless standard: MediaTiming) {
        guard self != standard else { return }
        archive.write(
            .doubles([
                beginTime, duration, Double(speed), timeOffset, Double(repeatCount), repeatDuration,
                autoreverses ? 1 : 0,
            ]), forKey: "timing")
        archive.write(.value(.string(fillMode.rawValue)), forKey: "fillMode")
    }

    mutating func read(from archive: KeyedArchive) throws(ArchiveError) {
        guard let value = try archive.value(forKey: "timing") else { return }
        guard case .doubles(let numbers) = value, numbers.count == 7, numbers[0].isFinite, numbers[1] >= 0,
            Float(numbers[2]).isFinite, numbers[3].isFinite, numbers[4] >= 0, numbers[5] >= 0
        else { throw .badValue(key: "timing") }
        beginTime = numbers[0]
        duration = numbers[1]
        speed = Float(numbers[2])
        timeOffset = numbers[3]
        repeatCount = Float(numbers[4])
        repeatDuration = numbers[5]
        autoreverses = numbers[6] != 0
        if let name = try archive.string(forKey: "fillMode") { fillMode = CAMediaTimingFillMode(rawValue: name) }
    }
}
