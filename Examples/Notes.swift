// Notes: a list that leads to a styled text with an image and a checklist, which is edited, undone and redone.
// Poster: 6 s
// Device: iPhone 16 Pro

import PlaygroundSupport
import UIKit

final class Note {
    let id = UUID()
    var text: NSAttributedString

    init(_ text: NSAttributedString) { self.text = text }

    var title: String { lines.first ?? "New Note" }
    var excerpt: String { lines.dropFirst().first ?? "No additional text" }

    private var lines: [String] {
        text.string.split(separator: "\n").map {
            $0.filter { $0 != "\u{FFFC}" }.trimmingCharacters(in: .whitespaces)
        }.filter { !$0.isEmpty }
    }
}

/// The text styles of a note.
enum Style {
    static var title: [NSAttributedString.Key: Any] {
        [
            .font: UIFont.systemFont(ofSize: 28, weight: .bold), .foregroundColor: UIColor.label,
            .paragraphStyle: spaced(6),
        ]
    }
    static var heading: [NSAttributedString.Key: Any] {
        [
            .font: UIFont.systemFont(ofSize: 20, weight: .semibold), .foregroundColor: UIColor.label,
            .paragraphStyle: spaced(4),
        ]
    }
    static var body: [NSAttributedString.Key: Any] {
        [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.label, .paragraphStyle: spaced(8)]
    }

    private static func spaced(_ points: CGFloat) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.paragraphSpacing = points
        style.lineSpacing = 2
        return style
    }
}

extension NSAttributedString {
    /// A trip with a map, a list and a link.
    static var trip: NSAttributedString {
        let text = NSMutableAttributedString(string: "Weekend in Kyoto\n", attributes: Style.title)
        let map = NSTextAttachment()
        map.image = .map(size: CGSize(width: 362, height: 150))
        map.bounds = CGRect(x: 0, y: 0, width: 362, height: 150)
        text.append(NSAttributedString(attachment: map))
        text.append(NSAttributedString(string: "\n", attributes: Style.body))
        text.append(NSAttributedString(string: "Saturday\n", attributes: Style.heading))
        text.append(NSAttributedString(string: "Walk up to the ", attributes: Style.body))
        var marked = Style.body
        marked[.backgroundColor] = UIColor.systemYellow.withAlphaComponent(0.45)
        text.append(NSAttributedString(string: "thousand gates", attributes: marked))
        text.append(NSAttributedString(string: " before breakfast, then tea by the river.\n", attributes: Style.body))
        text.append(NSAttributedString(string: "To pack\n", attributes: Style.heading))
        for (index, thing) in ["Camera", "Umbrella", "Good shoes"].enumerated() {
            let box = NSTextAttachment()
            box.image = UIImage(systemName: index == 0 ? "checkmark.circle.fill" : "circle")?
                .withTintColor(index == 0 ? .systemOrange : .tertiaryLabel)
            box.bounds = CGRect(x: 0, y: -4, width: 20, height: 20)
            text.append(NSAttributedString(attachment: box))
            text.append(NSAttributedString(string: "  \(thing)\n", attributes: Style.body))
        }
        return text
    }
}

extension UIImage {
    /// A hand-drawn map: streets, a river and a pin.
    static func map(size: CGSize) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            let plate = UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 12)
            plate.addClip()
            UIColor(red: 0.95, green: 0.94, blue: 0.9, alpha: 1).setFill()
            context.fill(CGRect(origin: .zero, size: size))
            UIColor.white.setStroke()
            for index in 0..<9 {
                let street = UIBezierPath()
                street.lineWidth = index % 3 == 0 ? 8 : 3
                street.move(to: CGPoint(x: CGFloat(index) * 48 - 10, y: 0))
                street.addLine(to: CGPoint(x: CGFloat(index) * 44 + 20, y: size.height))
                street.move(to: CGPoint(x: 0, y: CGFloat(index) * 24))
                street.addLine(to: CGPoint(x: size.width, y: CGFloat(index) * 24 - 12))
                street.stroke()
            }
            let river = UIBezierPath()
            river.lineWidth = 18
            river.move(to: CGPoint(x: 250, y: -10))
            river.addCurve(
                to: CGPoint(x: 190, y: size.height + 10), controlPoint1: CGPoint(x: 300, y: 60),
                controlPoint2: CGPoint(x: 150, y: 80))
            UIColor(red: 0.62, green: 0.8, blue: 0.93, alpha: 1).setStroke()
            river.stroke()
            UIColor.systemRed.setFill()
            UIImage(systemName: "mappin.circle.fill")?.withTintColor(.systemRed)
                .draw(in: CGRect(x: 120, y: 50, width: 34, height: 34))
        }
    }
}

