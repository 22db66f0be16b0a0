import Foundation
import Kasane

/// What programs that spread a rendering over machines ask first, as JSON.
enum BulkPlan {
    /// Of a movie: how many frames it has, and where its parts may begin.
    static func text(of length: MovieLength) -> String {
        let seconds = String(format: "%.3f", length.winding)
        return "{\"frames\": \(length.frames), \"distance\": \(RenderRequest.partDistance), \"winding\": \(seconds)}"
    }
}
