// An address book: sections with an index, a search, and a card that is edited in a sheet.
// Poster: 0.4 s
// Device: iPhone 16 Pro

import PlaygroundSupport
import UIKit

struct Contact: Hashable {
    let id: Int
    var given: String
    var family: String
    var phone: String
    var email: String { "\(given).\(family)@example.org".lowercased() }
    var name: String { "\(given) \(family)" }
    var initials: String { "\(given.prefix(1))\(family.prefix(1))" }

    var color: UIColor {
        let colors: [UIColor] = [
            .systemRed, .systemOrange, .systemGreen, .systemTeal, .systemBlue, .systemIndigo, .systemPink,
        ]
        return colors[id % colors.count]
    }

    static let all: [Contact] = {
        let given = [
            "Ada", "Grace", "Alan", "Edsger", "Barbara", "Donald", "Radia", "Ken", "Margaret", "Dennis", "Frances",
            "Niklaus",
            "Katherine", "John", "Hedy", "Tim", "Evelyn", "Claude", "Jean", "Leslie",
        ]
        let family = [
            "Ahlers", "Baker", "Castro", "Dubois", "Eriksen", "Fischer", "Garcia", "Haddad", "Ito", "Jansen",
            "Kowalski",
            "Lindberg", "Moreau", "Novak", "Okafor", "Petrov", "Rossi", "Suzuki", "Tanaka", "Weber",
        ]
        return (0..<60).map { index in
            Contact(
                id: index, given: given[index * 7 % given.count],
                family: family[(index * 3 + index / 20) % family.count],
                phone: "+44 20 7946 0\(100 + index * 13)")
        }.sorted { ($0.family, $0.given) < ($1.family, $1.given) }
    }()
}

extension UIImage {
    /// A disc with initials.
    static func disc(of contact: Contact, diameter: CGFloat) -> UIImage {
        let size = CGSize(width: diameter, height: diameter)
        return UIGraphicsImageRenderer(size: size).image { context in
            contact.color.setFill()
            context.cgContext.fillEllipse(in: CGRect(origin: .zero, size: size))
            let text = NSAttributedString(
                string: contact.initials,
                attributes: [
                    .font: UIFont.systemFont(ofSize: diameter * 0.4, weight: .semibold),
                    .foregroundColor: UIColor.white,
                ])
            let bounds = text.size()
            text.draw(at: CGPoint(x: (diameter - bounds.width) / 2, y: (diameter - bounds.height) / 2))
        }
    }
}

final class ContactsController: UITableViewController, UISearchResultsUpdating {
    private var contacts = Contact.all
    private var sections: [(letter: String, contacts: [Contact])] = []
    private let search = UISearchController(searchResultsController: nil)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Contacts"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = "Names"
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        arrange()
    }

    private func arrange() {
        let words = search.searchBar.text ?? ""
        let shown = words.isEmpty ? contacts : contacts.filter { $0.name.localizedCaseInsensitiveContains(words) }
        sections = Dictionary(grouping: shown) { String($0.family.prefix(1)) }.sorted { $0.key < $1.key }
            .map { (letter: $0.key, contacts: $0.value) }
        tableView.reloadData()
        var nothing: UIContentUnavailableConfiguration?
        if sections.isEmpty { nothing = .search() }
        contentUnavailableConfiguration = nothing
    }

    func updateSearchResults(for searchController: UISearchController) { arrange() }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].contacts.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].letter
    }

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        search.isActive ? nil : sections.map(\.letter)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
        let contact = sections[indexPath.section].contacts[indexPath.row]
        var content = cell.defaultContentConfiguration()
        let name = NSMutableAttributedString(
            string: contact.given + " ", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        name.append(NSAttributedString(string: contact.family, attributes: [.font: UIFont.boldSystemFont(ofSize: 17)]))
        content.attributedText = name
        content.image = .disc(of: contact, diameter: 34)
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let card = CardController(contact: sections[indexPath.section].contacts[indexPath.row])
        card.onChange = { [unowned self] changed in
            contacts = contacts.map { $0.id == changed.id ? changed : $0 }.sorted {
                ($0.family, $0.given) < ($1.family, $1.given)
            }
            arrange()
        }
        navigationController?.pushViewController(card, animated: true)
    }
}

