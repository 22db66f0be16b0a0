import Foundation
package import UniformTypeIdentifiers

/// A file received from another program, from which a value is imported.
public struct _ReceivedForm: Sendable {
    let file: URL
    let type: UTType

    /// Describes a file of a content type.
    package init(file: URL, type: UTType) { (self.file, self.type) = (file, type) }

    /// The file's bytes.
    var data: Data { get throws { try Data(contentsOf: file) } }
}

extension Transferable {
    /// Imports a value with the first representation that reads the type; nil if there is none.
    package nonisolated(nonsending) static func _import(_ data: _ReceivedForm) async throws -> Self? {
        try await _import(data, transferRepresentation)
    }

    private nonisolated(nonsending) static func _import<R: TransferRepresentation>(
        _ data: _ReceivedForm, _ form: R
    ) async throws -> Self? { try await form._import(data) as? Self }
}
