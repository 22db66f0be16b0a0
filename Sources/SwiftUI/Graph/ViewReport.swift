import QuartzCore

/// Reports what is wrong with a view, once, with the name of the view of the program's that it is in.
func reportInView(_ message: String) { reportOnce(message + writtenPlace()) }

/// The view of the program's that is being evaluated or measured, as the end of a report: empty where there is none.
func writtenPlace() -> String {
    guard MainActor.isCurrent else { return "" }
    return MainActor.assumeIsolated { ViewGraph.currentReader?.writtenPlace ?? "" }
}

extension _ViewNode {
    /// The nearest view around that is not SwiftUI's own, as the end of a report.
    final var writtenPlace: String { nearestWrittenName.map { ", in \($0)" } ?? "" }

    /// What reports call the node: the view of the program's that it is, or that it is in.
    final var reportedName: String { nearestWrittenName ?? label }

    private final var nearestWrittenName: String? {
        var node: _ViewNode? = self
        while let current = node {
            if let name = current.writtenName { return name }
            node = current.parent
        }
        return nil
    }
}

/// The name of a type with a body; nil for one of SwiftUI's.
func writtenTypeName(of type: Any.Type) -> String? {
    String(reflecting: type).hasPrefix("SwiftUI.") ? nil : "\(type)"
}
