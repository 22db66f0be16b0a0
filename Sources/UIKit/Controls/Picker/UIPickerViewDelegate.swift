import CoreGraphics
public import Foundation
public import ObjectRuntime

/// Provides the numbers of a picker's wheels and of their rows.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uipickerviewdatasource)
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: RuntimeObject {
    /// Returns the number of wheels.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// Returns the number of a wheel's rows.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Provides the content of a picker's rows, and is notified of selections. All methods are optional.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uipickerviewdelegate)
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: RuntimeObject {
    /// Returns the width of a wheel, in points; 0, the default, for an equal share.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    /// Returns the height of a wheel's rows, in points; 0, the default, for the system's.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    /// Returns the text of a row. Nil by default.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// Returns the attributed text of a row; nil, the default, for the plain text.
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?
    /// Returns the view of a row, which may reuse an earlier one; a label with the row's text by default.
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
    /// Called when the user has selected a row.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
    public func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { nil }
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { pickerView.label(forRow: row, component: component, reusing: view) }
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// Provides the accessibility information of a picker's wheels. All methods are optional.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uipickerviewaccessibilitydelegate)
@preconcurrency @MainActor
public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
    /// Returns the accessibility label of a wheel. Nil by default.
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?
    /// Returns the accessibility hint of a wheel. Nil by default.
    func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?
}

extension UIPickerViewAccessibilityDelegate {
    public func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? { nil }
    public func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? { nil }
}
