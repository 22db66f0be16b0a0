import CoreGraphics
public import Foundation

/// The screen that shows windows; in a recording it has the size and scale of the recorded frames.
///
/// Tests select a device's screen with `SimulatedDevice` from the `Kasane` module.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiscreen)
@preconcurrency @MainActor
public final class UIScreen: NSObject, UITraitEnvironment {
    /// The only screen: 390 by 844 points with one pixel per point, unless a recording, a test or
    /// `kasane test --device` sets it up differently.
    public static let main = UIScreen()

    /// The screens: only the main one, as no other is connected.
    public class var screens: [UIScreen] { [main] }

    /// The size, scale and safe areas of the screen. Windows that fill the screen follow its size.
    package var model = ScreenModel.initial {
        didSet { if model != oldValue { modelDidChange(from: oldValue) } }
    }

    /// The bounds of the screen in points, with the origin at zero.
    public package(set) var bounds: CGRect {
        get { CGRect(origin: .zero, size: model.size) }
        set { model.size = newValue.size }
    }

    /// The number of pixels per point.
    public package(set) var scale: CGFloat {
        get { model.scale }
        set { model.scale = newValue }
    }

    /// The bounds of the screen in pixels, with the device held upright.
    public var nativeBounds: CGRect {
        let (short, long) = (min(bounds.width, bounds.height), max(bounds.width, bounds.height))
        let size = model.orientation.isLandscape ? CGSize(width: short, height: long) : bounds.size
        return CGRect(
            x: 0, y: 0, width: (size.width * nativeScale).rounded(), height: (size.height * nativeScale).rounded())
    }

    /// The number of the panel's pixels per point.
    public var nativeScale: CGFloat { model.nativeScale ?? model.scale }

    /// The maximum number of frames per second: the display's of a program that has a window, otherwise 60.
    public var maximumFramesPerSecond: Int { Int(model.framesPerSecond.rounded()) }

    /// The brightness in 0...1. It doesn't affect drawing; a change posts `brightnessDidChangeNotification`.
    public var brightness: CGFloat = 1 {
        didSet {
            brightness = brightness.isNaN ? oldValue : min(max(brightness, 0), 1)
            guard brightness != oldValue else { return }
            NotificationCenter.default.post(name: UIScreen.brightnessDidChangeNotification, object: self)
        }
    }

    /// Whether software dimming below the hardware's minimum brightness is allowed. Stored without effect. False by
    /// default.
    public var wantsSoftwareDimming = false

    /// Whether the screen is being captured: always false.
    public var isCaptured: Bool { false }

    /// Posted with the screen when `brightness` has changed.
    public nonisolated static let brightnessDidChangeNotification = Notification.Name(
        "UIScreenBrightnessDidChangeNotification")
    /// Posted with the screen when its size or scale has changed.
    public nonisolated static let modeDidChangeNotification = Notification.Name("UIScreenModeDidChangeNotification")

    public var traitCollection: UITraitCollection { UITraitCollection.ofScreen.withLock { $0 } }

    public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The coordinate space of the screen with the device upright: its origin is the top left of the device, whatever
    /// its orientation.
    public let fixedCoordinateSpace: any UICoordinateSpace = FixedCoordinateSpace()

    private override init() { super.init() }

    // MARK: Screen model changes

    /// Updates the sizes, traits and safe areas of windows, and notifies observers.
    private func modelDidChange(from old: ScreenModel) {
        let traits = model.traits
        UITraitCollection.ofScreen.withLock { $0 = traits }
        AccessibilitySettings.current.withLock { $0 = model.settings.accessibility }
        let whole = CGRect(origin: .zero, size: old.size)
        let application = UIApplication.shared
        application.aroundChange(from: StatusBarPlace(old), to: StatusBarPlace(model)) {
            for window in application.windows {
                window.updateTraits()
                if window.ownScene == nil, window.frame == whole { window.frame = bounds }
                if model.safeArea != old.safeArea || model.size != old.size { window.setNeedsLayout() }
            }
        }
        let center = NotificationCenter.default
        if model.size != old.size || model.scale != old.scale {
            center.post(name: UIScreen.modeDidChangeNotification, object: self)
        }
        if model.orientation != old.orientation {
            center.post(name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
        }
        let category = model.settings.preferredContentSizeCategory
        if category != old.settings.preferredContentSizeCategory {
            center.post(
                name: UIContentSizeCategory.didChangeNotification, object: self,
                userInfo: [UIContentSizeCategory.newValueUserInfoKey: category])
        }
        for setting in model.settings.accessibility.symmetricDifference(old.settings.accessibility).all {
            center.post(name: setting.notification, object: nil)
        }
    }

    /// The insets of a window's safe area on the screen.
    func safeArea(of frame: CGRect) -> UIEdgeInsets {
        let (area, size) = (model.safeArea, model.size)
        guard area != .zero else { return .zero }
        return UIEdgeInsets(
            top: max(0, area.top - frame.minY), left: max(0, area.left - frame.minX),
            bottom: max(0, area.bottom - (size.height - frame.maxY)),
            right: max(0, area.right - (size.width - frame.maxX)))
    }
}

extension UIContentSizeCategory {
    /// Posted when the preferred text size has changed, with the new category under `newValueUserInfoKey`.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
    /// The key of the new category in the notification's user info.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
