import Foundation

/// A request to build sources.
package struct PortRequest: Equatable, Sendable {
    package enum Source: Equatable, Sendable {
        /// The package at or above a folder.
        case package(folder: String)
        /// A folder of sources without a manifest.
        case folder(String)
        /// A target of a project; nil for its only app.
        case project(String, target: String?)
    }

    package var source: Source
    /// The scratch folder; nil for `.build/kasane` beside the sources.
    package var scratch: String?
    /// Options for the package manager that control dependency resolution.
    package var options: [String] = []
    /// "debug" or "release".
    package var configuration = "debug"

    package init(_ source: Source) { self.source = source }
}

extension PortRequest {
    /// Returns the package to build: the user's own, or one that is generated below the scratch folder.
    ///
    /// - Returns: The package, and one line for each item that it leaves out.
    package func package(_ observer: any PortObserver) throws -> (package: PortedPackage, notes: [String]) {
        switch source {
        case .package(let folder):
            return (try PortedPackage(folder: folder, scratch: scratch, options: options, observer: observer), [])
        case .folder(let path):
            let folder = try PlainFolder(path: path)
            return (try generate(try folder.package(), beside: folder.path, observer), [])
        case .project(let path, let name):
            let place = realpath(path, nil).map { pointer in
                defer { free(pointer) }
                return String(cString: pointer)
            }
            guard let place else {
                throw SceneFailure.line("project \(path) not found: name one such as App.xcodeproj")
            }
            let project = try XcodeProject(path: place)
            let target = try project.target(named: name)
            let package = try project.package(for: target)
            let resolved = "\(place)/project.xcworkspace/xcshareddata/swiftpm/Package.resolved"
            let ported = try generate(package, beside: project.folder, resolved: resolved, observer)
            return (ported, PortRequest.notes(target, in: project))
        }
    }

    private func generate(
        _ package: GeneratedPackage, beside folder: String, resolved: String? = nil, _ observer: any PortObserver
    ) throws -> PortedPackage {
        let base = scratch.map { URL(fileURLWithPath: $0).path } ?? "\(folder)/.build/kasane"
        let scratch = ScratchFolder(path: "\(base)/\(package.name)")
        try scratch.make()
        let place = "\(scratch.own)/package"
        try package.write(to: place)
        if let resolved, let pins = FileManager.default.contents(atPath: resolved),
            access("\(place)/Package.resolved", F_OK) != 0
        {
            try ScratchFolder.write(pins, to: "\(place)/Package.resolved")
        }
        let ported = try PortedPackage(folder: place, scratch: scratch.path, options: options, observer: observer)
        ported.resources = package
        ported.configuration = configuration
        return ported
    }

    /// Returns notes on parts of a target that can't work.
    private static func notes(_ target: XcodeTarget, in project: XcodeProject) -> [String] {
        var notes: [String] = []
        func names(_ paths: [String]) -> String {
            let names = paths.map { URL(fileURLWithPath: $0).lastPathComponent }
            return names.prefix(5).joined(separator: ", ") + (names.count > 5 ? " and \(names.count - 5) more" : "")
        }
        if !target.foreignSources.isEmpty {
            notes.append(
                "\(names(target.foreignSources)) of \(target.name) are skipped: only Swift sources are built")
        }
        let missing = project.missingFrameworks(of: target)
        if !missing.isEmpty {
            notes.append(
                "\(names(missing)) of \(target.name) are not built: add their sources to the project, or as "
                    + "packages")
        }
        return notes
    }
}