final class NotesController: UITableViewController {
    private var notes = [
        Note(.trip),
        Note(NSAttributedString(string: "Recipe\nTwo eggs, a cup of flour, patience.", attributes: Style.body)),
        Note(NSAttributedString(string: "Ideas\nA clock that shows only the weekday.", attributes: Style.body)),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Notes"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .compose, primaryAction: UIAction { [unowned self] _ in compose() })
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
        var content = UIListContentConfiguration.subtitleCell()
        content.text = notes[indexPath.row].title
        content.textProperties.font = .preferredFont(forTextStyle: .headline)
        content.secondaryText = notes[indexPath.row].excerpt
        content.secondaryTextProperties.color = .secondaryLabel
        content.secondaryTextProperties.numberOfLines = 1
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        open(notes[indexPath.row])
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: nil) { [unowned self] _, _, done in
            notes.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
            done(true)
        }
        delete.image = UIImage(systemName: "trash.fill")
        return UISwipeActionsConfiguration(actions: [delete])
    }

    private func open(_ note: Note) {
        navigationController?.pushViewController(PageController(note: note), animated: true)
    }

    private func compose() {
        let note = Note(NSAttributedString(string: ""))
        notes.insert(note, at: 0)
        open(note)
    }
}

/// The text of a note.
final class PageController: UIViewController, UITextViewDelegate {
    private let note: Note
    private let page = UITextView()

    init(note: Note) {
        self.note = note
        super.init(nibName: nil, bundle: nil)
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        page.attributedText = note.text
        page.typingAttributes = Style.body
        page.allowsEditingTextAttributes = true
        page.alwaysBounceVertical = true
        page.textContainerInset = UIEdgeInsets(top: 8, left: 15, bottom: 24, right: 15)
        page.delegate = self
        page.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(page)
        NSLayoutConstraint.activate([
            page.topAnchor.constraint(equalTo: view.topAnchor),
            page.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            page.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            page.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
        navigationItem.rightBarButtonItems = [
            button("Redo", "arrow.uturn.forward") { [unowned self] in page.undoManager?.redo() },
            button("Undo", "arrow.uturn.backward") { [unowned self] in page.undoManager?.undo() },
            button("Bold", "bold") { [unowned self] in page.toggleBoldface(nil) },
        ]
    }

    private func button(_ name: String, _ symbol: String, action: @escaping () -> Void) -> UIBarButtonItem {
        let item = UIBarButtonItem(
            image: UIImage(systemName: symbol), primaryAction: UIAction { _ in action() })
        item.accessibilityLabel = name
        return item
    }

    func textViewDidChange(_ textView: UITextView) { note.text = textView.attributedText }
}

let navigation = UINavigationController(rootViewController: NotesController(style: .insetGrouped))
navigation.navigationBar.prefersLargeTitles = true
PlaygroundPage.current.liveView = navigation
let script = TouchScript()
    .tap("Weekend in Kyoto", after: 0.6)
    .tap(at: CGPoint(x: 300, y: 372), after: 1.2)
    .type(" Bring a spare battery.", after: 0.5)
    .tap(at: CGPoint(x: 80, y: 474), count: 2, after: 0.5)
    .tap("Bold", after: 0.8)
    .tap("Undo", after: 0.8)
    .tap("Undo", after: 0.8)
    .tap("Redo", after: 0.8)
    .tap("Notes", traits: .button, after: 0.8)
    .swipe(.left, on: "Recipe", after: 1)
    .wait(untilGone: "Recipe")
    .wait(1)
navigation.view.window?.perform(script, showsTouches: true)
