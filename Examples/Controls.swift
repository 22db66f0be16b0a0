// A page of controls, one for each property of a layer, operated by a scripted finger.
// Poster: 5.3 s
//
// Every control calls a closure, where iOS code would name a target and a selector. All motion uses `UIView.animate`.

import PlaygroundSupport
import UIKit

/// A view whose own layer is a gradient.
final class Tile: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    var gradient: CAGradientLayer { layer as! CAGradientLayer }
}

final class ControlsController: UIViewController {
    private let tile = Tile(frame: CGRect(x: 0, y: 0, width: 210, height: 210))
    private let panel = UIView(frame: CGRect(x: 384, y: 30, width: 346, height: 420))

    private let radius = UISlider()
    private let radiusLabel = UILabel()
    private let tilt = UISlider()
    private let kind = UISegmentedControl(items: ["Linear", "Radial", "Conic"])
    private let shadow = UISwitch()
    private let night = UISwitch()
    private let palette = UIStepper()
    private let paletteDots = UIPageControl()
    private let spring = UIButton(configuration: .filled())

    private let palettes: [[UIColor]] = [
        [.systemTeal, .systemBlue, .systemIndigo],
        [.systemYellow, .systemOrange, .systemPink],
        [.systemMint, .systemGreen, .systemTeal],
        [.systemPink, .systemPurple, .systemIndigo],
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        tile.center = CGPoint(x: 196, y: 240)
        tile.isOpaque = false
        tile.layer.shadowColor = UIColor.black.cgColor
        tile.layer.shadowRadius = 18
        tile.layer.shadowOffset = CGSize(width: 0, height: 14)
        view.addSubview(tile)
        panel.backgroundColor = .secondarySystemGroupedBackground
        panel.layer.cornerRadius = 24
        view.addSubview(panel)
        makeRows()
        connect()
        showRadius()
        showTilt()
        showColors()
    }

    // MARK: The panel

    private func makeRows() {
        radius.frame.size = CGSize(width: 146, height: 31)
        radius.maximumValue = 105
        radius.value = 24
        radiusLabel.font = .monospacedDigitSystemFont(ofSize: 15, weight: .regular)
        radiusLabel.textColor = .secondaryLabel
        radiusLabel.textAlignment = .right
        addRow(0, "Corners", radius)
        radiusLabel.frame = CGRect(x: 86, y: 18, width: 70, height: 31)
        panel.addSubview(radiusLabel)

        tilt.frame.size = CGSize(width: 146, height: 31)
        tilt.minimumValue = -1
        tilt.minimumValueImage = UIImage(systemName: "arrow.left")
        tilt.maximumValueImage = UIImage(systemName: "arrow.right")
        tilt.frame.size.width = 196
        addRow(1, "Tilt", tilt)

        kind.selectedSegmentIndex = 0
        kind.frame.size.width = 212
        addRow(2, "Fill", kind)
        addRow(3, "Shadow", shadow)
        addRow(4, "Night", night)

        palette.maximumValue = Double(palettes.count - 1)
        palette.wraps = true
        paletteDots.numberOfPages = palettes.count
        paletteDots.pageIndicatorTintColor = .systemGray4
        paletteDots.currentPageIndicatorTintColor = .label
        paletteDots.isUserInteractionEnabled = false
        paletteDots.frame = CGRect(x: 110, y: 16 + 56 * 5, width: 90, height: 36)
        panel.addSubview(paletteDots)
        addRow(5, "Colours", palette)

        spring.configuration?.title = "Spring"
        spring.configuration?.image = UIImage(systemName: "star.fill")
        spring.configuration?.imagePadding = 8
        spring.configuration?.cornerStyle = .large
        spring.frame = CGRect(x: 20, y: 352, width: 306, height: 48)
        panel.addSubview(spring)
    }

    private func addRow(_ index: Int, _ title: String, _ control: UIView) {
        let middle = 34 + 56 * CGFloat(index)
        let label = UILabel(frame: CGRect(x: 20, y: middle - 15, width: 90, height: 30))
        label.text = title
        panel.addSubview(label)
        control.center = CGPoint(x: 326 - control.frame.width / 2, y: middle)
        panel.addSubview(control)
        let line = UIView(frame: CGRect(x: 20, y: middle + 27.5, width: 326, height: 0.5))
        line.backgroundColor = .separator
        panel.addSubview(line)
    }

