import CoreGraphics
import Foundation

/// Computes the destinations of insertion points, from a data source.
struct SelectionMover {
    let source: any NSTextSelectionDataSource

    struct Step {
        var location: any NSTextLocation
        var affinity = NSTextSelection.Affinity.downstream
        /// The horizontal position for further vertical movement; nil after other movements.
        var x: CGFloat?
    }

    typealias Navigation = NSTextSelectionNavigation

    func isForward(_ direction: Navigation.Direction, at location: any NSTextLocation) -> Bool {
        switch direction {
        case .forward, .down: true
        case .backward, .up: false
        case .right: source.baseWritingDirection(at: location) == .leftToRight
        case .left: source.baseWritingDirection(at: location) == .rightToLeft
        }
    }

    func confine(_ location: any NSTextLocation, to range: NSTextRange) -> any NSTextLocation {
        if location.compare(range.location) == .orderedAscending { return range.location }
        guard location.compare(range.endLocation) != .orderedAscending else { return location }
        return contents(range).endLocation
    }

    /// The destination of an insertion point; nil if there is none.
    func step(
        from place: any NSTextLocation, _ direction: Navigation.Direction, _ destination: Navigation.Destination,
        x: CGFloat, isUpstream: Bool
    ) -> Step? {
        let document = source.documentRange
        let isForward = isForward(direction, at: place)
        let edge = isForward ? document.endLocation : document.location
        switch destination {
        case .character where direction == .up || direction == .down:
            return lineStep(from: place, isDown: direction == .down, x: x, isUpstream: isUpstream)
        case .character:
            let before = isForward ? place : source.location(place, offsetBy: -1)
            guard place.compare(edge) != .orderedSame, let before,
                let unit = source.textRange(for: .character, enclosing: before)
            else { return nil }
            return Step(location: isForward ? unit.endLocation : unit.location)
        case .word: return Step(location: unitEnd(from: place, .words, isForward) ?? edge)
        case .sentence: return Step(location: unitEnd(from: place, .sentences, isForward) ?? edge)
        case .paragraph: return Step(location: unitEnd(from: place, .byParagraphs, isForward) ?? edge)
        case .line:
            guard let line = line(of: place, isUpstream: isUpstream) else { return nil }
            guard isForward else { return Step(location: line.location) }
            let end = contents(line).endLocation
            let isWrapped =
                end.compare(line.endLocation) == .orderedSame && end.compare(document.endLocation) != .orderedSame
            return Step(location: end, affinity: isWrapped ? .upstream : .downstream)
        case .container:
            var found = edge
            source.enumerateContainerBoundaries(from: place, reverse: !isForward) { boundary, stop in
                found = boundary
                stop.pointee = true
            }
            return Step(location: found)
        case .document: return Step(location: edge)
        }
    }

    /// The end of a unit after a location, or its beginning before a location.
    private func unitEnd(
        from place: any NSTextLocation, _ kind: NSString.EnumerationOptions, _ isForward: Bool
    ) -> (any NSTextLocation)? {
        var found: (any NSTextLocation)?
        var options = kind.union(.substringNotRequired)
        if !isForward { options.insert(.reverse) }
        source.enumerateSubstrings(from: place, options: options) { _, range, _, stop in
            let end = isForward ? range.endLocation : range.location
            guard end.compare(place) == (isForward ? .orderedDescending : .orderedAscending) else { return }
            found = end
            stop.pointee = true
        }
        return found
    }

    /// A line or paragraph without its terminator.
    private func contents(_ range: NSTextRange) -> NSTextRange {
        var found: NSTextRange?
        source.enumerateSubstrings(from: range.location, options: [.byParagraphs, .substringNotRequired]) {
            _, paragraph, _, stop in
            found = paragraph
            stop.pointee = true
        }
        guard let end = found?.endLocation, end.compare(range.endLocation) == .orderedAscending else { return range }
        return NSTextRange(location: range.location, end: end) ?? range
    }

    // MARK: Lines

    private func line(of place: any NSTextLocation, isUpstream: Bool) -> NSTextRange? {
        let inner = isUpstream ? source.location(place, offsetBy: -1) ?? place : place
        return source.textRange(for: .line, enclosing: inner)
    }

