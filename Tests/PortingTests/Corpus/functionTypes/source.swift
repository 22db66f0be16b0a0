import UIKit

typealias LayoutFunction = @convention(c) (UIView, Selector) -> Void
typealias Comparison = @convention(c) (UnsafeRawPointer?, UnsafeRawPointer?) -> Int32

struct Exchange {
    static var original: IMP?

    static func install() -> Bool {
        guard let method = class_getInstanceMethod(UIView.self, #selector(UIView.layoutSubviews)) else { return false }
        original = method_getImplementation(method)
        return true
    }

    static func callOriginal(_ view: UIView) {
        guard let original else { return }
        unsafeBitCast(original, to: LayoutFunction.self)(view, #selector(UIView.layoutSubviews))
    }
}

@MainActor func functionTypes() {
    print(Exchange.install())
    Exchange.callOriginal(UIView())
    let compare: Comparison = { first, second in
        Int32(first!.load(as: Int32.self) - second!.load(as: Int32.self))
    }
    var numbers: [Int32] = [3, 1, 2]
    qsort(&numbers, 3, 4, compare)
    print(numbers)
}
