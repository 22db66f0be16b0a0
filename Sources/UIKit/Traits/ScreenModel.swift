import CoreGraphics

/// The screen that windows lie on, and the device that it is part of.
package struct ScreenModel: Hashable, Sendable {
    /// What the device is called.
    package var name = "Kasane"
    /// In points.
    package var size = CGSize(width: 390, height: 844)
    /// The number of pixels per point.
    package var scale: CGFloat = 1
    /// How many pixels of the panel make a point; another number than `scale` where the image is shrunk to the panel.
    package var nativeScale: CGFloat?
    package var framesPerSecond = 60.0
    /// What bars and a rounded screen cover.
    package var safeArea = UIEdgeInsets.zero
    package var idiom = UIUserInterfaceIdiom.phone
    package var horizontalSizeClass = UIUserInterfaceSizeClass.compact
    package var verticalSizeClass = UIUserInterfaceSizeClass.regular
    package var orientation = UIDeviceOrientation.portrait
    package var settings = SystemSettings()

    package init() {}

    /// Whether it is the screen of a device, rather than of no one in particular.
    package var isOfDevice: Bool { nativeScale != nil }

    /// What an interface on this screen has to go by.
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

/// What a user has set up for all programs.
package struct SystemSettings: Hashable, Sendable {
    package var userInterfaceStyle = UIUserInterfaceStyle.light
    package var preferredContentSizeCategory = UIContentSizeCategory.large
    package var accessibility: AccessibilitySettings = []

    package init() {}
}
