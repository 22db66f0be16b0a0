// Type names for Swift 4 mode beside those of `SwiftFourTypes.swift`. Each is obsoleted in Swift 4.2.

/// The name of `UIScrollView.ContentInsetAdjustmentBehavior` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.ContentInsetAdjustmentBehavior")
public typealias UIScrollViewContentInsetAdjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior
/// The name of `UITableViewRowAction.Style` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UITableViewRowAction.Style")
public typealias UITableViewRowActionStyle = UITableViewRowAction.Style
/// The name of `UIProgressView.Style` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIProgressView.Style")
public typealias UIProgressViewStyle = UIProgressView.Style
/// The name of `UITouch.TouchType` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UITouch.TouchType")
public typealias UITouchType = UITouch.TouchType
/// The name of `UIPress.PressType` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIPress.PressType")
public typealias UIPressType = UIPress.PressType
/// The name of `UIPress.Phase` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIPress.Phase")
public typealias UIPressPhase = UIPress.Phase
/// The name of `UIDevice.BatteryState` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIDevice.BatteryState")
public typealias UIDeviceBatteryState = UIDevice.BatteryState
/// The name of `UIActivity.ActivityType` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIActivity.ActivityType")
public typealias UIActivityType = UIActivity.ActivityType
/// The name of `UIActivity.Category` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIActivity.Category")
public typealias UIActivityCategory = UIActivity.Category
/// The name of `UITableViewCell.StateMask` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UITableViewCell.StateMask")
public typealias UITableViewCellStateMask = UITableViewCell.StateMask
/// The name of `UICollectionViewUpdateItem.Action` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UICollectionViewUpdateItem.Action")
public typealias UICollectionUpdateAction = UICollectionViewUpdateItem.Action
/// The name of `UIImagePickerController.CameraDevice` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.CameraDevice")
public typealias UIImagePickerControllerCameraDevice = UIImagePickerController.CameraDevice
/// The name of `UIImagePickerController.QualityType` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.QualityType")
public typealias UIImagePickerControllerQualityType = UIImagePickerController.QualityType
/// The name of `UIImagePickerController.CameraCaptureMode` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.CameraCaptureMode")
public typealias UIImagePickerControllerCameraCaptureMode = UIImagePickerController.CameraCaptureMode
/// The name of `UIImagePickerController.CameraFlashMode` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.CameraFlashMode")
public typealias UIImagePickerControllerCameraFlashMode = UIImagePickerController.CameraFlashMode
/// The name of `NSTextStorage.EditActions` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "NSTextStorage.EditActions")
public typealias NSTextStorageEditActions = NSTextStorage.EditActions
/// The name of `NSTextTab.OptionKey` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "NSTextTab.OptionKey")
public typealias NSTextTabOptionKey = NSTextTab.OptionKey
/// The name of `NSLayoutManager.TextLayoutOrientation` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "NSLayoutManager.TextLayoutOrientation")
public typealias NSTextLayoutOrientation = NSLayoutManager.TextLayoutOrientation
/// The name of `UISplitViewController.PrimaryEdge` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UISplitViewController.PrimaryEdge")
public typealias UISplitViewControllerPrimaryEdge = UISplitViewController.PrimaryEdge
/// The name of `UIContextualAction.Style` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIContextualAction.Style")
public typealias UIContextualActionStyle = UIContextualAction.Style
/// The name of `UIImpactFeedbackGenerator.FeedbackStyle` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIImpactFeedbackGenerator.FeedbackStyle")
public typealias UIImpactFeedbackStyle = UIImpactFeedbackGenerator.FeedbackStyle
/// The name of `UINotificationFeedbackGenerator.FeedbackType` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UINotificationFeedbackGenerator.FeedbackType")
public typealias UINotificationFeedbackType = UINotificationFeedbackGenerator.FeedbackType
/// The name of `UITableView.SeparatorInsetReference` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UITableView.SeparatorInsetReference")
public typealias UITableViewSeparatorInsetReference = UITableView.SeparatorInsetReference
/// The name of `UITableViewDropProposal.Intent` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UITableViewDropProposal.Intent")
public typealias UITableViewDropIntent = UITableViewDropProposal.Intent
/// The name of `UICollectionViewDropProposal.Intent` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UICollectionViewDropProposal.Intent")
public typealias UICollectionViewDropIntent = UICollectionViewDropProposal.Intent
/// The name of `UICollectionViewFlowLayout.SectionInsetReference` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UICollectionViewFlowLayout.SectionInsetReference")
public typealias UICollectionViewFlowLayoutSectionInsetReference = UICollectionViewFlowLayout.SectionInsetReference
/// The name of `UIApplication.ExtensionPointIdentifier` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.ExtensionPointIdentifier")
public typealias UIApplicationExtensionPointIdentifier = UIApplication.ExtensionPointIdentifier
/// The name of `UIFontDescriptor.AttributeName` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIFontDescriptor.AttributeName")
public typealias UIFontDescriptorAttributeName = UIFontDescriptor.AttributeName
/// The name of `UIFontDescriptor.TraitKey` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIFontDescriptor.TraitKey")
public typealias UIFontDescriptorTraitKey = UIFontDescriptor.TraitKey
/// The name of `UIFontDescriptor.FeatureKey` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIFontDescriptor.FeatureKey")
public typealias UIFontDescriptorFeatureKey = UIFontDescriptor.FeatureKey
