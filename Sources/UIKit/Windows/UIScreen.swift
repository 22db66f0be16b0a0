import CoreGraphics
public import Foundation

/// The screen that windows lie on: in a recording, as large and as sharp as its pictures.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiscreen)
@preconcurrency @MainActor
public final class UIScreen: NSObject, UITraitEnvironment {
    /// The only screen there is: 390 by 844 points, one pixel a point, unless a recording asks for others.
    public static let main = UIScreen()

    /// The screen's rectangle in points; its origin is zero.
    public package(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)

    /// How many pixels make a point.
    public package(set) var scale: CGFloat = 1 {
        didSet {
            let traits = UITraitCollection.standard.modifyingTraits { $0.displayScale = scale }
            UITraitCollection.ofScreen.withLock { $0 = traits }
        }
    }

    /// The screen's rectangle in pixels.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }

    /// How many pixels make a point, which here is always `scale`.
    public var nativeScale: CGFloat { scale }

    /// How often a second the screen may show something new.
    public var maximumFramesPerSecond: Int { 60 }

    /// How bright the screen is, from 0 to 1. Kept, and of no effect.
    public var brightness: CGFloat = 1

    public var traitCollection: UITraitCollection { UITraitCollection.ofScreen.withLock { $0 } }

    public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    private override init() { super.init() }
}
