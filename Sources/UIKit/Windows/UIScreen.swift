import CoreGraphics
public import Foundation

/// The screen that windows lie on: in a recording, as large and as sharp as its images.
///
/// A test chooses a device's by `SimulatedDevice`, which module `Kasane` has.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiscreen)
@preconcurrency @MainActor
public final class UIScreen: NSObject, UITraitEnvironment {
    /// The only screen there is: 390 by 844 points, one pixel a point, unless a recording or a test asks for others.
    public static let main = UIScreen()

    /// The main screen, as no other is connected.
    public class var screens: [UIScreen] { [main] }

    /// How large and how sharp the screen is, and what covers it. Windows that fill the screen stay as large as it is.
    package var model = ScreenModel() {
        didSet { if model != oldValue { modelDidChange(from: oldValue) } }
    }

    /// The screen's rectangle in points; its origin is zero.
    public package(set) var bounds: CGRect {
        get { CGRect(origin: .zero, size: model.size) }
        set { model.size = newValue.size }
    }

    /// The number of pixels per point.
    public package(set) var scale: CGFloat {
        get { model.scale }
        set { model.scale = newValue }
    }

    /// The screen's rectangle in pixels, as the device is held upright.
    public var nativeBounds: CGRect {
        let (short, long) = (min(bounds.width, bounds.height), max(bounds.width, bounds.height))
        let size = model.orientation.isLandscape ? CGSize(width: short, height: long) : bounds.size
        return CGRect(
            x: 0, y: 0, width: (size.width * nativeScale).rounded(), height: (size.height * nativeScale).rounded())
    }

    /// How many pixels of the panel make a point.
    public var nativeScale: CGFloat { model.nativeScale ?? model.scale }

    /// How often a second the screen may show something new.
    public var maximumFramesPerSecond: Int { 60 }

    /// How bright the screen is, from 0 to 1. It makes nothing darker; a change posts `brightnessDidChangeNotification`.
    public var brightness: CGFloat = 1 {
        didSet {
            brightness = brightness.isNaN ? oldValue : min(max(brightness, 0), 1)
            guard brightness != oldValue else { return }
            NotificationCenter.default.post(name: UIScreen.brightnessDidChangeNotification, object: self)
        }
    }

    /// Whether the screen is being recorded or shown elsewhere: no.
    public var isCaptured: Bool { false }

    /// Posted when `brightness` has another value, with the screen.
    public nonisolated static let brightnessDidChangeNotification = Notification.Name(
        "UIScreenBrightnessDidChangeNotification")
    /// Posted when the screen has another size or scale, with the screen.
    public nonisolated static let modeDidChangeNotification = Notification.Name("UIScreenModeDidChangeNotification")

    public var traitCollection: UITraitCollection { UITraitCollection.ofScreen.withLock { $0 } }

    public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The space of the screen as the device is held upright: its origin is at the device's top left, however that is turned.
    public let fixedCoordinateSpace: any UICoordinateSpace = FixedCoordinateSpace()

    private override init() { super.init() }

    // MARK: Another model

    /// Lets windows have their new size, traits and safe area, and everyone who asked for it know.
    private func modelDidChange(from old: ScreenModel) {
        let traits = model.traits
        UITraitCollection.ofScreen.withLock { $0 = traits }
        AccessibilitySettings.current.withLock { $0 = model.settings.accessibility }
        let whole = CGRect(origin: .zero, size: old.size)
        for window in UIApplication.shared.windows {
            window.updateTraits()
            if window.frame == whole { window.frame = bounds }
            if model.safeArea != old.safeArea || model.size != old.size { window.setNeedsLayout() }
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

    /// How much of a window on the screen is covered at its edges.
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
    /// Posted when the user prefers another size of text, with the new category by `newValueUserInfoKey`.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
    /// The key of the new category.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
