import CoreGraphics
import UIKit

// Sizes and insets are those that apps get on the devices, or on Apple's simulators of them, since iOS 17.

extension SimulatedDevice {
    /// The default screen: 390 by 844 points, one pixel per point, nothing covered.
    public static let standard = SimulatedDevice(
        name: "Kasane", screenSize: CGSize(width: 390, height: 844), scale: 1)

    // MARK: iPhone models

    /// iPhone SE (3rd generation): 375 by 667 points at a scale of 2.
    public static let iPhoneSE = button("iPhone SE (3rd generation)", 375, 667, 2)
    /// iPhone 8: 375 by 667 points at a scale of 2.
    public static let iPhone8 = button("iPhone 8", 375, 667, 2)
    /// iPhone 8 Plus: 414 by 736 points at a scale of 3.
    public static let iPhone8Plus = button("iPhone 8 Plus", 414, 736, 3, panel: 1080.0 / 414)
    /// iPhone X: 375 by 812 points at a scale of 3.
    public static let iPhoneX = notch("iPhone X", 375, 812, top: 44)
    /// iPhone XR: 414 by 896 points at a scale of 2.
    public static let iPhoneXR = notch("iPhone XR", 414, 896, scale: 2, top: 48)
    /// iPhone XS Max: 414 by 896 points at a scale of 3.
    public static let iPhoneXSMax = notch("iPhone XS Max", 414, 896, top: 44)
    /// iPhone 11: 414 by 896 points at a scale of 2.
    public static let iPhone11 = notch("iPhone 11", 414, 896, scale: 2, top: 48)
    /// iPhone 11 Pro: 375 by 812 points at a scale of 3.
    public static let iPhone11Pro = notch("iPhone 11 Pro", 375, 812, top: 44)
    /// iPhone 11 Pro Max: 414 by 896 points at a scale of 3.
    public static let iPhone11ProMax = notch("iPhone 11 Pro Max", 414, 896, top: 44)
    /// iPhone 12 mini: 375 by 812 points at a scale of 3.
    public static let iPhone12mini = notch("iPhone 12 mini", 375, 812, top: 50, panel: 1080.0 / 375)
    /// iPhone 12: 390 by 844 points at a scale of 3.
    public static let iPhone12 = notch("iPhone 12", 390, 844, top: 47)
    /// iPhone 12 Pro: 390 by 844 points at a scale of 3.
    public static let iPhone12Pro = notch("iPhone 12 Pro", 390, 844, top: 47)
    /// iPhone 12 Pro Max: 428 by 926 points at a scale of 3.
    public static let iPhone12ProMax = notch("iPhone 12 Pro Max", 428, 926, top: 47)
    /// iPhone 13 mini: 375 by 812 points at a scale of 3.
    public static let iPhone13mini = notch("iPhone 13 mini", 375, 812, top: 50, panel: 1080.0 / 375)
    /// iPhone 13: 390 by 844 points at a scale of 3.
    public static let iPhone13 = notch("iPhone 13", 390, 844, top: 47)
    /// iPhone 13 Pro: 390 by 844 points at a scale of 3.
    public static let iPhone13Pro = notch("iPhone 13 Pro", 390, 844, top: 47)
    /// iPhone 13 Pro Max: 428 by 926 points at a scale of 3.
    public static let iPhone13ProMax = notch("iPhone 13 Pro Max", 428, 926, top: 47)
    /// iPhone 14: 390 by 844 points at a scale of 3.
    public static let iPhone14 = notch("iPhone 14", 390, 844, top: 47)
    /// iPhone 14 Plus: 428 by 926 points at a scale of 3.
    public static let iPhone14Plus = notch("iPhone 14 Plus", 428, 926, top: 47)
    /// iPhone 14 Pro: 393 by 852 points at a scale of 3.
    public static let iPhone14Pro = notch("iPhone 14 Pro", 393, 852, top: 59)
    /// iPhone 14 Pro Max: 430 by 932 points at a scale of 3.
    public static let iPhone14ProMax = notch("iPhone 14 Pro Max", 430, 932, top: 59)
    /// iPhone 15: 393 by 852 points at a scale of 3.
    public static let iPhone15 = notch("iPhone 15", 393, 852, top: 59)
    /// iPhone 15 Plus: 430 by 932 points at a scale of 3.
    public static let iPhone15Plus = notch("iPhone 15 Plus", 430, 932, top: 59)
    /// iPhone 15 Pro: 393 by 852 points at a scale of 3.
    public static let iPhone15Pro = notch("iPhone 15 Pro", 393, 852, top: 59)
    /// iPhone 15 Pro Max: 430 by 932 points at a scale of 3.
    public static let iPhone15ProMax = notch("iPhone 15 Pro Max", 430, 932, top: 59)
    /// iPhone 16e: 390 by 844 points at a scale of 3.
    public static let iPhone16e = notch("iPhone 16e", 390, 844, top: 47)
    /// iPhone 16: 393 by 852 points at a scale of 3.
    public static let iPhone16 = notch("iPhone 16", 393, 852, top: 59)
    /// iPhone 16 Plus: 430 by 932 points at a scale of 3.
    public static let iPhone16Plus = notch("iPhone 16 Plus", 430, 932, top: 59)
    /// iPhone 16 Pro: 402 by 874 points at a scale of 3.
    public static let iPhone16Pro = notch("iPhone 16 Pro", 402, 874, top: 62)
    /// iPhone 16 Pro Max: 440 by 956 points at a scale of 3.
    public static let iPhone16ProMax = notch("iPhone 16 Pro Max", 440, 956, top: 62)

