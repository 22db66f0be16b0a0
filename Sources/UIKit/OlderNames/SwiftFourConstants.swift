public import Foundation

// Constants and functions for Swift 4 mode, as in iOS's Swift overlay. Each is obsoleted in Swift 4.2.

/// The name of `UITableView.automaticDimension` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UITableView.automaticDimension")
public var UITableViewAutomaticDimension: CGFloat { UITableView.automaticDimension }
/// The name of `UIView.noIntrinsicMetric` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIView.noIntrinsicMetric")
@preconcurrency @MainActor public var UIViewNoIntrinsicMetric: CGFloat { UIView.noIntrinsicMetric }
/// The name of `UIView.layoutFittingCompressedSize` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIView.layoutFittingCompressedSize")
@preconcurrency @MainActor public var UILayoutFittingCompressedSize: CGSize { UIView.layoutFittingCompressedSize }
/// The name of `UIView.layoutFittingExpandedSize` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIView.layoutFittingExpandedSize")
@preconcurrency @MainActor public var UILayoutFittingExpandedSize: CGSize { UIView.layoutFittingExpandedSize }
/// The name of `UICollectionView.elementKindSectionHeader` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.elementKindSectionHeader")
public var UICollectionElementKindSectionHeader: String { UICollectionView.elementKindSectionHeader }
/// The name of `UICollectionView.elementKindSectionFooter` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.elementKindSectionFooter")
public var UICollectionElementKindSectionFooter: String { UICollectionView.elementKindSectionFooter }
/// The name of `UIResponder.keyboardFrameBeginUserInfoKey` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardFrameBeginUserInfoKey")
public var UIKeyboardFrameBeginUserInfoKey: String { UIResponder.keyboardFrameBeginUserInfoKey }
/// The name of `UIResponder.keyboardFrameEndUserInfoKey` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardFrameEndUserInfoKey")
public var UIKeyboardFrameEndUserInfoKey: String { UIResponder.keyboardFrameEndUserInfoKey }
/// The name of `UIResponder.keyboardAnimationDurationUserInfoKey` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardAnimationDurationUserInfoKey")
public var UIKeyboardAnimationDurationUserInfoKey: String { UIResponder.keyboardAnimationDurationUserInfoKey }
/// The name of `UIResponder.keyboardAnimationCurveUserInfoKey` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardAnimationCurveUserInfoKey")
public var UIKeyboardAnimationCurveUserInfoKey: String { UIResponder.keyboardAnimationCurveUserInfoKey }
/// The name of `UIBackgroundTaskIdentifier.invalid` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIBackgroundTaskIdentifier.invalid")
public var UIBackgroundTaskInvalid: UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier.invalid }
/// The name of `UIScrollView.DecelerationRate.normal` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.DecelerationRate.normal")
public var UIScrollViewDecelerationRateNormal: UIScrollView.DecelerationRate { UIScrollView.DecelerationRate.normal }
/// The name of `UIScrollView.DecelerationRate.fast` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.DecelerationRate.fast")
public var UIScrollViewDecelerationRateFast: UIScrollView.DecelerationRate { UIScrollView.DecelerationRate.fast }

