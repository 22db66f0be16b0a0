import Foundation

/// An app's `Info.plist`.
enum InfoPlist {
    /// Reads one, with references to build settings expanded.
    static func read(_ path: String, _ settings: BuildSettings) -> [String: Any] {
        guard let data = FileManager.default.contents(atPath: path),
            let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
                as? [String: Any]
        else { return [:] }
        return expand(list, settings) as? [String: Any] ?? [:]
    }

    /// Returns a target's list, as Xcode creates it from the file and the build settings.
    static func make(for target: XcodeTarget, in folder: String) -> [String: Any] {
        let settings = target.settings
        var list: [String: Any] = [
            "CFBundleName": settings["PRODUCT_NAME"] ?? target.name,
            "CFBundleExecutable": settings["EXECUTABLE_NAME"] ?? target.name,
            "CFBundlePackageType": target.isApp ? "APPL" : "BNDL",
            "CFBundleInfoDictionaryVersion": "6.0",
        ]
        for (key, name) in [
            "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER", "CFBundleShortVersionString": "MARKETING_VERSION",
            "CFBundleVersion": "CURRENT_PROJECT_VERSION", "CFBundleDevelopmentRegion": "DEVELOPMENT_LANGUAGE",
        ] {
            if let value = settings[name] { list[key] = value }
        }
        let switches: [String: Any] = ["YES": true, "NO": false]
        for key in settings.values.keys where key.hasPrefix("INFOPLIST_KEY_") {
            guard let value = settings[key] else { continue }
            list[String(key.dropFirst("INFOPLIST_KEY_".count))] = switches[value] ?? value
        }
        if let file = settings["INFOPLIST_FILE"] {
            list.merge(read(file.hasPrefix("/") ? file : "\(folder)/\(file)", settings)) { $1 }
        }
        return list
    }

    private static func expand(_ value: Any, _ settings: BuildSettings) -> Any {
        switch value {
        case let text as String: settings.expand(text)
        case let list as [Any]: list.map { expand($0, settings) }
        case let list as [String: Any]: list.mapValues { expand($0, settings) }
        default: value
        }
    }
}
