public import Foundation
import CoreGraphics
import QuartzCore

/// Is notified when the user chooses a colour. All methods are optional.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicolorpickerviewcontrollerdelegate)
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    /// Called when another colour is chosen; `continuously` is true while a finger moves.
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    /// Called when another colour is chosen: the iOS 14 version of the method.
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
    /// Called when the user closes the picker.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) { colorPickerViewControllerDidSelectColor(viewController) }
    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// Lets the user choose a colour from a grid, a spectrum or with sliders.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicolorpickerviewcontroller)
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
    private let pickerView = ColorPickerView()

    /// Creates a picker with black selected.
    public init() { super.init(nibName: nil, bundle: nil) }

    /// Creates a picker with black selected; the arguments are ignored, as nib files are.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The delegate. Not retained.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?

    /// The selected colour. Black by default; setting it doesn't notify the delegate.
    open var selectedColor = UIColor.black { didSet { pickerView.color = PickedColor(selectedColor) } }

    /// Whether the user can also choose the opacity. True by default.
    open var supportsAlpha = true { didSet { pickerView.showsAlpha = supportsAlpha } }

    open override var title: String? { didSet { pickerView.title = title ?? "Colors" } }

    open override func loadView() {
        pickerView.frame = UIScreen.main.bounds
        pickerView.onChange = { [weak self] in self?.take($0, continuously: $1) }
        pickerView.onClose = { [weak self] in self?.close() }
        view = pickerView
        preferredContentSize = ColorPickerView.preferredSize
    }

    private func take(_ color: PickedColor, continuously: Bool) {
        selectedColor = color.color
        // Grays have no hue of their own, and keep the one from which they were made.
        pickerView.color = color
        delegate?.colorPickerViewController(self, didSelect: selectedColor, continuously: continuously)
        onPick?(selectedColor)
    }

    /// Called with the chosen colour, for a colour well.
    final var onPick: ((UIColor) -> Void)?

    private func close() {
        delegate?.colorPickerViewControllerDidFinish(self)
        if presentingViewController != nil { dismiss(animated: true) }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        onFinish?()
    }

    final var onFinish: (() -> Void)?
}

/// A colour that a picker edits.
struct PickedColor: Equatable {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat)

    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        (self.hue, self.saturation, self.brightness, self.alpha) = (hue, saturation, brightness, alpha)
    }

    @MainActor
    init(_ color: UIColor) {
        (hue, saturation, brightness, alpha) = (0, 0, 0, 1)
        color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    }

    var color: UIColor { UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha) }

    /// Red, green and blue, from 0 to 1.
    var components: [CGFloat] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue]
    }

    /// The colour in hexadecimal notation, as on web pages.
    var hex: String {
        components.map { String(format: "%02X", Int(($0 * 255).rounded())) }.joined()
    }
}
