import Foundation

extension CGPath: CustomStringConvertible, CustomDebugStringConvertible {
    /// The path's address and its elements, a line each, as `CFCopyDescription` prints them.
    public var description: String {
        var lines = ["\(referenceDescription("Path", self)):"]
        applyWithBlock { element in
            let (word, count) = element.pointee.type.operation
            let points = (0..<count).map { "(\(element.pointee.points[$0].shortDescription))" }
            let indent = element.pointee.type == .moveToPoint ? "  " : "    "
            lines.append(indent + ([word] + points).joined(separator: " "))
        }
        return lines.joined(separator: "\n")
    }

    /// The description.
    public var debugDescription: String { description }
}

extension CGPathElementType {
    /// PostScript's name of the operation, and the number of points it takes.
    fileprivate var operation: (word: String, pointCount: Int) {
        switch self {
        case .moveToPoint: ("moveto", 1)
        case .addLineToPoint: ("lineto", 1)
        case .addQuadCurveToPoint: ("quadto", 2)
        case .addCurveToPoint: ("curveto", 3)
        case .closeSubpath: ("closepath", 0)
        }
    }
}

extension CGPoint {
    fileprivate var shortDescription: String { "\(Double(x).shortDescription), \(Double(y).shortDescription)" }
}
