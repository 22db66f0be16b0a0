public import CoreGraphics
public import UIKit

/// A device that `UIScreen.main` and `UIDevice.current` stand for: its screen, what covers it, and what its user has set.
///
/// A test takes one in its `setUp()`, so that views are as large, and drawn as sharply, as on the device:
///
///     SimulatedDevice.iPhone15Pro.use()
///     SimulatedDevice(named: "iPad Pro 11-inch (M4)")?.landscape.use()
///
/// The device is the whole process's. Windows that fill the screen follow it, with traits, safe area and contents.
public struct SimulatedDevice: Hashable, Sendable {
    /// The device's name, such as "iPhone 15 Pro".
    public var name: String
    /// The screen held upright, in points.
    public var screenSize: CGSize
    /// The number of pixels per point: 1, 2 or 3.
    public var scale: CGFloat
    /// How many pixels of the panel make a point; another number than `scale` where the image is shrunk to the panel.
    public var nativeScale: CGFloat
    /// What bars and a rounded screen cover of a window held upright, in points.
    public var safeAreaInsets: UIEdgeInsets
    /// What is covered of a window held on its side.
    public var landscapeSafeAreaInsets: UIEdgeInsets
    /// `.phone` or `.pad`.
    public var userInterfaceIdiom: UIUserInterfaceIdiom
    /// The device's orientation: portrait by default. Portraits and landscapes count, lying flat is held upright.
    public var orientation = UIDeviceOrientation.portrait

    // MARK: Settings

    /// Whether the interface is light, the default, or dark.
    public var userInterfaceStyle = UIUserInterfaceStyle.light
    /// The size of text that the user prefers: `.large` by default.
    public var preferredContentSizeCategory = UIContentSizeCategory.large
    /// The user's accessibility settings: all off by default.
    public var accessibility: Accessibility = []

    /// A device with a screen of a size in points, held upright.
    public init(
        name: String, screenSize: CGSize, scale: CGFloat, safeAreaInsets: UIEdgeInsets = .zero,
        landscapeSafeAreaInsets: UIEdgeInsets = .zero, userInterfaceIdiom: UIUserInterfaceIdiom = .phone
    ) {
        (self.name, self.screenSize, self.scale, nativeScale) = (name, screenSize, scale, scale)
        (self.safeAreaInsets, self.landscapeSafeAreaInsets) = (safeAreaInsets, landscapeSafeAreaInsets)
        self.userInterfaceIdiom = userInterfaceIdiom
    }

    /// The same device held with its top to the left.
    public var landscape: SimulatedDevice {
        var device = self
        device.orientation = .landscapeLeft
        return device
    }

    // MARK: Using it

    /// The screen as the device is held, in points.
    package var size: CGSize {
        let (short, long) = (min(screenSize.width, screenSize.height), max(screenSize.width, screenSize.height))
        return orientation.isLandscape ? CGSize(width: long, height: short) : screenSize
    }

    /// Has the screen be this device's from now on.
    ///
    /// A size, a scale or insets that are no numbers, and sizes and scales that are not positive, are refused with one line,
    /// and the screen stays as it is.
    @MainActor
    public func use() {
        guard isUsable else {
            return reportOnce("SimulatedDevice \(name): \(screenSize) at \(scale) is no screen; the old one stays")
        }
        UIScreen.main.model = model
    }

    /// Has the screen be this device's while code runs, and then what it was before.
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

    private var model: ScreenModel {
        let isTurned = orientation.isLandscape
        var model = ScreenModel()
        model.name = name
        model.size = size
        model.scale = scale
        model.nativeScale = nativeScale
        model.safeArea = isTurned ? landscapeSafeAreaInsets : safeAreaInsets
        model.idiom = userInterfaceIdiom
        // Of telephones, the large ones have room beside each other when held on their side.
        let isRoomy = userInterfaceIdiom == .pad
        model.horizontalSizeClass = isRoomy || (isTurned && size.height >= 414) ? .regular : .compact
        model.verticalSizeClass = isRoomy || !isTurned ? .regular : .compact
        model.orientation = orientation
        model.settings.userInterfaceStyle = userInterfaceStyle
        model.settings.preferredContentSizeCategory = preferredContentSizeCategory
        model.settings.accessibility = AccessibilitySettings(rawValue: accessibility.rawValue)
        return model
    }
}
