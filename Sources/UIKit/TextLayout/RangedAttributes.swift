import Foundation

/// Attributes of ranges of a text, stored separately from the text.
struct RangedAttributes {
    typealias Attributes = [NSAttributedString.Key: Any]

    struct Run {
        var range: Range<Int>
        var attributes: Attributes
    }

    /// In order; none is empty, and none adjoins another.
    private(set) var runs: [Run] = []

    var isEmpty: Bool { runs.isEmpty }

    func runs(in range: Range<Int>) -> [Run] {
        runs.filter { $0.range.overlaps(range) }
            .map { Run(range: $0.range.clamped(to: range), attributes: $0.attributes) }
    }

    /// Changes the attributes of a range, parts of which may have none.
    mutating func change(_ range: Range<Int>, _ body: (inout Attributes) -> Void) {
        guard !range.isEmpty else { return }
        var made: [Run] = []
        var place = range.lowerBound
        func add(_ range: Range<Int>, _ attributes: Attributes) {
            if !range.isEmpty, !attributes.isEmpty { made.append(Run(range: range, attributes: attributes)) }
        }
        func addChanged(_ range: Range<Int>, _ attributes: Attributes) {
            var attributes = attributes
            body(&attributes)
            add(range, attributes)
        }
        for run in runs {
            guard run.range.overlaps(range) else {
                if run.range.lowerBound >= range.upperBound, place < range.upperBound {
                    addChanged(place..<range.upperBound, [:])
                    place = range.upperBound
                }
                made.append(run)
                continue
            }
            let inner = run.range.clamped(to: range)
            add(run.range.lowerBound..<inner.lowerBound, run.attributes)
            if place < inner.lowerBound { addChanged(place..<inner.lowerBound, [:]) }
            addChanged(inner, run.attributes)
            place = inner.upperBound
            if inner.upperBound < run.range.upperBound { add(inner.upperBound..<run.range.upperBound, run.attributes) }
        }
        if place < range.upperBound { addChanged(place..<range.upperBound, [:]) }
        runs = made.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// Adjusts ranges for an edit. Replaced text has no attributes.
    mutating func replace(_ old: Range<Int>, newLength: Int) {
        guard !isEmpty else { return }
        if !old.isEmpty { change(old) { $0 = [:] } }
        let delta = newLength - old.count
        for index in runs.indices {
            let range = runs[index].range
            if range.lowerBound >= old.upperBound {
                runs[index].range = range.lowerBound + delta..<range.upperBound + delta
            } else if range.upperBound > old.lowerBound {
                runs[index].range = range.lowerBound..<range.upperBound + delta
            }
        }
    }
}
