import Foundation
import FoundationXML

/// A workspace: projects, packages and files that are built together.
struct XcodeWorkspace {
    /// The paths of its projects, packages and files.
    let members: [String]

    /// Returns nil for a folder that isn't a workspace.
    init?(path: String) {
        guard let data = FileManager.default.contents(atPath: "\(path)/contents.xcworkspacedata") else { return nil }
        let reader = WorkspaceReader(folder: URL(fileURLWithPath: path).deletingLastPathComponent().path)
        let parser = XMLParser(data: data)
        parser.delegate = reader
        guard parser.parse() else { return nil }
        members = reader.members
    }

    /// Returns the workspaces that contain a project, in its folder and the three above.
    static func all(containing project: String) -> [XcodeWorkspace] {
        var folder = URL(fileURLWithPath: project).deletingLastPathComponent()
        var found: [XcodeWorkspace] = []
        for _ in 0..<4 where folder.path != "/" {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            for name in names.sorted() where name.hasSuffix(".xcworkspace") {
                guard let workspace = XcodeWorkspace(path: folder.appendingPathComponent(name).path) else { continue }
                if workspace.members.contains(project) { found.append(workspace) }
            }
            folder.deleteLastPathComponent()
        }
        return found
    }
}

/// Collects the locations in a workspace's file. Those of a group's members are relative to the group's.
private final class WorkspaceReader: NSObject, XMLParserDelegate {
    /// The workspace's folder.
    private let folder: String
    /// The folders of the elements around the current position.
    private var folders: [String]
    private(set) var members: [String] = []

    init(folder: String) {
        self.folder = folder
        folders = [folder]
    }

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        let place = path(attributes["location"])
        if elementName == "FileRef" { members.append(place) }
        folders.append(place)
    }

    func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?
    ) {
        folders.removeLast()
    }

    private func path(_ location: String?) -> String {
        let outer = folders.last ?? folder
        guard let location, let colon = location.firstIndex(of: ":") else { return outer }
        let rest = String(location[location.index(after: colon)...])
        let path: String =
            switch location[..<colon] {
            case "absolute": rest
            case "container": "\(folder)/\(rest)"
            default: "\(outer)/\(rest)"
            }
        return URL(fileURLWithPath: path).standardizedFileURL.path
    }
}
