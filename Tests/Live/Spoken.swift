import PlaygroundSupport
import UIKit

// A screen with each kind of element, which scripts/test-accessibility reads and uses like a screen reader.
final class SpokenController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let count = UILabel()
    let traits = UILabel()
    let lights = UISwitch()
    let volume = UISlider()
    let name = UITextField()
    let secret = UITextField()
    let sizes = UISegmentedControl(items: ["Small", "Large"])
    let progress = UIProgressView(progressViewStyle: .default)
    let card = UIView()
    let rows = UITableView(frame: .zero, style: .plain)
    var presses = 0
    var isFavourite = false

    override func viewDidLoad() {
        view.backgroundColor = .systemBackground
        let heading = UILabel()
        heading.text = "Things"
        heading.accessibilityTraits = .header
        let button = UIButton(type: .system)
        button.setTitle("Count", for: .normal)
        button.accessibilityHint = "Counts one up"
        button.addAction(UIAction { [unowned self] _ in countUp() }, for: .touchUpInside)
        let off = UIButton(type: .system)
        off.setTitle("Off", for: .normal)
        off.isEnabled = false
        let ask = UIButton(type: .system)
        ask.setTitle("Ask", for: .normal)
        ask.addAction(UIAction { [unowned self] _ in present(question, animated: false) }, for: .touchUpInside)
        count.text = "0 presses"
        lights.accessibilityLabel = "Lights"
        volume.accessibilityLabel = "Volume"
        volume.value = 0.25
        name.placeholder = "Name"
        name.addAction(UIAction { [unowned self] _ in print("name: \(name.text ?? "")") }, for: .editingChanged)
        secret.placeholder = "Password"
        secret.isSecureTextEntry = true
        sizes.selectedSegmentIndex = 0
        progress.progress = 0.5
        progress.accessibilityLabel = "Done"
        card.isAccessibilityElement = true
        card.accessibilityLabel = "Card"
        card.accessibilityIdentifier = "card"
        card.accessibilityTraits = .image
        card.backgroundColor = .systemTeal
        card.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Favourite") { [unowned self] _ in
                isFavourite = true
                card.accessibilityLabel = "Favourite card"
                UIAccessibility.post(notification: .announcement, argument: "It is a favourite")
                return true
            }
        ]
        (rows.dataSource, rows.delegate) = (self, self)
        let views = [
            heading, button, off, ask, count, lights, volume, name, secret, sizes, progress, card, traits, rows,
        ]
        for (index, part) in views.enumerated() {
            part.frame = CGRect(
                x: index % 2 == 0 ? 10 : 210, y: 10 + CGFloat(index / 2) * 44, width: 180, height: 36)
            view.addSubview(part)
        }
        rows.frame = CGRect(x: 10, y: 320, width: 380, height: 150)
        traits.frame = CGRect(x: 10, y: 476, width: 380, height: 20)
        showTraits()
        for setting in [
            UIAccessibility.reduceMotionStatusDidChangeNotification,
            UIAccessibility.voiceOverStatusDidChangeNotification,
        ] {
            NotificationCenter.default.addObserver(forName: setting, object: nil, queue: nil) { [unowned self] _ in
                MainActor.assumeIsolated { showTraits() }
            }
        }
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) { showTraits() }

    func showTraits() {
        let collection = traitCollection
        traits.text = [
            collection.userInterfaceStyle == .dark ? "dark" : "light",
            collection.accessibilityContrast == .high ? "contrast" : "plain",
            UIAccessibility.isReduceMotionEnabled ? "still" : "moving",
            String(collection.preferredContentSizeCategory.rawValue.dropFirst("UICTContentSizeCategory".count)),
            "\(collection.displayScale)", UIAccessibility.isVoiceOverRunning ? "spoken" : "silent",
        ].joined(separator: " ")
    }

    func countUp() {
        presses += 1
        count.text = "\(presses) presses"
    }

    var question: UIAlertController {
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .default) { [unowned self] _ in countUp() })
        alert.addAction(UIAlertAction(title: "No", style: .cancel))
        return alert
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row)"
        if indexPath.row == 1 { cell.accessoryView = UISwitch() }
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { print("row: \(indexPath.row)") }
}

setvbuf(stdout, nil, _IOLBF, 0)
let controller = SpokenController()
controller.view.frame = CGRect(x: 0, y: 0, width: 400, height: 500)
PlaygroundPage.current.liveView = controller