    private func lineStep(from place: any NSTextLocation, isDown: Bool, x: CGFloat, isUpstream: Bool) -> Step? {
        let document = source.documentRange
        guard let line = line(of: place, isUpstream: isUpstream) else { return nil }
        let x = x != 0 ? x : self.x(of: place, on: line)
        let isAtEdge =
            isDown
            ? line.endLocation.compare(document.endLocation) == .orderedSame
                && contents(line).endLocation.compare(line.endLocation) == .orderedSame
            : line.location.compare(document.location) == .orderedSame
        let edge = isDown ? document.endLocation : document.location
        guard !isAtEdge else { return place.compare(edge) == .orderedSame ? nil : Step(location: edge, x: x) }
        let target = isDown ? line.endLocation : source.location(line.location, offsetBy: -1) ?? line.location
        return nearest(to: x, on: source.textRange(for: .line, enclosing: target) ?? NSTextRange(location: target))
    }

    private func x(of place: any NSTextLocation, on line: NSTextRange) -> CGFloat {
        var found: CGFloat = 0
        source.enumerateCaretOffsetsInLineFragment(at: line.location) { offset, location, isLeading, stop in
            let order = location.compare(place)
            // After the last character of a line, the insertion point is at its trailing edge.
            if order == .orderedSame, isLeading {
                found = offset
                stop.pointee = true
            } else if order == .orderedAscending, !isLeading {
                found = offset
            }
        }
        return found
    }

    /// The insertion point on a line nearest to an x coordinate.
    private func nearest(to x: CGFloat, on line: NSTextRange) -> Step {
        let end = contents(line).endLocation
        var best: (distance: CGFloat, step: Step)?
        source.enumerateCaretOffsetsInLineFragment(at: line.location) { offset, location, isLeading, _ in
            let unit = isLeading ? nil : source.textRange(for: .character, enclosing: location)
            let place = unit?.endLocation ?? location
            guard place.compare(end) != .orderedDescending, best.map({ abs(offset - x) < $0.distance }) ?? true else {
                return
            }
            let isWrapped =
                place.compare(line.endLocation) == .orderedSame
                && place.compare(source.documentRange.endLocation) != .orderedSame
            best = (
                abs(offset - x), Step(location: place, affinity: isWrapped ? .upstream : .downstream, x: x)
            )
        }
        return best?.step ?? Step(location: line.location, x: x)
    }

    // MARK: Points

    func location(at point: CGPoint, inContainerAt location: any NSTextLocation) -> Step? {
        guard point.x.isFinite, point.y.isFinite else { return nil }
        guard let line = source.lineFragmentRange(for: point, inContainerAt: location) else {
            return Step(location: source.documentRange.location)
        }
        return nearest(to: point.x, on: line)
    }

    /// The ranges in the rectangle from a location to a point, line by line.
    func ranges(
        from place: any NSTextLocation, to point: CGPoint, inContainerAt location: any NSTextLocation
    ) -> [NSTextRange] {
        guard let target = source.lineFragmentRange(for: point, inContainerAt: location),
            let first = line(of: place, isUpstream: false)
        else { return [] }
        let x = x(of: place, on: first)
        let isDown = first.location.compare(target.location) != .orderedDescending
        let last = isDown ? target : first
        var line = isDown ? first : target
        var found: [NSTextRange] = []
        while true {
            let (a, b) = (nearest(to: x, on: line).location, nearest(to: point.x, on: line).location)
            let isOrdered = a.compare(b) != .orderedDescending
            if let range = NSTextRange(location: isOrdered ? a : b, end: isOrdered ? b : a) { found.append(range) }
            guard line.location.compare(last.location) == .orderedAscending,
                let next = source.textRange(for: .line, enclosing: line.endLocation),
                next.location.compare(line.location) == .orderedDescending
            else { return found }
            line = next
        }
    }

    /// The last scalar of the grapheme cluster before a location, if that has several.
    func lastScalar(before place: any NSTextLocation) -> NSTextRange? {
        guard let before = source.location(place, offsetBy: -1),
            let character = source.textRange(for: .character, enclosing: before)
        else { return nil }
        var text: String?
        source.enumerateSubstrings(from: character.location, options: .byComposedCharacterSequences) {
            string, _, _, stop in
            text = string
            stop.pointee = true
        }
        guard let last = text?.unicodeScalars.last, (text?.unicodeScalars.count ?? 0) > 1,
            let start = source.location(place, offsetBy: -UTF16.width(last))
        else { return nil }
        return NSTextRange(location: start, end: place)
    }
}