    private func connect() {
        radius.addAction(UIAction { [unowned self] _ in showRadius() }, for: .valueChanged)
        tilt.addAction(UIAction { [unowned self] _ in showTilt() }, for: .valueChanged)
        kind.addAction(
            UIAction { [unowned self] _ in
                UIView.transition(with: tile, duration: 0.4, options: .transitionCrossDissolve) { self.showColors() }
            }, for: .valueChanged)
        palette.addAction(UIAction { [unowned self] _ in animate(0.4) { showColors() } }, for: .valueChanged)
        shadow.addAction(
            UIAction { [unowned self] _ in animate(0.4) { tile.layer.shadowOpacity = shadow.isOn ? 0.4 : 0 } },
            for: .valueChanged)
        night.addAction(
            UIAction { [unowned self] _ in
                animate(0.4) { view.overrideUserInterfaceStyle = night.isOn ? .dark : .light }
            }, for: .valueChanged)
        spring.addAction(UIAction { [unowned self] _ in jump() }, for: .touchUpInside)
    }

    private func animate(_ duration: TimeInterval, _ changes: @escaping () -> Void) {
        UIView.animate(withDuration: duration, delay: 0, options: .allowUserInteraction, animations: changes)
    }

    // MARK: The tile

    private func showRadius() {
        tile.layer.cornerRadius = CGFloat(radius.value)
        radiusLabel.text = "\(Int(radius.value.rounded())) pt"
    }

    private func showTilt() {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 600
        transform = CATransform3DRotate(transform, CGFloat(tilt.value) * 0.9, 0, 1, 0)
        tile.transform3D = transform
    }

    private func showColors() {
        let index = Int(palette.value)
        paletteDots.currentPage = index
        let colors = palettes[index]
        switch kind.selectedSegmentIndex {
        case 1:
            tile.gradient.type = .radial
            (tile.gradient.startPoint, tile.gradient.endPoint) = (CGPoint(x: 0.35, y: 0.3), CGPoint(x: 1.1, y: 1.1))
            tile.gradient.colors = colors.map(\.cgColor)
        case 2:
            tile.gradient.type = .conic
            (tile.gradient.startPoint, tile.gradient.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.5, y: 0))
            tile.gradient.colors = (colors + colors.reversed().dropFirst()).map(\.cgColor)
        default:
            tile.gradient.type = .axial
            (tile.gradient.startPoint, tile.gradient.endPoint) = (.zero, CGPoint(x: 1, y: 1))
            tile.gradient.colors = colors.map(\.cgColor)
        }
    }

    private func jump() {
        spring.configuration?.showsActivityIndicator = true
        tile.transform = CGAffineTransform(scaleX: 0.6, y: 0.6)
        UIView.animate(
            withDuration: 1.4, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0,
            options: .allowUserInteraction
        ) {
            self.showTilt()
        } completion: { _ in
            self.spring.configuration?.showsActivityIndicator = false
        }
    }

    // MARK: The touch script

    /// The touches on the controls, whose positions follow from the rows.
    func script() -> TouchScript {
        func point(_ control: UIView, _ x: CGFloat, _ y: CGFloat = 0.5) -> CGPoint {
            control.convert(CGPoint(x: control.bounds.width * x, y: control.bounds.height * y), to: nil)
        }
        let knob = 16 + (radius.frame.width - 32) * CGFloat(radius.value / radius.maximumValue)
        return TouchScript()
            .drag(from: point(radius, knob / radius.frame.width), to: point(radius, 0.62), duration: 0.7, after: 0.4)
            .tap(at: point(kind, 0.83), after: 0.3)
            .drag(
                through: [point(tilt, 0.5), point(tilt, 0.72), point(tilt, 0.3), point(tilt, 0.38)], duration: 1.2,
                after: 0.4
            )
            .tap(at: point(shadow, 0.5), after: 0.3)
            .tap(at: point(palette, 0.75), after: 0.4)
            .tap(at: point(spring, 0.5), after: 0.6)
            .tap(at: point(night, 0.5), after: 1.6)
            .tap(at: point(palette, 0.75), after: 0.8)
            .drag(from: point(radius, 0.62), to: point(radius, 1), duration: 0.5, after: 0.3)
            .wait(0.8)
    }
}

let controller = ControlsController()
controller.preferredContentSize = CGSize(width: 760, height: 480)
PlaygroundPage.current.liveView = controller
controller.view.layoutIfNeeded()
controller.view.window?.perform(controller.script(), showsTouches: true)
