import CoreGraphics
import Foundation

// The attributes of controls and text input views.
extension NibReader {
    func configure(_ control: UIControl, _ node: NibNode) {
        configureState(of: control, node)
        switch control {
        case let button as UIButton: configure(button, node)
        case let toggle as UISwitch:
            toggle.isOn = node.flag("on") ?? false
            toggle.onTintColor = values.color(node.keyed("onTintColor"))
            toggle.thumbTintColor = values.color(node.keyed("thumbTintColor"))
        case let slider as UISlider:
            slider.minimumValue = Float(node.number("minValue") ?? 0)
            slider.maximumValue = Float(node.number("maxValue") ?? 1)
            slider.value = Float(node.number("value") ?? 0.5)
            if let isContinuous = node.flag("continuous") { slider.isContinuous = isContinuous }
            slider.minimumTrackTintColor = values.color(node.keyed("minimumTrackTintColor"))
            slider.maximumTrackTintColor = values.color(node.keyed("maximumTrackTintColor"))
            slider.minimumValueImage = values.image(node["minimumValueImage"])
            slider.maximumValueImage = values.image(node["maximumValueImage"])
        case let stepper as UIStepper:
            stepper.minimumValue = node.number("minimumValue") ?? 0
            stepper.maximumValue = node.number("maximumValue") ?? 100
            stepper.stepValue = node.number("stepValue") ?? 1
            stepper.value = node.number("value") ?? 0
            stepper.wraps = node.flag("wraps") ?? false
            if let repeats = node.flag("autorepeat") { stepper.autorepeat = repeats }
        case let segments as UISegmentedControl: configure(segments, node)
        case let pages as UIPageControl:
            pages.numberOfPages = node.integer("numberOfPages") ?? 0
            pages.currentPage = node.integer("currentPage") ?? 0
            if let hides = node.flag("hidesForSinglePage") { pages.hidesForSinglePage = hides }
            pages.pageIndicatorTintColor = values.color(node.keyed("pageIndicatorTintColor"))
            pages.currentPageIndicatorTintColor = values.color(node.keyed("currentPageIndicatorTintColor"))
        case let picker as UIDatePicker:
            let modes: [UIDatePicker.Mode] = [.time, .date, .dateAndTime, .countDownTimer]
            if let mode = node.choice("datePickerMode", modes) { picker.datePickerMode = mode }
            if let interval = node.integer("minuteInterval") { picker.minuteInterval = interval }
            if node["style"] == "wheels" { picker.preferredDatePickerStyle = .wheels }
        default: break
        }
    }

    private func configureState(of control: UIControl, _ node: NibNode) {
        if let isEnabled = node.flag("enabled") { control.isEnabled = isEnabled }
        if let isSelected = node.flag("selected") { control.isSelected = isSelected }
        if let isHighlighted = node.flag("highlighted") { control.isHighlighted = isHighlighted }
        let horizontal: [UIControl.ContentHorizontalAlignment] = [.center, .left, .right, .fill, .leading, .trailing]
        if let alignment = node.choice("contentHorizontalAlignment", horizontal) {
            control.contentHorizontalAlignment = alignment
        }
        let vertical: [UIControl.ContentVerticalAlignment] = [.center, .top, .bottom, .fill]
        if let alignment = node.choice("contentVerticalAlignment", vertical) {
            control.contentVerticalAlignment = alignment
        }
    }

    private func configure(_ button: UIButton, _ node: NibNode) {
        let types: [String: UIButton.ButtonType] = [
            "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure, "infoLight": .infoLight,
            "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
        ]
        button.setType(types[node["buttonType"] ?? ""] ?? .custom)
        let states: [(String, UIControl.State)] = [
            ("normal", .normal), ("highlighted", .highlighted), ("disabled", .disabled), ("selected", .selected),
        ]
        for (name, state) in states {
            guard let look = node.children.first(where: { $0.name == "state" && $0["key"] == name }) else { continue }
            if let title = look.string("title") { button.setTitle(title, for: state) }
            if let title = attributed(look.keyed("attributedTitle")) { button.setAttributedTitle(title, for: state) }
            if let color = values.color(look.keyed("titleColor")) { button.setTitleColor(color, for: state) }
            if let color = values.color(look.keyed("titleShadowColor")) {
                button.setTitleShadowColor(color, for: state)
            }
            if let image = values.image(look, "image") { button.setImage(image, for: state) }
            if let image = values.image(look["backgroundImage"]) { button.setBackgroundImage(image, for: state) }
        }
        if let font = values.font(node.keyed("fontDescription")) { button.titleLabel?.font = font }
        if let mode = NibReader.lineBreakMode(node) { button.titleLabel?.lineBreakMode = mode }
        if let insets = node.keyed("contentEdgeInsets") { button.contentEdgeInsets = insets.insets }
        if let insets = node.keyed("titleEdgeInsets") { button.titleEdgeInsets = insets.insets }
        if let insets = node.keyed("imageEdgeInsets") { button.imageEdgeInsets = insets.insets }
        if let look = node.keyed("configuration"), look.name == "buttonConfiguration" { configure(button, look: look) }
    }

