/// The planar arrangement of two paths, and the parts of it that an operation keeps.
struct Arrangement: ~Copyable {
    /// More pieces than this are rejected: the paths then cross some millions of times.
    private static let maxCount = 1 << 23

    private let writer: ContourWriter
    private var sweep: SweepLine

    /// Nil when the paths cross too often.
    init?(_ list: consuming PieceList, selecting selection: Selection) {
        var list = list
        let isSettled = IntersectionFinder.cut(&list)
        let chords = list.chords(evenly: !isSettled)
        sweep = SweepLine(
            chords, of: list, selecting: selection, maxCount: max(Self.maxCount, 4 * chords.count))
        guard sweep.run() else { return nil }
        writer = ContourWriter(list: list, chords: chords, crossings: sweep.crossings)
    }
}

extension Arrangement {
    /// The boundary of the result.
    var boundary: Path {
        var path = Path()
        for component in contours { for contour in component { writer.append(contour, of: sweep, to: &path) } }
        return path
    }

    /// The connected components of the result, each with its holes.
    var components: [Path] {
        contours.map { component in
            var path = Path()
            for contour in component { writer.append(contour, of: sweep, to: &path) }
            return path
        }
    }

    /// The parts of lines inside the region or outside it.
    func lines(_ subpaths: [PieceList.Subpath], inside: Bool) -> Path {
        var path = Path()
        LineTracer(sweep, writer).append(subpaths, inside: inside, writer, to: &path)
        return path
    }

    /// The outer contours, ordered by their first source curves, each with its holes.
    private var contours: [[ContourTracer.Contour]] {
        let all = ContourTracer.contours(of: sweep)
        let sources = all.map { contour in
            contour.edges.reduce(Int32.max) { least, edge in
                let chord = sweep.segments.base[Int(edge.segment)].source
                return min(least, writer.chords[Int(chord)].curve)
            }
        }
        let order = all.indices.sorted { (sources[$0], $0) < (sources[$1], $1) }
        var place: [Int: Int] = [:]
        var components: [[ContourTracer.Contour]] = []
        for index in order where !all[index].isHole {
            place[index] = components.count
            components.append([all[index]])
        }
        for index in order where all[index].isHole {
            if let parent = all[index].parent, let component = place[parent] {
                components[component].append(all[index])
            }
        }
        return components
    }
}
