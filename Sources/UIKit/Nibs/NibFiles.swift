import Foundation

/// Finds and parses the files of storyboards and nibs.
enum NibFiles {
    /// Finds a file by name in a bundle, or beside a scene, including in language folders, with the development
    /// language first.
    static func find(_ name: String, ending: String, in bundle: Bundle?) -> URL? {
        guard !name.isEmpty, !name.contains("/") else { return nil }
        let languages = ["", "Base.lproj", "\(developerLanguage(of: bundle)).lproj", "en.lproj"]
        for folder in folders(of: bundle) {
            for language in languages {
                let place = language.isEmpty ? folder : folder.appendingPathComponent(language)
                let file = place.appendingPathComponent("\(name).\(ending)")
                if FileManager.default.fileExists(atPath: file.path) { return file }
            }
        }
        return nil
    }

    /// Foundation's `developmentLocalization` traps if no `Info.plist` specifies it.
    private static func developerLanguage(of bundle: Bundle?) -> String {
        bundle?.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String ?? "en"
    }

    /// The resource folders of a bundle; without one, those of the program and of its packages, by name.
    private static func folders(of bundle: Bundle?) -> [URL] {
        let own = resourceFolders(of: bundle)
        guard bundle == nil || bundle == .main else { return own }
        return own
            + own.flatMap { folder in
                let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
                return names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
                    .map { folder.appendingPathComponent($0) }
            }
    }

    /// Finds and parses a file by name.
    static func document(_ name: String, ending: String, in bundle: Bundle?) throws(NibError) -> NibDocument {
        guard let file = find(name, ending: ending, in: bundle) else { throw .missing(name: "\(name).\(ending)") }
        let size = (try? FileManager.default.attributesOfItem(atPath: file.path))?[.size] as? Int ?? 0
        guard size <= NibDocument.maxBytes else { throw .tooLarge(bytes: size) }
        guard let data = try? Data(contentsOf: file) else { throw .unreadable(name: "\(name).\(ending)") }
        return try NibDocument(data)
    }
}