    private func configure(_ button: UIButton, look: NibNode) {
        var configuration: UIButton.Configuration =
            switch look["style"] {
            case "filled": .filled()
            case "gray": .gray()
            case "tinted": .tinted()
            default: .plain()
            }
        configuration.title = look.string("title") ?? button.title(for: .normal)
        configuration.subtitle = look.string("subtitle")
        configuration.image = values.image(look, "image")
        if let padding = look.number("imagePadding") { configuration.imagePadding = CGFloat(padding) }
        if let color = values.color(look.keyed("baseForegroundColor")) { configuration.baseForegroundColor = color }
        if let color = values.color(look.keyed("baseBackgroundColor")) { configuration.baseBackgroundColor = color }
        button.configuration = configuration
    }

    private func configure(_ control: UISegmentedControl, _ node: NibNode) {
        control.removeAllSegments()
        for (index, segment) in node.list("segments").enumerated() {
            if let image = values.image(segment, "image") {
                control.insertSegment(with: image, at: index, animated: false)
            } else {
                control.insertSegment(withTitle: segment.string("title"), at: index, animated: false)
            }
            if segment.flag("enabled") == false { control.setEnabled(false, forSegmentAt: index) }
            if let width = segment.number("width") { control.setWidth(CGFloat(width), forSegmentAt: index) }
        }
        let selected = node.integer("selectedSegmentIndex") ?? 0
        if selected < control.numberOfSegments, selected >= -1 { control.selectedSegmentIndex = selected }
        control.isMomentary = node.flag("momentary") ?? false
        control.selectedSegmentTintColor = values.color(node.keyed("selectedSegmentTintColor"))
    }

    // MARK: Text

    func configure(_ field: UITextField, _ node: NibNode) {
        configureState(of: field, node)
        if let font = values.font(node.keyed("fontDescription")) { field.font = font }
        field.text = node.string("text")
        field.placeholder = node.string("placeholder")
        if let color = values.color(node.keyed("textColor")) { field.textColor = color }
        if let alignment = NibReader.alignment(node) { field.textAlignment = alignment }
        field.borderStyle = node.choice("borderStyle", [.none, .line, .bezel, .roundedRect]) ?? .none
        let modes: [UITextField.ViewMode] = [.never, .whileEditing, .unlessEditing, .always]
        field.clearButtonMode = node.choice("clearButtonMode", modes) ?? .never
        if let clears = node.flag("clearsOnBeginEditing") { field.clearsOnBeginEditing = clears }
        if let adjusts = node.flag("adjustsFontSizeToFit") { field.adjustsFontSizeToFitWidth = adjusts }
        if let size = node.number("minimumFontSize") { field.minimumFontSize = CGFloat(size) }
        if let image = values.image(node["background"]) { field.background = image }
        guard let traits = node.keyed("textInputTraits") else { return }
        field.keyboardType = NibReader.keyboardType(traits)
        field.returnKeyType = traits.choice("returnKeyType", NibReader.returnKeys) ?? .default
        field.isSecureTextEntry = traits.flag("secureTextEntry") ?? false
        field.autocapitalizationType = NibReader.capitalization(traits)
        field.autocorrectionType = traits.choice("autocorrectionType", [.no, .yes, .default]) ?? .default
        field.spellCheckingType = traits.choice("spellCheckingType", [.no, .yes, .default]) ?? .default
        field.enablesReturnKeyAutomatically = traits.flag("enablesReturnKeyAutomatically") ?? false
        if let type = traits["textContentType"] { field.textContentType = UITextContentType(rawValue: type) }
    }

    func configure(_ view: UITextView, _ node: NibNode) {
        if let font = values.font(node.keyed("fontDescription")) { view.font = font }
        view.text = node.string("text") ?? ""
        if let text = attributed(node.keyed("attributedText")) { view.attributedText = text }
        if let color = values.color(node.keyed("textColor")) { view.textColor = color }
        if let alignment = NibReader.alignment(node) { view.textAlignment = alignment }
        if let isEditable = node.flag("editable") { view.isEditable = isEditable }
        if let isSelectable = node.flag("selectable") { view.isSelectable = isSelectable }
        guard let traits = node.keyed("textInputTraits") else { return }
        view.keyboardType = NibReader.keyboardType(traits)
        view.returnKeyType = traits.choice("returnKeyType", NibReader.returnKeys) ?? .default
        view.autocapitalizationType = NibReader.capitalization(traits)
        view.autocorrectionType = traits.choice("autocorrectionType", [.no, .yes, .default]) ?? .default
    }

    private static func keyboardType(_ node: NibNode) -> UIKeyboardType {
        switch node["keyboardType"] {
        case "alphabet": .asciiCapable
        case "alphanumeric": .asciiCapableNumberPad
        default:
            node.choice(
                "keyboardType",
                [
                    .numbersAndPunctuation, .URL, .numberPad, .phonePad, .namePhonePad, .emailAddress, .decimalPad,
                    .twitter,
                    .webSearch, .asciiCapableNumberPad,
                ]) ?? .default
        }
    }

    private static let returnKeys: [UIReturnKeyType] = [
        .default, .go, .google, .join, .next, .route, .search, .send, .yahoo, .done, .emergencyCall, .continue,
    ]

    /// `.sentences` if unspecified, as for views created in code.
    private static func capitalization(_ node: NibNode) -> UITextAutocapitalizationType {
        node.choice("autocapitalizationType", [.words, .sentences, .allCharacters]) ?? .none
    }
}
