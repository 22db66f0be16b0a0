import QuartzCore

/// Reports a problem with a view, once, with the name of the program's view that contains it.
func reportInView(_ message: String) { reportOnce(message + writtenPlace()) }

/// Returns the program's view being evaluated or measured, as the suffix of a report: empty if there is none.
func writtenPlace() -> String {
    guard MainActor.isCurrent else { return "" }
    return MainActor.assumeIsolated { ViewGraph.currentReader?.writtenPlace ?? "" }
}

extension _ViewNode {
    /// The nearest enclosing view that isn't SwiftUI's own, as the suffix of a report.
    final var writtenPlace: String { nearestWrittenName.map { ", in \($0)" } ?? "" }

    /// The node's name in reports: that of the program's view that it is or that contains it.
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

/// Returns the name of a type with a body; nil for SwiftUI's own types.
func writtenTypeName(of type: Any.Type) -> String? {
    String(reflecting: type).hasPrefix("SwiftUI.") ? nil : "\(type)"
}
