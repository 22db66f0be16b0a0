import CoreGraphics

/// Reads the bytes as two paths, and combines, strokes, dashes, flattens and measures them.
func combinePaths(_ bytes: UnsafeRawBufferPointer) {
    var stream = ByteStream(bytes)
    let rule: CGPathFillRule = stream.flag() ? .evenOdd : .winding
    let (a, b) = (path(&stream), path(&stream))
    for result in [
        a.union(b, using: rule), a.intersection(b, using: rule), a.subtracting(b, using: rule),
        a.symmetricDifference(b, using: rule), a.lineIntersection(b, using: rule), a.lineSubtracting(b, using: rule),
        a.normalized(using: rule), a.flattened(threshold: stream.number()),
        a.copy(
            strokingWithWidth: stream.number(), lineCap: stream.element(of: [.butt, .round, .square]),
            lineJoin: stream.element(of: [.miter, .round, .bevel]), miterLimit: stream.number(),
            transform: stream.flag() ? stream.transform() : .identity),
        a.copy(dashingWithPhase: stream.number(), lengths: stream.numbers(upTo: 4)),
    ] {
        _ = (result.boundingBoxOfPath, result.boundingBox, result.currentPoint)
        _ = result.contains(stream.point(), using: rule)
    }
    _ = a.componentsSeparated(using: rule)
    _ = a.intersects(b, using: rule)
    let context = bitmapContext(width: 16, height: 16)
    context?.addPath(a.union(b, using: rule))
    context?.fillPath()
}

private func path(_ stream: inout ByteStream) -> CGPath {
    let path = CGMutablePath()
    for _ in 0..<stream.choice(24) {
        let transform = stream.byte() < 16 ? stream.transform() : .identity
        switch stream.choice(11) {
        case 0: path.move(to: stream.point(), transform: transform)
        case 1: path.addLine(to: stream.point(), transform: transform)
        case 2: path.addQuadCurve(to: stream.point(), control: stream.point(), transform: transform)
        case 3:
            path.addCurve(
                to: stream.point(), control1: stream.point(), control2: stream.point(), transform: transform)
        case 4:
            path.addArc(
                center: stream.point(), radius: stream.number(), startAngle: stream.number(),
                endAngle: stream.number(), clockwise: stream.flag(), transform: transform)
        case 5:
            path.addArc(
                tangent1End: stream.point(), tangent2End: stream.point(), radius: stream.number(),
                transform: transform)
        case 6: path.closeSubpath()
        case 7: path.addRect(stream.rect(), transform: transform)
        case 8: path.addEllipse(in: stream.rect(), transform: transform)
        case 9:
            path.addRoundedRect(
                in: stream.rect(), cornerWidth: stream.number(), cornerHeight: stream.number(), transform: transform)
        default:
            path.addRelativeArc(
                center: stream.point(), radius: stream.number(), startAngle: stream.number(), delta: stream.number(),
                transform: transform)
        }
    }
    return path
}