/// The data of a contact.
final class CardController: UITableViewController {
    private var contact: Contact
    var onChange: (Contact) -> Void = { _ in }

    init(contact: Contact) {
        self.contact = contact
        super.init(style: .insetGrouped)
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .edit, primaryAction: UIAction { [unowned self] _ in edit() })
        show()
    }

    private func show() {
        let disc = UIImageView(image: .disc(of: contact, diameter: 100))
        let name = UILabel()
        name.text = contact.name
        name.font = .preferredFont(forTextStyle: .title1)
        let stack = UIStackView(arrangedSubviews: [disc, name])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 10
        stack.frame.size = CGSize(width: 100, height: 170)
        disc.setContentHuggingPriority(.required, for: .vertical)
        tableView.tableHeaderView = stack
        tableView.reloadData()
    }

    private var rows: [(label: String, value: String)] {
        [("mobile", contact.phone), ("work", contact.email)]
    }

    override func numberOfSections(in tableView: UITableView) -> Int { rows.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        var content = UIListContentConfiguration.cell()
        content.text = rows[indexPath.section].label
        content.textProperties.font = .preferredFont(forTextStyle: .subheadline)
        content.secondaryText = rows[indexPath.section].value
        content.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
        content.secondaryTextProperties.color = .tintColor
        cell.contentConfiguration = content
        cell.selectionStyle = .none
        return cell
    }

    private func edit() {
        let form = FormController(contact: contact) { [unowned self] changed in
            contact = changed
            show()
            onChange(changed)
        }
        let sheet = UINavigationController(rootViewController: form)
        sheet.sheetPresentationController?.detents = [.medium(), .large()]
        sheet.sheetPresentationController?.prefersGrabberVisible = true
        present(sheet, animated: true)
    }
}

/// Text fields for the parts of a name.
final class FormController: UIViewController, UITextFieldDelegate {
    private var contact: Contact
    private let onDone: (Contact) -> Void
    private let fields = [UITextField(), UITextField(), UITextField()]

    init(contact: Contact, onDone: @escaping (Contact) -> Void) {
        self.contact = contact
        self.onDone = onDone
        super.init(nibName: nil, bundle: nil)
        title = "Edit"
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [unowned self] _ in dismiss(animated: true) })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [unowned self] _ in finish() })
        let texts = [contact.given, contact.family, contact.phone]
        for (field, (text, hint)) in zip(fields, zip(texts, ["First name", "Last name", "Phone"])) {
            field.text = text
            field.placeholder = hint
            field.borderStyle = .roundedRect
            field.clearButtonMode = .whileEditing
            field.returnKeyType = .next
            field.delegate = self
        }
        fields[2].keyboardType = .phonePad
        let stack = UIStackView(arrangedSubviews: fields)
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let area = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            stack.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: area.trailingAnchor),
        ])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        fields[1].becomeFirstResponder()
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        let next = fields.firstIndex(of: textField).map { fields[($0 + 1) % fields.count] }
        next?.becomeFirstResponder()
        return false
    }

    private func finish() {
        contact.given = fields[0].text ?? ""
        contact.family = fields[1].text ?? ""
        contact.phone = fields[2].text ?? ""
        onDone(contact)
        dismiss(animated: true)
    }
}

let navigation = UINavigationController(rootViewController: ContactsController(style: .plain))
navigation.navigationBar.prefersLargeTitles = true
PlaygroundPage.current.liveView = navigation
let script = TouchScript()
    .swipe(.up, duration: 0.3, after: 0.6)
    .swipe(.down, duration: 0.25, after: 1)
    .type("gr", into: "Names", after: 1.2)
    .tap("Cancel", after: 1.2)
    .tap("Ada Castro", after: 1)
    .tap("Edit", after: 1)
    .wait(for: "Last name")
    .type(" Hopper", into: "Last name", after: 0.8)
    .tap("Done", after: 0.8)
    .wait(untilGone: "Done")
    .tap("Contacts", traits: .button, after: 1)
    .wait(1)
navigation.view.window?.perform(script, showsTouches: true)
