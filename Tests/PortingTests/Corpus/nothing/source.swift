import Foundation

/// Nothing here that only iOS knows: `@objc`, `#selector(x)` and `delegate?.f?()` stand in a comment.
struct Nothing: Codable, Hashable {
    var name = "#selector(name) @objc #if os(iOS)"
    var optional: Int?

    func dynamicValue(_ optional: ((Int) -> Int)?) -> Int? { optional?(3) }
}

final class Plain {
    var handler: ((Int) -> Void)?
    func call() { handler?(1) }
}

func nothing() { print(Nothing().name, Nothing().dynamicValue { $0 + 1 } ?? 0) }
