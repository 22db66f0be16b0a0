// Constants for Swift 4 mode beside those of `SwiftFourConstants.swift`. Each is obsoleted in Swift 4.2.

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
/// The name of `UIAccessibilityTraits.none` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.none")
public var UIAccessibilityTraitNone: UIAccessibilityTraits { UIAccessibilityTraits.none }
/// The name of `UIAccessibilityTraits.button` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.button")
public var UIAccessibilityTraitButton: UIAccessibilityTraits { UIAccessibilityTraits.button }
/// The name of `UIAccessibilityTraits.link` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.link")
public var UIAccessibilityTraitLink: UIAccessibilityTraits { UIAccessibilityTraits.link }
/// The name of `UIAccessibilityTraits.header` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.header")
public var UIAccessibilityTraitHeader: UIAccessibilityTraits { UIAccessibilityTraits.header }
/// The name of `UIAccessibilityTraits.searchField` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.searchField")
public var UIAccessibilityTraitSearchField: UIAccessibilityTraits { UIAccessibilityTraits.searchField }
/// The name of `UIAccessibilityTraits.image` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.image")
public var UIAccessibilityTraitImage: UIAccessibilityTraits { UIAccessibilityTraits.image }
/// The name of `UIAccessibilityTraits.selected` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.selected")
public var UIAccessibilityTraitSelected: UIAccessibilityTraits { UIAccessibilityTraits.selected }
/// The name of `UIAccessibilityTraits.playsSound` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.playsSound")
public var UIAccessibilityTraitPlaysSound: UIAccessibilityTraits { UIAccessibilityTraits.playsSound }
/// The name of `UIAccessibilityTraits.keyboardKey` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.keyboardKey")
public var UIAccessibilityTraitKeyboardKey: UIAccessibilityTraits { UIAccessibilityTraits.keyboardKey }
/// The name of `UIAccessibilityTraits.staticText` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.staticText")
public var UIAccessibilityTraitStaticText: UIAccessibilityTraits { UIAccessibilityTraits.staticText }
/// The name of `UIAccessibilityTraits.summaryElement` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.summaryElement")
public var UIAccessibilityTraitSummaryElement: UIAccessibilityTraits { UIAccessibilityTraits.summaryElement }
/// The name of `UIAccessibilityTraits.notEnabled` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.notEnabled")
public var UIAccessibilityTraitNotEnabled: UIAccessibilityTraits { UIAccessibilityTraits.notEnabled }
/// The name of `UIAccessibilityTraits.updatesFrequently` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.updatesFrequently")
public var UIAccessibilityTraitUpdatesFrequently: UIAccessibilityTraits { UIAccessibilityTraits.updatesFrequently }
/// The name of `UIAccessibilityTraits.startsMediaSession` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.startsMediaSession")
public var UIAccessibilityTraitStartsMediaSession: UIAccessibilityTraits { UIAccessibilityTraits.startsMediaSession }
/// The name of `UIAccessibilityTraits.adjustable` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.adjustable")
public var UIAccessibilityTraitAdjustable: UIAccessibilityTraits { UIAccessibilityTraits.adjustable }
/// The name of `UIAccessibilityTraits.allowsDirectInteraction` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.allowsDirectInteraction")
public var UIAccessibilityTraitAllowsDirectInteraction: UIAccessibilityTraits {
    UIAccessibilityTraits.allowsDirectInteraction
}
/// The name of `UIAccessibilityTraits.causesPageTurn` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.causesPageTurn")
public var UIAccessibilityTraitCausesPageTurn: UIAccessibilityTraits { UIAccessibilityTraits.causesPageTurn }
/// The name of `UIAccessibilityTraits.tabBar` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.tabBar")
public var UIAccessibilityTraitTabBar: UIAccessibilityTraits { UIAccessibilityTraits.tabBar }
/// The name of `UIAccessibility.Notification.screenChanged` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.screenChanged")
public var UIAccessibilityScreenChangedNotification: UIAccessibility.Notification {
    UIAccessibility.Notification.screenChanged
}
/// The name of `UIAccessibility.Notification.layoutChanged` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.layoutChanged")
public var UIAccessibilityLayoutChangedNotification: UIAccessibility.Notification {
    UIAccessibility.Notification.layoutChanged
}
/// The name of `UIAccessibility.Notification.announcement` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.announcement")
public var UIAccessibilityAnnouncementNotification: UIAccessibility.Notification {
    UIAccessibility.Notification.announcement
}
/// The name of `UIAccessibility.Notification.pageScrolled` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.pageScrolled")
public var UIAccessibilityPageScrolledNotification: UIAccessibility.Notification {
    UIAccessibility.Notification.pageScrolled
}
