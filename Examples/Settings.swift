// A settings screen: a grouped list with switches, a stepper for the text size, a time picker and a sheet of choices,
// shown in dark mode, in the largest text and from right to left.
// Poster: 3.4 s
// Device: iPhone 16 Pro

import PlaygroundSupport
import UIKit

/// The user's choices.
struct Preferences {
    var isDark = false
    var isRightToLeft = false
    var textSize = 3
    var notifies = true
    var sound = "Bamboo"
    var bedtime = Calendar.current.date(from: DateComponents(year: 2026, month: 11, day: 23, hour: 22, minute: 30))!

    static let sounds = ["Aurora", "Bamboo", "Chord", "Circles", "Hello", "Input", "Keys", "Note"]
    static let textSizes: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium,
        .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]
}

final class SettingsController: UICollectionViewController {
    enum Section: Int, CaseIterable {
        case appearance, sounds, account

        var title: String { ["Appearance", "Sounds & Alerts", "Account"][rawValue] }
    }

    enum Row: String {
        case dark = "Dark Mode"
        case textSize = "Text Size"
        case rightToLeft = "Right to Left"
        case notifies = "Notifications"
        case sound = "Sound"
        case bedtime = "Bedtime"
        case wheel
        case signOut = "Sign Out"

        var symbol: (name: String, color: UIColor)? {
            switch self {
            case .dark: ("moon.fill", .systemIndigo)
            case .textSize: ("textformat.size", .systemBlue)
            case .rightToLeft: ("text.alignright", .systemTeal)
            case .notifies: ("bell.fill", .systemRed)
            case .sound: ("speaker.wave.2.fill", .systemPink)
            case .bedtime: ("bed.double.fill", .systemOrange)
            case .wheel, .signOut: nil
            }
        }
    }

    private var preferences = Preferences()
    private var dataSource: UICollectionViewDiffableDataSource<Section, Row>!
    private var showsWheel = false

