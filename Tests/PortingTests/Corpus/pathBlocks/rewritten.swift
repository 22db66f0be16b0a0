import CoreGraphics

extension CGPath {
    typealias Visit =                    (UnsafePointer<CGPathElement>) -> Void

    func visit(_ body: @escaping Visit) {
        func callBody(info: UnsafeMutableRawPointer?, element: UnsafePointer<CGPathElement>) {
            blockBitCast (info, to: Visit.self)(element)
        }
        apply(info: blockBitCast (body, to: UnsafeMutableRawPointer.self), function: callBody)
    }

    func visitByFunction(_ body: @escaping Visit) {
        let callback:                (UnsafeMutableRawPointer, UnsafePointer<CGPathElement>) -> Void = { info, element in
            blockBitCast (info, to: Visit.self)(element)
        }
        apply(
            info: blockBitCast (body, to: UnsafeMutableRawPointer.self),
            function: blockBitCast (callback, to: CGPathApplierFunction.self))
    }
}

func pathBlocks() {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 3), transform: nil)
    var kinds: [Int32] = []
    path.visit { kinds.append($0.pointee.type.rawValue) }
    var count = 0
    path.visitByFunction { _ in count += 1 }
    print(kinds, count)
    let kept = blockBitCast ({ $0 + 1 } as                    (Int) -> Int, to: AnyObject.self)
    print(blockBitCast (kept, to: (                   (Int) -> Int).self)(2))
}
