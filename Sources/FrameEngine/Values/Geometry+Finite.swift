import CoreGraphics

extension CGPoint {
    package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGSize {
    package var isFinite: Bool { width.isFinite && height.isFinite }
}

extension CGRect {
    package var isFinite: Bool { origin.isFinite && size.isFinite }
}
