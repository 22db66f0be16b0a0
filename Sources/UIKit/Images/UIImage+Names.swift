import CoreGraphics
public import Foundation

extension UIImage {
    /// Loads the named image from the program's resources, the program's directory or the initial working directory:
    /// from an uncompiled asset catalogue (`.xcassets`) or a file.
    ///
    /// Returns nil if there is none. Extensions and `@2x` are treated as by `init(contentsOfFile:)`; the name of an
    /// image in a catalogue may have an extension too.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// Loads the named image from a bundle; nil stands for the program's own.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    }

    /// Loads the named image that best matches traits from a bundle; nil stands for the program's own.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        let traits = traitCollection ?? .current
        let sets = [name, ImageFile.withoutEnding(name)].lazy.compactMap { $0 }
            .compactMap { AssetSet(named: $0, kind: "imageset", in: bundle) }
        if let asset = sets.first.map(UIImageAsset.init) {
            let content = asset.image(with: traits).content
            if content.picture != .nothing {
                self.init(content)
                take(asset)
                return
            }
        }
        let found = resourceFolders(of: bundle).lazy.compactMap { folder in
            ImageFile.find(folder.appendingPathComponent(name).path, scale: traits.displayScale)
        }.first
        guard let file = found, let picture = file.picture() else { return nil }
        self.init(
            ImageContent(.pixels(picture.image), scale: file.scale, orientation: picture.orientation))
    }
}

/// Returns the folders that are searched for a bundle's images and colours.
func resourceFolders(of bundle: Bundle?) -> [URL] {
    let bundle = bundle ?? .main
    var folders = [bundle.resourceURL, bundle.bundleURL].compactMap { $0?.standardizedFileURL }
    if bundle == .main {
        folders.append(URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true))
    }
    var seen: Set<URL> = []
    return folders.filter { seen.insert($0).inserted }
}
