import CoreGraphics

extension CGPath {
    typealias Visit = @convention(block) (UnsafePointer<CGPathElement>) -> Void

    func visit(_ body: @escaping Visit) {
        func callBody(info: UnsafeMutableRawPointer?, element: UnsafePointer<CGPathElement>) {
            unsafeBitCast(info, to: Visit.self)(element)
        }
        apply(info: unsafeBitCast(body, to: UnsafeMutableRawPointer.self), function: callBody)
    }

    func visitByFunction(_ body: @escaping Visit) {
        let callback: @convention(c) (UnsafeMutableRawPointer, UnsafePointer<CGPathElement>) -> Void = { info, element in
            unsafeBitCast(info, to: Visit.self)(element)
        }
        apply(
            info: unsafeBitCast(body, to: UnsafeMutableRawPointer.self),
            function: unsafeBitCast(callback, to: CGPathApplierFunction.self))
    }
}

func pathBlocks() {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 3), transform: nil)
    var kinds: [Int32] = []
    path.visit { kinds.append($0.pointee.type.rawValue) }
    var count = 0
    path.visitByFunction { _ in count += 1 }
    print(kinds, count)
    let kept = unsafeBitCast({ $0 + 1 } as @convention(block) (Int) -> Int, to: AnyObject.self)
    print(unsafeBitCast(kept, to: (@convention(block) (Int) -> Int).self)(2))
}
