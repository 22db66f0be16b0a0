import CoreGraphics
import Foundation
import QuartzCore

extension CALayer {
    /// Sets a property, moving there as the transaction has it.
    final func set(_ keyPath: String, to value: Any?, _ transaction: Transaction) {
        withoutActions { setValue(value, forKeyPath: keyPath) }
    }

    /// Sets the top left corner and the size, moving there as the transaction has it.
    final func setPlace(_ origin: CGPoint, _ size: CGSize, _ transaction: Transaction) {
        setSize(size, transaction)
        set(
            "position",
            to: CGPoint(x: origin.x + size.width * anchorPoint.x, y: origin.y + size.height * anchorPoint.y),
            transaction)
    }

    final func setSize(_ size: CGSize, _ transaction: Transaction) {
        set("bounds.size", to: CGSize(width: size.width, height: size.height), transaction)
    }

    private func withoutActions(_ change: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        change()
        CATransaction.commit()
    }
}
