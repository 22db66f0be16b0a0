/// A version such as 17.4.
struct Version: Comparable, Sendable {
    private let parts: [Int]

    init(_ text: String) { parts = text.split(separator: ".").map { Int($0) ?? 0 } }

    static func < (one: Version, other: Version) -> Bool {
        for place in 0..<max(one.parts.count, other.parts.count) {
            let (first, second) = (one.part(place), other.part(place))
            if first != second { return first < second }
        }
        return false
    }

    static func == (one: Version, other: Version) -> Bool { !(one < other) && !(other < one) }

    private func part(_ place: Int) -> Int { place < parts.count ? parts[place] : 0 }
}
