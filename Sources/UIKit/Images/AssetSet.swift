import CoreGraphics
import Foundation

/// A set of images, colours or data in an asset catalogue's folder, as Xcode writes it, with a variant for each scale
/// and appearance.
struct AssetSet: Sendable {
    private let folder: URL
    private let contents: Contents

    private struct Contents: Decodable, Sendable {
        var images: [Variant]?
        var colors: [Variant]?
        var data: [Variant]?
        var properties: Properties?
    }

    private struct Properties: Decodable, Sendable {
        var intent: String?

        enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
    }

    private struct Variant: Decodable, Sendable {
        var filename: String?
        var scale: String?
        var appearances: [Appearance]?
        var color: ColorEntry?
        var idiom: String?
        var typeIdentifier: String?

        enum CodingKeys: String, CodingKey {
            case filename, scale, appearances, color, idiom
            case typeIdentifier = "universal-type-identifier"
        }
    }

    private struct Appearance: Decodable, Sendable {
        var appearance: String
        var value: String
    }

    private struct ColorEntry: Decodable, Sendable {
        var space: String?
        var components: [String: String]?

        enum CodingKeys: String, CodingKey {
            case space = "color-space"
            case components
        }
    }

    /// Loads the set of a name and a kind, `imageset`, `colorset` or `dataset`, from the first catalogue that contains
    /// it; returns nil if none does or it can't be read, which is reported.
    init?(named name: String, kind: String, in bundle: Bundle?) {
        guard !name.isEmpty, let folder = AssetSet.folder("\(name).\(kind)", in: bundle) else { return nil }
        self.folder = folder
        do {
            let data = try Data(contentsOf: folder.appendingPathComponent("Contents.json"))
            contents = try JSONDecoder().decode(Contents.self, from: data)
        } catch {
            reportOnce("\(folder.path): Contents.json can't be read: \(error)")
            return nil
        }
    }

    private static func folder(_ name: String, in bundle: Bundle?) -> URL? {
        let files = FileManager.default
        let catalogs = resourceFolders(of: bundle).flatMap { folder in
            ((try? files.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? [])
                .filter { $0.pathExtension == "xcassets" }
                .sorted { $0.lastPathComponent < $1.lastPathComponent }
        }
        for catalog in catalogs {
            let direct = catalog.appendingPathComponent(name)
            if files.fileExists(atPath: direct.path) { return direct }
            // Groups aren't part of the name, unless they provide a namespace.
            guard let all = files.enumerator(at: catalog, includingPropertiesForKeys: nil) else { continue }
            for case let url as URL in all where url.lastPathComponent == name { return url }
        }
        return nil
    }

    /// Returns the variants that match the most attributes of the traits, and require no others.
    private func best(of variants: [Variant], for traits: UITraitCollection) -> [Variant] {
        func fitting(_ variant: Variant) -> Int? {
            var count = 0
            for wanted in variant.appearances ?? [] {
                let holds =
                    switch (wanted.appearance, wanted.value) {
                    case ("luminosity", "dark"): traits.userInterfaceStyle == .dark
                    case ("luminosity", "light"): traits.userInterfaceStyle != .dark
                    case ("contrast", "high"): traits.accessibilityContrast == .high
                    default: false
                    }
                guard holds else { return nil }
                count += 1
            }
            return count
        }
        let counts = variants.map(fitting)
        let most = counts.compactMap { $0 }.max()
        return zip(variants, counts).filter { $0.1 != nil && $0.1 == most }.map(\.0)
    }

    // MARK: Images

    /// Returns the image that best matches the traits; nil if no file of the set contains an image.
    func image(for traits: UITraitCollection) -> UIImage? {
        let variants = best(of: (contents.images ?? []).filter { $0.filename != nil }, for: traits)
        func scale(_ variant: Variant) -> CGFloat {
            CGFloat(variant.scale.flatMap { Double($0.replacingOccurrences(of: "x", with: "")) } ?? 1)
        }
        // The lowest sufficient scale, or else the highest available one.
        let ordered = variants.sorted { scale($0) < scale($1) }
        guard let variant = ordered.first(where: { scale($0) >= traits.displayScale }) ?? ordered.last,
            let image = variant.filename.flatMap({
                Self.image(at: folder.appendingPathComponent($0), scale: scale(variant), for: traits)
            })
        else { return nil }
        switch contents.properties?.intent {
        case "template": return image.withRenderingMode(.alwaysTemplate)
        case "original": return image.withRenderingMode(.alwaysOriginal)
        default: return image
        }
    }

    /// Returns the image of a file. The first page of a PDF is rendered at the display's scale.
    private static func image(at url: URL, scale: CGFloat, for traits: UITraitCollection) -> UIImage? {
        if url.pathExtension.lowercased() == "pdf" {
            let scale = traits.displayScale > 0 ? traits.displayScale : 1
            return CGPDFDocument(url as CFURL)?.page(at: 1)?.image(scale: scale).map {
                UIImage(cgImage: $0, scale: scale, orientation: .up)
            }
        }
        return ImageFile(path: url.path, scale: scale)?.picture().map {
            UIImage(cgImage: $0.image, scale: scale, orientation: $0.orientation)
        }
    }

    // MARK: Data

    /// Returns the file that best matches the traits, and the type of its data; nil if the set contains none.
    func file(for traits: UITraitCollection) -> (url: URL, typeIdentifier: String)? {
        let idiom = traits.userInterfaceIdiom == .pad ? "ipad" : "iphone"
        let variants = (contents.data ?? []).filter { $0.filename != nil }
        let found =
            variants.first { $0.idiom == idiom } ?? variants.first { $0.idiom == nil || $0.idiom == "universal" }
        guard let found, let name = found.filename else { return nil }
        let url = folder.appendingPathComponent(name)
        return (url, found.typeIdentifier ?? Self.typeIdentifiers[url.pathExtension.lowercased()] ?? "public.data")
    }

    /// The type identifiers by file extension.
    private static let typeIdentifiers = [
        "json": "public.json", "txt": "public.plain-text", "xml": "public.xml",
        "csv": "public.comma-separated-values-text",
        "html": "public.html", "pdf": "com.adobe.pdf", "plist": "com.apple.property-list", "png": "public.png",
        "jpg": "public.jpeg", "jpeg": "public.jpeg", "gif": "com.compuserve.gif", "zip": "public.zip-archive",
    ]

    // MARK: Colours

    /// Returns the colour that best matches the traits; nil if the set contains no valid one.
    func color(for traits: UITraitCollection) -> UIColor? {
        best(of: contents.colors ?? [], for: traits).lazy.compactMap { $0.color.flatMap { Self.color($0) } }.first
    }

    private static func color(_ entry: ColorEntry) -> UIColor? {
        let parts = (entry.components ?? [:]).compactMapValues { component($0) }
        let alpha = parts["alpha"] ?? 1
        if let white = parts["white"] { return UIColor(white: white, alpha: alpha) }
        guard let red = parts["red"], let green = parts["green"], let blue = parts["blue"] else { return nil }
        return entry.space == "display-p3"
            ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
            : UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Parses a component such as "0.5", "128" or "0x80".
    private static func component(_ text: String) -> CGFloat? {
        if text.lowercased().hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
        guard let number = Double(text), number.isFinite else { return nil }
        return CGFloat(text.contains(".") ? number : number / 255)
    }
}