    // MARK: iPad models

    /// iPad (9th generation): 810 by 1080 points at a scale of 2.
    public static let iPad9 = tablet("iPad (9th generation)", 810, 1080, top: 20, bottom: 0)
    /// iPad (10th generation): 820 by 1180 points at a scale of 2.
    public static let iPad10 = tablet("iPad (10th generation)", 820, 1180)
    /// iPad mini (6th generation): 744 by 1133 points at a scale of 2.
    public static let iPadMini = tablet("iPad mini (6th generation)", 744, 1133)
    /// iPad Air (5th generation): 820 by 1180 points at a scale of 2.
    public static let iPadAir = tablet("iPad Air (5th generation)", 820, 1180)
    /// iPad Pro 11-inch (M4): 834 by 1210 points at a scale of 2.
    public static let iPadPro11 = tablet("iPad Pro 11-inch (M4)", 834, 1210)
    /// iPad Pro (11-inch) (4th generation): 834 by 1194 points at a scale of 2.
    public static let iPadPro11FourthGeneration = tablet("iPad Pro (11-inch) (4th generation)", 834, 1194)
    /// iPad Pro (12.9-inch) (6th generation): 1024 by 1366 points at a scale of 2.
    public static let iPadPro12_9 = tablet("iPad Pro (12.9-inch) (6th generation)", 1024, 1366)
    /// iPad Pro 13-inch (M4): 1032 by 1376 points at a scale of 2.
    public static let iPadPro13 = tablet("iPad Pro 13-inch (M4)", 1032, 1376)

    /// All named devices.
    public static let all: [SimulatedDevice] = [
        standard, iPhoneSE, iPhone8, iPhone8Plus, iPhoneX, iPhoneXR, iPhoneXSMax, iPhone11, iPhone11Pro, iPhone11ProMax,
        iPhone12mini, iPhone12, iPhone12Pro, iPhone12ProMax, iPhone13mini, iPhone13, iPhone13Pro, iPhone13ProMax,
        iPhone14, iPhone14Plus, iPhone14Pro, iPhone14ProMax, iPhone15, iPhone15Plus, iPhone15Pro, iPhone15ProMax,
        iPhone16e, iPhone16, iPhone16Plus, iPhone16Pro, iPhone16ProMax, iPad9, iPad10, iPadMini, iPadAir, iPadPro11,
        iPadPro11FourthGeneration, iPadPro12_9, iPadPro13,
    ]

    // MARK: Model templates

    /// Returns a phone with a home button: it has a status bar in portrait, and none in landscape.
    private static func button(
        _ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, panel: CGFloat? = nil
    ) -> SimulatedDevice {
        var device = SimulatedDevice(
            name: name, screenSize: CGSize(width: width, height: height), scale: scale,
            safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        device.nativeScale = panel ?? scale
        return device
    }

    /// Returns a phone with a sensor housing at the top, and a home indicator at the bottom.
    private static func notch(
        _ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 3, top: CGFloat, panel: CGFloat? = nil
    ) -> SimulatedDevice {
        var device = SimulatedDevice(
            name: name, screenSize: CGSize(width: width, height: height), scale: scale,
            safeAreaInsets: UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0),
            landscapeSafeAreaInsets: UIEdgeInsets(top: 0, left: top, bottom: 21, right: top))
        device.nativeScale = panel ?? scale
        return device
    }

    private static func tablet(
        _ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat = 24, bottom: CGFloat = 20
    ) -> SimulatedDevice {
        let insets = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
        return SimulatedDevice(
            name: name, screenSize: CGSize(width: width, height: height), scale: 2, safeAreaInsets: insets,
            landscapeSafeAreaInsets: insets, userInterfaceIdiom: .pad)
    }
}