    init() {
        var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        list.headerMode = .supplementary
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
        title = "Settings"
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { [unowned self] cell, _, row in
            configure(cell, for: row)
        }
        let wheels = UICollectionView.CellRegistration<WheelCell, Row> { [unowned self] cell, _, _ in
            cell.picker.date = preferences.bedtime
            cell.onChange = { [unowned self] in
                preferences.bedtime = $0
                reload([.bedtime])
            }
        }
        let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { cell, _, path in
            var content = UIListContentConfiguration.groupedHeader()
            content.text = Section.allCases[path.section].title
            cell.contentConfiguration = content
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { list, path, row in
            row == .wheel
                ? list.dequeueConfiguredReusableCell(using: wheels, for: path, item: row)
                : list.dequeueConfiguredReusableCell(using: cells, for: path, item: row)
        }
        dataSource.supplementaryViewProvider = { list, _, path in
            list.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
        show(animated: false)
    }

    // MARK: Rows

    private func show(animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Row>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems([.dark, .textSize, .rightToLeft], toSection: .appearance)
        snapshot.appendItems([.notifies, .sound, .bedtime], toSection: .sounds)
        if showsWheel { snapshot.insertItems([.wheel], afterItem: .bedtime) }
        snapshot.appendItems([.signOut], toSection: .account)
        dataSource.apply(snapshot, animatingDifferences: animated)
    }

    private func reload(_ rows: [Row]) {
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureItems(rows)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func configure(_ cell: UICollectionViewListCell, for row: Row) {
        var content = UIListContentConfiguration.valueCell()
        content.text = row.rawValue
        if let symbol = row.symbol {
            content.image = UIImage(systemName: symbol.name)
            content.imageProperties.tintColor = symbol.color
        }
        cell.accessories = []
        switch row {
        case .dark:
            cell.accessories = [makeSwitch(preferences.isDark, row) { [unowned self] in setDark($0) }]
        case .rightToLeft:
            cell.accessories = [makeSwitch(preferences.isRightToLeft, row) { [unowned self] in setRightToLeft($0) }]
        case .notifies:
            cell.accessories = [makeSwitch(preferences.notifies, row) { [unowned self] in preferences.notifies = $0 }]
        case .textSize:
            cell.accessories = [makeStepper()]
        case .sound:
            content.secondaryText = preferences.sound
            cell.accessories = [.disclosureIndicator()]
        case .bedtime:
            content.secondaryText = preferences.bedtime.formatted(date: .omitted, time: .shortened)
            content.secondaryTextProperties.color = showsWheel ? .tintColor : .secondaryLabel
        case .signOut:
            content.textProperties.color = .systemRed
            content.textProperties.alignment = .center
        case .wheel: break
        }
        cell.contentConfiguration = content
    }

    private func makeSwitch(
        _ isOn: Bool, _ row: Row, onChange: @escaping (Bool) -> Void
    ) -> UICellAccessory {
        let control = UISwitch()
        control.isOn = isOn
        control.accessibilityLabel = row.rawValue
        control.addAction(UIAction { onChange(($0.sender as! UISwitch).isOn) }, for: .valueChanged)
        return .customView(configuration: .init(customView: control, placement: .trailing()))
    }

    private func makeStepper() -> UICellAccessory {
        let stepper = UIStepper()
        stepper.maximumValue = Double(Preferences.textSizes.count - 1)
        stepper.value = Double(preferences.textSize)
        stepper.addAction(
            UIAction { [unowned self] in setTextSize(Int(($0.sender as! UIStepper).value)) }, for: .valueChanged)
        return .customView(configuration: .init(customView: stepper, placement: .trailing()))
    }

    // MARK: Choices

    private func setDark(_ isDark: Bool) {
        preferences.isDark = isDark
        guard let window = view.window else { return }
        UIView.transition(with: window, duration: 0.35, options: .transitionCrossDissolve) {
            window.overrideUserInterfaceStyle = isDark ? .dark : .light
        }
    }

    private func setRightToLeft(_ isRightToLeft: Bool) {
        preferences.isRightToLeft = isRightToLeft
        navigationController?.traitOverrides.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    }

    private func setTextSize(_ index: Int) {
        preferences.textSize = index
        navigationController?.traitOverrides.preferredContentSizeCategory = Preferences.textSizes[index]
    }

    override func collectionView(_ list: UICollectionView, didSelectItemAt path: IndexPath) {
        list.deselectItem(at: path, animated: true)
        switch dataSource.itemIdentifier(for: path) {
        case .sound:
            let sounds = SoundsController(chosen: preferences.sound) { [unowned self] sound in
                preferences.sound = sound
                reload([.sound])
            }
            show(sounds, sender: self)
        case .bedtime:
            showsWheel.toggle()
            show(animated: true)
            reload([.bedtime])
        case .signOut:
            askToSignOut()
        default: break
        }
    }

    override func collectionView(_ list: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
        switch dataSource.itemIdentifier(for: path) {
        case .sound, .bedtime, .signOut: true
        default: false
        }
    }

    private func askToSignOut() {
        let alert = UIAlertController(
            title: "Sign out?", message: "Your settings stay on this device.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Sign Out", style: .destructive))
        present(alert, animated: true)
    }
}

/// A row with wheels for hours and minutes.
final class WheelCell: UICollectionViewListCell {
    let picker = UIDatePicker()
    var onChange: ((Date) -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        picker.datePickerMode = .time
        picker.preferredDatePickerStyle = .wheels
        picker.accessibilityIdentifier = "wheel"
        picker.translatesAutoresizingMaskIntoConstraints = false
        picker.addAction(UIAction { [unowned self] _ in onChange?(picker.date) }, for: .valueChanged)
        contentView.addSubview(picker)
        NSLayoutConstraint.activate([
            picker.topAnchor.constraint(equalTo: contentView.topAnchor),
            picker.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            picker.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("made in code") }
}

/// A list of sounds, one of them selected.
final class SoundsController: UITableViewController {
    private var chosen: String
    private let onChoice: (String) -> Void

    init(chosen: String, onChoice: @escaping (String) -> Void) {
        self.chosen = chosen
        self.onChoice = onChoice
        super.init(style: .insetGrouped)
        title = "Sound"
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "sound")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Preferences.sounds.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "sound", for: indexPath)
        let sound = Preferences.sounds[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = sound
        cell.contentConfiguration = content
        cell.accessoryType = sound == chosen ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let before = Preferences.sounds.firstIndex(of: chosen)!
        chosen = Preferences.sounds[indexPath.row]
        tableView.reloadRows(at: [IndexPath(row: before, section: 0), indexPath], with: .none)
        onChoice(chosen)
    }
}

let navigation = UINavigationController(rootViewController: SettingsController())
navigation.navigationBar.prefersLargeTitles = true
PlaygroundPage.current.liveView = navigation
let script = TouchScript()
    .tap("Dark Mode", traits: .button, after: 0.5)
    .tap("Dark Mode", traits: .button, after: 1)
    .tap("Right to Left", traits: .button, after: 0.8)
    .tap("Right to Left", traits: .button, after: 1)
    .tap("Sound", after: 0.8)
    .tap("Chord", after: 1)
    .tap("Settings", traits: .button, after: 0.8)
    .wait(for: "Bedtime")
    .tap("Bedtime", after: 0.5)
    .swipe(.up, on: "wheel", after: 1)
    .tap("Sign Out", after: 1.5)
    .wait(for: "Sign out?")
    .tap("Cancel", after: 1)
    .tap("Increment", count: 8, after: 0.5)
    .wait(1.5)
navigation.view.window?.perform(script, showsTouches: true)
