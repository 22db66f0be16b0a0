import CoreGraphics
import Foundation

extension CGPath {
    /// The path's elements, each as a byte for its type and its points' coordinates in little-endian order.
    var archived: Data {
        var data = Data()
        applyWithBlock { element in
            let type = element.pointee.type
            data.append(UInt8(truncatingIfNeeded: type.rawValue))
            for i in 0..<type.pointCount {
                let point = element.pointee.points[i]
                for value in [point.x, point.y] {
                    withUnsafeBytes(of: Double(value).bitPattern.littleEndian) { data.append(contentsOf: $0) }
                }
            }
        }
        return data
    }
}

extension CGMutablePath {
    /// Returns nil for data that isn't a path.
    convenience init?(archived data: Data) {
        self.init()
        var bytes = data[...]
        while let byte = bytes.popFirst() {
            guard let type = CGPathElementType(rawValue: Int32(byte)), bytes.count >= 16 * type.pointCount,
                type == .moveToPoint || !isEmpty
            else { return nil }
            let numbers = (0..<2 * type.pointCount).map { i -> CGFloat in
                let start = bytes.startIndex + 8 * i
                let bits = bytes[start..<start + 8].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
                return CGFloat(Double(bitPattern: bits))
            }
            guard numbers.allSatisfy(\.isFinite) else { return nil }
            bytes = bytes.dropFirst(16 * type.pointCount)
            let points = stride(from: 0, to: numbers.count, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
            switch type {
            case .moveToPoint: move(to: points[0])
            case .addLineToPoint: addLine(to: points[0])
            case .addQuadCurveToPoint: addQuadCurve(to: points[1], control: points[0])
            case .addCurveToPoint: addCurve(to: points[2], control1: points[0], control2: points[1])
            case .closeSubpath: closeSubpath()
            }
        }
    }
}

extension CGPathElementType {
    fileprivate var pointCount: Int {
        switch self {
        case .moveToPoint, .addLineToPoint: 1
        case .addQuadCurveToPoint: 2
        case .addCurveToPoint: 3
        case .closeSubpath: 0
        }
    }
}
