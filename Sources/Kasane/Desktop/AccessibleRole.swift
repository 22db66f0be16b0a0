import UIKit

/// The role of an object, with AT-SPI's numbers.
enum AccessibleRole: UInt32 {
    case alert = 2
    case animation = 3
    case dialog = 16
    case frame = 23
    case image = 27
    case label = 29
    case list = 31
    case listItem = 32
    case tab = 37
    case tabList = 38
    case panel = 39
    case password = 40
    case progressBar = 42
    case button = 43
    case radioButton = 44
    case scrollPane = 49
    case slider = 51
    case spinButton = 52
    case table = 55
    case text = 61
    case toggleButton = 62
    case application = 75
    case entry = 79
    case heading = 83
    case link = 88
    case grouping = 99
    case landmark = 110

    /// The role's name in AT-SPI.
    var name: String {
        switch self {
        case .alert: "alert"
        case .animation: "animation"
        case .dialog: "dialog"
        case .frame: "frame"
        case .image: "image"
        case .label: "label"
        case .list: "list"
        case .listItem: "list item"
        case .tab: "page tab"
        case .tabList: "page tab list"
        case .panel: "panel"
        case .password: "password text"
        case .progressBar: "progress bar"
        case .button: "push button"
        case .radioButton: "radio button"
        case .scrollPane: "scroll pane"
        case .slider: "slider"
        case .spinButton: "spin button"
        case .table: "table"
        case .text: "text"
        case .toggleButton: "toggle button"
        case .application: "application"
        case .entry: "entry"
        case .heading: "heading"
        case .link: "link"
        case .grouping: "grouping"
        case .landmark: "landmark"
        }
    }
}

extension AccessibleRole {
    /// The role of a view or an element: determined by its class if possible, or else by its traits.
    @MainActor
    init(of responder: UIResponder, in container: AccessibleRole?) {
        let traits = responder.accessibilityTraits
        switch responder {
        case let input as any UIResponder & UITextInput where !traits.contains(.staticText):
            self = input.isSecureTextEntry ? .password : input is UITextView ? .text : .entry
        case is UIProgressView: self = .progressBar
        case is UIActivityIndicatorView: self = .animation
        case is UISlider: self = .slider
        case _ where traits.contains(.adjustable):
            self = AccessibleValue.number(in: responder.accessibilityValue) == nil ? .spinButton : .slider
        case _ where traits.contains(.toggleButton): self = .toggleButton
        case _ where traits.contains(.tabBar), is UITabBar: self = .tabList
        case _ where traits.contains(.searchField): self = .entry
        case is UITableView, is UICollectionView: self = .list
        case is UITableViewCell, is UICollectionViewCell: self = .listItem
        case is UIScrollView: self = .scrollPane
        case _ where traits.contains(.link): self = .link
        case _ where traits.contains(.header): self = .heading
        case _ where !traits.isDisjoint(with: [.button, .keyboardKey]):
            self = container == .tabList ? .tab : container == .grouping ? .radioButton : .button
        case _ where traits.contains(.image): self = .image
        case _ where traits.contains(.staticText): self = .label
        case is UISegmentedControl: self = .grouping
        default:
            self =
                switch responder.accessibilityContainerType {
                case .list: .list
                case .dataTable: .table
                case .landmark: .landmark
                case .semanticGroup: .grouping
                default: .panel
                }
        }
    }
}
