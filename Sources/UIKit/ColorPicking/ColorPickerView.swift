import CoreGraphics
import Foundation
import QuartzCore

/// The content of a colour picker: a title, three ways to choose a colour, the opacity, and the colour.
final class ColorPickerView: UIView {
    /// In points.
    static let preferredSize = CGSize(width: 375, height: 560)

    var color = PickedColor(hue: 0, saturation: 0, brightness: 0, alpha: 1) { didSet { showColor() } }
    var showsAlpha = true { didSet { setNeedsLayout() } }
    var onChange: ((PickedColor, Bool) -> Void)?
    var onClose: (() -> Void)?
    var title: String {
        get { titleLabel.text ?? "" }
        set { titleLabel.text = newValue }
    }

    private let titleLabel = UILabel()
    private let closeButton = UIButton(type: .close)
    private let ways = UISegmentedControl(items: ["Grid", "Spectrum", "Sliders"])
    private let (grid, spectrum) = (ColorGrid(), ColorSpectrum())
    private let sliders = [UISlider(), UISlider(), UISlider()]
    private let names = [UILabel(), UILabel(), UILabel()]
    private let hexLabel = UILabel()
    private let (alphaSlider, alphaLabel) = (UISlider(), UILabel())
    private let swatch = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        titleLabel.text = "Colors"
        titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        titleLabel.textAlignment = .center
        titleLabel.accessibilityTraits = [.header]
        closeButton.accessibilityLabel = "Close"
        closeButton.tintColor = .systemGray2
        closeButton.addAction(UIAction { [unowned self] _ in onClose?() }, for: .primaryActionTriggered)
        ways.selectedSegmentIndex = 0
        ways.addAction(UIAction { [unowned self] _ in setNeedsLayout() }, for: .valueChanged)
        for field in [grid, spectrum] as [ColorField] {
            field.onChange = { [unowned self] in take($0, continuously: $1) }
        }
        for (slider, (label, name)) in zip(sliders, zip(names, ["Red", "Green", "Blue"])) {
            slider.accessibilityLabel = name
            label.font = .systemFont(ofSize: 13, weight: .semibold)
            label.textColor = .secondaryLabel
            slider.addAction(UIAction { [unowned self] _ in slidersDidMove() }, for: .valueChanged)
        }
        alphaSlider.maximumValue = 1
        alphaSlider.accessibilityLabel = "Opacity"
        alphaSlider.addAction(UIAction { [unowned self] _ in alphaDidMove() }, for: .valueChanged)
        for label in [alphaLabel, hexLabel] {
            label.font = .systemFont(ofSize: 13, weight: .semibold)
            label.textColor = .secondaryLabel
        }
        swatch.layer.cornerRadius = 10
        swatch.accessibilityLabel = "Selected color"
        let parts: [UIView] =
            [titleLabel, closeButton, ways, grid, spectrum, hexLabel, alphaLabel, alphaSlider, swatch] + sliders + names
        for part in parts { addSubview(part) }
        showColor()
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Changes

    private func take(_ other: PickedColor, continuously: Bool) {
        color = other
        onChange?(other, continuously)
    }

    private func slidersDidMove() {
        let (red, green, blue) = (sliders[0].value, sliders[1].value, sliders[2].value)
        var picked = PickedColor(UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: 1))
        picked.alpha = color.alpha
        take(picked, continuously: sliders.contains { $0.isTracking })
    }

    private func alphaDidMove() {
        var picked = color
        picked.alpha = CGFloat(alphaSlider.value)
        take(picked, continuously: alphaSlider.isTracking)
    }

    private func showColor() {
        (grid.color, spectrum.color) = (color, color)
        for (index, part) in color.components.enumerated() {
            if !sliders[index].isTracking { sliders[index].value = Float(part) }
            let name = ["RED", "GREEN", "BLUE"][index]
            names[index].text = "\(name)  \(Int((part * 255).rounded()))"
            sliders[index].minimumTrackTintColor = [UIColor.systemRed, .systemGreen, .systemBlue][index]
        }
        hexLabel.text = "#\(color.hex)"
        if !alphaSlider.isTracking { alphaSlider.value = Float(color.alpha) }
        alphaLabel.text = "OPACITY  \(Int((color.alpha * 100).rounded())) %"
        swatch.backgroundColor = color.color
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.inset(by: safeAreaInsets).insetBy(dx: 16, dy: 0)
        titleLabel.frame = CGRect(x: area.minX + 40, y: area.minY, width: max(0, area.width - 80), height: 52)
        let closeX = isRightToLeft ? area.minX : area.maxX - 30
        closeButton.frame = CGRect(x: closeX, y: area.minY + 11, width: 30, height: 30)
        ways.frame = CGRect(x: area.minX, y: area.minY + 56, width: area.width, height: 32)
        let below: CGFloat = (showsAlpha ? 64 : 0) + 76
        let room = max(0, area.maxY - ways.frame.maxY - 16 - below)
        let field = CGRect(
            x: area.minX, y: ways.frame.maxY + 16, width: area.width, height: min(room, area.width * 10 / 12))
        (grid.frame, spectrum.frame) = (field, field)
        (grid.isHidden, spectrum.isHidden) = (ways.selectedSegmentIndex != 0, ways.selectedSegmentIndex != 1)
        let showsSliders = ways.selectedSegmentIndex == 2
        for (index, (slider, label)) in zip(sliders, names).enumerated() {
            let y = field.minY + CGFloat(index) * 64
            label.frame = CGRect(x: area.minX, y: y, width: area.width, height: 20)
            slider.frame = CGRect(x: area.minX, y: y + 20, width: area.width, height: 34)
            (slider.isHidden, label.isHidden) = (!showsSliders, !showsSliders)
        }
        hexLabel.isHidden = !showsSliders
        hexLabel.frame = CGRect(x: area.minX, y: field.minY + 196, width: area.width, height: 20)
        var y = field.maxY + 16
        if showsSliders { y = max(y, hexLabel.frame.maxY + 8) }
        (alphaLabel.isHidden, alphaSlider.isHidden) = (!showsAlpha, !showsAlpha)
        if showsAlpha {
            alphaLabel.frame = CGRect(x: area.minX, y: y, width: area.width, height: 20)
            alphaSlider.frame = CGRect(x: area.minX, y: y + 20, width: area.width, height: 34)
            y += 64
        }
        swatch.frame = CGRect(x: area.minX, y: y, width: 60, height: 60)
    }
}
