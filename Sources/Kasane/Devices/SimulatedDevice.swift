public import CoreGraphics
public import UIKit

/// The device behind `UIScreen.main` and `UIDevice.current`: its screen, safe area and user settings.
///
/// A test selects one in its `setUp()`, so that views have the size and resolution of the device:
///
///     SimulatedDevice.iPhone15Pro.use()
///     SimulatedDevice(named: "iPad Pro 11-inch (M4)")?.landscape.use()
///
/// The device is global to the process. Windows that fill the screen follow it, with traits, safe area and contents.
public struct SimulatedDevice: Hashable, Sendable {
    /// The device's name, such as "iPhone 15 Pro".
    public var name: String
    /// The size of the screen in portrait, in points.
    public var screenSize: CGSize
    /// The number of pixels per point: 1, 2 or 3.
    public var scale: CGFloat
    /// The number of panel pixels per point; differs from `scale` where the image is downsampled to the panel.
    public var nativeScale: CGFloat
    /// The safe area insets of a window in portrait, in points.
    public var safeAreaInsets: UIEdgeInsets
    /// The safe area insets of a window in landscape, in points.
    public var landscapeSafeAreaInsets: UIEdgeInsets
    /// `.phone` or `.pad`.
    public var userInterfaceIdiom: UIUserInterfaceIdiom
    /// The device's orientation: portrait by default. Only portraits and landscapes are used; lying flat counts as
    /// portrait.
    public var orientation = UIDeviceOrientation.portrait

    // MARK: Settings

    /// The interface style: light, the default, or dark.
    public var userInterfaceStyle = UIUserInterfaceStyle.light
    /// The preferred text size: `.large` by default.
    public var preferredContentSizeCategory = UIContentSizeCategory.large
    /// The accessibility settings: all off by default.
    public var accessibility: Accessibility = []

    /// Creates a device with a screen size in points, in portrait.
    public init(
        name: String, screenSize: CGSize, scale: CGFloat, safeAreaInsets: UIEdgeInsets = .zero,
        landscapeSafeAreaInsets: UIEdgeInsets = .zero, userInterfaceIdiom: UIUserInterfaceIdiom = .phone
    ) {
        (self.name, self.screenSize, self.scale, nativeScale) = (name, screenSize, scale, scale)
        (self.safeAreaInsets, self.landscapeSafeAreaInsets) = (safeAreaInsets, landscapeSafeAreaInsets)
        self.userInterfaceIdiom = userInterfaceIdiom
    }

    /// The same device in landscape, with its top to the left.
    public var landscape: SimulatedDevice {
        var device = self
        device.orientation = .landscapeLeft
        return device
    }

    // MARK: Use

    /// The size of the screen in the current orientation, in points.
    package var size: CGSize {
        let (short, long) = (min(screenSize.width, screenSize.height), max(screenSize.width, screenSize.height))
        return orientation.isLandscape ? CGSize(width: long, height: short) : screenSize
    }

    /// Makes this the current device.
    ///
    /// Non-finite values, and sizes and scales that are not positive, are rejected and reported, and the current device
    /// is kept.
    @MainActor
    public func use() {
        guard isUsable else {
            return reportOnce("SimulatedDevice \(name): \(screenSize) at \(scale) is not a screen; the old one is kept")
        }
        UIScreen.main.model = model
    }

    /// Makes this the current device while a closure runs, and restores the previous one.
    @MainActor
    public func use<Result>(during body: () throws -> Result) rethrows -> Result {
        let before = UIScreen.main.model
        defer { UIScreen.main.model = before }
        use()
        return try body()
    }

    private var isUsable: Bool {
        let insets = [safeAreaInsets, landscapeSafeAreaInsets].flatMap { [$0.top, $0.left, $0.bottom, $0.right] }
        let lengths = [screenSize.width, screenSize.height, scale, nativeScale]
        return lengths.allSatisfy { $0 > 0 && $0.isFinite } && insets.allSatisfy { $0 >= 0 && $0.isFinite }
    }

    /// The device's screen.
    var model: ScreenModel {
        let isTurned = orientation.isLandscape
        var model = ScreenModel()
        model.name = name
        model.size = size
        model.scale = scale
        model.nativeScale = nativeScale
        model.safeArea = isTurned ? landscapeSafeAreaInsets : safeAreaInsets
        model.idiom = userInterfaceIdiom
        model.orientation = orientation
        model.updateSizeClasses()
        model.settings.userInterfaceStyle = userInterfaceStyle
        model.settings.preferredContentSizeCategory = preferredContentSizeCategory
        model.settings.accessibility = AccessibilitySettings(rawValue: accessibility.rawValue)
        return model
    }
}
