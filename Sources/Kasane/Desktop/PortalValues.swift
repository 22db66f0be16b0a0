/// The settings reported by a desktop's portal, by namespace and key.
package struct PortalValues {
    static let appearance = "org.freedesktop.appearance"
    static let interface = "org.gnome.desktop.interface"
    static let accessibility = "org.gnome.desktop.a11y.interface"
    static let namespaces = [appearance, interface, accessibility]

    private var values: [String: BusValue] = [:]

    package init() {}

    /// The keys that are used here; others are ignored.
    private static let known: Set = [
        "\(appearance) color-scheme", "\(appearance) contrast", "\(appearance) reduced-motion",
        "\(interface) color-scheme", "\(interface) enable-animations", "\(interface) text-scaling-factor",
        "\(interface) scaling-factor", "\(accessibility) high-contrast",
    ]

    /// Reads the reply of `ReadAll`: dictionaries of values by namespace and key.
    package mutating func take(all answer: [BusValue]) {
        values = [:]
        for (namespace, settings) in answer.first?.dictionary ?? [:] {
            for (key, value) in settings.dictionary ?? [:] { take(namespace, key, value) }
        }
    }

    /// Reads the arguments of `SettingChanged`.
    package mutating func take(changed arguments: [BusValue]) {
        guard arguments.count == 3, let namespace = arguments[0].text, let key = arguments[1].text else { return }
        take(namespace, key, arguments[2])
    }

    private mutating func take(_ namespace: String, _ key: String, _ value: BusValue) {
        let name = "\(namespace) \(key)"
        if PortalValues.known.contains(name) { values[name] = value.unwrapped }
    }

    /// The interpreted values. The common appearance namespace takes precedence over a particular desktop's keys.
    package var settings: DesktopSettings {
        var settings = DesktopSettings()
        settings.isDark = isDark
        settings.hasHighContrast =
            switch values["\(PortalValues.appearance) contrast"]?.integer {
            case 1?: true
            case 0?: values["\(PortalValues.accessibility) high-contrast"]?.flag ?? false
            default: values["\(PortalValues.accessibility) high-contrast"]?.flag
            }
        settings.reducesMotion =
            switch values["\(PortalValues.appearance) reduced-motion"]?.integer {
            case 1?: true
            case 0?: false
            default: values["\(PortalValues.interface) enable-animations"]?.flag.map { !$0 }
            }
        if let scale = values["\(PortalValues.interface) text-scaling-factor"]?.number, (0.25...8).contains(scale) {
            settings.textScale = scale
        }
        // 0 means the display's default.
        if let scale = values["\(PortalValues.interface) scaling-factor"]?.integer, (1...8).contains(scale) {
            settings.scale = Double(scale)
        }
        return settings
    }

    private var isDark: Bool? {
        switch values["\(PortalValues.appearance) color-scheme"]?.integer {
        case 1?: true
        case 0?, 2?: false
        default:
            switch values["\(PortalValues.interface) color-scheme"]?.text {
            case "prefer-dark"?: true
            case "prefer-light"?, "default"?: false
            default: nil
            }
        }
    }
}