extension NSNotification.Name {
    /// The name of `UIResponder.keyboardWillShowNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillShowNotification")
    public static var UIKeyboardWillShow: NSNotification.Name { UIResponder.keyboardWillShowNotification }
    /// The name of `UIResponder.keyboardDidShowNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidShowNotification")
    public static var UIKeyboardDidShow: NSNotification.Name { UIResponder.keyboardDidShowNotification }
    /// The name of `UIResponder.keyboardWillHideNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillHideNotification")
    public static var UIKeyboardWillHide: NSNotification.Name { UIResponder.keyboardWillHideNotification }
    /// The name of `UIResponder.keyboardDidHideNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidHideNotification")
    public static var UIKeyboardDidHide: NSNotification.Name { UIResponder.keyboardDidHideNotification }
    /// The name of `UIResponder.keyboardWillChangeFrameNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillChangeFrameNotification")
    public static var UIKeyboardWillChangeFrame: NSNotification.Name { UIResponder.keyboardWillChangeFrameNotification }
    /// The name of `UIResponder.keyboardDidChangeFrameNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidChangeFrameNotification")
    public static var UIKeyboardDidChangeFrame: NSNotification.Name { UIResponder.keyboardDidChangeFrameNotification }
    /// The name of `UIApplication.didEnterBackgroundNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didEnterBackgroundNotification")
    public static var UIApplicationDidEnterBackground: NSNotification.Name {
        UIApplication.didEnterBackgroundNotification
    }
    /// The name of `UIApplication.willEnterForegroundNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.willEnterForegroundNotification")
    public static var UIApplicationWillEnterForeground: NSNotification.Name {
        UIApplication.willEnterForegroundNotification
    }
    /// The name of `UIApplication.didFinishLaunchingNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didFinishLaunchingNotification")
    public static var UIApplicationDidFinishLaunching: NSNotification.Name {
        UIApplication.didFinishLaunchingNotification
    }
    /// The name of `UIApplication.didBecomeActiveNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didBecomeActiveNotification")
    public static var UIApplicationDidBecomeActive: NSNotification.Name { UIApplication.didBecomeActiveNotification }
    /// The name of `UIApplication.willResignActiveNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.willResignActiveNotification")
    public static var UIApplicationWillResignActive: NSNotification.Name { UIApplication.willResignActiveNotification }
    /// The name of `UIApplication.didReceiveMemoryWarningNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didReceiveMemoryWarningNotification")
    public static var UIApplicationDidReceiveMemoryWarning: NSNotification.Name {
        UIApplication.didReceiveMemoryWarningNotification
    }
    /// The name of `UIApplication.willTerminateNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.willTerminateNotification")
    public static var UIApplicationWillTerminate: NSNotification.Name { UIApplication.willTerminateNotification }
    /// The name of `UIContentSizeCategory.didChangeNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIContentSizeCategory.didChangeNotification")
    public static var UIContentSizeCategoryDidChange: NSNotification.Name {
        UIContentSizeCategory.didChangeNotification
    }
    /// The name of `UIDevice.orientationDidChangeNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIDevice.orientationDidChangeNotification")
    public static var UIDeviceOrientationDidChange: NSNotification.Name { UIDevice.orientationDidChangeNotification }
    /// The name of `UIDevice.batteryLevelDidChangeNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIDevice.batteryLevelDidChangeNotification")
    public static var UIDeviceBatteryLevelDidChange: NSNotification.Name { UIDevice.batteryLevelDidChangeNotification }
    /// The name of `UITextField.textDidChangeNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidChangeNotification")
    public static var UITextFieldTextDidChange: NSNotification.Name { UITextField.textDidChangeNotification }
    /// The name of `UITextField.textDidBeginEditingNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidBeginEditingNotification")
    public static var UITextFieldTextDidBeginEditing: NSNotification.Name {
        UITextField.textDidBeginEditingNotification
    }
    /// The name of `UITextField.textDidEndEditingNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidEndEditingNotification")
    public static var UITextFieldTextDidEndEditing: NSNotification.Name { UITextField.textDidEndEditingNotification }
    /// The name of `UITextView.textDidChangeNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidChangeNotification")
    public static var UITextViewTextDidChange: NSNotification.Name { UITextView.textDidChangeNotification }
    /// The name of `UITextView.textDidBeginEditingNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidBeginEditingNotification")
    public static var UITextViewTextDidBeginEditing: NSNotification.Name { UITextView.textDidBeginEditingNotification }
    /// The name of `UITextView.textDidEndEditingNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidEndEditingNotification")
    public static var UITextViewTextDidEndEditing: NSNotification.Name { UITextView.textDidEndEditingNotification }
    /// The name of `UIWindow.didBecomeKeyNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIWindow.didBecomeKeyNotification")
    public static var UIWindowDidBecomeKey: NSNotification.Name { UIWindow.didBecomeKeyNotification }
    /// The name of `UIWindow.didBecomeVisibleNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIWindow.didBecomeVisibleNotification")
    public static var UIWindowDidBecomeVisible: NSNotification.Name { UIWindow.didBecomeVisibleNotification }
}
/// The name of `UITableView.indexSearch` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UITableView.indexSearch")
public var UITableViewIndexSearch: String { UITableView.indexSearch }
/// The name of `UIApplication.openSettingsURLString` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.openSettingsURLString")
public var UIApplicationOpenSettingsURLString: String { UIApplication.openSettingsURLString }
/// The name of `UIResponder.keyboardIsLocalUserInfoKey` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardIsLocalUserInfoKey")
public var UIKeyboardIsLocalUserInfoKey: String { UIResponder.keyboardIsLocalUserInfoKey }
/// The name of `UIImagePickerController.InfoKey.originalImage` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.originalImage")
public var UIImagePickerControllerOriginalImage: UIImagePickerController.InfoKey {
    UIImagePickerController.InfoKey.originalImage
}
/// The name of `UIImagePickerController.InfoKey.editedImage` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.editedImage")
public var UIImagePickerControllerEditedImage: UIImagePickerController.InfoKey {
    UIImagePickerController.InfoKey.editedImage
}
/// The name of `UIImagePickerController.InfoKey.cropRect` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.cropRect")
public var UIImagePickerControllerCropRect: UIImagePickerController.InfoKey { UIImagePickerController.InfoKey.cropRect }
/// The name of `UIImagePickerController.InfoKey.mediaType` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.mediaType")
public var UIImagePickerControllerMediaType: UIImagePickerController.InfoKey {
    UIImagePickerController.InfoKey.mediaType
}
/// The name of `UIImagePickerController.InfoKey.mediaURL` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.mediaURL")
public var UIImagePickerControllerMediaURL: UIImagePickerController.InfoKey { UIImagePickerController.InfoKey.mediaURL }
/// The name of `UIWindow.Level.normal` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.normal")
public var UIWindowLevelNormal: UIWindow.Level { UIWindow.Level.normal }
/// The name of `UIWindow.Level.alert` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.alert")
public var UIWindowLevelAlert: UIWindow.Level { UIWindow.Level.alert }
/// The name of `UIWindow.Level.statusBar` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.statusBar")
public var UIWindowLevelStatusBar: UIWindow.Level { UIWindow.Level.statusBar }
/// The name of `UIKeyCommand.inputUpArrow` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputUpArrow")
public var UIKeyInputUpArrow: String { UIKeyCommand.inputUpArrow }
/// The name of `UIKeyCommand.inputDownArrow` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputDownArrow")
public var UIKeyInputDownArrow: String { UIKeyCommand.inputDownArrow }
/// The name of `UIKeyCommand.inputLeftArrow` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputLeftArrow")
public var UIKeyInputLeftArrow: String { UIKeyCommand.inputLeftArrow }
/// The name of `UIKeyCommand.inputRightArrow` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputRightArrow")
public var UIKeyInputRightArrow: String { UIKeyCommand.inputRightArrow }
/// The name of `UIKeyCommand.inputEscape` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputEscape")
public var UIKeyInputEscape: String { UIKeyCommand.inputEscape }
/// The name of `UIPageViewController.OptionsKey.spineLocation` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIPageViewController.OptionsKey.spineLocation")
public var UIPageViewControllerOptionSpineLocationKey: UIPageViewController.OptionsKey {
    UIPageViewController.OptionsKey.spineLocation
}
/// The name of `UIPageViewController.OptionsKey.interPageSpacing` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIPageViewController.OptionsKey.interPageSpacing")
public var UIPageViewControllerOptionInterPageSpacingKey: UIPageViewController.OptionsKey {
    UIPageViewController.OptionsKey.interPageSpacing
}
