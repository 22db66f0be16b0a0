import CoreGraphics

extension CGFloat {
    func distance(to other: CGFloat, atMost limit: CGFloat) -> CGFloat { Swift.min(Swift.abs(other - self), Swift.max(limit, 0)) }
}

func arithmetic() {
    print(CGFloat(2).distance(to: -7, atMost: 30), CGFloat(2).distance(to: -7, atMost: 5))
}
