/// Converts chains of segments back to the lines and curves that they approximate.
struct ContourWriter {
    /// A part of a source curve, traversed backwards when its second parameter is the smaller.
    struct Run {
        var curve: Int32
        var t0: Double
        var t1: Double
        var from: GridPoint
        var to: GridPoint
    }

    let list: PieceList
    let chords: [Chord]
    let crossings: [UInt64: Point]

    /// Appends a contour as a closed subpath that starts at the earliest of its source curves.
    func append(_ contour: ContourTracer.Contour, of sweep: borrowing SweepLine, to path: inout Path) {
        let runs = joinedRing(
            contour.edges.map { run(sweep.segments.base[Int($0.segment)].source, from: $0.from, to: $0.to) })
        guard let earliest = runs.indices.min(by: { order(runs[$0]) < order(runs[$1]) }) else { return }
        append(runs[earliest...] + runs[..<earliest], closed: true, to: &path)
    }

    /// Appends a closed chain of runs as a closed subpath.
    func appendClosed(_ runs: [Run], to path: inout Path) { append(joinedRing(runs)[...], closed: true, to: &path) }

    /// Appends runs as an open subpath; nothing when they have no extent.
    func appendOpen(_ runs: [Run], to path: inout Path) {
        var joined: [Run] = []
        for run in runs { join(run, to: &joined) }
        if joined.count == 1, isShort(joined[0]) { return }
        append(joined[...], closed: false, to: &path)
    }

    private func joinedRing(_ parts: [Run]) -> [Run] {
        var runs: [Run] = []
        for part in parts { join(part, to: &runs) }
        // The first run may continue the last one.
        if runs.count > 1 {
            let last = runs.removeLast()
            var joined = [last]
            join(runs[0], to: &joined)
            if joined.count == 1 { runs[0] = joined[0] } else { runs.append(last) }
        }
        dropShort(&runs)
        return runs
    }

    private func order(_ run: Run) -> (Int32, Double) { (run.curve, min(run.t0, run.t1)) }

    private func append(_ runs: ArraySlice<Run>, closed: Bool, to path: inout Path) {
        guard let first = runs.first else { return }
        path.move(to: position(of: first.from))
        for (index, run) in runs.enumerated() {
            let curve = list.curves[Int(run.curve)]
            // Closing the subpath draws the last line.
            if closed, index == runs.count - 1, curve.kind == .line { break }
            curve.append(
                from: run.t0, to: run.t1, start: position(of: run.from), end: position(of: run.to), to: &path)
        }
        if closed { path.close() }
    }

    // MARK: Runs

    func run(_ chord: Int32, from: GridPoint, to: GridPoint) -> Run {
        let chord = chords[Int(chord)]
        return Run(curve: chord.curve, t0: parameter(at: from, chord), t1: parameter(at: to, chord), from: from, to: to)
    }

    private func parameter(at p: GridPoint, _ chord: Chord) -> Double {
        if p == chord.from { return chord.t0 }
        if p == chord.to { return chord.t1 }
        let length = Double(GridPoint.along(chord.from, chord.to, chord.to))
        let along = Double(GridPoint.along(chord.from, chord.to, p)) / length
        return chord.t0 + (chord.t1 - chord.t0) * min(max(along, 0), 1)
    }

    /// Appends a run, or extends the last one when both are on the same curve or the same straight line.
    private func join(_ run: Run, to runs: inout [Run]) {
        guard let last = runs.last else { return runs.append(run) }
        let curve = list.curves[Int(run.curve)]
        if last.curve == run.curve {
            if curve.kind == .line || continues(run, after: last, on: curve) {
                runs[runs.count - 1].t1 = run.t1
                runs[runs.count - 1].to = run.to
                return
            }
        } else if curve.kind == .line, list.curves[Int(last.curve)].kind == .line,
            GridPoint.turn(last.from, last.to, run.to) == 0, GridPoint.along(last.to, last.from, run.to) < 0
        {
            runs[runs.count - 1].to = run.to
            return
        }
        runs.append(run)
    }

    /// Whether a run starts, on its curve, where the previous one ended, within a few grid units of rounding.
    private func continues(_ run: Run, after last: Run, on curve: SourceCurve) -> Bool {
        if last.t1 == run.t0 { return true }
        let isSameWay = (last.t1 > last.t0) == (run.t1 > run.t0)
        let cubic = curve.cubic
        let (a, b, c) = cubic.legs
        let reach = 3 * max(max(a.length, b.length), c.length)
        return isSameWay && abs(last.t1 - run.t0) * reach <= 4 * list.grid.unit
    }

    private func isShort(_ run: Run) -> Bool {
        list.curves[Int(run.curve)].kind == .line && abs(run.from.x - run.to.x) <= 1 && abs(run.from.y - run.to.y) <= 1
    }

    /// Drops runs that are too short to be distinguished from a point on the grid.
    private func dropShort(_ runs: inout [Run]) {
        guard runs.contains(where: isShort) else { return }
        var kept: [Run] = []
        var from: GridPoint?
        for var run in runs {
            if isShort(run) {
                from = from ?? run.from
            } else {
                run.from = from ?? run.from
                kept.append(run)
                from = nil
            }
        }
        if let from, !kept.isEmpty { kept[0].from = from }
        // The runs of a contour are cyclic: each starts where the previous one ends.
        for i in kept.indices { kept[i].to = kept[(i + 1) % kept.count].from }
        runs = kept
    }

    private func position(of p: GridPoint) -> Point {
        list.vertices.position(at: p) ?? crossings[p.key] ?? list.grid.fromGrid(p.point)
    }
}
