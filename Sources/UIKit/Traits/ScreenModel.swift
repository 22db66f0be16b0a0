import CoreGraphics

/// The screen that shows windows, and its device.
package struct ScreenModel: Hashable, Sendable {
    /// The name of the device.
    package var name = "Kasane"
    /// In points.
    package var size = CGSize(width: 390, height: 844)
    /// The number of pixels per point.
    package var scale: CGFloat = 1
    /// The number of the panel's pixels per point; differs from `scale` if the image is scaled down to the panel.
    package var nativeScale: CGFloat?
    package var framesPerSecond = 60.0
    /// The insets covered by bars and rounded corners.
    package var safeArea = UIEdgeInsets.zero
    package var idiom = UIUserInterfaceIdiom.phone
    package var horizontalSizeClass = UIUserInterfaceSizeClass.compact
    package var verticalSizeClass = UIUserInterfaceSizeClass.regular
    package var orientation = UIDeviceOrientation.portrait
    package var settings = SystemSettings()

    package init() {}

    /// Whether it is the screen of a particular device.
    package var isOfDevice: Bool { nativeScale != nil }

    /// The traits of an interface on this screen.
    var traits: UITraitCollection {
        UITraitCollection {
            $0.userInterfaceStyle = settings.userInterfaceStyle
            $0.displayScale = scale
            $0.layoutDirection = .leftToRight
            $0.horizontalSizeClass = horizontalSizeClass
            $0.verticalSizeClass = verticalSizeClass
            $0.userInterfaceIdiom = idiom
            $0.userInterfaceLevel = .base
            $0.accessibilityContrast = settings.accessibility.contains(.darkerSystemColors) ? .high : .normal
            $0.legibilityWeight = settings.accessibility.contains(.boldText) ? .bold : .regular
            $0.displayGamut = .SRGB
            $0.preferredContentSizeCategory = settings.preferredContentSizeCategory
            $0.forceTouchCapability = .unavailable
            $0.imageDynamicRange = .standard
            $0.activeAppearance = .active
            $0.sceneCaptureState = .inactive
        }
    }
}

/// The user's system-wide settings.
package struct SystemSettings: Hashable, Sendable {
    package var userInterfaceStyle = UIUserInterfaceStyle.light
    package var preferredContentSizeCategory = UIContentSizeCategory.large
    package var accessibility: AccessibilitySettings = []

    package init() {}
}
