/// Follows lines through a swept plane and keeps the parts inside, or outside, a region.
struct LineTracer {
    /// A part of a line that lies entirely inside or outside.
    struct Span {
        var run: ContourWriter.Run
        var isInside: Bool
    }

    private var spans: [Span] = []

    /// Parts on the region's boundary are inside.
    init(_ sweep: borrowing SweepLine, _ writer: ContourWriter) {
        for s in 0..<sweep.segments.count {
            let segment = sweep.segments.base[s]
            let chord = writer.chords[Int(segment.chord)]
            guard chord.winding == .zero else { continue }
            // The chord may run against sweep order.
            let isForward = GridPoint.isForward(segment.a, segment.b, along: chord)
            let run = writer.run(
                segment.chord, from: isForward ? segment.a : segment.b, to: isForward ? segment.b : segment.a)
            spans.append(Span(run: run, isInside: sweep.isInside(segment.below) || sweep.isInside(segment.above)))
        }
        for piece in writer.list.pieces where piece.role == .lineOnBoundary {
            let points = writer.list.vertices.points
            let run = ContourWriter.Run(
                curve: piece.curve, t0: piece.t0, t1: piece.t1, from: points[Int(piece.from)],
                to: points[Int(piece.to)])
            spans.append(Span(run: run, isInside: true))
        }
        spans.sort { ($0.run.curve, $0.run.t0, $0.run.t1) < ($1.run.curve, $1.run.t0, $1.run.t1) }
    }

    /// Appends the spans of each subpath that are inside, or outside, as chains of runs.
    func append(_ subpaths: [PieceList.Subpath], inside: Bool, _ writer: ContourWriter, to path: inout Path) {
        var next = 0
        for subpath in subpaths {
            let first = next
            while next < spans.count, Int(spans[next].run.curve) < subpath.curves.upperBound { next += 1 }
            append(spans[first..<next], isClosed: subpath.isClosed, inside: inside, writer, to: &path)
        }
    }

    private func append(
        _ spans: ArraySlice<Span>, isClosed: Bool, inside: Bool, _ writer: ContourWriter, to path: inout Path
    ) {
        if isClosed, spans.allSatisfy({ $0.isInside == inside }) {
            return writer.appendClosed(spans.map(\.run), to: &path)
        }
        // A closed subpath that is cut starts after a gap, so that its original start doesn't become a cut.
        let start = isClosed ? spans.firstIndex { $0.isInside != inside } ?? spans.startIndex : spans.startIndex
        var chain: [ContourWriter.Run] = []
        for span in spans[start...] + spans[..<start] {
            if span.isInside == inside {
                chain.append(span.run)
            } else {
                writer.appendOpen(chain, to: &path)
                chain.removeAll(keepingCapacity: true)
            }
        }
        writer.appendOpen(chain, to: &path)
    }
}

extension GridPoint {
    /// Whether the step between two points has the direction of a chord.
    fileprivate static func isForward(_ a: GridPoint, _ b: GridPoint, along chord: Chord) -> Bool {
        along(chord.from, chord.to, a) < along(chord.from, chord.to, b)
    }
}
