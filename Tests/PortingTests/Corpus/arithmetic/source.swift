import CoreGraphics

extension CGFloat {
    func distance(to other: CGFloat, atMost limit: CGFloat) -> CGFloat { min(abs(other - self), max(limit, 0)) }
}

func arithmetic() {
    print(CGFloat(2).distance(to: -7, atMost: 30), CGFloat(2).distance(to: -7, atMost: 5))
}
