extension SimulatedDevice {
    /// Creates the device with a name, such as "iPhone 15 Pro" or, in landscape, "iPhone 15 Pro landscape", ignoring
    /// case, spaces and punctuation; nil for one that is not in `all`.
    public init?(named name: String) {
        let wanted = SimulatedDevice.plain(name)
        for device in SimulatedDevice.all {
            let known = SimulatedDevice.plain(device.name)
            guard wanted != known else {
                self = device
                return
            }
            if wanted == known + "landscape" {
                self = device.landscape
                return
            }
        }
        return nil
    }

    /// Returns the device names most similar to an unknown one, the most similar first.
    package static func names(like name: String) -> [String] {
        let wanted = plain(name)
        let ranked = all.dropFirst().enumerated().map { index, device in
            let known = plain(device.name)
            let isPart = !wanted.isEmpty && known.contains(wanted)
            return (rank: isPart ? 0 : distance(Array(wanted), Array(known)), index: index, name: device.name)
        }
        return ranked.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.prefix(4).map(\.name)
    }

    private static func plain(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }

    /// Returns the edit distance of two words.
    private static func distance(_ a: [Character], _ b: [Character]) -> Int {
        var row = Array(0...b.count)
        for (i, letter) in a.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, other) in b.enumerated() {
                let exchanged = diagonal + (letter == other ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(exchanged, row[j] + 1, row[j + 1] + 1)
            }
        }
        return row[b.count]
    }
}
